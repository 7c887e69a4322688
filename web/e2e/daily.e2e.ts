// Something to play every day: puzzles and the daily deal in the browser, by keyboard, in two tabs.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ask } from "./advice";
import { serious } from "./axe";
import { Player } from "./player";
import { leave, serving, visitor } from "./world";

const server = serving();

interface Puzzle {
  id: string;
  goal: string;
  solution?: string[];
}
const PUZZLES = readFileSync(new URL("../../src/thurntaxis/puzzles/puzzles.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Puzzle);
const EXACT = PUZZLES.find(({ goal }) => goal === "points") as Required<Puzzle>;
const BEST = PUZZLES.find(({ goal }) => goal === "chance") as Puzzle;

describe("puzzles", () => {
  it("one is solved by the keyboard alone, and counts once in two tabs", async () => {
    const ann = await visitor(server, { settings: { textView: true } });
    const { page } = ann;
    await page.goto(`/puzzles?id=${EXACT.id}`);
    const field = page.getByRole("combobox", { name: "Type an action" });
    await field.waitFor();
    const other = await ann.context.newPage();
    await other.goto(`/puzzles?id=${EXACT.id}`);
    await other.getByRole("button", { name: "Solution" }).waitFor();
    await other.close();
    const player = new Player(page);
    for (const action of EXACT.solution) {
      await player.turn();
      const { ply } = await player.see();
      await field.fill(action);
      await field.press("Enter");
      await player.moved(ply);
    }
    await page.getByText("Solved:").waitFor();
    await page.getByText("from 1 puzzle.").waitFor();
    expect(await serious(page)).toEqual([]);
    await page.reload();
    await page.getByText("from 1 puzzle.").waitFor();
    expect(page.url()).toContain(EXACT.id);
    await page.getByRole("button", { name: "Solution" }).click();
    await page.locator(".sheet ol li").first().waitFor();
    const { tries } = await ask<{ tries: unknown[] }>(page, "/me/puzzles");
    expect(tries).toEqual([{ puzzle: EXACT.id, solved: true }]);
    await leave(ann);
  });

  it("a best turn shows what a wrong way costs, and why", async () => {
    const ann = await visitor(server, { settings: { textView: true }, colorScheme: "dark" });
    const { page } = ann;
    await page.goto(`/puzzles?id=${BEST.id}`);
    const field = page.getByRole("combobox", { name: "Type an action" });
    await field.waitFor();
    const { action } = await ask<{ action: string }>(page, `/puzzles/${BEST.id}/hint`, { actions: [] });
    const { view } = await ask<{ view: { legal: string[] } }>(page, `/puzzles/${BEST.id}`, { actions: [] });
    const wrong = view.legal.find((other) => other.split(" ").at(-1) !== action.split(" ").at(-1)) ?? "";
    await field.fill(wrong);
    await field.press("Enter");
    await page.getByText("percentage points").waitFor();
    await page.getByRole("button", { name: "Solution" }).click();
    await page.getByText("Chance of winning:").waitFor();
    await page
      .getByText(/in \d+ of \d+ games/)
      .first()
      .waitFor();
    expect(await serious(page)).toEqual([]);
    await page.getByRole("button", { name: "Next puzzle" }).click();
    await expect.poll(() => page.url()).not.toContain(`id=${BEST.id}`);
    await leave(ann);
  });
});
