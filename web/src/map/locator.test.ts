import { describe, expect, it } from "vitest";
import { CITIES } from "../game/board";
import { PLACE, type CityPlace } from "./drawing";
import { CORNER, freeSpot, hides } from "./locator";
import { centreOn, settle } from "./window";

const FRAMES = [
  { width: 360, height: 200 },
  { width: 390, height: 226 },
  { width: 390, height: 330 },
  { width: 375, height: 150 },
  { width: 405, height: 390 },
];

describe("the small map", () => {
  it.each(FRAMES)("hides no city while the whole map is shown in $width x $height", (frame) => {
    const whole = settle({ scale: 0, x: 0, y: 0 }, frame);
    expect(hides(freeSpot(CORNER, whole, frame, false), whole, frame)).toBe(0);
  });

  it.each(FRAMES)("hides neither a city nor a name, wherever the map has moved to, in $width x $height", (frame) => {
    const hidden: string[] = [];
    for (const scale of [0.3, 0.38, 0.46, 0.6]) {
      for (const city of CITIES) {
        const place = centreOn([PLACE[city] as CityPlace], frame, scale);
        // Buttons lie on the map of a phone on its side, which is nearly square.
        const spot = freeSpot(CORNER, place, frame, frame.height > 380);
        if (hides(spot, place, frame) > 0) hidden.push(`${city} at ${scale}`);
      }
    }
    expect(hidden).toEqual([]);
  });

  it("stays where it is while it hides nothing", () => {
    const frame = FRAMES[2] as (typeof FRAMES)[number];
    const whole = settle({ scale: 0, x: 0, y: 0 }, frame);
    const spot = freeSpot(CORNER, whole, frame, false);
    expect(freeSpot(spot, whole, frame, false)).toBe(spot);
  });
});
