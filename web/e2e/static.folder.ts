// The game as a folder of files: served from a subfolder by a plain file server, then without it.
import { spawn, type ChildProcess } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeServiceWorker } from "../scripts/offline.mjs";
import { Player } from "./player";
import { openBrowser, PATIENCE } from "./world";

const STATIC = new URL("../../build/static", import.meta.url).pathname;
const FIRST_MOVE = 8_000_000;
const START_PAGE = 250_000;

class FileServer {
  url = "";
  #root = mkdtempSync(join(tmpdir(), "static-"));
  #process: ChildProcess | null = null;

  /** Serves a folder, as the folder `game` of a site. */
  serve(folder: string): void {
    rmSync(join(this.#root, "game"), { force: true });
    symlinkSync(folder, join(this.#root, "game"));
  }

  async start(): Promise<void> {
    const port = await freePort();
    const served = ["--bind", "127.0.0.1", "--directory", this.#root];
    this.#process = spawn("python3", ["-m", "http.server", String(port), ...served], { stdio: "ignore" });
    this.url = `http://127.0.0.1:${port}/game/`;
    for (;;) {
      if ((await fetch(this.url).catch(() => null))?.ok) return;
      if (this.#process.exitCode !== null) throw new Error("the file server has ended");
    }
  }

  stop(): void {
    this.#process?.kill("SIGKILL");
    this.#process = null;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const isEngine = (url: string): boolean => /\/assets\/worker-|\/engine\//.test(url);

function engineBytes(): number {
  const scripts = readdirSync(join(STATIC, "assets")).filter((name) => name.startsWith("worker-"));
  const parts = readdirSync(join(STATIC, "engine"));
  expect([scripts.length, parts.length]).toEqual([1, 3]);
  return (
    scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(STATIC, "assets", name))).length, 0) +
    parts.reduce((sum, name) => sum + statSync(join(STATIC, "engine", name)).size, 0)
  );
}

interface Visit {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

async function visit(settings: Record<string, unknown> = {}): Promise<Visit> {
  const context = await (await openBrowser()).newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  context.setDefaultTimeout(PATIENCE);
  const stored = JSON.stringify({ speed: "off", coach: "off", bots: 1, level: "easy", name: "Ann", ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem("thurntaxis.settings")) localStorage.setItem("thurntaxis.settings", text);
  }, stored);
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  return { context, page, complaints };
}

/** The service worker is in charge: from now on no server is needed. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
}

/** The same game, built anew: other words on the page, another worker, other hashes. */
function nextVersion(): string {
  const folder = join(mkdtempSync(join(tmpdir(), "static-")), "next");
  cpSync(STATIC, folder, { recursive: true });
  const worker = readdirSync(join(folder, "assets")).find((name) => name.startsWith("worker-")) ?? "";
  renameSync(join(folder, "assets", worker), join(folder, "assets", "worker-next.js"));
  for (const name of ["index.html", ...readdirSync(join(folder, "assets")).map((name) => `assets/${name}`)]) {
    if (!/\.(js|html)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), "utf8");
    const next = text.replaceAll(worker, "worker-next.js").replace("<head>", '<head><meta name="next" content="" />');
    if (next !== text) writeFileSync(join(folder, name), next);
  }
  writeServiceWorker(folder, true);
  return folder;
}

/** A game of somebody's own, as "my games" saves it. */
function ownRecord(): string {
  const file = new URL("../../tests/records/games/tie-clockwise.json", import.meta.url);
  const record = JSON.parse(readFileSync(file, "utf8")) as { players: string[] };
  const levels = record.players.map((_, seat) => (seat === 0 ? null : "hard"));
  const played = { ended: 1_700_000_000_000, you: [0], levels, opponents: "hard", counts: true };
  return JSON.stringify({ ...record, table: "elsewhere", played });
}

const server = new FileServer();
beforeAll(async () => {
  server.serve(STATIC);
  await server.start();
});
afterAll(() => server.stop());

describe("the game as a folder of files", () => {
  it("plays a whole game by mouse, goes on without the file server, and shows the game again", async () => {
    const { context, page, complaints } = await visit();
    const bodies: Promise<[string, number]>[] = [];
    context.on("response", (response) => {
      bodies.push(
        response
          .body()
          .then((body): [string, number] => [response.url(), gzipSync(body).length])
          .catch((): [string, number] => [response.url(), 0]),
      );
    });
    await page.goto(server.url);
    await page.getByRole("button", { name: "Play now" }).waitFor();
    const first = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
    await page.getByRole("button", { name: "Play now" }).click();
    const player = new Player(page);
    await player.wholeTurn();
    const loaded = await Promise.all(bodies);
    const sum = (wanted: (url: string) => boolean): number =>
      loaded.filter(([url]) => wanted(url)).reduce((all, [, bytes]) => all + bytes, 0);
    const start = sum((url) => first.includes(url));
    // What a shared worker fetches is not told to the test: its script, which hosts compress, and the engine's parts.
    const total = sum((url) => !isEngine(url)) + engineBytes();
    console.log(`compressed: ${start} bytes before the start page can be used, ${total} before the first move`);
    expect(start).toBeLessThan(START_PAGE);
    expect(total).toBeLessThan(FIRST_MOVE);
    await kept(page);

    server.stop();
    const table = page.url();
    await player.turn(); // while bots play, the ply goes on
    const before = await player.see();
    await page.reload();
    await player.turn();
    expect((await player.see()).ply).toBe(before.ply);
    await player.wholeGame();
    await page.getByRole("dialog", { name: "The last post" }).waitFor();
    // A deep link, in a new tab, without a server; both tabs share the game.
    const other = await context.newPage();
    await other.goto(`${table.replace("#/t/", "replay/")}?review=1`);
    expect(other.url()).toBe(`${table.replace("#/t/", "#/replay/")}?review=1`);
    await other.locator(".table").waitFor();
    const review = other.getByRole("region", { name: "Review" });
    await review.getByRole("slider").waitFor();
    await other.goto(server.url.replace("/game/", "/game/rules"));
    await other.getByRole("heading", { level: 1 }).first().waitFor();
    expect(other.url()).toBe(`${server.url}#/rules`);
    expect(complaints).toEqual([]);
    await context.close();
    await server.start();
  });

  it("has all its pages, takes in games, and goes on with a new version when that is wanted", async () => {
    const { context, page, complaints } = await visit();
    await page.goto(server.url);
    await page.getByRole("button", { name: "Play now" }).click();
    const player = new Player(page);
    await player.wholeTurn();
    await player.turn();
    const { ply } = await player.see();
    const table = page.url();
    await kept(page);

    for (const [place, table] of [
      ["learn", true],
      ["puzzles", true],
      ["daily", false],
    ] as const) {
      await page.goto(`${server.url}#/${place}`);
      await page
        .locator(table ? ".table[data-acting=true]" : "main button")
        .first()
        .waitFor();
    }
    await page.goto(`${server.url}#/watch`);
    await page.getByRole("button", { name: "Watch the bots" }).click();
    await page
      .getByRole("region", { name: "Chances" })
      .getByText(/\d+\s?%/)
      .first()
      .waitFor();
    const seen = (await player.see()).ply;
    await player.moved(seen); // the bots play on

    await page.goto(`${server.url}#/games`);
    await page.getByText("No finished games yet.").waitFor();
    const records = {
      name: "games.jsonl",
      mimeType: "application/x-ndjson",
      buffer: Buffer.from(`${ownRecord()}\nno\n`),
    };
    await page.locator("input[type=file]").setInputFiles(records);
    await page.getByText("One game can be imported. One cannot be imported:").waitFor();
    await page.getByText("Line 2: This record cannot be read.").waitFor();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("link", { name: /^Replay: / }).waitFor();

    await page.goto(table);
    await player.turn();
    server.serve(nextVersion());
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const notice = page.getByText("A new version is ready.");
    await notice.waitFor();
    expect((await player.see()).ply).toBe(ply);
    await player.wholeTurn();
    await player.turn();
    const later = (await player.see()).ply;
    expect(await page.locator("meta[name=next]").count()).toBe(0);
    await page.getByRole("button", { name: "Update" }).click();
    await page.locator("meta[name=next]").waitFor({ state: "attached" });
    await player.turn();
    expect((await player.see()).ply).toBe(later);
    expect(page.url()).toBe(table);
    expect(complaints).toEqual([]);
    await context.close();
    server.serve(STATIC);
  });
});
