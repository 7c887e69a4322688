import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advised, newTable } from "./advice";
import { Player } from "./player";
import { closeBrowser, leave, Server, visitor } from "./world";

const server = new Server();
beforeAll(() => server.start());
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

interface Laid {
  map: { width: number; height: number };
  /** Pixels of the letters of city names; none: there are no names. */
  names: number | null;
  /** What sticks out of the window, and what of the column beside the map cannot be seen without scrolling. */
  hidden: string[];
  log: boolean;
}

/** How the table is laid out; runs in the page. */
function look(): Laid {
  const box = (element: Element): DOMRect => element.getBoundingClientRect();
  const map = box(document.querySelector(".map-place") as Element);
  const name = document.querySelector<SVGTextElement>(".city .name");
  const parts = [
    ...document.querySelectorAll(".tray, .strip, .status-place, .seat, [data-at^=stack], .card, .official"),
  ];
  const { right: wide, bottom: high } = { right: innerWidth, bottom: innerHeight };
  return {
    map: { width: map.width, height: map.height },
    names: name ? 23 * (name.getScreenCTM()?.a ?? 0) : null,
    hidden: parts.flatMap((part) => {
      const { right, bottom, left, top } = box(part);
      const fits = left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
      return fits ? [] : [`${part.className} ${Math.round(right)} x ${Math.round(bottom)}`];
    }),
    log: [...document.querySelectorAll("ol[aria-label=Log]")].some((list) => list.checkVisibility()),
  };
}

/** The map is drawn anew a moment after its place has changed. */
async function resized(page: Page, width: number, height: number): Promise<Laid> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await page.waitForFunction(() => {
    const frame = document.querySelector(".map-place")?.getBoundingClientRect();
    const land = document.querySelector(".window > .land")?.getBoundingClientRect();
    return frame && land && Math.abs(frame.width - land.width) < 3 && !document.getAnimations().length;
  });
  await page.waitForFunction(() => {
    const land = document.querySelector<HTMLElement>(".window > .land");
    return land !== null && /scale\(1\)/.test(land.style.transform);
  });
  return page.evaluate(look);
}

const LAPTOPS = [
  [1280, 600, 720],
  [1366, 600, 660],
  [1440, 700, 800],
  [1536, 730, 730],
] as const;

describe("short windows", () => {
  it("show the whole start page", async () => {
    const ann = await visitor(server);
    for (const [width, lowest] of LAPTOPS) {
      await ann.page.setViewportSize({ width, height: lowest });
      await ann.page.goto("/");
      await ann.page.locator(".picture svg").first().waitFor();
      const below = await ann.page.evaluate(
        () =>
          [...document.querySelectorAll(".way, .go, .picture")].filter(
            (part) => part.getBoundingClientRect().bottom > innerHeight,
          ).length,
      );
      expect(below, `${width} x ${lowest}`).toBe(0);
    }
    await leave(ann);
  });

  it("have city names, a large map, players, tiles and everything to act with in sight, the log one key away", async () => {
    const ann = await visitor(server);
    const id = await newTable(ann, 3);
    await advised(ann.page, id, { cards: 3, rounds: 3 });
    await ann.page.goto(`/t/${id}`);
    await new Player(ann.page).turn();
    for (const [width, lowest, highest] of LAPTOPS) {
      let before: Laid | null = null;
      for (let height = lowest; height <= highest; height += 20) {
        const where = `${width} x ${height}`;
        const laid = await resized(ann.page, width, height);
        expect(laid.names, where).toBeGreaterThanOrEqual(12);
        expect(laid.hidden, where).toEqual([]);
        const area = laid.map.width * laid.map.height;
        expect(area / (width * height), where).toBeGreaterThan(0.39);
        if (before) {
          const change = area / (before.map.width * before.map.height);
          expect(change, where).toBeGreaterThan(0.92);
          expect(change, where).toBeLessThan(1.13);
        }
        if (!laid.log) {
          await ann.page.keyboard.press("l");
          const sheet = ann.page.getByRole("dialog", { name: "Log" });
          const [whole, list] = [await sheet.boundingBox(), await sheet.getByRole("list").boundingBox()];
          expect(list?.width, where).toBeGreaterThan(0.85 * (whole?.width ?? 0));
          await ann.page.keyboard.press("Escape");
          await ann.page.getByRole("dialog", { name: "Log" }).waitFor({ state: "detached" });
        }
        before = laid;
      }
    }
    await leave(ann);
  });

  it("have room for the chat beside the table, which it does not cover", async () => {
    const ann = await visitor(server, { viewport: { width: 1366, height: 650 } });
    const id = await newTable(ann, 3);
    await ann.page.goto(`/t/${id}`);
    await new Player(ann.page).turn();
    await ann.page.getByRole("button", { name: "Menu" }).click();
    await ann.page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Chat" }).click();
    const chat = await ann.page.getByRole("complementary", { name: "Chat" }).boundingBox();
    const table = await ann.page.locator(".desktop").boundingBox();
    expect(table?.x).toBeGreaterThanOrEqual((chat?.x ?? 0) + (chat?.width ?? 9999));
    expect((await resized(ann.page, 1366, 650)).hidden).toEqual([]);
    await ann.page.keyboard.press("Escape");
    await ann.page.getByRole("complementary", { name: "Chat" }).waitFor({ state: "detached" });
    await leave(ann);
  });
});
