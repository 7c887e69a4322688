"""The OpenSpiel game passes OpenSpiel's tests, and OpenSpiel's algorithms play it."""

import pickle
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import observation, rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner

import thurntaxis.envs.openspiel  # noqa: F401 (registers the game)
from thurntaxis.engine import POLICIES, EngineView, Luck, choose
from thurntaxis.engine.bits import copies
from thurntaxis.engine.numbers import TAKE_SUPPLY
from thurntaxis.envs.layout import Layout

NAMES = [
    f"thurntaxis(players={players},rules={rules},reward={reward})"
    for players, rules, reward in [
        (2, "standard", "win"),
        (3, "first-printing", "margin"),
        (4, "icelandic", "placement"),
    ]
]


def with_cap(name: str, decisions: int) -> Any:
    return pyspiel.load_game(name[:-1] + f",max_decisions={decisions})")


def play(state: Any, decisions: int, seed: int) -> Any:
    """Play on by the policy `builder`, but taking every other card from the supply."""
    luck = Luck(seed)
    done = 0
    while not state.is_terminal() and (done < decisions or state.is_chance_node()):
        table = state._game_history.state
        if state.is_chance_node():
            state.apply_action(luck.card(table.supply))
        else:
            unseen = table.is_legal(TAKE_SUPPLY) and luck.below(2)
            state.apply_action(TAKE_SUPPLY if unseen else choose(POLICIES["builder"], table.copy(), luck))
            done += 1
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(with_cap(name, 60), num_sims=2, serialize=True, verbose=False)


def test_the_recorded_playthrough() -> None:
    """Made by make_playthrough.py. It shows what each player sees, so a leak is a changed line."""
    flags.FLAGS.mark_as_parsed()  # OpenSpiel's replay looks at a flag
    recorded, again = generate_playthrough.replay(str(Path(__file__).parent / "playthroughs" / "thurntaxis.txt"))
    assert recorded.splitlines() == again.splitlines()
    assert '# Apply action "close"' in recorded


@pytest.mark.parametrize("name", NAMES)
def test_whole_games(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(3):
        state = play(game.new_initial_state(), 1000, seed)
        assert state.is_terminal()
        assert state._game_history.state.is_over
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        assert int(np.argmax(returns)) == state._game_history.state.winner()
        assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()


def test_chances_are_those_of_the_supply() -> None:
    state = pyspiel.load_game("thurntaxis").new_initial_state()
    generator = random.Random(1)
    for _ in range(600):
        if state.is_chance_node():
            cards = Counter(city for city in range(22) for _ in range(copies(state._game_history.state.supply, city)))
            outcomes = dict(state.chance_outcomes())
            assert outcomes == pytest.approx({city: count / cards.total() for city, count in cards.items()})
            assert list(outcomes) == state.legal_actions() == sorted(outcomes)
        state.apply_action(generator.choice(state.legal_actions()))


def test_a_capped_game_is_scored_as_it_stands() -> None:
    state = play(with_cap(NAMES[1], 50).new_initial_state(), 50, 1)
    table = state._game_history.state
    assert state.is_terminal()
    assert not table.is_over
    scores = [table.score(seat) for seat in range(3)]
    assert state.returns()[0] == pytest.approx(scores[0] - (scores[1] + scores[2]) / 2)


@pytest.mark.parametrize("decisions", [1, 4, 12, 40])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reward", ["win", "placement"])
def test_a_tie_in_a_capped_game_is_shared(reward: str, players: int, decisions: int) -> None:
    game = pyspiel.load_game(f"thurntaxis(players={players},reward={reward},max_decisions={decisions})")
    tied = 0
    for seed in range(20):
        state = play(game.new_initial_state(), decisions, seed)
        table = state._game_history.state
        scores = [table.score(seat) for seat in range(players)]
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        for one in range(players):
            for other in range(players):
                if scores[one] == scores[other]:
                    assert returns[one] == pytest.approx(returns[other])
                elif scores[one] > scores[other]:
                    assert returns[one] >= returns[other]
        if len(set(scores)) == 1:
            tied += 1
            assert returns == pytest.approx([0] * players)
    assert tied or decisions == 40


def kinds() -> list[Any]:
    """Every kind of observation that OpenSpiel can ask for."""
    private = pyspiel.PrivateInfoType
    return [
        pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=secrets)
        for public in (True, False)
        for recall in (True, False)
        for secrets in (private.NONE, private.SINGLE_PLAYER, private.ALL_PLAYERS)
    ]


