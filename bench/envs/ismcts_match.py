"""A bot of ours against OpenSpiel's IS-MCTS on our game, two players, at equal time per decision.

OpenSpiel's bot is its Python IS-MCTS with random rollouts, on the game `thurntaxis` with its cap of decisions.
For each decision it gets the processor time that our bot has used on average so far (or, with --ms, that many
milliseconds, which our bot gets as well if it takes a time, by the clock), and simulates until that is over. Two
simulations are the least it needs to decide: a bot that is quicker than that gives it more time than it has itself.
Decisions with one legal action are not counted. Deals are played in pairs, from both seats.

    python bench/envs/ismcts_match.py --bot expert --games 100
    python bench/envs/ismcts_match.py --bot search --ms 1000 --games 20
"""

import argparse
import json
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import thurntaxis.envs.openspiel  # noqa: F401 (registers the game)
from thurntaxis.bots import Bot, known, make
from thurntaxis.engine import Luck
from thurntaxis.rollouts.intervals import wilson

GAME = "thurntaxis(max_decisions=500)"
"""Games of sensible players end well before that; a lower cap than usual makes IS-MCTS's random rollouts shorter."""


class TimedIsmcts(ismcts.ISMCTSBot):
    """OpenSpiel's bot, which counts simulations, stopped by the clock instead."""

    def __init__(self, game: Any, seed: int) -> None:
        generator = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=generator)
        super().__init__(game, evaluator, uct_c=2.0, max_simulations=1, random_state=generator)
        self.seconds = 0.0
        self.simulations = 0

    def run_search(self, state: Any) -> Any:
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        until = time.process_time() + self.seconds
        while True:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
            if time.process_time() >= until and self._root_node.total_visits > 0:
                return self.get_final_policy(state, self._root_node)


class Match:
    """The games of one bot against IS-MCTS, and the time each took."""

    def __init__(self, code: str, milliseconds: int | None, seed: int) -> None:
        self.game = pyspiel.load_game(GAME)
        self.code, self.milliseconds, self.seed = code, milliseconds, seed
        self.seconds = {"bot": 0.0, "ismcts": 0.0}
        self.decisions = {"bot": 0, "ismcts": 0}
        self.simulations = 0

    def new_bot(self) -> Bot:
        """The bot; with --ms and a bot that takes a time, given that time."""
        if self.milliseconds is None:
            return make(self.code)
        code = self.code.partition(":")[0]
        takes_time = any(parameter.name == "ms" for parameter in known()[code].parameters)
        given = f"{self.code}{',' if ':' in self.code else ':'}ms={self.milliseconds}"
        return make(given if takes_time and "ms=" not in self.code else self.code)

    def time_for_rival(self, bot: Bot, state: Any) -> float:
        """What IS-MCTS gets for a decision, in seconds."""
        if self.milliseconds is not None:
            return self.milliseconds / 1000
        if not self.decisions["bot"]:  # it has not decided anything yet: see how long it would take
            start = time.process_time()
            bot.decide(state.view(state.current_player()), state.legal_actions(), Luck(self.seed))
            return time.process_time() - start
        return self.seconds["bot"] / self.decisions["bot"]

    def play(self, deal: int, own_seat: int) -> bool:
        """One game; whether the bot won."""
        luck, bots_luck = Luck(self.seed * 1_000_003 + deal), Luck(self.seed + deal)
        bot, rival = self.new_bot(), TimedIsmcts(self.game, self.seed + deal)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.card(state._game_history.state.supply))
                continue
            seat, legal = state.current_player(), state.legal_actions()
            if len(legal) == 1:
                state.apply_action(legal[0])
                continue
            rival.seconds = self.time_for_rival(bot, state)
            who = "bot" if seat == own_seat else "ismcts"
            start = time.process_time()
            action = bot.decide(state.view(seat), legal, bots_luck) if who == "bot" else rival.step(state)
            self.seconds[who] += time.process_time() - start
            self.decisions[who] += 1
            state.apply_action(int(action))
        self.simulations += rival.simulations
        return bool(state.returns()[own_seat] > 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--ms", type=int, help="milliseconds for each decision, instead of what our bot uses")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    match = Match(options.bot, options.ms, options.seed)
    wins = 0
    for number in range(options.games):
        won = match.play(number // 2, number % 2)
        wins += won
        spent = round(sum(match.seconds.values()))
        print(json.dumps({"game": number + 1, "won": won, "wins": wins, "seconds": spent}), flush=True)
    low, high = wilson(wins / options.games, options.games)
    print(
        f"{options.bot} won {wins} of {options.games} games against OpenSpiel's IS-MCTS: {wins / options.games:.1%} "
        f"(95%: {low:.1%} to {high:.1%}); seed {options.seed}"
    )
    for who in ("bot", "ismcts"):
        each = 1000 * match.seconds[who] / max(match.decisions[who], 1)
        print(f"{who}: {each:.1f} ms of processor time a decision over {match.decisions[who]} decisions")
    print(f"ismcts: {match.simulations / max(match.decisions['ismcts'], 1):.1f} simulations a decision")


if __name__ == "__main__":
    main()
