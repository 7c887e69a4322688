// The colours of the players, as they are in app.css.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../app/app.css", import.meta.url), "utf8");

function colours(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).split("}")[0] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (#[\da-f]{6})/g)].map(([, name = "", hex = ""]) => [name, hex]),
  );
}

/** How bright a colour is, from 0 to 1, by the definition of WCAG. */
function brightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("the players' colours", () => {
  const day = colours(":root {");
  const night = { ...day, ...colours(':root[data-theme="dark"]') };

  it.each([0, 1, 2, 3])("stand out from the paper at night: seat %d", (seat) => {
    for (const ground of ["--paper", "--sheet", "--plate"]) {
      expect(contrast(night[`--seat-${seat}`] ?? "", night[ground] ?? ""), ground).toBeGreaterThan(2);
    }
  });
});
