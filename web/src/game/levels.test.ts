import { describe, expect, it } from "vitest";
import { dataText, texts } from "../i18n/i18n.svelte";
import { LEVELS, levelName, levelsOf } from "./levels";

describe("the levels", () => {
  it("are eight, with their words there as soon as a language is", async () => {
    await texts.load("de");
    expect(LEVELS).toHaveLength(8);
    expect(levelName("easy")).toBe("1 · Stallbursche");
    expect(levelName("expert")).toBe("8 · Fürst");
    for (const level of LEVELS) expect(dataText(`level-${level}-about`)).toMatch(/\.$/);
  });

  it("are mixed around the chosen one, each once", () => {
    expect(levelsOf("hard", 2, false)).toEqual(["hard", "hard"]);
    for (const level of LEVELS) {
      for (const count of [1, 2, 3]) {
        const mixed = levelsOf(level, count, true);
        expect(new Set(mixed).size).toBe(count);
        expect(mixed).toContain(level);
        const numbers = mixed.map((each) => LEVELS.indexOf(each));
        expect(Math.max(...numbers) - Math.min(...numbers)).toBe(count - 1);
      }
    }
  });

  it("have no number where a bot is not offered to people", async () => {
    await texts.load("en");
    expect(levelName("builder")).toBe("Builder");
  });
});
