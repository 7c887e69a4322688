// Cuts the fonts down to the letters our languages need: a third of the first load would be unused glyphs otherwise.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL("../src/assets/fonts/", import.meta.url));

const range = (from, to) => String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ASCII = range(0x20, 0x7e);
/** What English and German pages are written with. The other parts are loaded when one of their letters occurs. */
const BASE = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)}ÄÖÜäöüß !&'(),-./:;?+%–’`;
const BASE_MARKS = "“”„·−×…";
const ACCENTS = "ÁÉÍÓÚÝáéíóúýÀÂÇÈÊËÎÏÔÙÛàâçèêëîïôùûÑñÆÐÞæðþŒœ¡¿«»";
const SYMBOLS = `${[...ASCII].filter((sign) => !BASE.includes(sign)).join("")}—‘‚°½`;
/** Where the letters begin that only the fonts' extensions have. */
const EXTENDED = "Ā";

/** Beyond ASCII, what the text files are written with: a new language brings its letters along. */
function lettersOfTexts() {
  const folder = fileURLToPath(new URL("../../src/thurntaxis/locales/", import.meta.url));
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".ftl"));
  const texts = files.map((name) => readFileSync(folder + name, "utf8")).join("");
  const letters = new Set([...texts].flatMap((letter) => [letter, letter.toUpperCase(), letter.toLowerCase()]));
  return [...letters].filter((letter) => /^\p{L}$/u.test(letter) && letter > "~").sort();
}

/** The files that are made: each a font cut down to some letters. A part is fetched only when one of its letters occurs. */
export function cuts() {
  const letters = lettersOfTexts();
  const accents = new Set(ACCENTS + letters.filter((letter) => letter < EXTENDED && !BASE.includes(letter)).join(""));
  const extended = letters.filter((letter) => letter >= EXTENDED && !accents.has(letter));
  const parts = (font, base, face) => {
    const file = font.split("/").at(-1);
    return [
      { font, file, letters: base, part: false, ...face },
      { font, file: `${file}-accents`, letters: [...accents].join(""), part: true, ...face },
      { font, file: `${file}-symbols`, letters: SYMBOLS, part: true, ...face },
    ];
  };
  return [
    ...["400-normal", "400-italic", "600-normal"].flatMap((kind) => {
      const [weight, style] = kind.split("-");
      const face = { family: "EB Garamond", weight, style, rename: false };
      const file = `eb-garamond-latin-ext-${kind}`;
      return [
        ...parts(`eb-garamond/files/eb-garamond-latin-${kind}`, BASE + BASE_MARKS, face),
        { font: `eb-garamond/files/${file}`, file, letters: extended.join(""), part: true, ...face },
      ];
    }),
    ...parts("im-fell-english-sc/files/im-fell-english-sc-latin-400-normal", BASE, {
      family: "Postal Small Caps",
      weight: "400",
      style: "normal",
      rename: true,
    }),
  ];
}

