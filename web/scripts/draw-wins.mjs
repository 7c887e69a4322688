// The plots of the study as pictures for the docs, drawn by the same components as in the game:
//   node scripts/draw-wins.mjs [folder]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.argv[2] ?? here("../../docs/wins");
const WIDTH = 760;
const EDGE = 14;

/** The colours of a theme: those of the page. */
function colours(selector) {
  const css = readFileSync(here("../src/app/app.css"), "utf8");
  const begin = css.indexOf(`${selector} {`);
  return [...css.slice(begin, css.indexOf("}", begin)).matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, value]) => [
    name,
    value,
  ]);
}

function picture(body, title) {
  const svg = body.replace(/<!--.*?-->/gs, "").trim();
  const [, height] = /height="([\d.]+)"/.exec(svg) ?? [];
  const [day, night] = [colours(":root"), colours(':root[data-theme="dark"]')];
  const used = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name).concat("--sheet"));
  const set = (list) =>
    list
      .filter(([name]) => used.has(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(";");
  const size = [WIDTH + 2 * EDGE, Math.ceil(Number(height)) + 2 * EDGE];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size[0]} ${size[1]}">
<title>${title}</title>
<style>:root{--text:"EB Garamond",Georgia,serif;${set(day)}}@media(prefers-color-scheme:dark){:root{${set(night)}}}</style>
<rect width="100%" height="100%" fill="var(--sheet)"/>
<g transform="translate(${EDGE} ${EDGE})">${svg}</g>
</svg>
`;
}

const vite = await createServer({
  configFile: here("../vite.config.ts"),
  root: here(".."),
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
});
try {
  const load = (path) => vite.ssrLoadModule(path);
  const { render } = await load("svelte/server");
  const { texts } = await load("/src/i18n/i18n.svelte.ts");
  const words = ["web", "table", "moves", "levels", "games", "wins"];
  texts.use("en", ...words.map((name) => readFileSync(here(`../../src/thurntaxis/locales/en/${name}.ftl`), "utf8")));
  const plots = await load("/src/wins/plots.ts");
  const { default: Rows } = await load("/src/wins/RowsDrawing.svelte");
  const { default: Columns } = await load("/src/wins/ColumnsDrawing.svelte");
  const { default: CityMap } = await load("/src/wins/CityMap.svelte");
  const ALL = {
    seats: ["Games won by each seat", plots.seats()],
    rounds: ["Rounds in a game, with 4 players", plots.rounds("4")],
    ending: ["Games won by ending at once and by waiting", plots.ending()],
    lengths: ["Lengths of closed routes, with 4 players", plots.lengths("4")],
    habits: ["Games won with a fixed habit, with 4 players", plots.habits("4")],
    points: ["Where the points come from, with 4 players", plots.points("4")],
    tiles: ["Points from each stack of tiles, with 4 players", plots.tiles("4")],
    officials: ["Games won without an official, with 4 players", plots.without("4")],
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, [title, plot]] of Object.entries(ALL)) {
    const { body } = render("rows" in plot ? Rows : Columns, { props: { plot, width: WIDTH } });
    writeFileSync(`${folder}/${name}.svg`, picture(body, title));
  }
  const { body } = render(CityMap, { props: { width: WIDTH } });
  writeFileSync(`${folder}/first-cities.svg`, picture(body, "Points gained or lost by beginning in a city"));
} finally {
  await vite.close();
}
