import { describe, expect, it } from "vitest";
import type { StudyStep } from "../protocol/protocol";
import { lineOf, pathTo, rowsOf } from "./tree";

const NOTE = { text: "", mark: null, arrows: [], circles: [] };
const step = (id: number, parent: number | null): StudyStep => ({
  id,
  parent,
  actions: parent === null ? [] : ["end"],
  cards: [],
  seat: parent === null ? null : 0,
  note: NOTE,
  version: 0,
});
/** The main line is 1 2 3 4; 5 6 could replace 2, 7 could replace 6, and 8 could replace 4. */
const STEPS = [
  step(0, null),
  step(1, 0),
  step(2, 1),
  step(3, 2),
  step(4, 3),
  step(5, 1),
  step(6, 5),
  step(7, 5),
  step(8, 3),
];
const ids = (steps: StudyStep[]): number[] => steps.map(({ id }) => id);

describe("the tree of a chapter", () => {
  it("has a way to each step, and a line that goes on from it", () => {
    expect(ids(pathTo(STEPS, 7))).toEqual([1, 5, 7]);
    expect(ids(lineOf(STEPS, 0))).toEqual([0, 1, 2, 3, 4]);
    expect(ids(lineOf(STEPS, 5))).toEqual([0, 1, 5, 6]);
    expect(ids(lineOf([step(0, null)], 0))).toEqual([0]);
  });

  it("is written in rows, variations below the step that they replace", () => {
    expect(rowsOf(STEPS).map(({ depth, steps }) => [depth, ids(steps)])).toEqual([
      [0, [1, 2]],
      [1, [5, 6]],
      [2, [7]],
      [0, [3, 4]],
      [1, [8]],
    ]);
    expect(rowsOf([step(0, null)])).toEqual([]);
  });
});