/** What the style sheet says of a file. */
function face({ family, weight, style, file, letters, part }) {
  const codes = [...new Set(letters)].map((letter) => `U+${letter.codePointAt(0).toString(16)}`);
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");${part ? `\n  unicode-range: ${codes.join(", ")};` : ""}
}
`;
}

/** The small capitals have no Polish letters: capitals of the text font stand in, made small by the style sheet. */
const SMALL_CAPITALS = {
  font: "eb-garamond/files/eb-garamond-latin-ext-600-normal",
  capitals: "ĄĆĘŁŃŚŹŻ",
  letters: "ąćęłńśźż",
  file: "polish-small-capitals.woff2",
};

/** The licence of the small capitals reserves their name for the font as it was made; the style sheet uses this one. */
const CUT_NAME = "PostalSmallCaps";

const whole = (font) => readFileSync(require.resolve(`@fontsource/${font}.woff2`));

export async function cutFonts() {
  mkdirSync(target, { recursive: true });
  const wanted = cuts();
  const made = JSON.stringify([wanted, SMALL_CAPITALS, CUT_NAME]);
  const note = `${target}made.json`;
  if (existsSync(note) && readFileSync(note, "utf8") === made) return;
  for (const { font, file, letters, rename } of wanted) {
    const source = rename ? renamed(await subsetFont(whole(font), letters, { targetFormat: "truetype" })) : whole(font);
    writeFileSync(`${target}${file}.woff2`, await subsetFont(source, letters, { targetFormat: "woff2" }));
  }
  const { font, capitals, letters, file } = SMALL_CAPITALS;
  const raised = capitalsForLetters(await subsetFont(whole(font), capitals, { targetFormat: "truetype" }));
  writeFileSync(target + file, await subsetFont(raised, letters, { targetFormat: "woff2" }));
  writeFileSync(`${target}faces.css`, wanted.map(face).join(""));
  writeFileSync(note, made);
}

/** The fonts that are cut, each with its licence and with the copyright as the font itself tells it. */
export async function fontLicences() {
  const wanted = new Map(cuts().map(({ font }) => [font.split("/")[0], font]));
  return Promise.all(
    [...wanted].map(async ([id, font]) => {
      const { family, license } = require(`@fontsource/${id}/metadata.json`);
      const file = await subsetFont(whole(font), "A", { targetFormat: "truetype" });
      const copyright = [...names(file)].find(({ id, unicode }) => id === COPYRIGHT && unicode).text;
      const terms = readFileSync(require.resolve(`@fontsource/${id}/LICENSE`), "utf8");
      return {
        name: family,
        identifier: license.type,
        text: `${copyright}\n\n${terms.split("\n").slice(2).join("\n")}`,
      };
    }),
  );
}

/** Where a font has its table of that name. */
function tableAt(font, name) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  return font.readUInt32BE(tables.find((at) => font.toString("latin1", at, at + 4) === name) + 8);
}

const COPYRIGHT = 0;
/** Family, unique identifier, full name, PostScript name. */
const OWN_NAMES = [1, 3, 4, 6];

/** What a font says of itself. */
function* names(font) {
  const table = tableAt(font, "name");
  const texts = table + font.readUInt16BE(table + 4);
  for (let i = 0; i < font.readUInt16BE(table + 2); i++) {
    const record = table + 6 + 12 * i;
    const [platform, , , id, length, offset] = Array.from({ length: 6 }, (_, k) => font.readUInt16BE(record + 2 * k));
    const bytes = font.subarray(texts + offset, texts + offset + length);
    const unicode = platform !== 1;
    const text = unicode ? Buffer.from(bytes).swap16().toString("utf16le") : bytes.toString("latin1");
    yield { id, record, bytes, unicode, text };
  }
}

function renamed(font) {
  for (const { id, record, bytes, unicode } of names(font)) {
    if (!OWN_NAMES.includes(id)) continue;
    const name = unicode ? Buffer.from(CUT_NAME, "utf16le").swap16() : Buffer.from(CUT_NAME, "latin1");
    if (name.length > bytes.length) throw new Error(`the font's name ${id} has no room for ${CUT_NAME}`);
    name.copy(bytes);
    font.writeUInt16BE(name.length, record + 8);
  }
  return font;
}

/** Moves every character of a font one code point on: that is where Unicode has the small letter of these capitals. */
function capitalsForLetters(font) {
  const cmap = tableAt(font, "cmap");
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) => font.readUInt32BE(cmap + 8 + 8 * i));
  for (const at of new Set(subtables.map((offset) => cmap + offset))) {
    const format = font.readUInt16BE(at);
    if (format === 4) moveSegments(font, at);
    else if (format === 12) moveGroups(font, at);
    else throw new Error(`the font has characters in a table of format ${format}`);
  }
  return font;
}

function moveSegments(font, at) {
  const size = font.readUInt16BE(at + 6);
  for (let i = 0; i < size; i += 2) {
    const [end, start, delta, range] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((part) => at + part + i);
    if (font.readUInt16BE(end) === 0xffff) continue;
    font.writeUInt16BE(font.readUInt16BE(end) + 1, end);
    font.writeUInt16BE(font.readUInt16BE(start) + 1, start);
    if (font.readUInt16BE(range) === 0) font.writeUInt16BE((font.readUInt16BE(delta) + 0xffff) & 0xffff, delta);
  }
}

function moveGroups(font, at) {
  for (let i = 0; i < font.readUInt32BE(at + 12); i++) {
    for (const part of [at + 16 + 12 * i, at + 20 + 12 * i]) font.writeUInt32BE(font.readUInt32BE(part) + 1, part);
  }
}
