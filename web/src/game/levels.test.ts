import { describe, expect, it } from "vitest";
import { dataText, texts } from "../i18n/i18n.svelte";
import { LEVELS, levelName } from "./levels";

describe("the levels", () => {
  it("are eight, with their words there as soon as a language is", async () => {
    await texts.load("de");
    expect(LEVELS).toHaveLength(8);
    expect(levelName("easy")).toBe("1 · Stallbursche");
    expect(levelName("expert")).toBe("8 · Fürst");
    for (const level of LEVELS) expect(dataText(`level-${level}-about`)).toMatch(/\.$/);
  });

  it("have no number where a bot is not offered to people", async () => {
    await texts.load("en");
    expect(levelName("builder")).toBe("Builder");
  });
});
