"""The solver equals an enumeration without any shortcut, and finds every certain win."""

import random

import pytest

from thurntaxis.bots import make
from thurntaxis.endings import EndingError, Line, is_ending, solve
from thurntaxis.engine import EngineView, Luck, State
from thurntaxis.engine.bits import copies, size, together, with_card, without_card
from thurntaxis.engine.numbers import CALL_ADMINISTRATOR, CITY_COUNT, DRAW, OVER, PLAY


def endings(number: int, players: int, seed: int) -> list[State]:
    """Last turns of games between quick bots, in which nobody has a turn after the player to act."""
    bot, chosen = make("builder"), random.Random(seed)
    found: list[State] = []
    while len(found) < number:
        state, luck = State(players), Luck(chosen.getrandbits(60))
        luck.deal(state)
        while not state.is_over:
            last = state.player == players - 1 and state.end_is_called()
            if last and len(state.legal_actions()) > 1 and state.lengths[state.player] > 1 and chosen.random() < 0.7:
                found.append(state.copy())
            luck.step(state, bot.decide(EngineView(state, state.player), state.legal_actions(), luck))
    return found[:number]


def with_small_supply(state: State, chosen: random.Random, cards: int) -> State:
    """The same with a supply of few cards; the rest is discarded. All hands of others go to the discards."""
    small = state.copy()
    hands = list(small.hands)
    for seat in range(small.players):
        if seat != small.player:
            small.discards, hands[seat] = together(small.discards, hands[seat]), 0
    small.hands, small.known = hands, [0] * 4
    while size(small.supply) > cards:
        cities = [city for city in range(CITY_COUNT) if copies(small.supply, city)]
        city = chosen.choice(cities)
        small.supply = without_card(small.supply, city)
        small.discards = with_card(small.discards, city)
    return small


def in_reach(state: State, chosen: random.Random) -> State:
    """The same with rivals whose points a good turn can just beat, so that the cards decide."""
    close = state.copy()
    tiles = list(close.tiles)
    rivals = [seat for seat in range(close.players) if seat != close.player]
    for seat in rivals:
        while tiles[seat] and close.score(seat) > close.score(close.player) + chosen.randint(-1, 5):
            lowest = tiles[seat] & -tiles[seat]
            if close.game_end_holder() == seat and tiles[seat] == lowest:
                break
            tiles[seat] ^= lowest
            close.tiles = tiles
            if close.game_end_holder() < 0:
                tiles[seat] |= lowest
                close.tiles = tiles
                break
    return close


def enumerated(state: State, seat: int) -> tuple[float, float]:
    """The best chance and points, by trying all actions and cards one by one."""
    if state.phase == OVER or state.player != seat:
        while state.awaits_card:
            state.give(next(city for city in range(CITY_COUNT) if copies(state.supply, city)))
        won = state.end_is_called() and state.winner() == seat
        return float(won), float(state.score(seat))
    if state.awaits_card:
        chance = points = 0.0
        for city in range(CITY_COUNT):
            number = copies(state.supply, city)
            if number:
                world = state.copy()
                world.give(city)
                one, other = enumerated(world, seat)
                chance += one * number / size(state.supply)
                points += other * number / size(state.supply)
        return chance, points
    return max((tried(state, action, seat) for action in state.legal_actions()), key=lambda v: (round(v[0], 9), v[1]))


def tried(state: State, action: int, seat: int) -> tuple[float, float]:
    world = state.copy()
    world.apply(action)
    return enumerated(world, seat)


def small_endings() -> list[State]:
    chosen = random.Random(34)
    found = []
    for players in (2, 3, 4):
        for state in endings(170, players, players):
            cards = chosen.choice((1, 2)) if state.phase in (DRAW, PLAY) else 6
            found.append(with_small_supply(in_reach(state, chosen), chosen, cards))
    return found[::4]


def test_the_solver_equals_an_enumeration_on_small_endings() -> None:
    undecided = 0
    for state in small_endings():
        ending = solve(EngineView(state, state.player))
        for line in ending.lines:
            if line.action == CALL_ADMINISTRATOR:
                continue  # compared below, where six new cards are few enough to enumerate
            chance, points = tried(state, line.action, state.player)
            assert line.chance == pytest.approx(chance), (state.fields(), line)
            assert line.points == pytest.approx(points), (state.fields(), line)
        undecided += 0 < ending.best.chance < 1
    assert undecided > 5  # the cards decide in enough of them


