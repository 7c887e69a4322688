import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, newTable, played } from "./advice";
import { Player } from "./player";
import { outOfReach, TO_ACT, TO_CLOSE } from "./reach";
import { calm, leave, serving, visitor } from "./world";

const server = serving();

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
          [...document.querySelectorAll(".way, .go, .room")].filter(
            (part) => part.getBoundingClientRect().bottom > innerHeight,
          ).length,
      );
      expect(below, `${width} x ${lowest}`).toBe(0);
    }
    await leave(ann);
    // In Polish the way to the lesson has a line of its own; against several bots there is one choice more.
    const zofia = await visitor(server, { settings: { language: "pl", bots: 3 } });
    await zofia.page.setViewportSize({ width: 1366, height: 650 });
    await zofia.page.goto("/");
    await zofia.page.locator(".picture svg").first().waitFor();
    expect(await zofia.page.evaluate(() => document.documentElement.scrollHeight)).toBe(650);
    await leave(zofia);
  });

  it("show how to begin on a phone on its side", async () => {
    const ann = await visitor(server, { hasTouch: true });
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ] as const) {
      await ann.page.setViewportSize({ width, height });
      await ann.page.goto("/");
      const go = await ann.page.getByRole("button", { name: "Play now" }).boundingBox();
      expect((go?.y ?? height) + (go?.height ?? 0), `${width} x ${height}`).toBeLessThanOrEqual(height);
    }
    await leave(ann);
  });

  it("keep the place of what the start page still waits for", async () => {
    const ann = await visitor(server);
    await ann.page.goto("/");
    await newTable(ann, 2);
    for (const [width, height] of [
      [390, 844],
      [1366, 650],
    ] as const) {
      await ann.page.setViewportSize({ width, height });
      await ann.page.goto("/");
      const places = (): Promise<number[]> =>
        ann.page.locator(".go, .today a").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      const tables = ann.page.locator('.tables a[href^="/t/"]');
      await tables.waitFor();
      await calm(ann.page);
      const before = await places();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await ann.page.route("**/api/me", async (route) => {
        await held;
        await route.continue();
      });
      await ann.page.reload();
      await ann.page.getByText("Looking for your tables").waitFor();
      await calm(ann.page);
      expect(await places(), `${width} x ${height}`).toEqual(before);
      release();
      await tables.waitFor();
      await ann.page.unroute("**/api/me");
    }
    await leave(ann);
  });

  it("have city names, a large map, players, tiles and everything to act with in sight, the log one key away", async () => {
    const ann = await visitor(server);
    const id = await newTable(ann, 3);
    await played(ann.page, id, { cards: 3, rounds: 3 });
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
    // Where nobody ever spoke there is no chat.
    await ask(ann.page, `/tables/${id}/commands`, { type: "chat", text: "Good day" });
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

/** What browsers leave of common phones. */
const PHONES = [
  [360, 640],
  [375, 553],
  [390, 664],
] as const;

describe("small phones", () => {
  it("have everything to act with on one screen, even while a route is closed", async () => {
    const ann = await visitor(server, { hasTouch: true, viewport: { width: 360, height: 640 } });
    const id = await newTable(ann, 3);
    await played(ann.page, id, { cards: 4, rounds: 3 });
    await ann.page.goto(`/t/${id}`);
    const player = new Player(ann.page, "touch");
    await player.turn();
    for (const [width, height] of PHONES) {
      const where = `${width} x ${height}`;
      await ann.page.setViewportSize({ width, height });
      await calm(ann.page);
      expect(await ann.page.evaluate(outOfReach, TO_ACT), where).toEqual([]);
      const cards = await ann.page
        .locator('[data-at^="slot-"] .card')
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetWidth));
      expect(Math.min(...cards), where).toBeGreaterThanOrEqual(44);
      await player.openClosing();
      await calm(ann.page);
      expect(await ann.page.evaluate(outOfReach, TO_CLOSE), where).toEqual([]);
      await ann.page.getByRole("dialog").getByRole("button", { name: "Cancel" }).tap();
      await ann.page.locator(".closing").waitFor({ state: "detached" });
    }
    await leave(ann);
  });

  it("have the lesson's text and its table on one screen each", async () => {
    const ann = await visitor(server, { hasTouch: true, viewport: { width: 360, height: 640 } });
    for (const [width, height] of PHONES) {
      await ann.page.setViewportSize({ width, height });
      await ann.page.goto("/learn");
      const go = ann.page.getByRole("button", { name: "Try it" });
      await go.waitFor();
      expect(await ann.page.evaluate(outOfReach, "aside .buttons button"), "text").toEqual([]);
      await go.tap();
      await calm(ann.page);
      expect(await ann.page.evaluate(outOfReach, TO_ACT), `${width} x ${height}`).toEqual([]);
    }
    await leave(ann);
  });
});
