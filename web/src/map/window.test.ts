import { describe, expect, it } from "vitest";
import { HEIGHT, PLACE, WIDTH } from "./drawing";
import { centreOn, settle, wholeScale, zoomAt } from "./window";

const phone = { width: 390, height: 300 };

describe("the map's window", () => {
  it("never shows less than nothing: the map fills the window or is centred in it", () => {
    const far = settle({ scale: 0.5, x: 900, y: -5000 }, phone);
    expect(far.x).toBe(0);
    expect(far.y).toBe(phone.height - HEIGHT * 0.5);
    const whole = settle({ scale: 0, x: 0, y: 0 }, phone);
    expect(whole.scale).toBe(wholeScale(phone));
    expect(whole.y).toBeCloseTo((phone.height - HEIGHT * whole.scale) / 2);
  });

  it("zooms around the point under the fingers", () => {
    const before = { scale: 0.5, x: -200, y: -100 };
    const after = zoomAt(before, phone, 1.5, 150, 120);
    expect((150 - after.x) / after.scale).toBeCloseTo((150 - before.x) / before.scale);
    expect((120 - after.y) / after.scale).toBeCloseTo((120 - before.y) / before.scale);
  });

  it("brings the asked cities into sight", () => {
    const cities = [PLACE.ulm, PLACE.augsburg, PLACE.muenchen];
    const place = centreOn(cities, phone, 0.46);
    for (const { x, y } of cities) {
      expect(x * place.scale + place.x).toBeGreaterThan(0);
      expect(x * place.scale + place.x).toBeLessThan(phone.width);
      expect(y * place.scale + place.y).toBeGreaterThan(0);
      expect(y * place.scale + place.y).toBeLessThan(phone.height);
    }
    expect(place.x + WIDTH * place.scale).toBeGreaterThanOrEqual(phone.width);
  });
});
