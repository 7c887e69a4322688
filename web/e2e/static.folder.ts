// The game as a folder of files: served from a subfolder by a plain file server, then without it.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Player } from "./player";
import { closeBrowser, openBrowser, PATIENCE } from "./world";

const STATIC = new URL("../../build/static", import.meta.url).pathname;
const FIRST_MOVE = 8_000_000;
const START_PAGE = 250_000;

class FileServer {
  url = "";
  #process: ChildProcess | null = null;

  async start(): Promise<void> {
    const root = mkdtempSync(join(tmpdir(), "static-"));
    symlinkSync(STATIC, join(root, "game"));
    const port = await freePort();
    this.#process = spawn("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", root], {
      stdio: "ignore",
    });
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

const server = new FileServer();
beforeAll(() => server.start());
afterAll(async () => {
  await closeBrowser();
  server.stop();
});

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
    const before = await player.see();
    await page.reload();
    await player.turn();
    expect((await player.see()).ply).toBe(before.ply);
    await player.wholeGame();
    await page.getByRole("dialog", { name: "The last post" }).waitFor();
    // A deep link, in a new tab, without a server; both tabs share the game.
    const other = await context.newPage();
    await other.goto(table.replace("#/t/", "#/replay/"));
    await other.locator(".table").waitFor();
    await other.goto(server.url.replace("/game/", "/game/rules"));
    await other.getByRole("heading", { level: 1 }).first().waitFor();
    expect(other.url()).toBe(`${server.url}#/rules`);
    expect(complaints).toEqual([]);
    await context.close();
    await server.start();
  });
});
