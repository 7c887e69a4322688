// Where the small map stands in the window: where it hides no city, nor its name.
import { CITIES } from "../game/board";
import { PLACE, type CityPlace } from "./drawing";
import { shared, type Box } from "./labels";
import type { Frame, Place } from "./window";

export const SIZE = { width: 72, height: 46 };
const EDGE = 4;
/** The mark of a city and the houses above it, in map units, and at least in pixels. */
const MARK = { across: [26, 16], up: [40, 24], down: [18, 16] } as const;

/** From the best to the last choice. */
const SPOTS = [
  "top right",
  "top left",
  "middle right",
  "middle left",
  "bottom right",
  "bottom left",
  "top centre",
  "bottom centre",
] as const;
export type Spot = (typeof SPOTS)[number];

const SHARE = { left: 0, top: 0, middle: 0.5, centre: 0.5, right: 1, bottom: 1 };
type Word = keyof typeof SHARE;

/** Its upper left corner, in pixels of the window. */
export function spotAt(spot: Spot, frame: Frame): { x: number; y: number } {
  const [down, across] = spot.split(" ") as [Word, Word];
  return {
    x: EDGE + SHARE[across] * (frame.width - SIZE.width - 2 * EDGE),
    y: EDGE + SHARE[down] * (frame.height - SIZE.height - 2 * EDGE),
  };
}

/** How much it would hide there of cities, in square pixels; marks count more than names. */
export function hides(spot: Spot, place: Place, frame: Frame): number {
  const { x, y } = spotAt(spot, frame);
  const box: Box = { left: x, top: y, right: x + SIZE.width, bottom: y + SIZE.height };
  const onScreen = (left: number, top: number, right: number, bottom: number): Box => ({
    left: place.x + left * place.scale,
    top: place.y + top * place.scale,
    right: place.x + right * place.scale,
    bottom: place.y + bottom * place.scale,
  });
  const reach = (side: keyof typeof MARK): number => Math.max(MARK[side][0], MARK[side][1] / place.scale);
  return CITIES.reduce((sum, city) => {
    const at = PLACE[city] as CityPlace;
    const [left, top, width, height] = at.plate;
    const mark = onScreen(at.x - reach("across"), at.y - reach("up"), at.x + reach("across"), at.y + reach("down"));
    const name = onScreen(at.x + left, at.y + top, at.x + left + width, at.y + top + height);
    return sum + 5 * shared(box, mark) + shared(box, name);
  }, 0);
}

/** Where it is, if that hides nothing; else where it hides least. The upper left may be taken by buttons. */
export function freeSpot(now: Spot, place: Place, frame: Frame, taken: boolean): Spot {
  if (hides(now, place, frame) === 0) return now;
  const spots = SPOTS.filter((spot) => !taken || !/^top (left|centre)/.test(spot));
  const costs = spots.map((spot) => hides(spot, place, frame));
  return spots[costs.indexOf(Math.min(...costs))] ?? now;
}
