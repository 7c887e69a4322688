"""Writes planted.json: positions in which one way is known to be bad, whatever an evaluator says.

    python -m tests.review.make_planted

The positions come from games between bots; what makes a way bad follows from the rules alone:

- cartwright: the Cartwright is free and brings the next carriage, not the last one; the bad way leaves it;
- discard: three of four cards are a path of cities without a house, the fourth is a second copy of one of them; the bad
  way discards a card of the path that is there once;
- tile: two choices of houses place equally many; one of them earns a bonus tile, the bad one does not;
- end: the last player of a round is behind and would end the game at once, with the last house or with carriage 7.

All are open games by the search of `hard`, which is another one than the review's: a chance of 15 to 85 percent. In the
first three kinds it closes the route as well. That the mistake matters is checked in games that `medium` bots play to
the end with the same cards: the better way wins at least 4 games more in 100, and significantly more.
"""

import json
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

from thurntaxis.board import CITIES, NEIGHBOURS, TILES, StackId
from thurntaxis.bots import make
from thurntaxis.bots.moves import Moves
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.numbers import CALL_CARTWRIGHT, CARRIAGE, CLOSE, DECLINE, DISCARD, END, HOUSES
from thurntaxis.game import Game, Position, PositionError
from thurntaxis.game.actions import NUMBERS, TEXTS
from thurntaxis.game.position import PositionData
from thurntaxis.rollouts import Rollout

Planted = tuple[PositionData, list[int], str | int, list[int]]
"""A position, the bad way, by what the better one is known (an action, or the points of its tiles), and that way."""
GAMES = 800
LEAST = 0.04
OUT = Path(__file__).with_name("planted.json")
WANTED = {"cartwright": 10, "discard": 10, "tile": 10, "end": 10}


def closable(level: str, seeds: range) -> Iterator[Game]:
    """Games in which the player to act can close the route."""
    for seed in seeds:
        players = 2 + seed % 3
        bots = [make(level) for _ in range(players)]
        game = Game([f"Player {seat + 1}" for seat in range(players)], seed=seed)
        luck = Luck(seed)
        while not game.is_over:
            seat = game.player
            assert seat is not None
            legal = game.legal_actions(numbers=True)
            if CLOSE in legal:
                yield game
            game.play(bots[seat].decide(EngineView(game.state, seat), legal, Luck(luck.number())))


def closings(state: State) -> list[tuple[list[int], State]]:
    """All ways to close, up to the discards, and what they lead to."""
    closed = state.copy()
    closed.apply(CLOSE)
    begun, done, moves = [([CLOSE], closed)], [], Moves()
    while begun:
        way, at = begun.pop()
        if at.phase not in (HOUSES, CARRIAGE) or at.is_over or at.player != state.player:
            done.append((way, at))
            continue
        moves.find(at)
        for move in list(moves.move[: moves.found]):
            after = at.copy()
            actions = []
            for action in moves.actions(move):
                if after.phase == at.phase and after.is_legal(action):
                    after.apply(action)
                    actions.append(action)
            begun.append(([*way, *actions], after))
    return done


def is_open(state: State, *, closes: bool) -> bool:
    """Whether the game is still open by a search of its own, and closing, if that is asked, right."""
    view, bot = EngineView(state, state.player), make("hard")
    decided = bot.decide(view, state.legal_actions(), Luck(1))
    candidates = bot.explain().candidates
    return bool(candidates) and 0.15 <= candidates[0].chance <= 0.85 and (decided == CLOSE or not closes)


def finished(way: list[int], state: State, seat: int) -> list[int]:
    """The way with the first discards that come."""
    state = state.copy()
    way = list(way)
    while state.phase == DISCARD and state.player == seat and not state.is_over:
        action = state.legal_actions()[0]
        state.apply(action)
        way.append(action)
    return way


def matters(data: PositionData, bad: list[int], better: list[int]) -> bool:
    """Whether the better way wins more games that are played to the end."""
    state = Position.from_json(data).state
    rollout = Rollout(EngineView(state, state.player).sample, [better, bad], "medium", 1)
    for _ in rollout.play(GAMES):
        pass
    best, behind = rollout.results()
    return best.way == tuple(better) and behind.behind >= max(LEAST, behind.behind_error)


