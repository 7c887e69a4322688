import { describe, expect, it } from "vitest";
import { draw, readGeography } from "../../scripts/draw-map.mjs";
import { CITIES, PROVINCES, ROADS } from "../game/board";
import { cityTowards, PLACE, PROVINCE_PATH, roadPath, ROAD_PATHS, routePaths } from "./drawing";
import drawing from "./drawing.json";
import { curve, outline, pairs, peak, ranges, ribbon, road, type Peak } from "./paths";

describe("curves", () => {
  it("start and end at the end points", () => {
    const path = curve([
      [0, 0],
      [10, 5],
      [20, 0],
    ]);
    expect(path.startsWith("M0 0C")).toBe(true);
    expect(path.endsWith(" 20 0")).toBe(true);
  });

  it("are the same line backwards", () => {
    const points = pairs([0, 0, 10, 5, 20, 0, 33, 7]);
    const numbers = (path: string): number[] => path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const there = pairs(numbers(curve(points)));
    const back = pairs(numbers(curve(points.toReversed())));
    expect(back.toReversed()).toEqual(there);
  });

  it("join arcs into a closed outline without a jump", () => {
    const path = outline(["a", "-b"], {
      a: { kind: "inner", points: [0, 0, 5, 5, 10, 0] },
      b: { kind: "inner", points: [0, 0, 5, -5, 10, 0] },
    });
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith("0 0Z")).toBe(true);
  });

  it("keep edges of the sheet straight", () => {
    expect(outline(["e"], { e: { kind: "edge", points: [0, 0, 9, 0, 9, 9] } })).toBe("M0 0L9 0L9 9Z");
  });

  it("make rivers wider at the mouth than at the source", () => {
    const ys = ribbon(pairs([0, 0, 50, 0, 100, 0]), 6).match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    const at = (x: number): number[] =>
      ys
        .map((pair) => pair.split(" ").map(Number))
        .filter(([px]) => px === x)
        .map(([, y]) => Math.abs(y ?? 0));
    expect(Math.max(...at(100))).toBe(3);
    expect(Math.max(...at(0))).toBeLessThan(1);
  });

  it("shift a road sideways by the asked distance", () => {
    expect(road([0, 0], [50, 0], [100, 0], 4)).toBe("M0 4Q50 4 100 4");
  });
});

describe("the drawing", () => {
  it("is what the script makes of the geography", () => {
    expect(draw(readGeography())).toEqual(drawing);
  });

  it("has every city, every province and all 45 roads", () => {
    expect(Object.keys(PLACE).sort()).toEqual([...CITIES].sort());
    for (const province of PROVINCES) expect(PROVINCE_PATH[province]).toMatch(/^M.*Z$/);
    expect(ROADS.every(([a, b]) => roadPath(a, b) !== undefined)).toBe(true);
    expect(ROAD_PATHS.match(/M/g)).toHaveLength(45);
  });

  it("draws a route along its roads and keeps shifted routes on their side", () => {
    expect(routePaths(["freiburg", "sigmaringen", "ulm"])).toHaveLength(2);
    expect(routePaths(["freiburg", "linz"])).toEqual([]);
    const there =
      roadPath("ulm", "augsburg", 5)
        ?.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const back =
      roadPath("augsburg", "ulm", 5)
        ?.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    expect(there.slice(0, 2)).toEqual(back.slice(4));
  });

  it("finds the next city in a direction", () => {
    expect(cityTowards("ulm", 1, 0)).toBe("augsburg");
    expect(cityTowards("lodz", 0, -1)).toBe("lodz");
    for (const city of CITIES) expect(CITIES).toContain(cityTowards(city, -1, 0));
  });

  it("draws mountains that touch one after the other, and the others together", () => {
    const far: Peak = [0, 0, 10, 0.5];
    const near: Peak = [8, 4, 10, 0.5];
    const apart: Peak = [90, 0, 10, 0.5];
    const layers = ranges([far, near, apart]);
    expect(layers.map((layer) => layer.ridge)).toEqual([
      peak(...far).ridge + peak(...apart).ridge,
      peak(...near).ridge,
    ]);
  });

  it("keeps houses of different seats apart", () => {
    for (const { houses } of Object.values(PLACE)) {
      const xs = houses.map(([x]) => x);
      for (let i = 1; i < xs.length; i += 1) expect((xs[i] ?? 0) - (xs[i - 1] ?? 0)).toBeGreaterThanOrEqual(22);
    }
  });
});
