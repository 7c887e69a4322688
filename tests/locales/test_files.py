"""Every language says everything that English says, about the same things, and nothing that nobody asks for."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest
from bench.puzzles.mining import THEMES as PUZZLE_THEMES

from locales.ftl import CODES, FOLDER, PACKAGE, Entry, entries
from locales.said import ids_said
from thurntaxis.board import STACKS
from thurntaxis.bots import LEVELS
from thurntaxis.bots.advice import name_of
from thurntaxis.game.actions import OFFICIALS, PHASES, TEXTS
from thurntaxis.lesson import lesson_ids
from thurntaxis.locales import BROWSER_ONLY, text
from thurntaxis.puzzles import puzzles
from thurntaxis.review.grading import GRADES, SIZES
from thurntaxis.review.kinds import KINDS
from thurntaxis.review.model import Story
from thurntaxis.rules import OPTIONS, RULE_SETS
from thurntaxis.rulespage import REASON_SECTION, rules_ids

OTHERS = [code for code in CODES if code != "en"]

SAMPLES: dict[str, list[str | int]] = {
    "end": ["left", "right"],
    "official": ["administrator", "postmaster", "postal_carrier", "cartwright"],
    "phase": ["draw", "play", "finish", "houses", "carriage", "discard"],
    "term": ["houses", "tiles", "carriage", "route", "hand", "clock"],
}
NUMBERS = {
    "carriage",
    "chance",
    "count",
    "houses",
    "length",
    "missing",
    "next",
    "round",
    "score",
    "tiles",
    "total",
    "value",
}
COUNTS = [0, 1, 2, 5, 12, 22]


def test_six_languages_at_least() -> None:
    assert {"de", "en", "es", "fr", "is", "pl"} <= set(CODES)


@pytest.mark.parametrize("lang", OTHERS)
def test_same_messages_in_the_same_files_as_english(lang: str) -> None:
    ours = {(entry.file, entry.id) for entry in entries(lang)}
    english = {(entry.file, entry.id) for entry in entries("en")}
    assert sorted(english - ours) == [], "missing"
    assert sorted(ours - english) == [], "unknown in English"


@pytest.mark.parametrize("lang", OTHERS)
def test_same_variables_as_english(lang: str) -> None:
    english = {(entry.file, entry.id): entry.variables for entry in entries("en")}
    different = [entry for entry in entries(lang) if entry.variables != english.get((entry.file, entry.id))]
    assert different == []


@pytest.mark.parametrize("lang", CODES)
def test_no_message_is_said_twice(lang: str) -> None:
    # The browser's own files stand apart: they may shorten what the others say, but not what they say themselves.
    for files in (
        _ours(lang),
        [entry for entry in entries(lang) if entry.file in ("moves.ftl", *OF_BROWSER, *OF_PAGES)],
    ):
        assert [id for id, times in Counter(entry.id for entry in files).items() if times > 1] == []


@pytest.mark.parametrize("lang", CODES)
def test_every_message_reads_well_with_every_kind_of_argument(lang: str) -> None:
    for entry in _ours(lang):
        for args in _arguments(entry):
            words = text(entry.id, lang, **args)
            assert words == words.strip() != "", (entry, args)
            assert not re.search(r"[{}]|  | [.,]|\.\.(?!\.)", words), (entry, args, words)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_was_left_in_english(lang: str) -> None:
    english = {entry.id: text(entry.id, "en", **next(_arguments(entry))) for entry in _ours("en")}
    same = [
        entry.id
        for entry in _ours(lang)
        if len(english[entry.id].split()) > 3 and text(entry.id, lang, **next(_arguments(entry))) == english[entry.id]
    ]
    assert same == []


@pytest.mark.parametrize("lang", CODES)
def test_names_of_cities_and_provinces_stay_as_on_the_board(lang: str) -> None:
    translated = ["Munich", "Nuremberg", "Karlsruhe", "Basilea", "Zurich", "Bayern", "Bavaria", "Bavière", "Bawari"]
    translated += ["Baviera", "Bæjaraland", "Norymberga", "Monachium", "Bohemia", "Beheim", "Ratysbona", "Böhmens"]
    for file in (FOLDER / lang).glob("*.ftl"):
        content = file.read_text(encoding="utf-8")
        assert [name for name in translated if name in content] == [], file


@pytest.mark.parametrize("lang", CODES)
@pytest.mark.parametrize(
    "files",
    [
        ("moves", *BROWSER_ONLY),
        ("learn", "moves", *BROWSER_ONLY),
        ("access", "moves", *BROWSER_ONLY),
        ("replay", "ways", "moves", *BROWSER_ONLY),
        ("rulespage", "moves", *BROWSER_ONLY),
        ("account", "moves", *BROWSER_ONLY),
        ("games", "account", "levels", "moves", *BROWSER_ONLY),
        ("daily", "games", "levels", "moves", *BROWSER_ONLY),
        ("puzzles", "levels", "moves", *BROWSER_ONLY),
        ("practice", "review", "ways", "moves", *BROWSER_ONLY),
        ("review", "moves", *BROWSER_ONLY),
        ("wins", "games", "levels", "moves", *BROWSER_ONLY),
        ("rules", "terms"),
    ],
    ids=lambda files: files[0],
)
def test_the_browser_has_what_its_messages_refer_to(lang: str, files: tuple[str, ...]) -> None:
    # It does not load every file, and shows the bare id of what it lacks.
    loaded = [entry for entry in entries(lang) if entry.file.removesuffix(".ftl") in files]
    ids = {entry.id for entry in loaded}
    assert [(entry.id, part) for entry in loaded for part in entry.parts if part not in ids] == []


def test_every_message_is_used() -> None:
    used = _named_in_source() | rules_ids() | lesson_ids() | _families() | ids_said()
    used = used.union(*(entry.parts for entry in _ours("en") if entry.id in used))
    assert sorted(entry.id for entry in _ours("en") if entry.id not in used) == []


def test_every_reason_named_in_the_source_exists() -> None:
    named = {id for id in _named_in_source() if id.startswith("reason-")}
    assert named == set(REASON_SECTION)


OF_PAGES = ("account.ftl", "daily.ftl", "editor.ftl", "games.ftl", "replay.ftl", "wins.ftl", "tournaments.ftl")
"""Of single pages of the browser."""
OF_BROWSER = tuple(f"{name}.ftl" for name in sorted(BROWSER_ONLY))


def _ours(lang: str) -> list[Entry]:
    return [entry for entry in entries(lang) if entry.file not in (*OF_BROWSER, *OF_PAGES)]


def _arguments(entry: Entry) -> Iterator[dict[str, str | int]]:
    """All kinds of words together with all kinds of numbers; the numbers of one message are all the same."""
    names = sorted(entry.variables - NUMBERS)
    for values in itertools.product(*(SAMPLES.get(name, ["Ulm"]) for name in names)):
        for number in COUNTS if entry.variables & NUMBERS else [0]:
            yield dict(zip(names, values, strict=True)) | dict.fromkeys(entry.variables & NUMBERS, number)


def _named_in_source() -> set[str]:
    """Ids that stand in the program between quotes."""
    web = PACKAGE.parents[1] / "web" / "src"
    files = [*PACKAGE.rglob("*.py"), *web.rglob("*.ts"), *web.rglob("*.svelte")]
    return {
        id
        for file in files
        if "rulespage" not in file.name and file.name != "ids.ts"
        for id in re.findall(r"""["']([a-z]+(?:-[a-z_]+)+)["']""", file.read_text(encoding="utf-8"))
    }


