// The server's list of legal actions, grouped by what they highlight. The browser knows legality only from here.
import { cityOf } from "./board";
import type { CityId, Official, View } from "../protocol/protocol";

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
    const [verb = ""] = action.split(" ");
    const city = cityOf(action);
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

export function officialState(view: View, official: Official): OfficialState {
  if (view.official === official || (official === "postmaster" && view.forced_postmaster)) return "called";
  if (view.can_call.includes(official)) return "callable";
  return view.official !== null || view.forced_postmaster ? "spent" : "waiting";
}
