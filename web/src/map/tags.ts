// Where a city's tag with the chance of a hint stands: beside its mark, where it hides least of the names.
import { nameWidth } from "../art/names";
import { CITIES } from "../game/board";
import type { CityId } from "../protocol/protocol";
import { HEIGHT, PLACE, WIDTH, type CityPlace } from "./drawing";
import { labelsFor, LINE, shared, type Box, type Label } from "./labels";

export interface Tag {
  /** The middle, from the city's mark, in map units. */
  x: number;
  y: number;
}

export const TAG = { width: 62, height: 26 };
/** Above, below, beside and in the corners of the ring around the mark: to which side, and from how far on. */
const SPOTS: { side: [number, number]; from: [number, number] }[] = [
  { side: [0, -1], from: [0, 25] },
  { side: [0, 1], from: [0, 25] },
  { side: [1, 0], from: [25, 0] },
  { side: [-1, 0], from: [25, 0] },
  { side: [1, -1], from: [17, 15] },
  { side: [-1, -1], from: [17, 15] },
  { side: [1, 1], from: [17, 15] },
  { side: [-1, 1], from: [17, 15] },
];
/** A spot further down the list must hide so much less than one before it. */
const HABIT = 12;

const placeOf = (city: CityId): CityPlace => PLACE[city] as CityPlace;

/** The letters of a plate in map units, and the least they may be in pixels. */
const PLATE_TEXT = 23;
const LEAST_TEXT = 12.2;

/** Plates grow when the map is small, so that names stay readable. */
export const plateGrown = (scale: number): number => Math.min(1.36, Math.max(1, LEAST_TEXT / (PLATE_TEXT * scale)));
export const platesFit = (scale: number): boolean => PLATE_TEXT * scale * plateGrown(scale) >= 11;

/** What names take up of a map without houses at this scale. */
export function namesAt(scale: number): Box[] {
  return platesFit(scale) ? plateBoxes(plateGrown(scale)) : labelBoxes(labelsFor(scale));
}

/** What the plates take up that are grown by this factor. */
export function plateBoxes(grown: number): Box[] {
  return CITIES.map((city) => {
    const { x, y, plate } = placeOf(city);
    const [left = 0, top = 0, width = 0, height = 0] = plate.map((measure) => measure * grown);
    return { left: x + left, top: y + top, right: x + left + width, bottom: y + top + height };
  });
}

/** What the names take up that stand beside their marks on a small map. */
export function labelBoxes(labels: Record<CityId, Label>): Box[] {
  return CITIES.map((city) => {
    const { x, y, size } = labels[city];
    const [across, down] = [nameWidth(city, size) / 2, (LINE * size) / 2];
    return { left: x - across, top: y - down, right: x + across, bottom: y + down };
  });
}

/** What a tag takes up that is grown by this factor. */
export function tagBox(city: CityId, { x, y }: Tag, grown: number): Box {
  const mark = placeOf(city);
  const [across, down] = [(TAG.width / 2) * grown, (TAG.height / 2) * grown];
  return {
    left: mark.x + x - across,
    top: mark.y + y - down,
    right: mark.x + x + across,
    bottom: mark.y + y + down,
  };
}

/** The best place for a tag that is grown by this factor, among names that take up these boxes. */
export function tagAt(city: CityId, names: Box[], grown: number): Tag {
  const spots = SPOTS.map(({ side: [right, down], from: [x, y] }) => ({
    x: right * (x + (TAG.width / 2) * grown),
    y: down * (y + (TAG.height / 2) * grown),
  }));
  const costs = spots.map((tag, rank) => {
    const box = tagBox(city, tag, grown);
    const off = Math.max(0, -box.left, box.right - WIDTH) + Math.max(0, -box.top, box.bottom - HEIGHT);
    return names.reduce((sum, name) => sum + shared(box, name), off * TAG.width + rank * HABIT);
  });
  return spots[costs.indexOf(Math.min(...costs))] as Tag;
}
