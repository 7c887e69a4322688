import subprocess
import sys
from array import array
from importlib.resources import files
from pathlib import Path

import pytest
from bench.ladder.facts import Facts, Spread, calls, tile_points
from bench.ladder.fingerprint import STANDS_IN, fingerprint
from bench.ladder.ladder import KEPT, MATCHES, RANGES, RUNGS, Ladder, LadderError, Match
from bench.ladder.page import NOTES, write_page

from support.pages import ROOT
from thurntaxis import engine
from thurntaxis.arena import Here, Journal, JournalError
from thurntaxis.arena.journal import GAMES
from thurntaxis.bots import UnknownBot
from thurntaxis.bots.opponents.builder import BuilderBot

from .hand_made import game, seat

SMALL = (
    Match("builder-random-2p", ("builder", "random"), 20, range=(0.5, 1.0)),
    Match("builder-random-4p", ("builder", "random", "random", "random"), 8, range=(0.99, 1.0)),
    Match("medium-self-4p", ("builder",) * 4, 10),
    Match("without-postmaster", ("without:official=postmaster,bot=builder", "builder"), 10),
)


@pytest.fixture
def builder_as_the_strongest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.ladder.page.SELF_PLAY", ("builder",))


def test_every_range_has_its_match() -> None:
    ranges = {(match.bots[0], match.players): match.range for match in MATCHES if match.range is not None}
    assert ranges == RANGES
    for match in MATCHES:
        if match.range is not None:
            assert match.bots[1:] == (RUNGS[RUNGS.index(match.bots[0]) - 1],) * (match.players - 1)
    assert len({match.name for match in MATCHES}) == len(MATCHES)


def test_a_stopped_ladder_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole, parts = Ladder(tmp_path / "whole", matches=SMALL), Ladder(tmp_path / "parts", matches=SMALL)
    whole.play(Here())
    assert whole.done == whole.total == 20 + 8 + 10 + 10

    def interrupt(result: object) -> None:
        if parts.done >= 17:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        parts.play(Here(), on_result=interrupt)
    assert parts.done == 17
    parts.play(Here())
    for match in SMALL:
        assert (tmp_path / "parts" / match.name / GAMES).read_bytes() == (
            tmp_path / "whole" / match.name / GAMES
        ).read_bytes()


def test_a_ladder_begins_with_games_that_were_kept(tmp_path: Path) -> None:
    kept, earlier, ladder = tmp_path / "kept", tmp_path / "earlier", Ladder(tmp_path / "results", matches=SMALL[:2])
    first = Ladder(earlier, matches=SMALL[:2], games=6)
    first.play(Here())
    first.pack(kept)
    ladder.unpack(kept)
    for match in SMALL[:2]:
        packed, unpacked = Journal(earlier / match.name), Journal(tmp_path / "results" / match.name)
        assert unpacked.results() == packed.results()
        assert {bot: time.decisions for bot, time in unpacked.times().items()} == {
            bot: time.decisions for bot, time in packed.times().items()
        }
    ladder.play(Here())
    ladder.unpack(kept)
    assert ladder.done == ladder.total, "what was played since stays"


@pytest.mark.skipif(not engine.compiled, reason="interpreted, these games take minutes")
def test_the_published_figures_are_of_todays_bots(tmp_path: Path) -> None:
    """If a bot plays other games, its matches must be played again: python -m bench.ladder --fresh --keep."""
    quick = [match for match in MATCHES if "expert" not in match.bots or match.players == 2]
    published = [match for match in quick if (KEPT / match.name).exists()]
    ladder = Ladder(tmp_path, matches=published)
    ladder.unpack(KEPT)
    assert {match.name for match in published} >= {
        match.name for match in MATCHES if match.range is not None and "expert" not in match.bots
    }
    assert ladder.changed() == []


def test_matches_grow_evenly(tmp_path: Path) -> None:
    ladder, seen = Ladder(tmp_path, matches=SMALL), []
    ladder.play(Here(), on_result=lambda result: seen.append(result.seats))
    assert len({tuple(sorted(seats)) for seats in seen[:10]}) == len(SMALL)


def test_the_deadline_ends_it(tmp_path: Path) -> None:
    ladder = Ladder(tmp_path, matches=SMALL)
    ladder.play(Here(), deadline=0.0)
    assert ladder.done == 0


def test_the_numbers_of_games_can_be_chosen(tmp_path: Path) -> None:
    assert Ladder(tmp_path, matches=SMALL, games=4).total == 4 * 4
    assert Ladder(tmp_path, matches=SMALL, quick=True).total == 2 + 4 + 1 + 2
    assert Ladder(tmp_path, matches=SMALL, only=["2p"]).total == 20


def test_changed_bots_are_noticed_and_fresh_forgets_only_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ladder = Ladder(tmp_path, matches=SMALL[:2], games=4)
    ladder.play(Here())
    assert ladder.changed() == []
    two, four = (Journal(tmp_path / match.name) for match in SMALL[:2])
    kept = (four.folder / GAMES).read_bytes()
    now = {match.bots: fingerprint(match.bots) for match in SMALL[:2]} | {SMALL[0].bots: "other"}
    monkeypatch.setattr("bench.ladder.ladder.fingerprint", now.__getitem__)
    assert ladder.changed() == [SMALL[0].name]
    with pytest.raises(JournalError, match="changed since"):
        ladder.play(Here())
    ladder.play(Here(), fresh=True)
    assert two.header is not None
    assert two.header["sources"] == "other"
    assert (four.folder / GAMES).read_bytes() == kept


