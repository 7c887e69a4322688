"""Calls every public entry point of the compiled modules with wrong sizes, types and seats.

Each call must return or raise; a crash ends the process, and the last line printed names the call.

    python tests/engine/fuzz.py --calls 100000
    scripts/memory-check 100000        # the same with AddressSanitizer

What is called stands in the stubs. Not called are names that end in `_unchecked`: they say that they check nothing.
"""

import argparse
import ast
import importlib
import inspect
import random
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import thurntaxis
from thurntaxis.bots.judge import Judge
from thurntaxis.bots.moves import Moves
from thurntaxis.bots.planner import Planner
from thurntaxis.bots.rowcache import RowCache
from thurntaxis.bots.tree import Tree
from thurntaxis.engine import POLICIES, EngineView, Luck, State, choose
from thurntaxis.envs.history import GameHistory
from thurntaxis.envs.layout import Layout
from thurntaxis.envs.observer import Observer
from thurntaxis.envs.opponent import Opponent
from thurntaxis.envs.subenv import SubEnv
from thurntaxis.envs.subenvs import SubEnvs
from thurntaxis.game.viewjson import ViewWriter
from thurntaxis.rollouts.continuation import Continuation
from thurntaxis.rules import Rules

ROOT = Path(thurntaxis.__file__).parent
MODULES = ("engine", "envs", "game", "bots", "rollouts")
RULES = Rules().to_json()
AMOUNTS = {
    "decisions",
    "most",
    "simulations",
    "worlds",
    "turns",
    "slots",
    "units",
    "nodes",
    "steps",
    "tries",
    "width",
    "ahead",
    "max_decisions",
    "first",
}
"""Arguments that say how much to do: small here, or a call would take forever."""
TRUSTED = {"Moves.apply", "SubEnvs.step"}
"""Inner loops that take what their neighbour has found legal."""
JUDGES = [Judge(weights) for weights in ("apprentice", "judge")]
"""Making one takes long, so all calls share them."""


def some_state(chance: random.Random) -> State:
    """A state from somewhere in a game, the very beginning and the end included."""
    luck = Luck(chance.getrandbits(60))
    state = State(chance.choice((2, 3, 4)))
    if chance.random() < 0.1:
        return state
    if chance.random() < 0.1:
        return some_broken_state(chance)
    luck.deal(state)
    for _ in range(chance.choice((0, 5, 40, 120, 400))):
        if state.is_over:
            break
        luck.step(state, choose(POLICIES["builder"], state, luck))
    return state


def some_broken_state(chance: random.Random) -> State:
    """A state that no game leads to, as far as the engine takes it."""
    while True:
        fields = list(State(chance.choice((2, 3, 4))).fields())
        for _ in range(chance.randrange(1, 12)):
            fields[chance.randrange(len(fields))] = chance.choice((0, 1, 2, 5, 7, 21, 63, chance.getrandbits(22)))
        try:
            return State.from_fields(tuple(fields))
        except (ValueError, OverflowError):
            continue


def some_view(chance: random.Random) -> EngineView:
    state = some_state(chance)
    return EngineView(state, chance.randrange(-1, state.players))


def some_rows(chance: random.Random, state: State) -> list[Any]:
    """The rows of a sub-environment, sometimes one of them wrong."""
    sizes = [Layout(state.players).size, 139, state.players, state.players, 1, 1, 1]
    kinds: list[Any] = [np.int8, np.int8, np.float32, np.int8, np.int8, np.int8, np.int8]
    rows: list[Any] = [np.zeros(size, kind) for size, kind in zip(sizes, kinds, strict=True)]
    if chance.random() < 0.5:
        rows[chance.randrange(7)] = some_cells(chance)
    return rows