def seen(state: Any, kind: Any, player: int) -> tuple[str, dict[str, list[float]]]:
    observer = observation.make_observation(state.get_game(), kind)
    observer.set_from(state, player)
    assert observer.tensor is None or len(observer.tensor) == sum(map(len, observer.dict.values()))
    return observer.string_from(state, player), {name: cells.tolist() for name, cells in observer.dict.items()}


@pytest.mark.parametrize("name", NAMES)
def test_no_observer_shows_more_than_it_is_asked_for(name: str) -> None:
    """Pairs of worlds: one seat cannot tell them apart, and hands of the others differ."""
    private = pyspiel.PrivateInfoType
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differed = [0] * len(kinds())
    for seed in range(12):
        state = play(pyspiel.load_game(name).new_initial_state(), 20 + 5 * seed, seed)
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler)
        if str(world) == str(state):
            continue
        for place, kind in enumerate(kinds()):
            for seat in range(state.num_players()):
                same = seen(state, kind, seat) == seen(world, kind, seat)
                if kind.private_info == private.NONE or (kind.private_info == private.SINGLE_PLAYER and seat == player):
                    assert same, f"kind {place} shows seat {seat} what it may not know (seed {seed})"
                differed[place] += not same
    for kind, worlds in zip(kinds(), differed, strict=True):
        assert (worlds > 0) == (kind.private_info != private.NONE)


@pytest.mark.parametrize("name", NAMES)
def test_public_observations_are_the_same_whoever_asks(name: str) -> None:
    state = play(pyspiel.load_game(name).new_initial_state(), 60, 3)
    for kind in kinds():
        observed = {str(seen(state, kind, seat)) for seat in range(state.num_players())}
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        assert (len(observed) > 1) == alone


def test_the_tensor_of_an_information_state_is_not_promised() -> None:
    """A history has no fixed length; algorithms that trust the flag would train on what forgets."""
    game = pyspiel.load_game("thurntaxis")
    assert not game.get_type().provides_information_state_tensor
    assert game.get_type().provides_information_state_string
    with pytest.raises(Exception, match="information_state_tensor"):
        rl_environment.Environment(game, observation_type=rl_environment.ObservationType.INFORMATION_STATE)


@pytest.mark.parametrize("name", NAMES)
def test_resampled_worlds(name: str) -> None:
    """What I know stays the same; what I cannot know varies; the truth does not matter."""
    game = pyspiel.load_game(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    varied = 0
    for seed in range(6):
        state = play(game.new_initial_state(), 40 + 11 * seed, seed)
        player = state.current_player()
        worlds = [state.resample_from_infostate(player, sampler) for _ in range(8)]
        for world in worlds:
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            play(world, 30, seed)
        varied += len({str(world) for world in worlds}) > 1
    assert varied > 2


def test_resampling_does_not_depend_on_the_truth() -> None:
    """From two worlds that the player cannot tell apart, the same random numbers make the same worlds."""
    state = play(pyspiel.load_game("thurntaxis").new_initial_state(), 60, 5)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.77)
    assert str(other) != str(state)
    for number in (0.1, 0.2, 0.3):
        made = [world.resample_from_infostate(player, lambda number=number: number) for world in (state, other)]
        assert str(made[0]) == str(made[1])
        for seat in range(2):
            assert made[0].information_state_string(seat) == made[1].information_state_string(seat)


