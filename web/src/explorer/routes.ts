// A first route, as the address says it, and what was laid out next.
import { CITIES, neighbours } from "../game/board";
import type { CityId, ExploredNode, ExploredRoute } from "../protocol/protocol";

/** Of an address: cities that are not known are left out. */
export function read(text: string): CityId[] {
  return text.split("-").flatMap((code) => CITIES.find((city) => code !== "" && city.slice(0, 3) === code) ?? []);
}

/** What part of the players with the route laid out a city next, at either end. */
export function shares({ next, reached }: ExploredNode): Map<CityId, number> {
  const found = new Map<CityId, number>();
  for (const { city, done } of next) found.set(city, (found.get(city) ?? 0) + done.times / reached.times);
  return found;
}

/** The route after a click on a city: an end goes away, another city joins, where most players laid it. */
export function clicked(route: CityId[], city: CityId, next: ExploredRoute[]): CityId[] | null {
  if (route.includes(city)) {
    const rest = route.filter((each) => each !== city);
    return city === route[0] || city === route.at(-1) ? rest : null;
  }
  const known = next.find((each) => each.city === city);
  if (known) return known.route;
  const [first, last] = [route[0], route.at(-1)];
  if (!first || !last) return [city];
  if (neighbours(city).includes(last)) return [...route, city];
  return neighbours(city).includes(first) ? [city, ...route] : null;
}