def test_a_fingerprint_changes_with_the_bots_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other weights for two players are another match there, and the same match at larger tables."""
    two, three = ("hard", "strong"), ("hard", "strong", "strong")
    before = fingerprint(two), fingerprint(three)
    assert before == (fingerprint(two), fingerprint(three))
    weights = {
        name: array("h", files("thurntaxis.bots").joinpath(f"{name}.weights").read_bytes())
        for name in ("judge", "master")
    }
    end_of_two = len(weights["master"]) // 3
    for place in range(end_of_two - 200, end_of_two):
        weights["master"][place] *= -1
    monkeypatch.setattr("thurntaxis.bots.judge._shipped", weights.__getitem__)
    assert fingerprint(two) != before[0]
    assert fingerprint(three) == before[1]


def test_a_fingerprint_knows_what_a_slow_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """`expert` does not play the games, but is asked at some of their moments."""
    monkeypatch.setitem(STANDS_IN, "builder", "random")
    before = fingerprint(("builder", "random"))
    assert before == fingerprint(("builder", "random"))
    monkeypatch.setattr(BuilderBot, "decide", lambda self, view, legal, luck: legal[-1])
    assert fingerprint(("builder", "random")) != before


def test_an_unknown_bot_stops_the_ladder_before_it_begins(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        Ladder(tmp_path, matches=[Match("x", ("builder", "nobody"), 2)]).play(Here())
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("builder_as_the_strongest")
def test_the_page_lists_the_matches_and_keeps_the_notes(tmp_path: Path) -> None:
    Ladder(tmp_path / "results", matches=SMALL).play(Here())
    page = tmp_path / "strength.md"
    write_page(tmp_path / "results", page, SMALL)
    text = page.read_text()
    assert "48 games with the rule set `standard`" in text
    assert "| `builder` against one `random` | 2 | 50% to 100% | 100.0% |" in text
    assert "| 20 | within |" in text
    assert "within; the interval reaches outside" in text
    assert "10 games between four `builder` bots." in text
    assert "| draw |" in text
    assert "| postmaster |" in text
    assert text.rstrip().endswith(NOTES)
    page.write_text(text + "\nTried in vain: everything.\n")
    write_page(tmp_path / "results", page, SMALL)
    assert page.read_text() == text + "\nTried in vain: everything.\n"


def test_a_page_without_results_can_be_written(tmp_path: Path) -> None:
    write_page(tmp_path, tmp_path / "strength.md")
    assert "0 games" in (tmp_path / "strength.md").read_text()


def test_a_page_that_is_not_ours_is_left_untouched(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_bytes(b"\xff\xfe")
    with pytest.raises(LadderError, match="not UTF-8"):
        write_page(tmp_path, page)
    assert page.read_bytes() == b"\xff\xfe"


def called(*command: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    full = [sys.executable, "-m", "bench.ladder", *command]
    return subprocess.run(full, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("options", [("--report",), ("--matches",), ("--only", "chess"), ("--minutes", "nan")], ids=str)
def test_nonsense_is_refused_in_a_sentence(options: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / MATCHES[0].name).mkdir()
    (tmp_path / MATCHES[0].name / GAMES).write_text("nonsense\nof two lines\n")
    done = called(*options, "--results", str(tmp_path), "--page", str(tmp_path / "page.md"), folder=ROOT)
    assert done.returncode
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "page.md").exists()


def test_facts_of_games_made_by_hand() -> None:
    with_tile = (("all_provinces", 6), ("route_5", 2))
    facts = Facts(
        [
            game(0, "aaa", 0, players=[seat(10, 20, 0, stacks=with_tile), seat(7, 10, -4), seat(3, 1, -9)]),
            game(1, "aaa", 2, players=[seat(2, 2, -9, turns=20), seat(5, 5, -5), seat(10, 10, -1)], ended_by=1),
            game(2, "aaa", 0, players=[seat(10, 9, 0, stacks=with_tile), seat(), seat()], end="houses"),
        ]
    )
    assert [wins.value for wins in facts.seat_wins()] == pytest.approx([2 / 3, 0, 1 / 3])
    assert facts.margins() == [17, 14, 5]
    assert facts.turns() == [18, 20, 18]
    assert facts.share_of_winners(lambda player: player.holds("all_provinces")).value == pytest.approx(2 / 3)
    assert facts.share(lambda game: game.winner == game.ended_by).value == pytest.approx(2 / 3)
    assert tile_points(facts.winners(), "route_5") == pytest.approx((2 / 3, 4 / 3))
    assert tile_points(facts.others(), "route_5") == (0, 0)
    draw, everything = facts.phases()["draw"], facts.phases()["all"]
    assert (draw.decisions, draw.choices, draw.single) == (40, 6, 0)
    assert (everything.decisions, everything.choices, everything.single) == (80, 3.75, 0.25)
    assert list(facts.phases())[-1] == "all"


def test_how_often_officials_are_called() -> None:
    players = [seat(turns=20, officials=(1, 8, 4, 2), forced=1), seat(turns=20, officials=(3, 6, 5, 2), forced=0)]
    assert calls(players) == pytest.approx(
        {
            "administrator": 0.1,
            "postmaster": 0.35,
            "postal_carrier": 0.225,
            "cartwright": 0.1,
            "postmaster, empty hand": 0.025,
            "nobody": 0.2,
        }
    )


def test_a_spread() -> None:
    spread = Spread.of([3, 1, 2])
    assert (spread.mean, spread.quantiles[2], spread.count) == (2, 2, 3)
