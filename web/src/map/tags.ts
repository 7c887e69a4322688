// Where a city's tag with the chance of a hint stands: beside its mark, where it hides least of the names.
import { CITIES } from "../lib/board";
import type { CityId } from "../lib/types";
import { HEIGHT, PLACE, WIDTH, type CityPlace } from "./drawing";

export interface Tag {
  /** The middle, from the city's mark, in map units. */
  x: number;
  y: number;
}

export const TAG = { width: 62, height: 26 };
/** Above, below, beside and in the corners of the ring around the mark. */
const SPOTS: Tag[] = [
  { x: 0, y: -38 },
  { x: 0, y: 38 },
  { x: 56, y: 0 },
  { x: -56, y: 0 },
  { x: 48, y: -28 },
  { x: -48, y: -28 },
  { x: 48, y: 28 },
  { x: -48, y: 28 },
];
/** A spot further down the list must hide so much less than one before it. */
const HABIT = 12;

const placeOf = (city: CityId): CityPlace => PLACE[city] as CityPlace;

/** How much of a city's plate a tag hides that has its middle here, with plates grown by this factor. */
export function hidden(city: CityId, x: number, y: number, grown: number): number {
  const place = placeOf(city);
  const [left = 0, top = 0, width = 0, height = 0] = place.plate.map((measure) => measure * grown);
  const across = Math.min(x + TAG.width / 2, place.x + left + width) - Math.max(x - TAG.width / 2, place.x + left);
  const down = Math.min(y + TAG.height / 2, place.y + top + height) - Math.max(y - TAG.height / 2, place.y + top);
  return across > 0 && down > 0 ? across * down : 0;
}

export function tagAt(city: CityId, grown: number): Tag {
  const mark = placeOf(city);
  const cost = ({ x, y }: Tag, rank: number): number => {
    const [right, bottom] = [mark.x + x, mark.y + y];
    const off =
      Math.max(0, TAG.width / 2 - right, right + TAG.width / 2 - WIDTH) +
      Math.max(0, TAG.height / 2 - bottom, bottom + TAG.height / 2 - HEIGHT);
    return CITIES.reduce((sum, each) => sum + hidden(each, right, bottom, grown), off * TAG.width + rank * HABIT);
  };
  const costs = SPOTS.map(cost);
  return SPOTS[costs.indexOf(Math.min(...costs))] as Tag;
}
