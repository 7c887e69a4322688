import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { advised, ask, finishedGame, newTable } from "./advice";
import { Player } from "./player";
import { languages, Server, visitor } from "./world";

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
  landscape: { ...phone, viewport: { width: 844, height: 390 } },
  "small-phone": { ...phone, viewport: { width: 360, height: 640 } },
};

const server = new Server();
beforeAll(async () => {
  mkdirSync(join(FOLDER, "languages"), { recursive: true });
  await server.start();
});
afterAll(() => server.stop());

async function shoot(page: Page, name: string, quality = 74): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  // The map is drawn sharp a moment after it has come to rest.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, "base64"));
  await session.detach();
}

it("every page, in every size", async () => {
  const ann = await visitor(server);
  const running = await newTable(ann, 3);
  await advised(ann.page, running, { cards: 5, rounds: 8 });
  const address = `/t/${running}`;
  const done = await newTable(ann, 3);
  await advised(ann.page, done, { cards: 99, rounds: 0 });
  const over = `/t/${done}`;
  const identity = await ann.context.storageState();
  const pages: Record<string, string> = {
    start: "/",
    friends: "/friends",
    "same-device": "/same-device",
    lobby: "/lobby",
    settings: "/settings",
    rules: "/rules",
    wins: "/what-wins",
    learn: "/learn",
    puzzles: "/puzzles",
    daily: "/daily",
    games: "/games",
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

it("rules, lesson and table in every language", async () => {
  const ann = await visitor(server);
  const table = await newTable(ann, 3);
  await advised(ann.page, table, { cards: 5, rounds: 8 });
  const storageState = await ann.context.storageState();
  // Kept with the identity, it would hide the language that is asked for below.
  storageState.origins = [];
  const pages: Record<string, [path: string, ready: string]> = {
    rules: ["/rules#houses", "#houses"],
    learn: ["/learn", ".lesson"],
    table: [`/t/${table}`, '.table[data-acting="true"]'],
  };
  for (const language of languages()) {
    for (const [device, options] of Object.entries({ desktop, phone: { ...phone, deviceScaleFactor: 1.5 } })) {
      const { context, page } = await visitor(server, { ...options, storageState, settings: { language } });
      for (const [name, [path, ready]] of Object.entries(pages)) {
        const file = `languages/${name}-${language}-${device}`;
        if (!file.includes(ONLY)) continue;
        await page.goto(path);
        await page.waitForSelector(ready);
        await shoot(page, file, 60);
      }
      await context.close();
    }
  }
});

/** What opens over a table, the waiting room, and tables at the largest text. */
it("sheets, hints and the waiting room", async () => {
  const ann = await visitor(server);
  const running = await newTable(ann, 3);
  await advised(ann.page, running, { cards: 5, rounds: 8 });
  const { table: waiting } = await ask<{ table: { id: string } }>(ann.page, "/tables", {
    seats: [{ kind: "person", name: "Ann" }, { kind: "open" }, { kind: "bot", level: "hard" }],
  });
  const storageState = await ann.context.storageState();
  for (const [device, options] of Object.entries({ desktop, phone })) {
    const { context, page } = await visitor(server, { ...options, storageState });
    const table = async (
      name: string,
      open: () => Promise<void>,
      part: "dialog" | "complementary" = "dialog",
    ): Promise<void> => {
      if (!`${name}-${device}`.includes(ONLY)) return;
      await page.goto(`/t/${running}`);
      await new Player(page).turn();
      await open();
      await page.getByRole(part).first().waitFor();
      await shoot(page, `${name}-${device}`);
    };
    await table("hint", () => page.keyboard.press("h"), "complementary");
    await table("tiles", () => page.keyboard.press("t"));
    await table("player", () => page.getByRole("button", { name: "Leonhard" }).first().click());
    if (`waiting-${device}`.includes(ONLY)) {
      await page.goto(`/t/${waiting.id}`);
      await page.waitForSelector("main");
      await shoot(page, `waiting-${device}`);
    }
    await context.close();
  }
  for (const [device, options] of Object.entries({ desktop, phone, landscape: DEVICES.landscape ?? {} })) {
    if (!`largest-${device}`.includes(ONLY)) continue;
    const { context, page } = await visitor(server, { ...options, storageState, settings: { textSize: "largest" } });
    await page.goto(`/t/${running}`);
    await new Player(page).turn();
    await shoot(page, `largest-${device}`);
    await context.close();
  }
});

it("the review on a phone", async () => {
  if (!"review-phone".includes(ONLY)) return;
  const ann = await visitor(server, phone);
  await ann.page.goto("/");
  const done = await finishedGame(ann.page);
  await ann.page.goto(`/replay/${done}?review=1`);
  await ann.page.getByRole("region", { name: "Review" }).getByRole("slider").waitFor();
  await shoot(ann.page, "review-phone");
});