def _families() -> set[str]:
    """Ids that are put together from a word and an id of the game."""
    ids = {"labelled", "language-name", "percent", "stack-outside_baiern"}
    ids |= {f"official-{official}{end}" for official in OFFICIALS if official for end in ("", "-does")}
    ids |= {f"phase-{phase}" for phase in PHASES}
    ids |= {f"stack-{stack}" for stack in STACKS}
    ids |= {f"ruleset-{name}" for name in RULE_SETS}
    ids |= {f"puzzle-{what}-{goal}" for what in ("goal", "cost") for goal in ("win", "points", "end", "chance")}
    ids |= {"puzzle-reason-chance"}
    ids |= {f"puzzle-reason-{theme}" for theme in PUZZLE_THEMES}
    ids |= {f"puzzles-theme-{puzzle.theme}" for puzzle in puzzles()}
    ids |= {f"practice-kind-{kind}" for kind in KINDS}
    ids |= {key for level in LEVELS for key in (level.name_key, level.about_key)}
    ids |= {f"option-{option}{end}" for option, values in OPTIONS.items() for end in ("", *(f"-{v}" for v in values))}
    ids |= {
        f"advice-{name_of(*action.partition(' ')[::2], phase, begun=begun)}"
        for action, phase, begun in itertools.product(TEXTS, range(len(PHASES)), (False, True))
    }
    ids |= {f"review-size-{size}" for size in ("none", *(size for size, _ in SIZES))}
    ids |= {f"review-count-{size}" for size, _ in SIZES}
    ids |= {f"review-story-{story}" for story in get_args(Story)}
    ids |= {
        f"review-about-{term}"
        for term in ["story", "luck", "cost", "grade", "sizes", "find", "chance", "points", "figures"]
    }
    ids.add("review-size-find")
    ids |= {f"why-part-{part}" for part in ("hand", "shown", "unseen", "houses", "carriage")}
    ids |= {"why-draw-none-hand", "why-swap-none-hand", "way-houses", "way-discards"}
    ids |= {id.replace("action-", "way-") for id in ids_said() if id.startswith("action-")}
    ids |= {f"host-status-{status}" for status in ("open", "playing", "finished", "cancelled", "broken")}
    ids |= {"host-kind-ban", "host-kind-mute"}
    ids |= {f"review-grade-{grade}" for grade in ("none", *(grade for grade, _ in GRADES))}
    return ids
