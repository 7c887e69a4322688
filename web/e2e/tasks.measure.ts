// The longest tasks of whole games against a bot, in turns with a yardstick that has nothing to do with this page.
import { writeFileSync } from "node:fs";
import { it } from "vitest";
import { Player } from "./player";
import { tasksDuring } from "./tasks";
import { leave, openBrowser, serving, visitor } from "./world";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const ROWS = 1000;

const server = serving();

/** From the first page to the score. */
async function wholeGame(): Promise<number[]> {
  const ann = await visitor(server);
  const tasks = await tasksDuring(await openBrowser(), ann.page, async () => {
    await ann.page.goto("/");
    await ann.page.getByRole("button", { name: "Play now" }).click();
    await new Player(ann.page).wholeGame();
    await ann.page.getByRole("dialog", { name: "The last post" }).waitFor();
  });
  await leave(ann);
  return tasks.slice(0, 10);
}

/** The one long task of a page without any style or script: reading a table of words and laying it out. */
async function plainTable(): Promise<number> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const [longest = NaN] = await tasksDuring(browser, page, () =>
    page.evaluate((rows) => {
      const row = `<tr>${"<td>Regensburg</td>".repeat(5)}</tr>`;
      document.body.innerHTML = `<table>${row.repeat(rows)}</table>`;
      return document.body.offsetHeight;
    }, ROWS),
  );
  await page.close();
  return longest;
}

it("the longest tasks of a whole game", async () => {
  const games: number[][] = [];
  const tables: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    tables.push(await plainTable());
    games.push(await wholeGame());
    tables.push(await plainTable());
  }
  const figures = { browser: `Chromium ${(await openBrowser()).version()}`, rows: ROWS, games, tables };
  if (process.env.FIGURES) writeFileSync(process.env.FIGURES, JSON.stringify(figures));
  else console.log(JSON.stringify(figures, null, 1));
});
