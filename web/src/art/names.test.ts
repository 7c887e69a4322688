import { describe, expect, it } from "vitest";
import { CITIES } from "../game/board";
import { fitName, LEAST_TEXT, nameWidth, rowWidths } from "./names";
import type { CityId } from "../protocol/protocol";

describe("names on cards", () => {
  it("are never smaller than 12 px and never wider than the card", () => {
    for (const city of CITIES) {
      for (const width of [40, 50, 64, 75, 100]) {
        const { size, squeeze } = fitName(city, width);
        expect(size).toBeGreaterThanOrEqual(LEAST_TEXT);
        expect(nameWidth(city, size) * squeeze).toBeLessThanOrEqual(width - 8 + 1e-9);
      }
    }
  });
});

describe("a row of cards", () => {
  const total = (widths: number[], gap: number): number =>
    widths.reduce((a, b) => a + b, 0) + gap * (widths.length - 1);

  it("fits the room when names are long", () => {
    const row: CityId[] = ["sigmaringen", "regensburg", "ulm", "mannheim", "wuerzburg", "ingolstadt"];
    const widths = rowWidths(row, 290, 4, 60);
    expect(total(widths, 4)).toBeLessThanOrEqual(290.5);
    expect(Math.min(...widths)).toBe(40);
    expect(widths[0]).toBeGreaterThan(widths[2] ?? 0);
  });

  it("fills the room whichever cards lie there, so that what stands beside it keeps its place", () => {
    for (const long of CITIES) {
      const row: CityId[] = ["ulm", "linz", "lodz", "basel", "pilsen", long];
      expect(total(rowWidths(row, 316, 4, 60, 44), 4), long).toBeCloseTo(316, 5);
    }
  });

  it("gives spare room to all, up to the card's usual width", () => {
    const widths = rowWidths(["ulm", "linz"], 400, 4, 60);
    expect(widths).toEqual([60, 60]);
    expect(rowWidths([], 400, 4, 60)).toEqual([]);
  });
});
