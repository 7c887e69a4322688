// Where the small map stands in the window: where it hides no city, nor its name.
import { CITIES } from "../game/board";
import { PLACE, type CityPlace } from "./drawing";
import { shared, type Box } from "./labels";
import { namesAt } from "./tags";
import type { Frame, Place } from "./window";

const SIZE = { width: 72, height: 46 };
/** So much smaller where nothing else is free. */
const SMALL = 0.7;
const EDGE = 4;
/** The mark of a city and the houses above it, in map units, and at least in pixels. */
const MARK = { across: [26, 16], up: [40, 24], down: [18, 16] } as const;

/** Where it stands, 0 is the left or upper edge of the window, 1 the right or lower one; and how large it is. */
export interface Spot {
  across: number;
  down: number;
  size: number;
}
export const CORNER: Spot = { across: 1, down: 0, size: 1 };

const STEPS = Array.from({ length: 17 }, (_, i) => i / 16);
const fromCorner = ({ across, down }: Spot): number => Math.min(across, 1 - across) + Math.min(down, 1 - down);
/** Along the edges: the farther from a corner, the later; the small ones last. */
const SPOTS: Spot[] = [1, SMALL].flatMap((size) =>
  STEPS.flatMap((step) => [
    { across: 1, down: step, size },
    { across: 0, down: step, size },
    { across: step, down: 0, size },
    { across: step, down: 1, size },
  ]).sort((one, other) => fromCorner(one) - fromCorner(other)),
);

/** What it covers of the window, in pixels. */
export function boxAt({ across, down, size }: Spot, frame: Frame): Box {
  const [width, height] = [SIZE.width * size, SIZE.height * size];
  const left = EDGE + across * (frame.width - width - 2 * EDGE);
  const top = EDGE + down * (frame.height - height - 2 * EDGE);
  return { left, top, right: left + width, bottom: top + height };
}

/** How much it would hide there of cities, in square pixels; marks count more than names. */
export function hides(spot: Spot, place: Place, frame: Frame, names = namesAt(place.scale)): number {
  const box = boxAt(spot, frame);
  const hidden = ({ left, top, right, bottom }: Box): number =>
    shared(box, {
      left: place.x + left * place.scale,
      top: place.y + top * place.scale,
      right: place.x + right * place.scale,
      bottom: place.y + bottom * place.scale,
    });
  const reach = (side: keyof typeof MARK): number => Math.max(MARK[side][0], MARK[side][1] / place.scale);
  const marks = CITIES.map((city) => {
    const { x, y } = PLACE[city] as CityPlace;
    return { left: x - reach("across"), top: y - reach("up"), right: x + reach("across"), bottom: y + reach("down") };
  });
  const sum = (boxes: Box[]): number => boxes.reduce((all, each) => all + hidden(each), 0);
  return 5 * sum(marks) + sum(names);
}

/** Where it is, if that hides nothing; else where it hides least. The upper left may be taken by buttons. */
export function freeSpot(now: Spot, place: Place, frame: Frame, taken: boolean): Spot {
  const names = namesAt(place.scale);
  if (now.size === 1 && hides(now, place, frame, names) === 0) return now;
  const spots = SPOTS.filter(({ across, down }) => !taken || down > 0.3 || across > 0.6);
  const costs = spots.map((spot) => hides(spot, place, frame, names));
  return spots[costs.indexOf(Math.min(...costs))] ?? now;
}
