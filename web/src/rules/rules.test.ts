import { describe, expect, it } from "vitest";
import { cut, grouped } from "./rules";

describe("the rules page", () => {
  it("puts the items of one list together, and numbers steps apart from them", () => {
    const groups = grouped([
      { kind: "paragraph", text: "lead" },
      { kind: "item", text: "a" },
      { kind: "item", text: "b" },
      { kind: "step", text: "one" },
      { kind: "item", text: "c" },
    ]);
    expect(groups).toEqual([
      { kind: "paragraph", text: "lead" },
      { kind: "items", texts: ["a", "b"] },
      { kind: "steps", texts: ["one"] },
      { kind: "items", texts: ["c"] },
    ]);
  });
});

describe("a part of the map", () => {
  const sheet = { width: 1600, height: 980 };

  it("is the whole sheet when nothing is pointed out", () => {
    expect(cut([], sheet, 1.75)).toEqual({ x: 0, y: 0, width: 1600, height: 980 });
  });

  it("has all points in it, and the shape asked for", () => {
    const points = [
      { x: 300, y: 400 },
      { x: 700, y: 450 },
    ];
    const box = cut(points, sheet, 1.75);
    expect(box.width / box.height).toBeCloseTo(1.75);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });

  it("stays on the sheet", () => {
    const corner = cut([{ x: 1590, y: 10 }], sheet, 1.75);
    expect(corner.x + corner.width).toBeLessThanOrEqual(1600);
    expect(corner.y).toBeGreaterThanOrEqual(0);
    const all = cut(
      [
        { x: 0, y: 0 },
        { x: 1600, y: 980 },
      ],
      sheet,
      1.75,
    );
    expect(all.width).toBeLessThanOrEqual(1600);
    expect(all.height).toBeLessThanOrEqual(980.001);
  });
});