def some_cells(chance: random.Random) -> Any:
    """Something that may be a row of cells."""
    size = chance.choice((0, 1, 2, 138, 139, 140, 427, 559, 691, 700))
    return chance.choice(
        (
            lambda: np.zeros(size, np.int8),
            lambda: np.zeros(size, np.int64),
            lambda: np.zeros(size, np.float32),
            lambda: np.zeros((3, size), np.int8),
            lambda: np.zeros(2 * size, np.int8)[::2],
            lambda: bytearray(size),
            lambda: array("b", bytes(size)),
            lambda: bytes(size),
            lambda: None,
        )
    )()


def some_number(chance: random.Random) -> Any:
    return chance.choice(
        (
            0,
            1,
            2,
            3,
            4,
            5,
            22,
            64,
            92,
            99,
            138,
            139,
            1000,
            -1,
            -2,
            2**31 - 1,
            2**31,
            2**63,
            2**64 - 1,
            -(2**40),
            np.int64(3),
            1.5,
        )
    )


def some_list(chance: random.Random) -> list[Any]:
    kinds = (some_number, some_view, some_cells, lambda _: ["ulm"], lambda _: None, lambda _: [1, 2])
    kind = chance.choice(kinds)
    return [kind(chance) for _ in range(chance.choice((0, 1, 2, 3, 4, 7)))]


WHATEVER: tuple[Callable[[random.Random], Any], ...] = (
    some_number,
    some_number,
    some_state,
    some_view,
    some_cells,
    some_list,
    lambda chance: Luck(1),
    lambda chance: chance.choice((None, "ulm", "", object(), (), {}, [], b"abc", True)),
)


def some_way(chance: random.Random) -> list[Any]:
    """Some actions, mostly not legal ones."""
    return [chance.choice((some_number(chance), chance.randrange(139))) for _ in range(chance.randrange(4))]


def argument(chance: random.Random, name: str) -> Any:
    """Something for a parameter: often of the right type, sometimes not."""
    if name in AMOUNTS:
        return chance.randrange(-3, 20)
    if chance.random() < 0.2:
        return chance.choice(WHATEVER)(chance)
    if name in ("state", "start", "world", "other"):
        return some_state(chance)
    if name == "view":
        return some_view(chance)
    if name == "views":
        return [some_view(chance) for _ in range(chance.randrange(4))]
    if name == "judge":
        return chance.choice(JUDGES)
    if name == "weights":
        return chance.choice(("master", "nobody", [1, 2], range(19138), None))
    if name == "ways":
        return [some_way(chance) for _ in range(chance.randrange(4))]
    if name == "way":
        return some_way(chance)
    if name == "luck":
        return Luck(chance.getrandbits(60))
    if name in ("row", "rows", "mask", "masks"):
        return some_cells(chance)
    if name in ("actions", "legal", "draws", "routes", "envs"):
        return chance.choice((some_list(chance), np.zeros(chance.choice((0, 1, 2, 3)), np.int64)))
    if name == "fields":
        fields = list(some_state(chance).fields())
        fields[chance.randrange(len(fields))] = chance.choice((some_number(chance), fields[0]))
        return tuple(fields[: chance.choice((3, None, None, None))])
    if name == "kept":
        return some_state(chance).fields(), some_number(chance), chance.getrandbits(64), some_number(chance)
    if name == "seat" or name == "player":
        return chance.choice((0, 1, 2, 3, -1, 4, 99, -(2**31)))
    return some_number(chance)


def some_tree(chance: random.Random) -> Tree:
    """A tree, often one that has grown."""
    tree = Tree(chance.choice(JUDGES), chance.choice((1, 2, 60, 5000)), plain=chance.random() < 0.2)
    if chance.random() < 0.7:
        state = some_state(chance)
        if not state.awaits_card:
            tree.run(EngineView(state, state.player), Luck(1), 8)
    return tree