def cartwright(game: Game) -> Iterator[Planted]:
    state = game.state
    seat = state.player
    if (
        not 3 <= state.next_carriage(seat) <= 6
        or not state.cartwright_can_help(seat)
        or not is_open(state, closes=True)
    ):
        return
    found = closings(state)
    for way, after in found:
        if DECLINE in way and CALL_CARTWRIGHT not in way:
            called = [CALL_CARTWRIGHT if action == DECLINE else action for action in way]
            better = next(finished(each, helped, seat) for each, helped in found if each == called)
            yield game.position().to_json(), finished(way, after, seat), "cartwright", better
            return


def discard(game: Game) -> Iterator[Planted]:
    """With a hand that is made for it, of cards from the supply."""
    data = game.position().to_json()
    seat = data["player"]
    mine = set(data["houses"][seat]) | set(data["routes"][seat])
    supply = [*data["supply"], *data["hands"][seat]]
    for path in permutations([city for city in CITIES if city not in mine and city in supply], 3):
        first, middle, last = path
        if middle not in NEIGHBOURS[first] or last not in NEIGHBOURS[middle] or supply.count(middle) < 2:
            continue
        hand = [first, middle, middle, last]
        rest = list(supply)
        for city in hand:
            rest.remove(city)
        data["hands"][seat], data["known"][seat], data["supply"] = hand, [], rest
        state = Position.from_json(data).state
        if not is_open(state, closes=True):
            return
        for way, after in closings(state):
            if after.phase == DISCARD and DECLINE not in way:
                bad = [*way, NUMBERS[f"discard {first}"]]
                yield data, bad, f"discard {middle}", [*way, NUMBERS[f"discard {middle}"]]
                return
        return


def tile(game: Game) -> Iterator[Planted]:
    state = game.state
    seat = state.player
    before = state.tile_points(seat)
    found = [(way, after) for way, after in closings(state) if DECLINE not in way and not after.end_is_called()]
    for way, after in found:
        for better, with_tile in found:
            as_many = bin(after.houses[seat]).count("1") == bin(with_tile.houses[seat]).count("1")
            gain = with_tile.tile_points(seat) - after.tile_points(seat)
            if as_many and gain >= 2 and with_tile.tile_points(seat) > before and is_open(state, closes=True):
                ways = finished(way, after, seat), finished(better, with_tile, seat)
                yield game.position().to_json(), ways[0], with_tile.tile_points(seat), ways[1]
                return


def end(game: Game) -> Iterator[Planted]:
    """The others are given tiles of the board, so that the last player of the round is behind for sure."""
    data = game.position().to_json()
    seat = data["player"]
    if (
        seat != len(data["players"]) - 1
        or data["official"] is not None
        or len(data["routes"][seat]) < 5
        or game.state.end_is_called()
    ):
        return
    data["carriages"][seat] = 6
    held = [tile for tiles in data["tiles"] for tile in tiles]
    stacks: tuple[StackId, ...] = ("all_provinces", "baiern", "route_7")
    for stack in stacks:
        value = TILES[stack][sum(name == stack for name, _ in held)] if sum(n == stack for n, _ in held) < 1 else None
        if value is not None:
            data["tiles"][0].append([stack, value])
    try:
        state = Position.from_json(data).state
    except PositionError:
        return
    if not is_open(state, closes=False):
        return
    for way, after in closings(state):
        over = after.copy()
        bad = finished(way, after, seat)
        for action in bad[len(way) :]:
            over.apply(action)
        if over.is_over and over.winner() != seat and over.score(0) - over.score(seat) >= 2:
            yield data, bad, 0, [END]
            return


def main() -> None:
    kinds = {"cartwright": cartwright, "discard": discard, "tile": tile, "end": end}
    planted: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
    last: dict[str, int] = {}
    for number, game in enumerate(closable("skilled", range(100, 600))):
        for kind, find in kinds.items():
            if len(planted[kind]) >= WANTED[kind] or number - last.get(kind, -99) < 4:
                continue
            for data, bad, better, way in find(game):
                last[kind] = number
                if not matters(data, bad, way):
                    continue
                print(number, kind, len(planted[kind]), flush=True)
                bad_way, good_way = ([TEXTS[action] for action in each] for each in (bad, way))
                planted[kind].append({"position": data, "bad": bad_way, "better": better, "way": good_way})
        if all(len(planted[kind]) >= WANTED[kind] for kind in kinds):
            break
    rows = [json.dumps({"kind": kind, **each}) for kind, found in planted.items() for each in found]
    OUT.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
    print({kind: len(found) for kind, found in planted.items()})


if __name__ == "__main__":
    main()
