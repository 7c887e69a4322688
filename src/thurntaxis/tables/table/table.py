"""A table: what its entries add up to.

It knows nothing of networks, stores or clocks that tick; it decides what is allowed.

Its entries are the log: who sat down, each accepted action with the cards it drew, what was taken back, said, voted.
All else follows from them. Entries hold secrets; what leaves the table is in `outgoing`.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Literal

from ...board import CityId
from ...game import Event, Game, GameError, Record, commitment
from ...game.actions import ACTIONS, TEXTS, read
from ...game.draft import Draft, NotPossible
from ...game.errors import ActionError
from ...protocol.tables import SeatKind, Status
from ..languages import words
from ..ports.jsontext import dumps, loads
from ..ports.store import StoredTable, Summary
from ..refusals import Forbidden, Refusal, refusal_of
from . import entries as kinds
from .clock import LEAST_BANK, Holiday, Quiet, Stops, deadline, passed
from .entries import Entry
from .header import Header, HeaderSeat
from .levels import STAND_IN


@dataclass(slots=True)
class Rendered:
    """What `outgoing` has computed for the table in its current state, kept for other connections."""

    entries: int = -1
    views: dict[int | None, bytes] = field(default_factory=dict)
    lines: dict[bool, bytes] = field(default_factory=dict)


LONG = 100
"""Entries or plies that are read or replayed in the event loop at most; a thousand take about 5 ms."""
EARLY_ROUNDS = 5
"""If a player leaves in the first rounds, up to this one, the game is not rated."""
NO_NAME = "?"
"""Stands for a name that was removed."""


@dataclass(slots=True)
class Seat:
    """A seat: of a person, of a bot, or still open."""

    kind: SeatKind
    name: str | None = None
    level: str | None = None
    person: str | None = None
    since: int = 0
    """When the person sat down."""
    resigned: bool = False
    former: str | None = None
    """The person for whom a bot plays on."""
    reclaimable: bool = False
    """Whether that person may take it back: the others gave it to the bot."""
    network: str | None = None
    """The mark of the network from which the person sat down."""
    substitute: str | None = None
    """The bot that replaces a failed one until the turn ends."""
    program: bool = False
    """Whether the person is a program that somebody offers as an opponent."""

    def for_header(self) -> HeaderSeat:
        """The seat as a header has it."""
        network, program = (self.network, self.program) if self.person else (None, False)
        return HeaderSeat(self.kind, self.name, self.level, self.person, network, program)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What was taken back, until the next action: the actions, and the turns that began with them."""

    played: list["Played"]
    turns: list[tuple[int, int, int]]


Played = tuple[str, tuple[CityId, ...]]
"""An accepted action and the cards it drew, to replay it. Plain tuples, which the garbage collector ignores."""