def makers() -> dict[str, Callable[[random.Random], Any]]:
    """How an object of each class is made."""

    def subenv(chance: random.Random) -> SubEnv:
        state = State(chance.choice((2, 3, 4)))
        while True:
            try:
                made = SubEnv(state, chance.randrange(3), 50, some_rows(chance, state))
            except (ValueError, TypeError, BufferError):
                continue
            if chance.random() < 0.8:
                made.begin()
            return made

    return {
        "State": some_state,
        "Luck": lambda chance: Luck(chance.getrandbits(60)),
        "EngineView": some_view,
        "Observer": lambda chance: Observer(),
        "GameHistory": lambda chance: GameHistory(some_state(chance), 50),
        "SubEnv": subenv,
        "SubEnvs": lambda chance: SubEnvs([subenv(chance) for _ in range(2)]),
        "ViewWriter": lambda chance: ViewWriter(["A", "B", "C"][: chance.randrange(4)], RULES),
        "Moves": lambda chance: Moves(),
        "RowCache": lambda chance: RowCache(4, 8),
        "Judge": lambda chance: chance.choice(JUDGES),
        "Opponent": lambda chance: Opponent(Planner(chance.choice(JUDGES), 1), 1 + chance.randrange(3), True),
        "Planner": lambda chance: Planner(chance.choice(JUDGES), 1, chance.randrange(6)),
        "Tree": some_tree,
        "Continuation": lambda chance: Continuation(chance.choice(JUDGES)),
        "IllegalInput": lambda chance: ValueError(),
    }


def entry_points() -> Iterator[tuple[str, str, list[str]]]:
    """Module, name (of a method: with its class), and names of parameters, of all that the stubs promise."""
    for folder in MODULES:
        for stub in sorted((ROOT / folder).glob("*.pyi")):
            module = f"thurntaxis.{folder}.{stub.stem}"
            for item in ast.parse(stub.read_text(encoding="utf-8")).body:
                if isinstance(item, ast.FunctionDef):
                    yield module, item.name, _parameters(item)
                elif isinstance(item, ast.ClassDef):
                    for part in item.body:
                        if isinstance(part, ast.FunctionDef) and not _is_property(part):
                            yield module, f"{item.name}.{part.name}", _parameters(part)


def _is_property(part: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "property" for each in part.decorator_list)


def _parameters(item: ast.FunctionDef) -> list[str]:
    return [each.arg for each in (*item.args.args, *item.args.kwonlyargs) if each.arg != "self"]


def is_compiled(module: str) -> bool:
    return not str(inspect.getfile(importlib.import_module(module))).endswith(".py")


def call(chance: random.Random, made: Any, module: str, name: str, parameters: list[str]) -> bool:
    """Make one call; whether it returned instead of raising."""
    owner, _, method = name.rpartition(".")
    loaded = importlib.import_module(module)
    if method == "__init__":
        target = getattr(loaded, owner)
    elif owner and method != "from_fields":
        target = getattr(made, method)
    else:
        target = getattr(getattr(loaded, owner) if owner else loaded, method)
    if chance.random() < 0.05:
        parameters = parameters[:-1]
    given = [argument(chance, parameter) for parameter in parameters]
    if name == "SubEnv.__init__" and isinstance(given[0], State):
        given[3:] = [some_rows(chance, given[0])]
    try:
        target(*given)
    except Exception:  # any error is an answer
        return False
    return True


def fuzz(calls: int, seed: int, verbose: bool = False) -> dict[str, list[int]]:
    """Make that many calls; for each entry point, how many it answered and refused."""
    chance = random.Random(seed)
    points = [
        point
        for point in entry_points()
        if is_compiled(point[0]) and not point[1].endswith("_unchecked") and point[1] not in TRUSTED
    ]
    make = makers()
    counts = {name: [0, 0] for _, name, _ in points}
    for number in range(calls):
        module, name, parameters = points[number % len(points)]
        if verbose:
            print(number, name, flush=True)
        owner = name.rpartition(".")[0]
        made = make[owner](chance) if owner else None
        counts[name][not call(chance, made, module, name, parameters)] += 1
    return counts


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="print every call before it is made")
    options = parser.parse_args()
    counted = fuzz(options.calls, options.seed, options.verbose)
    for name, (answered, refused) in counted.items():
        print(f"{name}: {answered} answered, {refused} refused")
    print(f"{options.calls} calls of {len(counted)} entry points, seed {options.seed}: no crash")
