// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playEvents } from "./motion";
import type { CityId } from "../protocol/protocol";

interface Flight {
  city: string;
  to: string;
  delay: number;
  finish: () => void;
}

const CARDS: CityId[] = ["ulm", "linz", "basel", "lodz", "passau", "kempten"];
const slot = (i: number): DOMRect => new DOMRect(100 + 80 * i, 40, 70, 98);

describe("the Administrator", () => {
  let flights: Flight[] = [];
  let root: HTMLElement;

  beforeEach(() => {
    flights = [];
    root = document.createElement("div");
    // jsdom lays nothing out and moves nothing.
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 70, 98);
    Element.prototype.animate = function (this: Element, keyframes: unknown, options: unknown) {
      const motion = { onfinish: (): void => undefined };
      flights.push({
        city: this.querySelector<HTMLElement>("[data-city]")?.dataset.city ?? "",
        to: (keyframes as { transform: string }[]).at(-1)?.transform ?? "",
        delay: (options as { delay: number }).delay,
        finish: () => motion.onfinish(),
      });
      return motion as unknown as Animation;
    };
  });
  afterEach(() => vi.unstubAllGlobals());

  function sweep(pace: number): void {
    playEvents([{ type: "administrator", seat: 1, cards: CARDS }], {
      root,
      before: new Map(CARDS.map((_, i) => [`slot-${i}`, slot(i)])),
      own: 0,
      routes: [[], []],
      pace: (milliseconds) => milliseconds * pace,
    });
  }

  it("has the six cards swept away, one after the other, past the first place; nothing is left of them", () => {
    sweep(2);
    expect(flights.map(({ city }) => city)).toEqual(CARDS);
    expect(new Set(flights.map(({ to }) => to))).toEqual(new Set(["translate(30px, 40px) scale(1)"]));
    expect(flights.map(({ delay }) => delay)).toEqual([0, 90, 180, 270, 360, 450]);
    expect(root.children).toHaveLength(6);
    for (const { finish } of flights) finish();
    expect(root.children).toHaveLength(0);
  });

  it("does nothing of the kind where nothing is to move", () => {
    sweep(0);
    expect(flights).toEqual([]);
  });
});
