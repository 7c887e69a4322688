import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { Player } from "./player";
import { closeBrowser, Server, visitor, type Visitor } from "./world";

const FOLDER = process.env.SHOTS ?? new URL("../../docs/screenshots", import.meta.url).pathname;
const ONLY = process.env.ONLY ?? "";

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const DEVICES: Record<string, BrowserContextOptions> = {
  desktop,
  "desktop-dark": { ...desktop, colorScheme: "dark" },
  tablet,
  "tablet-dark": { ...tablet, colorScheme: "dark" },
  phone,
  "phone-dark": { ...phone, colorScheme: "dark" },
};

const server = new Server();
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  await server.start();
});
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  // The map is drawn sharp a moment after it has come to rest.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, "base64"));
  await session.detach();
}

/** Plays as a bot advises, without the page, until a route of so many cards can be closed, or to the end. */
function advised(page: Page, table: string, cards: number): Promise<void> {
  return page.evaluate(
    async ([id, wanted]) => {
      const ask = async (path: string, body?: unknown): Promise<never> =>
        (await (
          await fetch(`/api/tables/${id}${path}`, {
            method: body ? "POST" : "GET",
            headers: body ? { "Content-Type": "application/json" } : {},
            body: body ? JSON.stringify(body) : null,
          })
        ).json()) as never;
      for (;;) {
        const state: {
          views: {
            ply: number;
            round: number;
            phase: string;
            legal: string[];
            seat: number;
            seats: { route: string[] }[];
          }[];
        } = await ask("/state");
        const [view] = state.views;
        if (!view || view.phase === "over") return;
        if (view.legal.length === 0) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          continue;
        }
        const route = view.seats[view.seat]?.route ?? [];
        if (view.round > 8 && view.legal.includes("close") && route.length >= wanted) return;
        const { candidates }: { candidates: { action: string }[] } = await ask("/commands", {
          type: "hint",
          level: "medium",
        });
        await ask("/commands", { type: "act", ply: view.ply, actions: [candidates[0]?.action] });
      }
    },
    [table, cards] as const,
  );
}

async function newTable(ann: Visitor, bots: number): Promise<string> {
  await ann.page.goto("/");
  const id = await ann.page.evaluate(async (count) => {
    const names = ["Walburga", "Leonhard", "Franziska"].slice(0, count);
    const seats = [{ kind: "person", name: "Ann" }, ...names.map((name) => ({ kind: "bot", level: "medium", name }))];
    const response = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ seats, name: "Zum Posthorn" }),
    });
    return ((await response.json()) as { table: { id: string } }).table.id;
  }, bots);
  return id;
}

it("every page, in every size", async () => {
  const ann = await visitor(server);
  const running = await newTable(ann, 3);
  await advised(ann.page, running, 5);
  const address = `/t/${running}`;
  const done = await newTable(ann, 3);
  await advised(ann.page, done, 99);
  const over = `/t/${done}`;
  const identity = await ann.context.storageState();
  const pages: Record<string, string> = {
    start: "/",
    friends: "/friends",
    "same-device": "/same-device",
    lobby: "/lobby",
    settings: "/settings",
    rules: "/rules",
    learn: "/learn",
    replay: `/replay/${done}`,
  };
  for (const [device, options] of Object.entries(DEVICES)) {
    const { context, page } = await visitor(server, { ...options, storageState: identity });
    for (const [name, path] of Object.entries(pages)) {
      if (!`${name}-${device}`.includes(ONLY)) continue;
      await page.goto(path);
      await page.waitForSelector("main, .table");
      await shoot(page, `${name}-${device}`);
    }
    if (`table-${device} closing-${device}`.includes(ONLY)) {
      await page.goto(address);
      await new Player(page).turn();
      await shoot(page, `table-${device}`);
      await page.getByRole("button", { name: "Close route" }).click();
      await page.waitForSelector(".closing footer");
      await shoot(page, `closing-${device}`);
    }
    if (`over-${device}`.includes(ONLY)) {
      await page.goto(over);
      await page.getByRole("dialog").waitFor();
      await shoot(page, `over-${device}`);
    }
    await context.close();
  }
});
