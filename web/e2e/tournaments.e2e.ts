import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "./advice";
import { anything } from "./axe";
import { leave, serving, visitor, type Visitor } from "./world";

const server = serving();

/** The figures of somebody's row, without the ranks of their opponents. */
const row = (page: Page, name: string): Promise<string[]> =>
  page
    .locator(".figures tbody tr", { hasText: name })
    .locator("td.n")
    .evaluateAll((cells) => cells.map((cell) => (cell.firstChild?.textContent ?? "").trim()));
const says = async (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

/** Goes from the tournament's page to one's table; its id. */
async function toTable({ page }: Visitor): Promise<string> {
  await page.getByRole("button", { name: "To your table" }).click();
  await page.waitForSelector(".table");
  return new URL(page.url()).pathname.slice("/t/".length);
}

/** Gives up at one's table, and goes back to the tournament. Bots play on. */
async function resign({ page }: Visitor, table: string, home: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("dialog", { name: "Resign?" }).getByRole("button", { name: "Resign" }).click();
  const seats = async (): Promise<number> =>
    (await ask<{ table: { you: number[] } }>(page, `/tables/${table}`)).table.you.length;
  await expect.poll(seats).toBe(0);
  await page.goto(home);
}

it("a whole tournament: set up, joined, played in rounds, corrected, and over", async () => {
  const [ann, ben, eve] = [
    await visitor(server, { settings: { name: "Ann" } }),
    await visitor(server, { settings: { name: "Ben" } }),
    await visitor(server, { settings: { name: "Eve" } }),
  ];
  await ann.page.goto("/tournaments/new");
  await ann.page.getByLabel("Name of the tournament").fill("Autumn cup");
  await ann.page.getByRole("radio", { name: "2" }).first().check({ force: true });
  await ann.page.getByRole("group", { name: "Rounds" }).getByRole("radio", { name: "2" }).check({ force: true });
  await ann.page.getByLabel("Same cards at every table").check({ force: true });
  await ann.page.getByLabel("Fill up with bots").selectOption({ index: 1 });
  await ann.page.getByLabel("Open to everybody").check({ force: true });
  await ann.page.getByRole("button", { name: "Set up the tournament" }).click();
  await says(ann.page, "Open: nobody has joined yet");
  const home = ann.page.url();

  // Ann sets it up; Ben has the link, and Eve finds it in the list.
  await ann.page.getByRole("button", { name: "Join", exact: true }).click();
  await ben.page.goto(home);
  await ben.page.getByRole("button", { name: "Join", exact: true }).click();
  await eve.page.goto("/tournaments");
  await eve.page.getByRole("button", { name: "Show" }).click();
  await eve.page.getByRole("button", { name: "Join", exact: true }).click();
  await says(eve.page, "Open: 3 players have joined");
  await ann.page.getByRole("button", { name: "Start now" }).click();

  for (const round of [1, 2]) {
    for (const { page } of [ann, ben, eve]) await says(page, `Round ${round} of 2, 4 players`);
    const people = [ann, ben, eve];
    const tables = await Promise.all(people.map(toTable));
    expect(new Set(tables).size).toBe(2);
    // One game is over before the other: nothing of it is shown while the same cards are still played.
    const [first, second] = [tables[0] ?? "", tables.find((table) => table !== tables[0]) ?? ""];
    for (const [i, each] of people.entries()) if (tables[i] === first) await resign(each, first, home);
    const status = async (): Promise<string> =>
      (await ask<{ table: { status: string } }>(ann.page, `/tables/${first}`)).table.status;
    await expect.poll(status).toBe("finished");
    await ann.page.goto(`/replay/${first}`);
    await says(ann.page, /other tables of the round are still playing the same cards/);
    // The browser notes the refusals too.
    expect(ann.complaints.splice(0).filter((text) => !text.includes("409"))).toEqual([]);
    await ann.page.goto(home);
    await says(ann.page, "Hidden until the round is over");
    for (const [i, each] of people.entries()) if (tables[i] === second) await resign(each, second, home);
  }
  for (const { page } of [ann, ben, eve]) await says(page, "Finished, 4 players");

  // Bots finished everybody's games. The organiser sets one result, and all see that.
  await ann.page.getByRole("button", { name: "Set the result" }).first().click();
  const question = ann.page.getByRole("dialog");
  const first = question.getByRole("combobox").first();
  await first.selectOption((await first.inputValue()) === "1" ? "2" : "1");
  await question.getByRole("button", { name: "Save" }).click();
  await says(ann.page, "Result set by the organiser");
  await says(eve.page, /The organiser set a result/);
  const ranks = await ann.page.locator(".figures tbody tr td:first-child").allInnerTexts();
  expect(ranks).toEqual(["1", "2", "3", "4"]);
  // Points of both rounds add up to the total.
  for (const name of ["Ann", "Ben", "Eve"]) {
    const [, total, ...cells] = (await row(ann.page, name)).map(Number);
    expect((cells[0] ?? 0) + (cells[1] ?? 0)).toBe(total);
  }
  expect(await anything(ann.page), "axe").toEqual([]);
  await eve.page.getByRole("link", { name: "Review" }).first().click();
  await eve.page.getByRole("region", { name: "Review" }).waitFor();
  for (const each of [ann, ben, eve]) await leave(each);
});
