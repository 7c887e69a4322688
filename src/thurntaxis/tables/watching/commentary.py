"""Commentary for spectators: everybody's chances at the end of a turn, and a sentence when they jump.

Chances and sentences come from what spectators can see, so no hidden card has any influence on them. Where people play,
they come two rounds late, so that they help nobody; the players themselves get them when the game is over. Nothing is
worked out unless somebody asks, and for all who ask it is worked out once.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import NamedTuple

from ...assessment import Chances, PositionValue
from ...engine import SPECTATOR, EngineView, State
from ...engine.numbers import CLOSE, LEFT, START, TAKE_SUPPLY
from ...game import Game, Record
from ...game.actions import NUMBERS
from ...locales import text
from ...protocol.answers import Commentary as Told
from ...rollouts import CountedReason, in_words, upsides
from ..memory.cache import TableCache
from ..ports.background import Background
from ..refusals import Refusal
from ..running.hints import ASSESSOR
from ..table.table import Table
from ..thinking.sent import SentView
from ..thinking.thought import Kept, Steps, Thinking, ThinkingError, Thought

ROUNDS_BEHIND = 2
"""How late chances are shown where people play."""
JUMP = 0.06
"""A chance that changes by this much in one turn is worth a sentence."""
_KEPT = 200
_SEEN = {
    *("why-scores", "why-ends", "why-lacks", "why-lacks-provinces", "why-race"),
    *("why-fits-carriage", "why-length", "why-length-cartwright", "why-length-tile", "why-region-last", "why-denies"),
}
"""Reasons that name nothing but what lies on the table."""


@dataclass(frozen=True, slots=True)
class SeenChances(Thought[PositionValue]):
    """Every seat's chance, as far as a spectator can know."""

    view: SentView

    def steps(self, kept: Kept) -> Steps[PositionValue]:
        """Play on what may be the position."""
        return (yield from ASSESSOR.seen_in_steps(self.view))


class _Turn(NamedTuple):
    """A turn that is over: where it began and ended, and whose it was."""

    began: int
    ended: int
    seat: int


@dataclass(frozen=True, slots=True)
class _Told:
    """The comment on a turn, before it is put into words."""

    before: Chances
    after: Chances
    act: str | None
    """The id of the message that says what was done: a route was closed or given up."""
    length: int
    """The length of that route."""
    reasons: tuple[CountedReason, ...] = ()


class Commentary:
    """Comments on games that can be watched."""

    def __init__(self, cache: TableCache, thinkers: Thinking, background: Background) -> None:
        self._cache = cache
        self._thinkers = thinkers
        self._background = background
        self._told: OrderedDict[tuple[str, int, _Turn], asyncio.Future[_Told]] = OrderedDict()
        """By table, entry and turn: what is known, or being worked out."""

    async def newest(self, id: str, person: str | None, lang: str) -> Told:
        """The chances after the newest turn that may be shown, and a sentence if they have jumped.

        Raises:
            Refusal: this game is not commented on, or not for this person.
        """
        async with self._cache.at(id) as table:
            behind = _behind(table, person)
            found = _newest_turn(table, behind)
            if found is None:
                return {"ply": None, "chances": None, "line": None, "behind": behind}
            turn, entry = found
            record, players, key = table.game.record, table.players, table.fair_key
        told = await self._know((id, entry, turn), record, key)
        line = _sentence(told, turn.seat, players, lang)
        return {"ply": turn.ended, "chances": told.after, "line": line, "behind": behind}

    async def _know(self, key: tuple[str, int, _Turn], record: Record, fair_key: str) -> _Told:
        found = self._told.get(key)
        if found is None:
            found = self._told[key] = asyncio.ensure_future(self._work_out(record, key[2], fair_key))
            while len(self._told) > _KEPT:
                self._told.popitem(last=False)
        self._told.move_to_end(key)
        try:
            return await asyncio.shield(found)  # others may wait for it
        except ThinkingError:
            self._told.pop(key, None)
            raise Refusal("not_now", "server-hint-failed") from None

    async def _work_out(self, record: Record, turn: _Turn, fair_key: str) -> _Told:
        before, after, told = await self._background.run(lambda: _looked_at(record, turn))
        values = [await self._thinkers.think("show", fair_key, SeenChances(view)) for view in (before, after)]
        return replace(told, before=values[0].chances, after=values[1].chances)


def _behind(table: Table, person: str | None) -> int:
    """How many rounds late a game is commented on.

    Raises:
        Refusal: it is not.
    """
    table.check_watcher(person)
    if table.is_public or table.only_bots:
        return 0
    playing = {who for seat in table.seats for who in (seat.person, seat.former) if who}
    if table.status != "playing" or not table.header.listed or person in playing:
        raise Refusal("not_now", "server-not-over")
    return ROUNDS_BEHIND


def _newest_turn(table: Table, behind: int) -> tuple[_Turn, int] | None:
    """The newest turn that may be shown, and its entry, which no turn has that was taken back."""
    ends = [(ply, entry) for ply, entry, _ in table.turns[1:]]
    if table.game.is_over:
        ends.append((table.ply, table.seq))
    number = len(ends) - 1 - behind * len(table.seats)
    if number < 0:
        return None
    began, _, seat = table.turns[number]
    ended, entry = ends[number]
    return _Turn(began, ended, seat), entry


def _looked_at(record: Record, turn: _Turn) -> tuple[EngineView, EngineView, _Told]:
    """What spectators saw before and after a turn, and what was done in it; the chances are left to others."""
    game = Game.replaying(record, to=turn.began)
    before = EngineView(game.state, SPECTATOR)
    told = _Told((), (), None, 0)
    actions = [NUMBERS[action] for action in record.actions[turn.began : turn.ended]]
    for place, action in enumerate(actions):
        length = game.state.lengths[turn.seat]
        if action == CLOSE:
            seen = _seen(game.state, turn.seat, actions[place:])
            told = _Told((), (), "commentary-closes", length, seen)
        elif START <= action < LEFT and length:
            told = _Told((), (), "commentary-gives-up", length)
        elif told.act is None and action != TAKE_SUPPLY:
            told = replace(told, reasons=told.reasons or _seen(game.state, turn.seat, [action]))
        game.play(record.actions[turn.began + place])
    return before, EngineView(game.state, SPECTATOR), told


def _seen(state: State, seat: int, actions: list[int]) -> tuple[CountedReason, ...]:
    """What speaks most for what a seat did, of what everybody can see."""
    return tuple(reason for reason in upsides(EngineView(state, seat), actions) if reason.id in _SEEN)[:1]


def _sentence(told: _Told, mover: int, players: list[str], lang: str) -> str | None:
    """What is said when chances have jumped; nothing otherwise."""
    changes = [after - before for before, after in zip(told.before, told.after, strict=True)]
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    if abs(changes[seat]) < JUMP:
        return None
    figures = {"before": round(100 * told.before[seat]), "after": round(100 * told.after[seat])}
    change = "commentary-rises" if changes[seat] > 0 else "commentary-falls"
    said = [text(told.act, lang, player=players[mover], length=told.length)] if told.act else []
    if changes[mover] > 0:
        said += [reason.sentence for reason in in_words(told.reasons, players, lang, mover, ())]
    return " ".join([*said, text(change, lang, player=players[seat], **figures)])