@dataclass
class Table:
    """A table in memory. `entries` are kept as JSON bytes, which takes a tenth of the space."""

    header: Header
    id: str
    status: Status = "open"
    entries: list[bytes] = field(default_factory=list)
    seq: int = -1
    """The number of the newest entry; -1 if there is none."""
    seats: list[Seat] = field(default_factory=list)
    base_ply: int = 0
    """The ply it was played on from."""
    ply: int = 0
    """How many actions have been played."""
    played: list[Played] = field(default_factory=list)
    opening_draws: list[CityId] = field(default_factory=list)
    turns: list[tuple[int, int, int]] = field(default_factory=list)
    """The first ply, first entry and seat of each turn."""
    taken_back: TakenBack | None = None
    played_by_bot: int = 0
    """The ply up to which a bot played for the person who has come back."""
    turn_began: int = 0
    timed_out: bool = False
    extra_seconds: int = 0
    """The extra time that others have given the player whose turn it is."""
    stops: dict[int, Stops] = field(default_factory=dict)
    """By seat: the times in which its clock does not run."""
    used: Counter[int] = field(default_factory=Counter)
    """By seat: milliseconds used of its time for the whole game."""
    end_votes: set[int] = field(default_factory=set)
    """Seats that want the game to end as it is."""
    advice: dict[tuple[int, str], tuple[str, ...]] = field(default_factory=dict)
    """By ply and position: what its player was advised to do there."""
    votes: dict[int, set[int]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    """How many entries there are of each type."""
    chat_bytes: Counter[str | None] = field(default_factory=Counter)
    """How much each person has written; None for what all together have."""
    left_early: bool = False
    """Whether somebody gave up, or was replaced, in the first rounds."""
    rematch: str | None = None
    revealed: bool = False
    """Whether everybody may look at a table that was sealed."""
    timeouts: Counter[int] = field(default_factory=Counter)
    """How often time ran out, by seat."""
    problem: str | None = None
    """Why the stored game no longer replays."""
    fair_key: str = ""
    """Tables with the same key share the time of the bots' threads: the host's address, or the host."""
    stored: Summary | None = None
    """The summary the store has."""
    rendered: Rendered = field(default_factory=Rendered)
    newest: Entry | None = None
    """The last entry as data, if it is about to be published."""
    _game: Game | None = None
    """The position, if it was needed."""
    _owned: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """The seats of people who were asked about."""

    # ---- Reading ----

    @classmethod
    def of(cls, header: Header) -> "Table":
        """A table from its header, before its first entry."""
        table = cls(header, header.id, "open" if header.replay is None else "replay", fair_key=header.host)
        table.ply = table.base_ply = len(header.base.actions) if header.base else 0
        table.seats = [
            Seat(
                seat.kind,
                seat.name,
                seat.level,
                seat.person,
                since=header.created,
                network=seat.network,
                program=seat.program,
            )
            for seat in header.seats
        ]
        return table

    @classmethod
    def read(cls, stored: StoredTable) -> "Table":
        """A table from the store.

        Raises:
            Refusal: not even its header can be read.
        """
        try:
            table = cls.of(Header.from_json(loads(stored.header)))
        except _UNREADABLE:
            raise Refusal("broken", "server-broken", {"problem": "the header cannot be read"}) from None
        for seq, data in enumerate(stored.entries):
            try:
                table.apply(loads(data), data.encode())
            except _UNREADABLE:
                table.give_up(f"entry {seq} cannot be read")
                break
        table.stored = table.summary()
        return table

    # ---- What it is ----

    def give_up(self, problem: str) -> None:
        """Mark the stored game as broken."""
        self.status, self.problem = "broken", problem

    @property
    def is_over(self) -> bool:
        """Whether nobody is playing any more."""
        return self.status in ("finished", "replay")

    @property
    def is_public(self) -> bool:
        """Whether nothing is secret any more."""
        return self.is_over and (not self.header.sealed or self.revealed)

    def check_public(self) -> None:
        """Whether the whole game may be shown.

        Raises:
            Refusal: it is not over, or other tables still play the same cards.
        """
        if not self.is_public:
            raise Refusal("not_now", "server-sealed-over" if self.is_over else "server-not-over")

    def check_watcher(self, person: str | None) -> None:
        """Whether somebody may look at the table.

        Raises:
            Refusal: it is sealed, and they do not play here.
        """
        if not self.header.sealed or self.is_public:
            return
        if person is None or person not in {who for seat in self.seats for who in (seat.person, seat.former)}:
            raise Refusal("not_yours", "server-sealed")

    @property
    def players(self) -> list[str]:
        """The names at the seats."""
        return [seat.name or words("server-open-seat", "en") for seat in self.seats]

    @property
    def is_full(self) -> bool:
        """Whether no seat is open."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def only_bots(self) -> bool:
        """Whether only bots play and nobody waits for them; games that people have left are finished all the same."""
        if self.header.tournament is not None:
            return False
        for seat in self.seats:  # noqa: SIM110 - asked for every move, and a generator costs several times as much
            if seat.kind != "bot" or seat.resigned:
                return False
        return True

    @property
    def is_replayed(self) -> bool:
        """Whether the position is in memory, or there is none."""
        return self._game is not None or self.problem is not None or self.status in ("open", "cancelled")

    @property
    def needs_long_replay(self) -> bool:
        """Whether its game has to be replayed, and that takes too long for the event loop."""
        return self._game is None and not self.is_replayed and self.length > LONG

    def replay(self) -> None:
        """Make the position from the entries; if that is impossible, note why."""
        with suppress(Refusal):
            self._game = self._replay_all()

    @property
    def game(self) -> Game:
        """The position, replayed when it is first needed.

        Raises:
            Refusal: the stored game does not replay with these rules, or has not begun.
        """
        if self._game is None:
            self._game = self._replay_all()
        return self._game

    def _replay_all(self) -> Game:
        if self.header.replay is not None:
            return Game.from_record(Record.from_json(self.header.replay))
        if self.problem:
            raise Refusal("broken", "server-broken", {"problem": self.problem})
        if self.status == "open":
            raise Refusal("not_now", "server-not-started")
        try:
            return self._replayed(len(self.played))
        except (GameError, ValueError, KeyError) as error:
            # Only the rule's sentence: an error's full text lists what was legal, and so names cards of a hand.
            self.give_up(error.sentence() if isinstance(error, ActionError) else type(error).__name__)
            raise Refusal("broken", "server-broken", {"problem": self.problem}) from None

    def _replayed(self, to: int) -> Game:
        return Game.from_record(self._record_of(self.played[:to]), seed=self.header.seed)

    def _record_of(self, played: list[Played]) -> Record:
        begun = self.header.record(self.players)
        draws = [city for _, drawn in played for city in drawn]
        return replace(
            begun,
            draws=(*begun.draws, *self.opening_draws, *draws),
            actions=(*begun.actions, *(action for action, _ in played)),
        )

    @property
    def record(self) -> Record:
        """The whole game as a record; its secrets are for those who may see them."""
        if self.header.replay is not None:
            record = Record.from_json(self.header.replay)
            return replace(record, extra={key: value for key, value in record.extra.items() if key != "played"})
        outcome = None if self.problem else self.game.outcome()
        return replace(
            self._record_of(self.played),
            result=outcome.result() if outcome else None,
            extra={"table": self.id, "commitment": self.commitment, "seed": self.header.seed},
        )

    @property
    def length(self) -> int:
        """How much there is to keep in memory: entries, and the actions of a game that it shows or goes on from."""
        shown = len(self.header.replay["actions"]) if self.header.replay is not None else 0
        return len(self.entries) + self.base_ply + shown

    @property
    def commitment(self) -> str | None:
        """The hash of the seed."""
        return commitment(self.header.seed) if self.header.seed else None

    @property
    def actor(self) -> int | None:
        """The seat that is to act; None if there is none."""
        return self.game.player if self.status == "playing" else None

    def level_to_act(self) -> str | None:
        """The bot that is to act now, if it is one's turn: at its own seat, or for a player whose time is up."""
        seat = self.actor
        if seat is None:
            return None
        if self.seats[seat].kind == "bot":
            return self.seats[seat].substitute or self.seats[seat].level
        return STAND_IN if self.timed_out else None

    @property
    def deadline(self) -> int | None:
        """When the turn must be over (milliseconds since 1970); None without a clock."""
        seconds, bank = self.header.turn_seconds, self.header.bank_seconds
        if not (seconds or bank) or self.status != "playing" or self.timed_out:
            return None
        seat = self.turns[-1][2] if self.turns else 0
        if self.seats[seat].kind == "bot":
            return None
        limit = max(LEAST_BANK, bank * 1000 - self.used[seat]) if bank else (seconds or 0) * 1000
        limit += self.extra_seconds * 1000
        began = self._clock_began
        return deadline(began, limit, self.stops[seat]) if seat in self.stops else began + limit

    @property
    def _clock_began(self) -> int:
        """Since when the clock of this turn has run."""
        return max(self.turn_began, self.header.clocks_from)

    def summary(self) -> Summary:
        """What the store should know without reading the entries."""
        try:
            wake_at = self.deadline
            if self.level_to_act() is not None:
                wake_at = None if self.only_bots else 0  # a game between bots waits until a person looks
        except Refusal:
            wake_at = None  # a broken game waits for nobody
        stored = self.stored
        game_only = self.newest is not None and self.newest["type"] == "action"
        if stored and stored.status == self.status and stored.wake_at == wake_at and game_only:
            return stored
        owners = set() if self.is_public else {seat.person for seat in self.seats if seat.person}
        if self.status == "playing":
            owners |= {seat.former for seat in self.seats if seat.reclaimable and seat.former}
        return Summary(self.status, self.header.listed, wake_at, tuple(sorted(owners)), network=self.header.network)

    def reclaimable_by(self, person: str | None) -> list[int]:
        """The seats that the others gave to a bot, and that a person may take back."""
        if person is None or self.status != "playing":
            return []
        return [number for number, seat in enumerate(self.seats) if seat.reclaimable and seat.former == person]

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats a person owns."""
        if person is None:
            return ()
        owned = self._owned.get(person)
        if owned is None:
            owned = tuple([number for number, seat in enumerate(self.seats) if seat.person == person])
            if owned:
                self._owned[person] = owned
        return owned

    def speaker(self, line: kinds.Chat) -> str | None:
        """Who wrote a line of chat. Lines of version 0.1 do not say it: whoever sits here under that name."""
        if "person" in line:
            return line["person"]
        return next((seat.person or seat.former for seat in self.seats if seat.name == line["name"]), None)

    # ---- Entries ----

    def apply(self, entry: Entry, data: bytes) -> None:
        """Apply a stored entry; the game follows it if it is in memory."""
        if self._game is not None:
            if entry["type"] == "action":
                self._game.play(entry["action"])
            elif entry["type"] == "undone":
                self._game.undo()
        self._take_in(entry, data)
        self.newest = None

    def note(self, *entries: Entry) -> list[Entry]:
        """Add new entries, which the game has already played, and return them to be stored."""
        for entry in entries:
            # What orjson gives takes 4 KB, however short it is, so a copy is kept.
            self._take_in(entry, bytes(memoryview(dumps(entry))))
            self.newest = entry
        return list(entries)

    def _take_in(self, entry: Entry, data: bytes) -> None:
        kind = entry["type"]
        _HANDLERS[kind](self, entry)
        if kind != "action":
            self._owned.clear()
        self.counts[kind] += 1
        self.entries.append(data)
        self.seq += 1

    def _on_sat(self, entry: kinds.Sat) -> None:
        self.seats[entry["seat"]] = Seat(
            "person",
            entry["name"],
            None,
            entry["person"],
            since=entry["at"],
            network=entry.get("network"),
            program=entry.get("program", False),
        )

    def _on_left(self, entry: kinds.Left) -> None:
        self.seats[entry["seat"]] = Seat("open")

    def _on_filled(self, entry: kinds.Filled) -> None:
        self.seats[entry["seat"]] = Seat("bot", entry["name"], entry["level"])

    def _on_cancelled(self, entry: kinds.Cancelled) -> None:
        self.status = "cancelled"
        self.seats = [Seat("open") for _ in self.seats]

    def _on_started(self, entry: kinds.Started) -> None:
        self.seats = [self.seats[number] for number in entry["order"]]
        self.opening_draws = entry["draws"]
        self.status = "playing"
        self.turn_began = entry["at"]
        self._note_turns(entry)

    def _on_action(self, entry: kinds.Acted) -> None:
        self.played.append((entry["action"], tuple(entry["draws"])))
        self.ply += 1
        self.taken_back = None
        self._note_turns(entry)

    def _note_turns(self, entry: kinds.Started | kinds.Acted) -> None:
        for event in entry["events"]:
            if event["type"] == "turn":
                if self.header.bank_seconds and self.turns:
                    whose = self.turns[-1][2]
                    self.used[whose] += passed(self._clock_began, entry["at"], self.stops.get(whose, Stops()))
                self.turns.append((self.ply, len(self.entries), event["seat"]))
                self.turn_began = entry["at"]
                self.timed_out = False
                self.extra_seconds = 0
                for seat in self.seats:
                    seat.substitute = None

    def _on_undone(self, entry: kinds.Undone) -> None:
        self.played.pop()
        self.ply -= 1

    def _on_taken_back(self, entry: kinds.TakenBack) -> None:
        ply, before = entry["ply"], self.taken_back or TakenBack([], [])
        played = self.played[ply - self.base_ply :]
        turns = [turn for turn in self.turns if turn[0] > ply]
        self.taken_back = TakenBack(played + before.played, turns + before.turns)
        self.played = self.played[: ply - self.base_ply]
        self.turns = self.turns[: len(self.turns) - len(turns)]
        self.played_by_bot = min(self.played_by_bot, ply)
        self._moved_to(ply, entry["at"])

    def _on_redone(self, entry: kinds.Redone) -> None:
        assert self.taken_back is not None
        self.played = self.played + self.taken_back.played
        self.turns = self.turns + self.taken_back.turns
        self.taken_back = None
        self._moved_to(entry["ply"], entry["at"])

    def _moved_to(self, ply: int, now: int) -> None:
        """The game stands at another ply; its position is made when it is needed."""
        self.ply = ply
        self.turn_began = now
        self.timed_out = False
        self.extra_seconds = 0
        self._game = None

    def _on_hinted(self, entry: kinds.Hinted) -> None:
        """Only counted."""

    def _on_advised(self, entry: kinds.Advised) -> None:
        self.advice[entry["ply"], entry["position"]] = tuple(entry["way"])

    def _on_timeout(self, entry: kinds.Timeout) -> None:
        self.timed_out = True
        self.timeouts[entry["seat"]] += 1

    def _on_resigned(self, entry: kinds.Resigned | kinds.Replaced) -> None:
        seat = self.seats[entry["seat"]]
        seat.former, seat.resigned = seat.person, True
        self.left_early |= len(self.turns) <= EARLY_ROUNDS * len(self.seats)
        seat.kind, seat.level, seat.person = "bot", entry["level"], None
        self.votes.clear()
        self.end_votes.discard(entry["seat"])

    def _on_replaced(self, entry: kinds.Replaced) -> None:
        self._on_resigned(entry)
        self.seats[entry["seat"]].reclaimable = True

    def _on_returned(self, entry: kinds.Returned) -> None:
        seat = self.seats[entry["seat"]]
        self.seats[entry["seat"]] = Seat(
            "person",
            seat.name,
            None,
            seat.former,
            since=entry["at"],
            network=seat.network,
            program=seat.program,
        )
        self.played_by_bot = self.ply
        if self.turns and self.turns[-1][2] == entry["seat"]:
            self.turn_began = entry["at"]

    def _on_bot_failed(self, entry: kinds.BotFailed) -> None:
        if self.seats[entry["seat"]].kind == "bot":
            self.seats[entry["seat"]].substitute = entry["level"]

    def _on_vote(self, entry: kinds.Vote) -> None:
        voters = self.votes.setdefault(entry["against"], set())
        voters.add(entry["seat"]) if entry["favour"] else voters.discard(entry["seat"])

    def _on_vote_lapsed(self, entry: kinds.VoteLapsed) -> None:
        self.votes.pop(entry["seat"], None)

    def _on_extra_time(self, entry: kinds.ExtraTime) -> None:
        self.extra_seconds += self.header.extra_seconds

    def _on_holiday(self, entry: kinds.TakesHoliday) -> None:
        stops = self.stops.get(entry["seat"], Stops())
        self.stops[entry["seat"]] = stops.with_holiday(Holiday(entry["begin"], entry["end"]))

    def _on_hours(self, entry: kinds.KeepsHours) -> None:
        quiet = Quiet(entry["quiet"][0], entry["quiet"][1], entry["zone"]) if entry["quiet"] else None
        self.stops[entry["seat"]] = Stops(self.stops.get(entry["seat"], Stops()).holidays, quiet)

    def _on_end_vote(self, entry: kinds.EndVote) -> None:
        self.end_votes.add(entry["seat"]) if entry["favour"] else self.end_votes.discard(entry["seat"])

    def _on_chat(self, entry: kinds.Chat) -> None:
        size = len(entry["text"].encode()) + _CHAT_LINE
        self.chat_bytes[self.seats[entry["seat"]].person] += size
        self.chat_bytes[None] += size

    def _on_rematch(self, entry: kinds.Rematch) -> None:
        self.rematch = entry["table"]

    def _on_over(self, entry: kinds.Over) -> None:
        self.status = "finished"

    def _on_revealed(self, entry: kinds.Revealed) -> None:
        self.revealed = True

    def _on_name_removed(self, entry: kinds.NameRemoved) -> None:
        for number in entry["seats"]:
            seat = self.seats[number]
            seat.name, seat.person, seat.former = NO_NAME, None, None

    # ---- Playing ----

    def start(self, now: int) -> list[Entry]:
        """Begin, now that every seat is taken: entries to be kept."""
        order = self._order()
        seats = [self.seats[number] for number in order]
        players = [str(seat.name) for seat in seats]
        events: list[Event]
        if self.header.base is None:
            game = Game(players, self.header.rules, seed=self.header.seed)
            events = game.opening
        else:
            game = Game.from_record(self.header.record(players), seed=self.header.seed)
            forced = game.view(None).forced_postmaster
            seat = game.state.player
            events = [{"type": "turn", "seat": seat, "round": game.round, "forced_postmaster": forced}]
        started: kinds.Started = {
            "type": "started",
            "at": now,
            "order": order,
            "players": players,
            "draws": _drawn(events),
            "events": events,
        }
        self.note(started)
        self._game = game
        return [started]

    def _order(self) -> list[int]:
        """Seats in the order of play; the lot is decided by the seed, so that it can be checked as well."""
        seats = len(self.seats)
        if self.header.base is not None:
            return list(range(seats))
        starter = self.header.starter
        if starter == "lot":
            starter = int.from_bytes(sha256(f"{self.header.seed}/starter".encode()).digest()) % seats
        return [(starter + place) % seats for place in range(seats)]

    def act(
        self,
        seat: int,
        ply: int,
        actions: Sequence[str | int],
        now: int,
        by: Literal["bot", "clock"] | None = None,
    ) -> list[Entry]:
        """Play actions of a seat, all or none: entries to be kept.

        Raises:
            Refusal: one of them is not allowed; nothing has changed.
        """
        game = self.playing()
        if ply != self.ply:
            raise Refusal("stale", "server-stale", {"ply": self.ply})
        if len(actions) > 1:
            self._try_out(game, seat, actions)
        # Entries are made after all actions were played, so that a refusal leaves none behind.
        played = [self._play(game, seat, wanted) for wanted in actions]
        entries: list[Entry] = []
        for number, events in played:
            entry: kinds.Acted = {
                "type": "action",
                "at": now,
                "seat": seat,
                "ply": self.ply,
                "action": TEXTS[number],
                "draws": _drawn(events),
                "events": events,
            }
            if by is not None:
                entry["by"] = by
            entries += self.note(entry)
        if by is None and self.votes.get(seat):
            entries += self.note({"type": "vote_lapsed", "at": now, "seat": seat})
        if game.is_over:
            entries += self._end(game, now)
        return entries

    def _try_out(self, game: Game, seat: int, actions: Sequence[str | int]) -> None:
        """Refuse a list by what the seat knows before the first of them, or refusals would give hidden cards away."""
        try:
            Draft(game.view(seat)).play([str(action) for action in actions])
        except NotPossible as error:
            raise Forbidden(error.reason, error.action, error.index) from None

    def _play(self, game: Game, seat: int, wanted: str | int) -> tuple[int, list[Event]]:
        """Play one action; its number, and what happened."""
        ply = game.ply
        try:
            action = ACTIONS.get(wanted) or read(wanted)
            return action.number, game.play(action, seat=seat)
        except ActionError as error:
            if ply != self.ply:
                self._game = None  # earlier actions of the list are played already
            raise refusal_of(error, str(wanted)) from None

    def _end(self, game: Game, now: int) -> list[Entry]:
        outcome = game.outcome()
        assert outcome is not None
        scores, winner = list(outcome.scores), outcome.winner
        seed = None if self.header.sealed else self.header.seed
        return self.note({"type": "over", "at": now, "scores": scores, "winner": winner, "seed": seed})

    def undo(self, seat: int, ply: int, now: int) -> list[Entry]:
        """Take back the last action of a seat's turn."""
        game = self.playing()
        if ply != self.ply:
            raise Refusal("stale", "server-stale", {"ply": self.ply})
        if game.player != seat:
            raise Refusal("not_yours", "server-not-your-turn")
        if not self.undoable():
            raise Refusal("not_now", self.undo_blocked())
        game.undo()
        return self.note({"type": "undone", "at": now, "seat": seat, "ply": self.ply - 1})

    def undoable(self) -> int:
        """How many actions the player to act can take back.

        What a bot did for a person stays, and so does what was played before this table began.
        """
        mine = min(len(self.played), self.ply - self.played_by_bot)
        return 0 if self.timed_out else min(self.game.undoable, mine)

    def undo_blocked(self) -> str:
        """Why nothing can be taken back."""
        began = self.turns[-1][0] if self.turns else 0
        return "server-undo-begun" if self.ply == began else "server-undo-revealed"

    def take_back(self, seat: int, now: int) -> list[Entry]:
        """Go back to the start of a seat's turn, or of its previous one; only against bots."""
        self.playing()
        if self.header.deal:
            raise Refusal("not_now", "server-deal-once")
        if not self.can_take_back(seat):
            against_bots = all(other.kind == "bot" for number, other in enumerate(self.seats) if number != seat)
            raise Refusal("not_now", "server-take-back-none" if against_bots else "server-take-back-people")
        ply = self._turns_before(seat)[-1]
        return self.note({"type": "taken_back", "at": now, "seat": seat, "ply": ply})

    def redo(self, seat: int, now: int) -> list[Entry]:
        """Play again what a seat has taken back, as it was."""
        self.playing()
        if self.taken_back is None or not self.can_redo(seat):
            raise Refusal("not_now", "server-redo-none")
        ply = self.ply + len(self.taken_back.played)
        return self.note({"type": "redone", "at": now, "seat": seat, "ply": ply})

    def can_redo(self, seat: int) -> bool:
        """Whether a seat can play again what it has taken back."""
        return self.taken_back is not None and self.actor == seat

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat can go back to an earlier turn."""
        if self.status != "playing" or self.seats[seat].kind != "person":
            return False
        if any(other.kind != "bot" for number, other in enumerate(self.seats) if number != seat):
            return False
        return not self.header.deal and bool(self._turns_before(seat))

    def _turns_before(self, seat: int) -> list[int]:
        return [ply for ply, _, whose in self.turns if whose == seat and ply < self.ply]

    def playing(self) -> Game:
        """The game that is being played.

        Raises:
            Refusal: there is none now.
        """
        if self.is_over:
            raise Refusal("not_now", "server-over")
        return self.game

    def may_ask_hint(self, seat: int) -> bool:
        """Whether a seat may ask a bot for advice."""
        if self.header.hints:
            return True
        return not self.header.deal and self.header.tournament is None and self._is_alone(self.seats[seat].person)

    def may_press(self, person: str | None) -> bool:
        """Whether a person may let bots decide at once: only if they play alone against bots.

        In a daily deal and in a tournament bots do the same for everybody.
        """
        single = self.header.daily is None and self.header.tournament is None
        return self.status == "playing" and single and self._is_alone(person)

    def _is_alone(self, person: str | None) -> bool:
        return bool(self.seats_of(person)) and all(seat.kind == "bot" or seat.person == person for seat in self.seats)


_UNREADABLE = (ValueError, KeyError, TypeError, IndexError, AttributeError)
"""The exceptions that a damaged row raises."""
_CHAT_LINE = 150
"""Approximate size of a line of chat, without its text."""


_HANDLERS: dict[str, Callable[..., None]] = {
    "sat": Table._on_sat,
    "left": Table._on_left,
    "filled": Table._on_filled,
    "cancelled": Table._on_cancelled,
    "started": Table._on_started,
    "action": Table._on_action,
    "undone": Table._on_undone,
    "taken_back": Table._on_taken_back,
    "redone": Table._on_redone,
    "hinted": Table._on_hinted,
    "advised": Table._on_advised,
    "timeout": Table._on_timeout,
    "resigned": Table._on_resigned,
    "replaced": Table._on_replaced,
    "returned": Table._on_returned,
    "bot_failed": Table._on_bot_failed,
    "vote": Table._on_vote,
    "vote_lapsed": Table._on_vote_lapsed,
    "extra_time": Table._on_extra_time,
    "holiday": Table._on_holiday,
    "hours": Table._on_hours,
    "end_vote": Table._on_end_vote,
    "chat": Table._on_chat,
    "rematch": Table._on_rematch,
    "over": Table._on_over,
    "revealed": Table._on_revealed,
    "name_removed": Table._on_name_removed,
}
"""The handler of each kind of entry."""


def _drawn(events: list[Event]) -> list[CityId]:
    """Every card that left the supply, in order."""
    return [
        event["city"]
        for event in events
        if (event["type"] == "draw" or event["type"] == "refill") and event["city"] is not None
    ]
