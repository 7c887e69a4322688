// What a hint shows on cards and map, and its closing in words.
import { CITY_NAME, cityOf } from "./board";
import { together } from "../i18n/formats";
import { t } from "../i18n/i18n.svelte";
import type { CityId, ClosingOffer, Hint, HintCandidate } from "../protocol/protocol";
import type { ClosingChoice } from "./closing";

const SHOWN = 5;

/** Whether a hint advises an action, or calls it as good. */
export function advises(hint: Hint | null | undefined, action: string): boolean {
  return hint?.action === action || (hint?.candidates ?? []).some((each) => each.action === action && each.alike);
}

/** The adviser's choice first, then what else it looked at, by chance: the server's order. */
export function bestOf(hint: Hint): HintCandidate[] {
  return hint.candidates.slice(0, SHOWN);
}

export const percent = (chance: number): string => t("percent", { value: Math.round(chance * 100) });

/** A change of a chance in percentage points, with its sign. */
export function signed(change: number, plus = "+"): string {
  const value = Math.round(change * 100);
  const number = value < 0 ? t("number-below", { value: -value }) : value > 0 ? `${plus}${value}` : "0";
  return t("percent", { value: number });
}

/** Chances by action; none where there is no choice. */
export function hintBadges(hint: Hint | null): Map<string, string> {
  const badges = new Map<string, string>();
  for (const { action, chance } of hint ? bestOf(hint) : []) {
    if (chance !== null) badges.set(action, percent(chance));
  }
  return badges;
}

export interface Plan {
  houses: CityId[];
  cartwright: boolean;
  discards: CityId[];
}

/** The houses, the Cartwright and the discards of a closing; null where there is none. */
export function planOf(hint: Pick<Hint, "closing">): Plan | null {
  if (hint.closing.length === 0) return null;
  const of = (verb: string): CityId[] =>
    hint.closing.flatMap((action) => (action.startsWith(`${verb} `) ? (cityOf(action) ?? []) : []));
  return { houses: of("house"), cartwright: hint.closing.includes("cartwright"), discards: of("discard") };
}

export function planText({ houses, cartwright, discards }: Plan): string {
  const names = (cities: CityId[]): string => together(cities.map((city) => CITY_NAME[city] ?? city));
  return [
    houses.length > 0 ? t("hint-houses", { cities: names(houses) }) : t("hint-no-houses"),
    ...(cartwright ? [t("hint-cartwright")] : []),
    ...(discards.length > 0 ? [t("hint-discards", { cities: names(discards) })] : []),
  ].join(" · ");
}

/** The plan as a choice on the closing screen; null if the offer has no such way. */
export function choiceOf({ houses, cartwright, discards }: Plan, offer: ClosingOffer): ClosingChoice | null {
  const way = offer.ways.find(({ groups, limit }) => {
    const used = groups.map((group) => houses.filter((city) => group.includes(city)).length);
    return houses.length <= limit && used.every((count) => count <= 1) && sum(used) === houses.length;
  });
  if (!way) return null;
  return { way: way.id, houses, cartwright: cartwright && offer.cartwright !== null, discards };
}

const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0);
