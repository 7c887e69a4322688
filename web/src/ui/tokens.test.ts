import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "..");
/** Drawings have units of their own. */
const DRAWINGS = /^(art|map|dev)\//;
/** A size (not a line height, which follows a slash), a gap or a corner in pixels, or a layer by its number. */
const RAW = [
  /^(font(-size)?|--[a-z-]+-size):.*(?<![/\d.])\d+(\.\d+)?px/,
  /^((row|column)-)?gap:.*\dpx/,
  /^border-[a-z-]*radius:.*\d(px|%)/,
  /^z-index: \d/,
];

const tokens = readFileSync(join(SRC, "ui/tokens.css"), "utf8");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => (name.endsWith(".svelte") || name === "app/app.css") && !DRAWINGS.test(name));

function rawMeasures(name: string): string[] {
  const content = readFileSync(join(SRC, name), "utf8");
  const css = name.endsWith(".css") ? content : content.slice(Math.max(content.lastIndexOf("<style"), 0));
  const lines = css.split("\n").map((line) => line.trim());
  return lines.filter((line) => RAW.some((raw) => raw.test(line))).map((line) => `${name}: ${line}`);
}

describe("the measures", () => {
  it("are few", () => {
    const count = (prefix: string): number => [...tokens.matchAll(new RegExp(`^ *--${prefix}-`, "gm"))].length;
    expect(count("t")).toBeLessThanOrEqual(9);
    expect(count("r")).toBeLessThanOrEqual(4);
    expect(count("s")).toBeLessThanOrEqual(8);
  });

  it("stand in one file: components use them by name", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(rawMeasures)).toEqual([]);
  });
});
