"""The rewards of a finished game."""

REWARDS = ("win", "margin", "placement")
"""Kinds of reward by their number; each sums to zero over the players."""


def rank(state, player):
    """How many players are placed before that one; ties are broken clockwise from the holder of `game_end`."""
    holder = state.game_end_holder()
    if holder < 0:
        holder = 0
    nearness = (player - holder + state.players) % state.players
    score = state.score(player)
    before = 0
    for other in range(state.players):
        points = state.score(other)
        nearer = (other - holder + state.players) % state.players < nearness
        before += points > score or (points == score and nearer)
    return before


def reward_of(state, player, reward):
    """What the player gets at the end of the game."""
    if reward < 0 or reward > 2:
        raise ValueError(f"there is no reward {reward}")
    others = state.players - 1
    if reward == 0:
        return 1.0 if rank(state, player) == 0 else -1.0 / others
    if reward == 1:
        total = 0
        for other in range(state.players):
            total += state.score(other)
        return state.score(player) - (total - state.score(player)) / float(others)
    return 1.0 - 2.0 * rank(state, player) / float(others)
