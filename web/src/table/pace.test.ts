// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playEvents } from "./motion";
import { showTime } from "./pace";
import type { CityId, GameEvent, StackId } from "../protocol/protocol";

const ROUTE: CityId[] = ["basel", "zuerich", "kempten", "augsburg", "ingolstadt", "regensburg", "passau"];
const STACKS: StackId[] = ["baden", "baiern", "route_7", "all_provinces"];

function piece(at: string): HTMLElement {
  const element = document.createElement("div");
  element.dataset.at = at;
  return element;
}

describe("a closing of one's own", () => {
  let ends: number[] = [];
  beforeEach(() => {
    ends = [];
    Element.prototype.animate = (_keyframes, options) => {
      const { delay = 0, duration = 0 } = options as { delay?: number; duration?: number };
      ends.push(delay + duration);
      return {} as Animation;
    };
    Element.prototype.getBoundingClientRect = () => ({ width: 10, height: 10, left: 0, top: 0 }) as DOMRect;
  });
  afterEach(() => vi.unstubAllGlobals());

  it("has been shown when the next player's turn is", () => {
    const root = document.createElement("div");
    const places = [
      ...ROUTE.map((city) => `house-0-${city}`),
      ...STACKS.map((stack) => `stack-${stack}`),
      "seat-0",
      "coach-0",
    ];
    for (const at of places) root.append(piece(at));
    const box = { width: 10, height: 10, left: 0, top: 0 } as DOMRect;
    const events: GameEvent[] = [
      { type: "close", seat: 0, route: ROUTE },
      ...ROUTE.map((city): GameEvent => ({ type: "house", seat: 0, city })),
      ...STACKS.map((stack): GameEvent => ({ type: "tile", seat: 0, stack, value: 3 })),
      { type: "carriage", seat: 0, carriage: 7, cartwright: false },
    ];
    playEvents(events, {
      root,
      before: new Map(places.map((at) => [at, box])),
      own: 0,
      routes: [[]],
      pace: (milliseconds) => milliseconds,
    });
    expect(ends.length).toBeGreaterThan(10);
    expect(showTime(events, true)).toBeGreaterThanOrEqual(Math.max(...ends));
  });
});
