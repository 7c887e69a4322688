// Names for a map too small for its plates: each beside its city's mark, where it is least in the way of the others.
import { nameWidth } from "../art/names";
import { CITIES } from "../game/board";
import type { CityId } from "../protocol/protocol";
import { HEIGHT, PLACE, WIDTH, type CityPlace } from "./drawing";

export interface Label {
  /** The middle of the name and its height, in map units. */
  x: number;
  y: number;
  size: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels: smaller letters cannot be read, and larger ones do not find room. */
const TEXT = 11;
/** The height of a line, in parts of the letters' size. */
export const LINE = 0.86;
const MARK = 16;
/** Where a name may stand: to which side of the mark. The first is the best, if all are free. */
const SIDES: [number, number][] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
const ROUNDS = 4;

const placeOf = (city: CityId): CityPlace => PLACE[city] as CityPlace;

/** How much of the sheet two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function boxAt(city: CityId, [dx, dy]: [number, number], size: number): Box {
  const { x, y } = placeOf(city);
  const width = nameWidth(city, size);
  const height = LINE * size;
  const centre = {
    x: x + dx * (width / 2 + MARK * (dy === 0 ? 1.2 : 0.6)),
    y: y + dy * (height / 2 + MARK),
  };
  return {
    left: centre.x - width / 2,
    right: centre.x + width / 2,
    top: centre.y - height / 2,
    bottom: centre.y + height / 2,
  };
}

/** How much of a name lies off the sheet. */
function beyond({ left, top, right, bottom }: Box): number {
  return (
    Math.max(0, 8 - left) + Math.max(0, right - WIDTH + 8) + Math.max(0, 8 - top) + Math.max(0, bottom - HEIGHT + 8)
  );
}

const MARKS: Box[] = CITIES.map((city) => {
  const { x, y } = placeOf(city);
  return { left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK };
});

/** A place for every name at this scale, in pixels per map unit. Nothing is to be written where houses stand. */
export function labelsFor(scale: number, houses: Box[] = []): Record<CityId, Label> {
  const size = TEXT / scale;
  const choices = new Map(CITIES.map((city) => [city, SIDES.map((side) => boxAt(city, side, size))]));
  const chosen = new Map<CityId, Box>();

  function cost(box: Box, city: CityId, rank: number): number {
    let sum = beyond(box) * size * 4 + rank * size * 1.5;
    for (const [i, mark] of MARKS.entries()) if (CITIES[i] !== city) sum += shared(box, mark) * 1.5;
    for (const house of houses) sum += shared(box, house) * 2;
    for (const [other, theirs] of chosen) if (other !== city) sum += shared(box, theirs) * 2;
    return sum;
  }

  for (let round = 0; round < ROUNDS; round++) {
    for (const [city, boxes] of choices) {
      const costs = boxes.map((box, rank) => cost(box, city, rank));
      chosen.set(city, boxes[costs.indexOf(Math.min(...costs))] as Box);
    }
  }
  return Object.fromEntries(
    [...chosen].map(([city, { left, top, right, bottom }]) => [
      city,
      { x: (left + right) / 2, y: (top + bottom) / 2, size },
    ]),
  ) as Record<CityId, Label>;
}
