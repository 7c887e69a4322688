import { describe, expect, it } from "vitest";
import type { PuzzleInfo } from "../protocol/protocol";
import { rushOrder } from "./rush.svelte";

const puzzle = (id: number, level: number): PuzzleInfo => ({
  id: `${id}-1`,
  goal: "points",
  best: 5,
  level,
  theme: "cartwright",
});

describe("the puzzles of a rush", () => {
  it("get harder, a few of each level, and none is left out", () => {
    const all = [3, 1, 2].flatMap((level) => Array.from({ length: 6 }, (_, i) => puzzle(10 * level + i, level)));
    const order = rushOrder(all);
    expect(order.slice(0, 12).map(({ level }) => level)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(new Set(order.map(({ id }) => id)).size).toBe(all.length);
  });
});
