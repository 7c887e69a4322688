import { describe, expect, it } from "vitest";
import { arrange } from "./layout.svelte";
import { desktopMeasures, OFFICIAL } from "./measures";

describe("the arrangement", () => {
  it.each([
    [390, 844, "phone"],
    [360, 740, "phone"],
    [844, 390, "landscape"],
    [768, 1024, "tablet"],
    [1024, 768, "desktop"],
    [1440, 900, "desktop"],
  ])("for %i x %i is %s", (width, height, name) => expect(arrange(width, height)).toBe(name));

  it.each([
    [1024, 768],
    [1280, 720],
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ])("leaves room for everything at %i x %i", (width, height) => {
    const { map, right, tray, card, compact } = desktopMeasures(width, height);
    expect(map.width + right + 42).toBeLessThanOrEqual(width);
    expect(map.height + 2 * (tray + 8) + (compact ? 64 : 0) + 52).toBeLessThanOrEqual(Math.max(height, 720));
    const officials = compact ? 0 : 4 * (Math.max(OFFICIAL, card * 1.07) + 6);
    expect(7 * card + officials + 95, "the upper tray").toBeLessThanOrEqual(map.width + 2);
    expect(map.width / map.height).toBeCloseTo(1600 / 980, 1);
  });
});
