// The server's list of legal actions, sorted by what they light up. The browser knows legality only from here.
import type { CityId, Official, View } from "./types";

export interface Legal {
  take: Set<CityId>;
  supply: boolean;
  administrator: boolean;
  start: Set<CityId>;
  left: Set<CityId>;
  right: Set<CityId>;
  house: Set<CityId>;
  discard: Set<CityId>;
  words: Set<string>;
}

export function readLegal(actions: string[]): Legal {
  const legal: Legal = {
    take: new Set(),
    supply: false,
    administrator: false,
    start: new Set(),
    left: new Set(),
    right: new Set(),
    house: new Set(),
    discard: new Set(),
    words: new Set(),
  };
  for (const action of actions) {
    const [verb = "", city] = action.split(" ");
    if (action === "take supply") legal.supply = true;
    else if (action === "administrator") legal.administrator = true;
    else if (city === undefined) legal.words.add(verb);
    else (legal[verb as "take"] as Set<CityId>).add(city);
  }
  return legal;
}

/** Ways in which a hand card can be played now. */
export function playsOf(legal: Legal, city: CityId): string[] {
  return (["left", "right", "start"] as const).filter((verb) => legal[verb].has(city)).map((verb) => `${verb} ${city}`);
}

export type OfficialState = "callable" | "called" | "waiting" | "spent";

/** Taking again in `play` is the Postmaster, playing again in `finish` the Postal carrier (see the action list). */
export function officialState(view: View, legal: Legal, official: Official): OfficialState {
  if (view.official === official || (official === "postmaster" && view.forced_postmaster)) return "called";
  const callable: Record<Official, boolean> = {
    administrator: legal.administrator,
    postmaster: view.phase === "play" && (legal.supply || legal.take.size > 0),
    postal_carrier: view.phase === "finish" && legal.left.size + legal.right.size > 0,
    cartwright: legal.words.has("cartwright"),
  };
  if (callable[official]) return "callable";
  return view.official !== null || view.forced_postmaster ? "spent" : "waiting";
}
