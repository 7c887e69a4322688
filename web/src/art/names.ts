// How wide names run in the card's type, so that cards can be laid out without measuring on the screen.
import type { CityId } from "../protocol/protocol";

/** Widths at weight 600, in em. */
const EM: Record<CityId, number> = {
  mannheim: 4.47,
  carlsruhe: 4.02,
  freiburg: 3.55,
  basel: 2.06,
  zuerich: 2.76,
  innsbruck: 4.21,
  sigmaringen: 5.12,
  stuttgart: 3.74,
  ulm: 1.81,
  wuerzburg: 4.28,
  nuernberg: 4.09,
  regensburg: 4.88,
  ingolstadt: 4.18,
  augsburg: 4.02,
  muenchen: 3.92,
  passau: 2.68,
  kempten: 3.8,
  salzburg: 3.54,
  linz: 1.83,
  pilsen: 2.45,
  budweis: 3.46,
  lodz: 2.04,
};

export const LEAST_TEXT = 12;
const SIDE = 8;

export function nameWidth(city: CityId, size: number): number {
  return (EM[city] ?? 4) * size;
}

interface NameFit {
  size: number;
  /** Below 1: the name is set narrower so that it fits. */
  squeeze: number;
}

/** The largest type, between 12 px and what suits the card, in which the name fits; else 12 px, narrowed. */
export function fitName(city: CityId, cardWidth: number): NameFit {
  const room = cardWidth - SIDE;
  const wanted = Math.max(LEAST_TEXT, cardWidth * 0.2);
  const size = Math.max(LEAST_TEXT, Math.min(wanted, room / nameWidth(city, 1)));
  return { size, squeeze: Math.min(1, room / nameWidth(city, size)) };
}

const total = (widths: number[]): number => widths.reduce((a, b) => a + b, 0);

/** All narrower by the same part, except that none goes below `least`. */
function narrowed(wanted: number[], space: number, least: number): number[] {
  let widths = wanted;
  for (let round = 0; round < wanted.length && total(widths) > space + 0.1; round += 1) {
    const wide = total(widths.filter((width) => width > least));
    const factor = (space - (total(widths) - wide)) / wide;
    widths = widths.map((width) => (width > least ? Math.max(least, width * factor) : width));
  }
  return widths;
}

/** All wider by the same amount, except that none goes beyond `most`. */
function widened(wanted: number[], space: number, most: number): number[] {
  let widths = wanted;
  for (let round = 0; round < wanted.length; round += 1) {
    const growing = widths.filter((width) => width < most).length;
    if (growing === 0) break;
    const share = (space - total(widths)) / growing;
    widths = widths.map((width) => (width < most ? Math.min(most, width + share) : width));
  }
  return widths;
}

/** Widths for a row of small cards: each as wide as its name needs, all together as wide as the room. */
export function rowWidths(cities: CityId[], room: number, gap: number, most: number, least = 40): number[] {
  const space = room - gap * (cities.length - 1);
  const wanted = cities.map((city) => Math.max(least, nameWidth(city, LEAST_TEXT + 0.5) + SIDE));
  return total(wanted) > space ? narrowed(wanted, space, least) : widened(wanted, space, most);
}
