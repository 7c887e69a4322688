// The parts of a position as they are put down and taken away. What is possible, only the server knows.
import { CITIES, COPIES, STACKS, TILE_VALUES } from "../game/board";
import type { CityId, Official, SetupData, StackId } from "../protocol/protocol";

export type Phase = SetupData["phase"];
export const PHASES: Phase[] = ["draw", "play", "finish", "houses", "carriage", "discard", "over"];
const CLOSING: Phase[] = ["houses", "carriage", "discard"];
/** Stands for any number of unknown cards. */
export const ANY = "?";
const FIRST_DISPLAY: CityId[] = ["ulm", "linz", "passau", "basel", "lodz", "pilsen"];
const NAMES = ["A", "B", "C", "D"];

/** An empty table: nobody has anything yet, six cards lie in the display. */
export function emptyTable(players: number): SetupData {
  const each = <T>(value: () => T): T[] => Array.from({ length: players }, value);
  return {
    format: "thurntaxis-position/1",
    rules: { all_provinces: "every_province", route_tile_fallback: "always", carriage_points: "printed" },
    players: NAMES.slice(0, players),
    player: 0,
    phase: "draw",
    official: "postmaster",
    taken: 0,
    round: 1,
    display: [...FIRST_DISPLAY],
    discards: [],
    hands: each(() => []),
    known: each(() => []),
    routes: each(() => []),
    houses: each(() => []),
    carriages: each(() => 0),
    tiles: each(() => []),
    closing: null,
  };
}

/** The same with more or fewer players: those who stay keep what they have. */
export function withPlayers(parts: SetupData, players: number): SetupData {
  const empty = emptyTable(players);
  const fit = <T>(rows: T[], more: T[]): T[] => [...rows.slice(0, players), ...more.slice(rows.length)];
  return {
    ...parts,
    players: fit(parts.players, empty.players),
    player: Math.min(parts.player, players - 1),
    hands: fit(parts.hands, empty.hands),
    known: fit(parts.known, empty.known),
    routes: fit(parts.routes, empty.routes),
    houses: fit(parts.houses, empty.houses),
    carriages: fit(parts.carriages, empty.carriages),
    tiles: fit(parts.tiles, empty.tiles),
  };
}

/** One of the rows, changed. */
export function changed<T>(rows: T[], place: number, value: T): T[] {
  return rows.map((row, i) => (i === place ? value : row));
}

/** The cards of a pile that have a name, in the order of the board. */
export function named(pile: (string | null)[]): CityId[] {
  const cards = pile.filter((card): card is CityId => card !== null && card !== ANY);
  return cards.sort((a, b) => CITIES.indexOf(a) - CITIES.indexOf(b));
}

/** How many cards of a pile nobody has named; "?" for any number. */
export function unnamed(pile: (string | null)[]): number | typeof ANY {
  return pile.includes(ANY) ? ANY : pile.filter((card) => card === null).length;
}

/** The pile with this many unnamed cards. */
export function withUnnamed(pile: (string | null)[], count: number | typeof ANY): (string | null)[] {
  return [...named(pile), ...(count === ANY ? [ANY] : Array.from({ length: count }, () => null))];
}

/** A card is put down, or one of that city taken away. */
export function without<T>(pile: T[], card: T): T[] {
  const place = pile.lastIndexOf(card);
  return place < 0 ? pile : pile.filter((_, i) => i !== place);
}

/** A house in that city, or none if there is one. */
export function toggled(cities: CityId[], city: CityId): CityId[] {
  return cities.includes(city) ? cities.filter((each) => each !== city) : [...cities, city];
}

/** The route with a city at the nearer end: an end again takes it away. */
export function extended(route: CityId[], city: CityId, neighbours: (city: CityId) => CityId[]): CityId[] {
  if (route.at(-1) === city) return route.slice(0, -1);
  if (route[0] === city) return route.slice(1);
  if (route.includes(city)) return route;
  const first = route[0];
  const joins = (end: CityId | undefined): boolean => end !== undefined && neighbours(end).includes(city);
  return !joins(route.at(-1)) && joins(first) ? [city, ...route] : [...route, city];
}

/** How many cards of a city lie nowhere that is named. */
export function left(parts: SetupData, city: CityId): number {
  const lying = [parts.display, parts.discards, ...parts.hands, ...parts.routes].flat();
  return COPIES - lying.filter((card) => card === city).length;
}

/** What follows from the phase, the official and the hand, so that nobody has to set it. */
export function settled(parts: SetupData): SetupData {
  const hand = parts.hands[parts.player] ?? [];
  let official: Official | null = parts.official;
  if (parts.phase === "draw" && hand.length === 0) official = "postmaster";
  else if (parts.phase === "draw" && official === "postmaster") official = null;
  const taken = parts.phase === "draw" || parts.phase === "over" ? 0 : official === "postmaster" ? 2 : 1;
  const closing = CLOSING.includes(parts.phase)
    ? (parts.closing ?? { houses: [], discarded: [], cartwright: official === "cartwright" })
    : null;
  return { ...parts, official: parts.phase === "over" ? null : official, taken, closing };
}

export type Tile = [StackId, number];

/** The tiles that lie on top of their stacks, by what everybody holds. */
export function topTiles(parts: SetupData): Tile[] {
  const held = parts.tiles.flat();
  return STACKS.flatMap((stack): Tile[] => {
    const gone = held.filter(([name]) => name === stack).map(([, value]) => value);
    const rest = TILE_VALUES[stack].filter((value) => {
      const place = gone.indexOf(value);
      if (place >= 0) gone.splice(place, 1);
      return place < 0;
    });
    return rest[0] === undefined ? [] : [[stack, rest[0]]];
  });
}

/** The tiles of a seat, in the order of the table. */
export function tilesOf(parts: SetupData, seat: number): Tile[] {
  const tiles = [...((parts.tiles[seat] ?? []) as Tile[])];
  return tiles.sort((a, b) => STACKS.indexOf(a[0]) - STACKS.indexOf(b[0]) || b[1] - a[1]);
}
