// Cuts the fonts down to the letters our six languages need: a third of the first load would be unused glyphs otherwise.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL("../src/assets/fonts/", import.meta.url));

const range = (from, to) => String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ASCII = range(0x20, 0x7e);
const MARKS = "«»·–—‘’‚“”„…−×°½";
const WESTERN = "ÄÖÜäöüßÁÉÍÓÚÝáéíóúýÀÂÇÈÊËÎÏÔÙÛàâçèêëîïôùûÑñÆÐÞæðþŒœ¡¿";
const POLISH = "ĄĆĘŁŃŚŹŻąćęłńśźż";

const CUTS = [
  ...["400-normal", "400-italic", "600-normal"].flatMap((face) => [
    { font: `eb-garamond/files/eb-garamond-latin-${face}`, letters: ASCII + MARKS + WESTERN },
    { font: `eb-garamond/files/eb-garamond-latin-ext-${face}`, letters: POLISH },
  ]),
  { font: "im-fell-english-sc/files/im-fell-english-sc-latin-400-normal", letters: ASCII + "–’" + WESTERN },
];

export async function cutFonts() {
  mkdirSync(target, { recursive: true });
  for (const { font, letters } of CUTS) {
    const file = `${target}${font.split("/").at(-1)}.woff2`;
    if (existsSync(file)) continue;
    const whole = readFileSync(require.resolve(`@fontsource/${font}.woff2`));
    writeFileSync(file, await subsetFont(whole, letters, { targetFormat: "woff2" }));
  }
}
