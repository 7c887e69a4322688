import { describe, expect, it } from "vitest";
import { CITIES } from "../game/board";
import { PLACE, type CityPlace } from "./drawing";
import { freeSpot, hides, SIZE, spotAt } from "./locator";
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
    expect(hides(freeSpot("top right", whole, frame, false), whole, frame)).toBe(0);
  });

  it.each(FRAMES)("hides no city that the map has moved to, in $width x $height", (frame) => {
    for (const city of CITIES) {
      const { x, y } = PLACE[city] as CityPlace;
      const place = centreOn([{ x, y }], frame, 0.46);
      const corner = spotAt(freeSpot("top right", place, frame, true), frame);
      const [left, top] = [place.x + x * place.scale, place.y + y * place.scale];
      const covered = left > corner.x && left < corner.x + SIZE.width && top > corner.y && top < corner.y + SIZE.height;
      expect(covered, city).toBe(false);
    }
  });

  it("stays where it is while it hides nothing", () => {
    const frame = FRAMES[2] as (typeof FRAMES)[number];
    const whole = settle({ scale: 0, x: 0, y: 0 }, frame);
    const spot = freeSpot("top right", whole, frame, false);
    expect(freeSpot(spot, whole, frame, false)).toBe(spot);
  });
});
