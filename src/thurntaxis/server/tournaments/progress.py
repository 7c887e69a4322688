"""The progress of a tournament: pure functions from one document to the next, which the server stores."""

import random
from collections.abc import Sequence
from dataclasses import replace

from ...protocol.visible import visible
from ...tables.table.setup import BOT_NAMES, id_from
from .model import MOST_ENTRANTS, Entrant, Note, NoteKind, Pairing, Round, Seated, Tournament
from .pairing import History, knockout, round_robin, seated, swiss
from .standings import standings, survivors


def rounds_planned(tournament: Tournament) -> int:
    """How many rounds there are in all, by the entrants so far."""
    options, count = tournament.options, len(tournament.entrants)
    if options.system == "knockout":
        return max(1, (count - 1).bit_length())
    if options.system == "round_robin":
        return max(1, count - 1 + count % 2)
    return options.rounds


def begin(tournament: Tournament, now: int) -> Tournament:
    """Draw lots, fill up with bots, and pair the first round. At least two entrants are needed."""
    tournament = _filled(tournament)
    lots = list(range(len(tournament.entrants)))
    random.Random(tournament.secret).shuffle(lots)
    entrants = tuple(replace(each, lot=lot) for each, lot in zip(tournament.entrants, lots, strict=True))
    return next_round(replace(tournament, status="running", entrants=entrants), now)


def _filled(tournament: Tournament) -> Tournament:
    options, entrants = tournament.options, list(tournament.entrants)
    if options.fill is not None:
        taken = {visible(each.name) for each in entrants}
        names = (name for name in BOT_NAMES if visible(name) not in taken)
        while (len(entrants) < 2 or len(entrants) % options.table_size) and len(entrants) < MOST_ENTRANTS:
            id = len(entrants)
            entrants.append(Entrant(id, next(names, f"Bot {id + 1}"), level=options.fill))
    return replace(tournament, entrants=tuple(entrants))


def is_decided(tournament: Tournament) -> bool:
    """Whether no further round is to be played: all are, or fewer than two would take part in the next."""
    if tournament.rounds and not tournament.rounds[-1].is_done:
        return False
    return len(tournament.rounds) >= rounds_planned(tournament) or len(_paired(tournament)) < 2


def _paired(tournament: Tournament) -> list[int]:
    """Those who take part in the next round, in the order of the pairing."""
    here = {entrant.id for entrant in tournament.playing}
    if tournament.options.system == "knockout":
        return [id for id in survivors(tournament) if id in here]
    return [each.entrant for each in standings(tournament) if each.entrant in here]


def next_round(tournament: Tournament, now: int) -> Tournament:
    """The tournament with its next round, or over if there is none."""
    if is_decided(tournament):
        return replace(tournament, status="over")
    options, number = tournament.options, len(tournament.rounds)
    history = History.of([[pairing.entrants for pairing in round.pairings] for round in tournament.rounds])
    here = _paired(tournament)
    if options.system == "knockout":
        tables = knockout(here)
    elif options.system == "round_robin":
        everybody = [entrant.id for entrant in sorted(tournament.entrants, key=lambda each: each.lot)]
        tables = [[id for id in pair if id in here] for pair in round_robin(everybody, number)]
    else:
        tables = swiss(here, options.table_size, history)
    pairings = tuple(
        _pairing(tournament, number, index, seated(table, history)) for index, table in enumerate(tables) if table
    )
    seed = tournament.seed_of(f"round {number}") if options.duplicate else None
    return replace(tournament, rounds=(*tournament.rounds, Round(now, pairings, seed)))


def _pairing(tournament: Tournament, round: int, index: int, entrants: Sequence[int]) -> Pairing:
    """A table; its id follows from the tournament's secret, so that setting it up twice makes one table."""
    id = id_from(f"tournament {tournament.secret} {round} {index}") if len(entrants) > 1 else None
    return Pairing(id, tuple(Seated(entrant) for entrant in entrants))


def with_result(tournament: Tournament, table: str, results: Sequence[Seated]) -> Tournament:
    """The tournament with the result of a table of its newest round."""
    round = tournament.rounds[-1]
    pairings = tuple(
        replace(pairing, seats=tuple(results)) if pairing.table == table and not pairing.is_done else pairing
        for pairing in round.pairings
    )
    return replace(tournament, rounds=(*tournament.rounds[:-1], replace(round, pairings=pairings)))


def corrected(tournament: Tournament, number: int, index: int, places: Sequence[int], now: int) -> Tournament:
    """The tournament with a result as the organiser sets it: the place of each seat. Scores stay as they are."""
    round = tournament.rounds[number]
    pairing = round.pairings[index]
    seats = tuple(replace(seat, place=place, absent=False) for seat, place in zip(pairing.seats, places, strict=True))
    pairings = (*round.pairings[:index], replace(pairing, seats=seats, corrected=True), *round.pairings[index + 1 :])
    rounds = (*tournament.rounds[:number], replace(round, pairings=pairings), *tournament.rounds[number + 1 :])
    return noted(replace(tournament, rounds=rounds), "corrected", f"{number + 1}/{index + 1}", now)


def noted(tournament: Tournament, kind: NoteKind, about: str, now: int) -> Tournament:
    """The tournament with a note that everybody can read."""
    return replace(tournament, notes=(*tournament.notes, Note(now, kind, about)))
