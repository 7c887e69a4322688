import { describe, expect, it } from "vitest";
import { nameWidth } from "../art/names";
import { CITIES } from "../game/board";
import { HEIGHT, PLACE, WIDTH } from "./drawing";
import { labelsFor, shared, type Box } from "./labels";
import { grownAt, housesBox } from "./standing";
import { labelBoxes } from "./tags";

/** Houses of four players in every city of the south-west, where names stand closest, and of two elsewhere. */
const CROWDED = new Set(["freiburg", "basel", "zuerich", "sigmaringen", "ulm", "stuttgart", "kempten"]);

describe("names on a map too small for plates", () => {
  // The whole map on phones of 360, 390 and 430 pixels, and in a small window.
  it.each([0.225, 0.244, 0.269, 0.33])("are all there, on the sheet, and apart from each other, at %d", (scale) => {
    const labels = labelsFor(scale);
    const boxes = CITIES.map((city) => {
      const { x, y, size } = labels[city] as { x: number; y: number; size: number };
      expect(size * scale).toBeCloseTo(11);
      const [width, height] = [nameWidth(city, size), size * 0.7];
      return { city, left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
    });
    for (const { left, right, top, bottom } of boxes) {
      expect(Math.min(left, top, WIDTH - right, HEIGHT - bottom)).toBeGreaterThan(0);
    }
    const touching = boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
            Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top),
        )
        .map((other) => `${one.city} ${other.city}`),
    );
    expect(touching).toEqual([]);
  });

  it.each([0.204, 0.225, 0.244, 0.33])("hide no house, and houses stand next to their city, at %d", (scale) => {
    const grown = grownAt(scale);
    const standing = CITIES.map((city) => housesBox(city, CROWDED.has(city) ? 2 : 1, grown));
    for (const [i, city] of CITIES.entries()) {
      const { x, y } = PLACE[city] as { x: number; y: number };
      const { left, right, bottom } = standing[i] as Box;
      expect((left + right) / 2).toBeCloseTo(x);
      expect((y - bottom) * scale).toBeLessThan(5);
    }
    const names = labelBoxes(labelsFor(scale, standing));
    const written = names.map((name, i) => {
      const own = standing.reduce((sum, house) => sum + shared(name, house), 0);
      return { city: CITIES[i], part: own / ((name.right - name.left) * (name.bottom - name.top)) };
    });
    expect(written.filter(({ part }) => part > 0.1)).toEqual([]);
  });
});
