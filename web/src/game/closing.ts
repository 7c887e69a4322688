// Making a choice on the closing screen, within the groups and limits of the offer.
import type { CityId, ClosingOffer, ClosingOutcome, ClosingWay } from "../protocol/protocol";

/** The player's choice on the closing screen. */
export interface ClosingChoice {
  way: string;
  houses: CityId[];
  cartwright: boolean;
  discards: CityId[];
}

/** What the best houses of a way earn, with or without the Cartwright. */
export function bestOf(way: ClosingWay, cartwright: boolean): ClosingOutcome {
  return (cartwright ? way.with_cartwright : null) ?? way.best;
}

/** Whether he only helps: ending the game is for the player to decide. */
export function onlyGains({ best, with_cartwright: helped }: ClosingWay): boolean {
  return helped !== null && helped.points_after > best.points_after && helped.game_end === best.game_end;
}

export function startChoice(offer: ClosingOffer): ClosingChoice {
  const way = offer.ways.find((each) => each.id === offer.preferred) ?? offer.ways[0];
  return {
    way: way?.id ?? "",
    houses: way?.best.houses ?? [],
    cartwright: way !== undefined && onlyGains(way),
    discards: [],
  };
}

/** The same ways without any advice: no houses, no Cartwright and no way is chosen beforehand. */
export function withoutAdvice(offer: ClosingOffer): ClosingOffer {
  const ways = offer.ways.map((way) => ({ ...way, best: { ...way.best, houses: [] }, with_cartwright: null }));
  return { ...offer, ways, preferred: "" };
}

/** Whether there are other ways, and this one earns more than each of them. */
export function earnsMost({ ways }: ClosingOffer, way: ClosingWay, cartwright: boolean): boolean {
  const points = (each: ClosingWay): number => bestOf(each, cartwright).points_after;
  const others = ways.filter(({ id }) => id !== way.id);
  return others.length > 0 && others.every((other) => points(other) < points(way));
}

/** Another way of placing, with its best houses. */
export function choose(choice: ClosingChoice, way: ClosingWay): ClosingChoice {
  return { ...choice, way: way.id, houses: way.best.houses };
}

/** A house more or less; in a group, choosing one city gives up the other. */
export function toggleHouse(choice: ClosingChoice, way: ClosingWay, city: CityId): ClosingChoice {
  if (choice.houses.includes(city)) {
    return { ...choice, houses: choice.houses.filter((other) => other !== city) };
  }
  const group = way.groups.find((cities) => cities.includes(city)) ?? [];
  const kept = choice.houses.filter((other) => !group.includes(other));
  return kept.length < way.limit ? { ...choice, houses: [...kept, city] } : choice;
}

/** Whether the card at a place of the hand is among the discards: of several copies the first go first. */
export function isDiscarded(choice: ClosingChoice, offer: ClosingOffer, place: number): boolean {
  const city = offer.hand[place];
  const before = offer.hand.slice(0, place).filter((other) => other === city).length;
  return choice.discards.filter((other) => other === city).length > before;
}

/** One copy of a card more or less among the discards. */
export function toggleDiscard(
  choice: ClosingChoice,
  offer: ClosingOffer,
  city: CityId,
  chosen: boolean,
): ClosingChoice {
  if (chosen) {
    const at = choice.discards.lastIndexOf(city);
    return { ...choice, discards: choice.discards.toSpliced(at, 1) };
  }
  if (choice.discards.length >= offer.discards) return choice;
  return { ...choice, discards: [...choice.discards, city] };
}

/** The cities that the map offers during a closing. */
export function mapChoices(offer: ClosingOffer, choice: ClosingChoice): { city: CityId; on: boolean }[] {
  const cities = new Set(offer.ways.flatMap((way) => way.groups.flat()));
  return [...cities].map((city) => ({ city, on: choice.houses.includes(city) }));
}

/** A city was chosen on the map: within the present way if it belongs there, else in the first way that has it. */
export function chooseOnMap(choice: ClosingChoice, offer: ClosingOffer, city: CityId): ClosingChoice {
  const has = (way: ClosingWay): boolean => way.groups.some((group) => group.includes(city));
  const present = offer.ways.find((way) => way.id === choice.way);
  if (present && has(present)) return toggleHouse(choice, present, city);
  const other = offer.ways.find(has);
  if (!other) return choice;
  const next = choose(choice, other);
  return next.houses.includes(city) ? next : toggleHouse(next, other, city);
}
