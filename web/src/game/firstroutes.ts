// Where the explorer shows what was done with a first route.
import type { CityId, View } from "../protocol/protocol";

/** A route as positions are written: the first letters of its cities, from end to end. */
export const written = (route: CityId[]): string => route.map((city) => city.slice(0, 3)).join("-");

export const explorerOf = (players: number, route: CityId[]): string =>
  `/explorer?players=${players}${route.length > 0 ? `&route=${written(route)}` : ""}`;

/** Where the route of the player to act is shown, while it is their first; null later. */
export function explorerFor({ player, seats }: View): string | null {
  const seat = player === null ? undefined : seats[player];
  return seat?.houses.length === 0 ? explorerOf(seats.length, seat.route) : null;
}
