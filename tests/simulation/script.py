"""What happens in one simulation: a list of steps that a seed decides, and that can be shortened.

A step says what somebody tries, not what comes of it. So any part of a script is a script.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Scale:
    """How much of what there is in a simulation."""

    name: str
    tables: tuple[int, int]
    visits: int
    """How often somebody does something."""
    faults: int
    """How often something fails, about; each kind more or less often."""
    seconds: float
    sweep_seconds: float
    turn_seconds: tuple[int | None, ...]
    outage: float
    """The longest time for which something is away."""


DAY = 86400
LIVE = Scale("live", (2, 3), 60, 18, 130.0, 2.0, (None, None, 5, 20, 60), 30.0)
YEARS = Scale("years", (50, 50), 300, 1100, 365 * DAY, 3600.0, (None, None, 7 * DAY, 14 * DAY, 30 * DAY), DAY / 4)


@dataclass(frozen=True, slots=True)
class Step:
    """At a time somebody does something; `dice` decides what else is left to chance."""

    at: float
    who: int
    what: str
    dice: int

    def __str__(self) -> str:
        return f"{self.at:10.2f}  {self.who:3d}  {self.what}  ({self.dice})"


@dataclass(frozen=True, slots=True)
class Script:
    """A whole simulation."""

    seed: int
    scale: Scale
    workers: int
    shared: bool
    tables: int
    people: int
    rate: float
    """The share of the store's operations that fail on their own."""
    steps: tuple[Step, ...]
    thinkers: int = 0
    """Processes that only think; if there are some, servers leave all thinking to them."""
    wire: bool = False
    """Whether the store is the real one for PostgreSQL, with a simulated server at the other end of its lines."""

    def only(self, steps: tuple[Step, ...]) -> "Script":
        """A part of it."""
        return replace(self, steps=steps)


PEOPLE = {
    "play": 60, "connect": 8, "tab": 4, "old_tab": 4, "go": 8, "undo": 6, "take_back": 3, "redo": 2,
    "reclaim": 3, "chat": 6, "several": 3,
    "sit": 10, "leave": 1, "fill": 3, "cancel": 0.3, "resign": 0.7, "vote": 4, "rematch": 4, "hint": 0.3, "why_not": 1,
    "closing": 1, "log": 1, "sync": 3, "ping": 1, "stale": 3, "twice": 4, "nonsense": 3, "lists": 1,
    "crowd": 6, "games": 3, "forget": 1, "delete": 0.3, "note": 1,
}  # fmt: skip
FAULTS = {
    "away": 3, "silent": 2, "slow": 3, "full": 2, "lose": 6, "deaf": 3, "late": 2, "double": 2, "crash": 6, "stop": 2,
    "jump": 1, "thoughts": 1, "drop": 6, "stall": 4,
    "unreadable": 3, "refuse": 4,
}  # fmt: skip


