"""The layout of an observation: the place and the bounds of each number.

An observation is one row of ``int8``. First the seat's own hand and what lies on the table, then the same parts for
each player, the observing one first and the others clockwise after it. Cities are in board order, stacks in the order
of the board, so that a part of 22 always means the same cities.

Examples:
    >>> layout = Layout(2)
    >>> layout.size
    427
    >>> layout.part("hand").place
    slice(0, 22, None)
    >>> layout.part("houses", 1).about
    '1 for each city with a house of the player'
"""

from dataclasses import dataclass

from ..board import CITIES, COPIES, HOUSE_COUNT, MAX_PLAYERS, MIN_PLAYERS, STACKS, TILES
from ..engine.numbers import FIRST_CARRIAGE, LAST_CARRIAGE, OFFICIAL_COUNT, PHASE_COUNT
from ..game.actions import OFFICIALS, PHASES

_CITIES = len(CITIES)
_CARDS = COPIES * _CITIES
_MOST_TILES = max(map(len, TILES.values()))
_ALL_TILES = sum(map(sum, TILES.values()))
_CARRIAGES = range(FIRST_CARRIAGE, LAST_CARRIAGE + 1)
_OFFICIALS = ", ".join((official or "nobody").replace("_", " ") for official in OFFICIALS)


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of the observation."""

    name: str
    size: int
    low: int
    high: int
    about: str
    start: int = 0
    player: int | None = None
    """The player it belongs to, counted clockwise from the observing seat (0); None for the table's."""

    @property
    def place(self) -> slice:
        """The place of the part in the row."""
        return slice(self.start, self.start + self.size)


_TABLE = (
    Part("hand", _CITIES, 0, COPIES, "cards of each city in your own hand"),
    Part("display", _CITIES, 0, COPIES, "cards of each city face up"),
    Part("discards", _CITIES, 0, COPIES, "discarded cards of each city"),
    Part("unseen", _CITIES, 0, COPIES, "cards of each city that the seat cannot place: supply, others' unknown cards"),
    Part("chosen", _CITIES, 0, 1, "1 for each city where the closing under way has placed a house"),
    Part("set_aside", _CITIES, 0, COPIES, "cards of each city discarded so far in the closing under way"),
    Part("tiles_left", len(STACKS), 0, _MOST_TILES, "tiles left in each stack"),
    Part("phase", PHASE_COUNT, 0, 1, f"one of {', '.join(PHASES)}"),
    Part("official", OFFICIAL_COUNT, 0, 1, f"one of {_OFFICIALS}: called this turn"),
    Part("seat", MAX_PLAYERS, 0, 1, "your own seat: rounds begin with seat 0"),
    Part("taken", 1, 0, 2, "cards taken this turn"),
    Part("supply", 1, 0, _CARDS, "cards in the supply"),
    Part("rules_every_province", 1, 0, 1, "rules: `all_provinces` needs Baiern, too"),
    Part("rules_fallback_always", 1, 0, 1, "rules: every long route can take a shorter one's tile"),
    Part("rules_printed_points", 1, 0, 1, "rules: carriages count their printed points"),
)
_PLAYER = (
    Part("known", _CITIES, 0, COPIES, "cards of each city that everybody knows to be in the player's hand"),
    Part("route", _CITIES, 0, 1, "1 for each city of the player's route"),
    Part("left_end", _CITIES, 0, 1, "1 for the city at the left end of the route"),
    Part("right_end", _CITIES, 0, 1, "1 for the city at the right end of the route"),
    Part("houses", _CITIES, 0, 1, "1 for each city with a house of the player"),
    Part("tiles", len(STACKS), 0, _MOST_TILES, "tiles that the player has from each stack; the last is `game_end`"),
    Part("carriage", len(_CARRIAGES) + 1, 0, 1, f"one of none, {', '.join(map(str, _CARRIAGES))}"),
    Part("unknown", 1, 0, _CARDS, "cards in the player's hand that nobody else has seen"),
    Part("route_length", 1, 0, _CITIES, "cards in the player's route"),
    Part("houses_left", 1, 0, HOUSE_COUNT, "houses that the player still has to place"),
    Part("tile_points", 1, 0, _ALL_TILES, "points of the player's tiles"),
    Part("score", 1, -HOUSE_COUNT, _ALL_TILES + 10, "points of the player as things stand"),
    Part("to_act", 1, 0, 1, "1 if the player is to act"),
)


class Layout:
    """The parts of an observation, for a number of players."""

    def __init__(self, num_players: int) -> None:
        if not MIN_PLAYERS <= num_players <= MAX_PLAYERS:
            raise ValueError(f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {num_players}")
        self.num_players = num_players
        parts: list[Part] = []
        start = 0
        for player, group in [(None, _TABLE), *((player, _PLAYER) for player in range(num_players))]:
            for part in group:
                parts.append(Part(part.name, part.size, part.low, part.high, part.about, start, player))
                start += part.size
        self.parts = tuple(parts)
        self.size = start
        """How many numbers an observation has."""

    def part(self, name: str, player: int | None = None) -> Part:
        """The part with that name; for a player's part, `player` counts clockwise from the observing seat (0)."""
        for part in self.parts:
            if part.name == name and part.player == player:
                return part
        raise KeyError(f"{'the table' if player is None else f'player {player}'} has no part {name!r}")

    def bounds(self) -> tuple[list[int], list[int]]:
        """The lowest and the highest value that each number can have."""
        lows = [part.low for part in self.parts for _ in range(part.size)]
        highs = [part.high for part in self.parts for _ in range(part.size)]
        return lows, highs

    def table(self) -> str:
        """The layout as a table in Markdown, as in the documentation."""
        rows = ["| at | part | size | values | what |", "| --- | --- | --- | --- | --- |"]
        for part in self.parts:
            if part.player in (None, 0):
                at = f"{part.start}" if part.player is None else f"{part.start} + {self._player_size} p"
                values = f"{part.low} to {part.high}"
                rows.append(f"| {at} | `{part.name}` | {part.size} | {values} | {part.about} |")
        return "\n".join(rows)

    @property
    def _player_size(self) -> int:
        return sum(part.size for part in _PLAYER)