def test_information_states_remember_everything_seen() -> None:
    """Histories that a player can tell apart have different strings; those that it cannot have the same."""
    game = pyspiel.load_game("thurntaxis")

    def after(*moves: int) -> Any:
        state = game.new_initial_state()
        for city in range(6):
            state.apply_action(city)
        for move in moves:
            state.apply_action(move)
        return state

    supply = 22
    one, two = after(supply, 10, supply, 11), after(supply, 11, supply, 10)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.observation_string(0) == two.observation_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)
    assert after(supply, 10, supply, 12).information_state_string(1) == one.information_state_string(1)
    assert after(0, 10).information_state_string(1) != after(1, 10).information_state_string(1)


@pytest.mark.parametrize("name", NAMES)
def test_tensors_are_the_observation_of_the_view(name: str) -> None:
    game = pyspiel.load_game(name)
    state = play(game.new_initial_state(), 70, 3)
    layout = Layout(game.num_players())
    assert game.observation_tensor_shape() == [layout.size]
    for seat in range(game.num_players()):
        tensor = np.array(state.observation_tensor(seat))
        view = EngineView(state._game_history.state, seat)
        assert tensor[layout.part("supply").place] == [view.supply_size]
        assert tensor[layout.part("hand").place].tolist() == [copies(view.public.hands[seat], c) for c in range(22)]


def test_serialised_pickled_and_cloned_states_go_on_as_the_original() -> None:
    game = pyspiel.load_game(NAMES[2])
    state = play(game.new_initial_state(), 100, 1)
    _, reloaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for twin in (reloaded, pickle.loads(pickle.dumps(state)), state.clone()):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        before = str(state)
        play(twin, 50, 2)
        assert str(state) == before
        assert str(twin) == str(play(state.clone(), 50, 2))


def test_wrong_parameters_are_refused() -> None:
    for name, message in [
        ("thurntaxis(players=5)", "2 to 4 players"),
        ("thurntaxis(rules=house)", "no rule set 'house'"),
        ("thurntaxis(reward=gold)", "no reward 'gold'"),
        ("thurntaxis(max_decisions=0)", "max_decisions is 1 or more"),
    ]:
        with pytest.raises(Exception, match=message):
            pyspiel.load_game(name)


def test_openspiels_ismcts_plays() -> None:
    game = with_cap(NAMES[0], 40)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=10, random_state=np.random.RandomState(1))
    state = play(game.new_initial_state(), 8, 1)
    for _ in range(5):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_outcome_sampling_mccfr_learns() -> None:
    """A game so short that states come back: the average policy moves away from uniform where it matters."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(with_cap(NAMES[0], 3))
    np.random.seed(1)
    for _ in range(20):
        solver.iteration()
    assert len(solver._infostates) > 5


def test_openspiels_tabular_learner_runs_in_its_rl_environment() -> None:
    environment = rl_environment.Environment(with_cap(NAMES[0], 12))
    environment.seed(1)
    agents = [tabular_qlearner.QLearner(player_id=seat, num_actions=139) for seat in range(2)]
    np.random.seed(1)
    for _ in range(3):
        assert sum(play_episode(environment, agents).rewards) == 0


def play_episode(environment: Any, agents: list[Any]) -> Any:
    """One game of learning agents; the last step, which they all have been told."""
    step = environment.reset()
    while not step.last():
        output = agents[step.observations["current_player"]].step(step)
        step = environment.step([output.action])
    for agent in agents:
        agent.step(step)
    return step


def test_openspiels_policy_gradient_learns() -> None:
    pytest.importorskip("torch")
    from open_spiel.python.pytorch import policy_gradient

    environment = rl_environment.Environment(with_cap(NAMES[0], 20))
    environment.seed(1)
    agents = [
        policy_gradient.PolicyGradient(
            seat, Layout(2).size, num_actions=139, hidden_layers_sizes=(16,), batch_size=8, num_critic_before_pi=1
        )
        for seat in range(2)
    ]
    for _ in range(4):
        play_episode(environment, agents)
    assert all(loss is not None for agent in agents for loss in agent.loss)
