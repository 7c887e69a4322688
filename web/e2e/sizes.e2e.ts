// The table, its sheets and its map in windows of every size, with text as it is and at its largest.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newTable, toClose } from "./advice";
import { misfits } from "./overflow";
import { Player } from "./player";
import { outOfReach, TO_ACT } from "./reach";
import { calm, leave, serving, setText, TEXT, visitor, type Visitor } from "./world";

const server = serving();

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
] as const;
/** They may be shortened. */
const NAMES = ["Walburga", "Leonhard", "Therese", "Franziska"];

/** Runs in every size, with text as it is and at its largest; it reports everything that is wrong at once. */
async function everywhere({ page }: Visitor, look: (text: string) => Promise<string[]>): Promise<void> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const text of ["normal", "largest"] as const) {
      await setText(page, text);
      for (const problem of await look(text)) found.push(`${width} x ${height}, ${text}: ${problem}`);
    }
  }
  expect(found).toEqual([]);
}

/** Whether a sheet and its cross are within the window. */
async function outside(page: Page, sheet: Locator): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const found: string[] = [];
  for (const [what, part] of [
    ["the sheet", sheet],
    ["its cross", sheet.getByRole("button", { name: "Close", exact: true }).first()],
  ] as const) {
    const box = await part.boundingBox();
    const fits =
      box &&
      box.x >= -1 &&
      box.y >= -1 &&
      box.x + box.width <= window.width + 1 &&
      box.y + box.height <= window.height + 1;
    if (!fits) found.push(`${what} at ${JSON.stringify(box)}`);
  }
  return found;
}

/** Whether something lies on the beginning of a title; runs in the page. */
function hidden(title: HTMLElement): string[] {
  const words = document.createRange();
  words.selectNodeContents(title);
  const { left, top, height } = words.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 2, top + height / 2);
  return hit === title ? [] : [`${hit?.className} lies on its title`];
}

/** Cards, ends, chips and the supply that something cuts off, sideways; runs in the page. */
function cut(): string[] {
  const found: string[] = [];
  for (const part of document.querySelectorAll(
    ".table :is(.card, .back, .end, .chip, .seat, .official, .buttons button):not(svg)",
  )) {
    const box = part.getBoundingClientRect();
    let [left, right] = [0, innerWidth];
    for (let each = part.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflowX === "visible") continue;
      const frame = each.getBoundingClientRect();
      // What can be scrolled to, and is seen to go on, is not cut off.
      if (each.matches("[data-more]")) {
        [left, right] = [-Infinity, Infinity];
        break;
      }
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    }
    if (box.left < left - 1.5 || box.right > right + 1.5) {
      found.push(
        `${part.className} ${(part as HTMLElement).innerText} ${Math.round(box.left)} to ${Math.round(box.right)}`,
      );
    }
  }
  return found;
}

describe("at every size of window and text", () => {
  it("the table is on the screen, and nothing of it is cut off", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await toClose(page, { hand: 4, route: 4 });
    await everywhere(ann, async () => {
      const problems = [...(await misfits(page, NAMES)), ...(await page.evaluate(cut))];
      const sideways = await page.evaluate(() => {
        const main = document.querySelector(".landscape main");
        return main ? main.getBoundingClientRect().bottom - innerHeight : 0;
      });
      if (sideways > 1) problems.push(`the table ends ${sideways} below the screen`);
      if (await page.locator(".landscape").count()) problems.push(...(await page.evaluate(outOfReach, TO_ACT)));
      return problems;
    });
    await leave(ann);
  });

  it("the menu and its cross are on the screen", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await toClose(page, { hand: 4, route: 4 });
    await page.getByRole("button", { name: "Menu" }).click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await everywhere(ann, async () => [...(await outside(page, sheet)), ...(await misfits(page))]);
    await leave(ann);
  });

  it("the closing screen is on it, beside what it talks about", async () => {
    const ann = await visitor(server, { hasTouch: true });
    const { page } = ann;
    // With enough ways to place houses that it needs all of its room.
    await toClose(page, { hand: 4, route: 5 });
    await new Player(page).openClosing();
    const sheet = page.getByRole("dialog", { name: "Close the route" });
    await everywhere(ann, async (text) => {
      await calm(page);
      const problems = [...(await outside(page, sheet)), ...(await misfits(page, NAMES))];
      problems.push(...(await sheet.getByRole("heading").evaluate(hidden)));
      const rows = await sheet
        .locator(".discards .card")
        .evaluateAll((cards) => new Set(cards.map((card) => (card as HTMLElement).offsetTop)).size);
      if (rows > 1) problems.push(`the cards to discard stand in ${rows} rows`);
      const layout = await page.locator("html").getAttribute("data-layout");
      if (layout === "landscape" && text === "normal") {
        const cards = await page.evaluate(outOfReach, ".discards .card");
        problems.push(...cards.filter((card) => !card.startsWith("the page")));
      }
      const [over, map, land] = await Promise.all(
        [sheet, page.locator(".map-place"), page.locator(".window > .land")].map((part) => part.boundingBox()),
      );
      if (!over || !map || !land) return ["something is missing"];
      if (layout === "tablet") {
        const tray = await page.locator(".tray", { has: page.locator('[data-at^="hand-"]') }).boundingBox();
        if (tray && tray.y + tray.height > over.y + 1) problems.push("it covers the route and the hand");
      }
      // Where there is room below the map, it stays as it was.
      const roomy = (await page.locator(".desktop.roomy").count()) > 0;
      if (roomy && (over.y < map.y + map.height - 1 || Math.abs(land.y - map.y) > 2)) {
        problems.push(`at ${over.y} it covers a map that ends at ${map.y + map.height}`);
      }
      return problems;
    });
    await leave(ann);
  });

  it("a game on a small phone begins with the whole board in view", async () => {
    const ann = await visitor(server, { hasTouch: true, settings: { language: "de" } });
    const { page } = ann;
    for (const [width, height] of [
      [360, 640],
      [375, 553],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/t/${await newTable(ann, 3)}`);
      await page.waitForSelector('.table[data-acting="true"]');
      const land = page.locator(".window > .land");
      await land.waitFor();
      // Lines of text get their places in the first moments.
      const beyond = async (): Promise<number[]> => {
        const [whole, map, status] = await Promise.all(
          [land, page.locator(".map-place"), page.locator(".status-place > .status")].map((part) => part.boundingBox()),
        );
        if (!whole || !map || !status) throw new Error("something is missing");
        const sides = [map.x - whole.x, map.y - whole.y, whole.x + whole.width - width];
        return [...sides, whole.y + whole.height - status.y].filter((pixels) => pixels > 1);
      };
      await expect.poll(beyond).toEqual([]);
    }
    await leave(ann);
  });

  it("the map follows the finger", async () => {
    const ann = await visitor(server, { viewport: { width: 390, height: 844 } });
    const { page } = ann;
    await toClose(page, { hand: 4, route: 4 });
    const land = page.locator(".window > .land");
    await land.waitFor();
    for (const text of TEXT) {
      await setText(page, text);
      await expect.poll(() => land.getAttribute("style")).toContain("scale(1)");
      const map = await page.locator(".map-place").boundingBox();
      const before = await land.boundingBox();
      if (!map || !before) throw new Error("no map");
      const [x, y] = [map.x + map.width / 2, map.y + map.height / 3];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 20, y);
      await page.mouse.move(x - 60, y);
      await page.mouse.up();
      const after = await land.boundingBox();
      expect(Math.abs((after?.x ?? 0) - before.x), text).toBeCloseTo(60, -0.5);
    }
    await leave(ann);
  });
});
