// Houses on a map too small for its plates: in a row right above their city's mark, large enough to be told apart.
import type { CityId } from "../protocol/protocol";
import { PLACE, type CityPlace } from "./drawing";
import type { Box } from "./labels";

/** Of a house as it is drawn, from its foot, in map units; and the least that a row gives to each, in pixels. */
const HOUSE = { width: 22, height: 27 };
const LEAST = 8;
/** From the mark's middle to the foot of the houses. */
const FOOT = 11;

/** How much larger than drawn they are at this scale, in pixels per map unit. */
export const grownAt = (scale: number): number => Math.max(1.12, LEAST / (HOUSE.width * scale));

/** The foot of one of several houses, from the city's mark. */
export function footOf(index: number, count: number, grown: number): { x: number; y: number } {
  return { x: (index - (count - 1) / 2) * HOUSE.width * grown, y: -FOOT };
}

/** What the houses of a city take up. */
export function housesBox(city: CityId, count: number, grown: number): Box {
  const { x, y } = PLACE[city] as CityPlace;
  const across = (count / 2) * HOUSE.width * grown;
  return { left: x - across, right: x + across, top: y - FOOT - HOUSE.height * grown, bottom: y - FOOT };
}
