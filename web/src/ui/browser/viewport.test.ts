import { describe, expect, it } from "vitest";
import { layoutFor } from "./viewport.svelte";
import { desktopMeasures, OFFICIAL } from "../../table/measures";

const MAP_RATIO = 1600 / 980;
/** Cards of 54 px below the map, everything else beside it: no more can be the map's. */
const available = (width: number, height: number): number => Math.min(width - 396 - 42, (height - 152) * MAP_RATIO);

const steps = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) / 20 + 1 }, (_, i) => from + 20 * i);

describe("the layout", () => {
  it.each([
    [390, 844, "phone"],
    [360, 740, "phone"],
    [844, 390, "landscape"],
    [768, 1024, "tablet"],
    [1024, 768, "desktop"],
    // A laptop with the lesson beside the table.
    [928, 600, "desktop"],
    [928, 1000, "tablet"],
    [1440, 900, "desktop"],
  ])("for %i x %i is %s", (width, height, name) => expect(layoutFor(width, height)).toBe(name));

  it.each([
    [880, 560],
    [928, 600],
    [960, 600],
    [1024, 768],
    [1280, 600],
    [1280, 720],
    [1280, 800],
    [1366, 600],
    [1366, 768],
    [1440, 900],
    [1536, 730],
    [1920, 1080],
    [2560, 1440],
  ])("leaves room for everything at %i x %i", (width, height) => {
    const { shape, header, map, right, tray, card, displayed, rows, strip } = desktopMeasures(width, height);
    const trays = shape === "low" ? 1 : 2;
    expect(map.width + right + 42).toBeLessThanOrEqual(width);
    expect(header + map.height + trays * (tray + 8) + (strip ? 64 : 0)).toBeLessThanOrEqual(height);
    const officials = shape === "roomy" ? 4 * (Math.max(OFFICIAL, card * 1.07) + 6) : 0;
    if (shape === "low") expect((rows === 2 ? 4 : 7) * displayed + 50, "the display").toBeLessThanOrEqual(right);
    else expect(7 * card + officials + 95, "the upper tray").toBeLessThanOrEqual(map.width + 2);
    expect(map.width / map.height).toBeCloseTo(MAP_RATIO, 1);
  });

  it("leaves those who watch no bare wood under the trays, beside a panel as wide as a review's", () => {
    const { shape, header, map, tray } = desktopMeasures(1058, 770, true);
    expect(shape).toBe("compact");
    expect(770 - header - map.height - 2 * (tray + 8)).toBeLessThan(24);
  });

  it.each([
    [1180, 820],
    [1440, 900],
    [1600, 900],
    [1680, 1050],
    [1920, 900],
    [1920, 1080],
    [2560, 1440],
  ])("has cards of one size at %i x %i", (width, height) => {
    const { card, displayed } = desktopMeasures(width, height);
    expect(displayed / card).toBeGreaterThan(0.85);
  });

  it.each([
    [1280, 600, 720],
    [1366, 600, 650],
    [1440, 700, 790],
    [1536, 730, 730],
  ])("gives the map what a laptop has, %i wide and %i to %i high", (width, lowest, highest) => {
    for (let height = lowest; height <= highest; height += 10) {
      const { map } = desktopMeasures(width, height);
      expect(map.width, `at ${width} x ${height}`).toBeGreaterThan(0.96 * available(width, height));
    }
  });

  it("never changes the map by much when the window changes by little", () => {
    const area = (width: number, height: number): number => {
      const { map } = desktopMeasures(width, height);
      return map.width * map.height;
    };
    for (const width of steps(960, 1920)) {
      for (const height of steps(560, 1080)) {
        const now = area(width, height);
        for (const next of [area(width + 20, height), area(width, height + 20)]) {
          expect(next / now, `from ${width} x ${height}`).toBeGreaterThan(0.92);
          expect(next / now, `from ${width} x ${height}`).toBeLessThan(1.13);
        }
      }
    }
  });
});
