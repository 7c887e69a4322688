import { describe, expect, it } from "vitest";
import { cuts } from "../../scripts/fonts.mjs";

const styles = [...new Set(cuts().map(({ family, weight, style }) => `${family} ${weight} ${style}`))];

describe("fonts in parts", () => {
  it.each(styles)("%s has every letter in one file", (name) => {
    const files = cuts().filter(({ family, weight, style }) => `${family} ${weight} ${style}` === name);
    const letters = files.flatMap((file) => [...new Set(file.letters)]);
    expect(letters.filter((letter, i) => letters.indexOf(letter) !== i)).toEqual([]);
    const needed = "The quick brown fox, 0123456789 Äpfel & Öl: “Łódź”? «Ça», það, ¡Señor! a@b.c #7 −2 × 3";
    const missing = [...needed].filter((letter) => !letters.includes(letter));
    // The small capitals have no Polish letters and no signs of reckoning; others stand in.
    expect(missing.join("")).toBe(
      name.startsWith("EB Garamond") ? "" : missing.filter((sign) => /[Łź“”−×]/.test(sign)).join(""),
    );
  });

  it("are fetched for English and German as one file a style", () => {
    const base = cuts().filter(({ part }) => !part);
    expect(base).toHaveLength(styles.length);
    for (const { letters } of base) {
      expect([..."Würzburg, Österreich – 28 points: 33%!"].filter((letter) => !letters.includes(letter))).toEqual([]);
    }
  });
});
