import { describe, expect, it } from "vitest";
import { nameWidth } from "../art/names";
import { CITIES } from "../game/board";
import { HEIGHT, WIDTH } from "./drawing";
import { labelsFor } from "./labels";

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
});