def script_of(seed: int, scale: Scale = LIVE) -> Script:
    """The script of a seed."""
    luck = random.Random(seed)
    workers = luck.choice((1, 2, 2, 3)) if scale is LIVE else 3
    tables = luck.randint(*scale.tables)
    people = 2 * tables + luck.randint(0, tables)
    harm = {fault: weight * luck.choice((0, 0.5, 1, 2)) for fault, weight in FAULTS.items()}
    steps = [Step(0.1 + 0.1 * number, number, "create", luck.getrandbits(32)) for number in range(tables)]
    steps += [Step(8.0 + 0.05 * number, number, "connect", luck.getrandbits(32)) for number in range(people)]
    steps += [Step(12.0 + 0.05 * number, number, "sit", luck.getrandbits(32)) for number in range(people)]

    if scale is LIVE:  # also before anybody has played
        steps += [Step(14.0 + 0.05 * number, number, "undo", luck.getrandbits(32)) for number in range(people)]
    if scale is YEARS:
        steps += [Step(60.0 + number, number, "go", luck.getrandbits(32)) for number in range(people)]

    def add(at: float, who: int, what: str) -> None:
        steps.append(Step(at, who, what, luck.getrandbits(32)))

    for what in luck.choices(list(harm), list(harm.values()), k=scale.faults):
        add(luck.uniform(16.0, scale.seconds), luck.randrange(people), what)
    for what in luck.choices(list(PEOPLE), list(PEOPLE.values()), k=scale.visits):
        at, who = luck.uniform(16.0, scale.seconds), luck.randrange(people)
        add(at, who, what)
        if scale is YEARS:  # they come for a few minutes, play, and mostly leave
            add(at - 10.0, who, "connect")
            for number in range(luck.randint(1, 3)):
                add(at + 10.0 * (number + 1), who, "play")
            if luck.random() < 0.8:
                add(at + luck.uniform(60.0, 3600.0), who, "go")
    if scale is LIVE:
        for number in range(tables):  # one is away for long enough to be notified
            for begin in (16.0, scale.seconds / 2):
                at = begin + luck.uniform(0.0, 10.0)
                add(at, number, "send_off")
                for pause in range(12, 24, 3):
                    for who in (number, number + tables):
                        add(at + pause + luck.random(), who, "play")
                if luck.random() < 0.5:
                    add(at + luck.uniform(11.0, 24.0), number, "refuse")
    for number in range(tables):  # nothing that comes later repairs what goes wrong last
        add(scale.seconds - luck.uniform(0.2, 2.0), number, "crowd")
    for number in range(people):  # games have ended by then, mostly
        at = scale.seconds - luck.uniform(0.2, 20.0)
        add(at, number, luck.choice(("games", "games", "forget", "delete", "go", "note")))
    apart = random.Random(f"sites {seed}")  # all else stays as it was before sites could hang
    for _ in range(apart.randint(0, max(2, scale.faults // 12))):
        at, who = apart.uniform(16.0, scale.seconds), apart.randrange(people)
        steps.append(Step(at, who, "hang", apart.getrandbits(32)))
    unforeseen = random.Random(f"unforeseen {seed}")
    for _ in range(unforeseen.choice((0, 0, 1, 3)) * max(1, scale.faults // 18)):
        at, what = unforeseen.uniform(16.0, scale.seconds), unforeseen.choice(("exception", "exception", "rot"))
        steps.append(Step(at, unforeseen.randrange(people), what, unforeseen.getrandbits(32)))
    apart = random.Random(f"thinkers {seed}")
    for _ in range(apart.randint(0, max(3, scale.faults // 4))):
        at, who = apart.uniform(16.0, scale.seconds), apart.randrange(people)
        steps.append(Step(at, who, "thoughts", apart.getrandbits(32)))
    shared = workers > 1 or luck.random() < 0.3
    rate = luck.choice((0.0, 0.0, 0.005, 0.02))
    wire = shared and luck.random() < 0.3
    elsewhere = random.Random(f"elsewhere {seed}")
    thinkers = elsewhere.choice((0, 2)) if shared and not wire else 0
    for _ in range(elsewhere.randint(0, max(4, scale.faults // 4)) if thinkers else 0):
        at = elsewhere.uniform(16.0, scale.seconds)
        steps.append(Step(at, elsewhere.randrange(people), "thinker", elsewhere.getrandbits(32)))
    steps.sort(key=lambda step: step.at)
    return Script(seed, scale, workers, shared, tables, people, rate, tuple(steps), thinkers, wire)


def shortened(script: Script, fails: Callable[[Script], bool], tries: int = 400) -> Script:
    """The fewest steps found that still fail: whole pieces are left out, then smaller and smaller ones."""
    steps = list(script.steps)
    size = max(1, len(steps) // 2)
    for _ in _limited(tries):
        begin = 0
        shorter = False
        while begin < len(steps):
            fewer = steps[:begin] + steps[begin + size :]
            tries -= 1
            if tries < 0:
                return script.only(tuple(steps))
            if fails(script.only(tuple(fewer))):
                steps, shorter = fewer, True
            else:
                begin += size
        if size == 1 and not shorter:
            break
        size = max(1, size // 2)
    return script.only(tuple(steps))


def _limited(tries: int) -> Iterator[int]:
    yield from range(tries)
