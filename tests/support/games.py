"""Games played at random, for tests of what always holds."""

from itertools import product
from typing import Any

from hypothesis import strategies as st

from reference.positions import NAMES
from thurntaxis import Game
from thurntaxis.engine import POLICIES, Luck, choose
from thurntaxis.rules import OPTIONS

OPTION_SETS = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]


def next_action(game: Game, policy: str, luck: Luck) -> int:
    return choose(POLICIES[policy], game.state, luck)


def played(
    players: int = 2, rules: Any = "standard", policy: str = "builder", seed: int = 1, plies: int = 10**6
) -> Game:
    """A game of this many actions, or to its end; hoarding games do not end."""
    game = Game(NAMES[:players], rules=rules, seed=seed)
    luck = Luck(seed)
    while game.ply < plies and not game.is_over:
        game.play(next_action(game, policy, luck))
    return game


def kinds_of_game() -> st.SearchStrategy[dict[str, Any]]:
    """Everything that decides how `played` goes, but for the number of actions."""
    return st.fixed_dictionaries(
        {
            "players": st.integers(2, 4),
            "rules": st.sampled_from(OPTION_SETS),
            "policy": st.sampled_from(sorted(POLICIES)),
            "seed": st.integers(0, 10**6),
        }
    )


def games(most: int = 250) -> st.SearchStrategy[Game]:
    """Games somewhere under way."""
    return st.builds(lambda kind, plies: played(**kind, plies=plies), kinds_of_game(), st.integers(0, most))


def finished_games() -> st.SearchStrategy[Game]:
    kinds = kinds_of_game().map(lambda kind: kind | {"policy": "builder"})
    return kinds.map(lambda kind: played(**kind))