def test_the_administrator_equals_an_enumeration() -> None:
    """With four kinds of cards left, six new ones can be enumerated; with three cards, the discards follow them."""
    chosen = random.Random(7)
    compared = 0
    for state in endings(60, 2, 77):
        if state.phase != DRAW or CALL_ADMINISTRATOR not in state.legal_actions():
            continue
        small = few_kinds(with_small_supply(in_reach(state, chosen), chosen, 12), chosen.choice((3, 6, 8)))
        line = next(line for line in solve(EngineView(small, 1)).lines if line.action == CALL_ADMINISTRATOR)
        assert line.chance == pytest.approx(tried(small, CALL_ADMINISTRATOR, 1)[0])
        compared += 1
    assert compared >= 5


def few_kinds(state: State, cards: int) -> State:
    """The same with a supply of that many cards, of three cities, and six of two others in the display."""
    small = state.copy()
    useful = small.cities_that_extend(small.player)
    cities = sorted(range(CITY_COUNT), key=lambda city: not useful >> city & 1)[:5]
    small.supply = small.discards = 0
    for index in range(cards):
        small.supply = with_card(small.supply, cities[index % 3])
    small.display = [cities[3 + slot % 2] for slot in range(6)]
    return small


def test_cards_of_other_hands_may_be_anywhere() -> None:
    """What a seat cannot place is equally likely in the supply: the mean over all ways to place it is the same."""
    chosen = random.Random(3)
    compared = 0
    for state in endings(30, 2, 5):
        if state.phase != PLAY:
            continue
        small = with_small_supply(in_reach(state, chosen), chosen, 2)
        city = next(city for city in range(CITY_COUNT) if copies(small.discards, city))
        small.discards = without_card(small.discards, city)
        hands = list(small.hands)
        hands[0] = with_card(0, city)
        small.hands = hands
        ending = solve(EngineView(small, 1))
        worlds = worlds_of(EngineView(small, 1))
        for line in ending.lines:
            mean = sum(tried(world, line.action, 1)[0] * share for world, share in worlds)
            assert line.chance <= mean + 1e-9  # those who know where the cards are can do no worse
        compared += 1
    assert compared >= 5


def worlds_of(view: EngineView) -> list[tuple[State, float]]:
    unseen, found = view.public.supply, []
    for city in range(CITY_COUNT):
        if copies(unseen, city):
            world = view.public.copy()
            world.supply = without_card(unseen, city)
            world.hands = [with_card(0, city), *world.hands[1:]]
            found.append((world, copies(unseen, city) / size(unseen)))
    return found


def test_any_cards_is_a_guarantee_and_minimax_is_no_lower() -> None:
    compared = 0
    for players in (2, 3):
        state, luck, bot = State(players), Luck(players), make("casual")
        luck.deal(state)
        while not state.is_over:
            view = EngineView(state, state.player)
            if is_ending(state) and state.player == 0 and state.phase > PLAY:
                guaranteed = solve(view)
                assert guaranteed.rivals == "any cards"
                if players == 2:
                    open_hands = EngineView(all_known(state), 0)
                    sure = {line.action: line.chance for line in solve(open_hands).lines}
                    for line in minimax_lines(open_hands):
                        assert line.chance >= sure[line.action] - 1e-9
                        compared += 1
            luck.step(state, bot.decide(view, state.legal_actions(), luck))
    assert compared


def minimax_lines(view: EngineView) -> tuple[Line, ...]:
    try:
        return solve(view, "minimax", 200_000).lines
    except EndingError:
        return ()


def all_known(state: State) -> State:
    known = state.copy()
    known.known = list(known.hands)
    return known


def test_a_position_that_is_not_an_ending_is_refused() -> None:
    state, luck = State(2), Luck(1)
    luck.deal(state)
    assert not is_ending(state)
    with pytest.raises(EndingError, match="not an ending"):
        solve(EngineView(state, 0))
    with pytest.raises(EndingError, match="positions"):
        solve(EngineView(endings(1, 2, 1)[0], 1), most_positions=1)
