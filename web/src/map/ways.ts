// Two ways side by side on the map: the better one and another, each with the cities that can follow and their cards.
import { cityOf, COPIES, neighbours } from "../game/board";
import type { CityId, Hint, View } from "../protocol/protocol";

export interface DrawnWay {
  kind: "better" | "other";
  /** The city that the way takes or plays. */
  city: CityId;
  /** The end of the route that it joins; null if it joins none. */
  from: CityId | null;
  /** The open ends after it: cities that can follow, and how many of their cards can still come. */
  open: { city: CityId; from: CityId; live: number }[];
}

/** The ways that a hint compares, as far as they lie on the map; none if only one does. */
export function waysOf(hint: Pick<Hint, "action" | "other"> | null | undefined, view: View): DrawnWay[] {
  if (!hint?.other) return [];
  const better = wayOf("better", hint.action, view);
  const other = wayOf("other", hint.other, view);
  const drawn = [better, other].filter((way) => way !== null);
  return better && other && better.city === other.city && better.from === other.from ? [better] : drawn;
}

function wayOf(kind: DrawnWay["kind"], action: string, view: View): DrawnWay | null {
  const city = cityOf(action);
  const verb = action.split(" ")[0];
  if (!city || !["take", "start", "left", "right"].includes(verb ?? "")) return null;
  const route = view.player === null ? [] : (view.seats[view.player]?.route ?? []);
  const [first, last] = [route[0] ?? null, route.at(-1) ?? null];
  const joins = (end: CityId | null): boolean =>
    end !== null && !route.includes(city) && neighbours(city).includes(end);
  if (verb === "start" || !first || !last) return { kind, city, from: null, open: opened([city], view, city) };
  const atLeft = verb === "left" || (verb === "take" && !joins(last));
  const from = atLeft ? first : last;
  if (!joins(from)) return { kind, city, from: null, open: [] };
  return { kind, city, from, open: opened(atLeft ? [city, ...route] : [...route, city], view, city) };
}

/** The cities that can follow a route, with their cards; the card that was just used is not one of them. */
function opened(route: CityId[], view: View, used: CityId): DrawnWay["open"] {
  const ends = [...new Set([route[0], route.at(-1)])].filter((end) => end !== undefined);
  const found = new Map<CityId, { city: CityId; from: CityId; live: number }>();
  for (const from of ends) {
    for (const city of neighbours(from)) {
      const live = liveCards(city, view);
      if (city !== used && !route.includes(city) && live > 0 && !found.has(city)) found.set(city, { city, from, live });
    }
  }
  return [...found.values()];
}

/** Cards of a city that the player may still get: unseen, face up, or in their hand. */
export function liveCards(city: CityId, view: View): number {
  const hand = view.player === null ? [] : (view.seats[view.player]?.hand ?? []);
  const seen = [...view.display, ...hand].filter((card) => card === city).length;
  return Math.min(COPIES, (view.unseen[city] ?? 0) + seen);
}
