// How long decisions take in a worker of the browser, and how much memory it needs, with the engine that `make static` built.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { unpacking } from "../src/protocol/engine/unpacking.mjs";
import { unpackedPart } from "../scripts/engine.mjs";
import { openBrowser } from "./world";

const PYODIDE = new URL("../node_modules/pyodide/", import.meta.url).pathname;
const SCRIPT = new URL("../../tests/browser/seeded.py", import.meta.url).pathname;
const GAMES = (process.env.GAMES ?? "medium:2:2 hard:2:5 expert:2:6").split(" ");
const TYPES: Record<string, string> = {
  ".mjs": "text/javascript",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

/** Loads the engine, then plays each game that it is asked for. */
const WORKER = `
import { loadPyodide } from "/pyodide.mjs";
const python = await loadPyodide({ indexURL: "/" });
python.FS.writeFile("/game.tar", new Uint8Array(await (await fetch("/game.tar")).arrayBuffer()));
python.runPython(${JSON.stringify(unpacking(false))});
python.FS.writeFile("/seeded.py", new Uint8Array(await (await fetch("/seeded.py")).arrayBuffer()));
python.runPython("import sys; sys.path.insert(0, '/'); import seeded");
onmessage = ({ data }) => {
  const played = JSON.parse(python.runPython("seeded.all_played('" + data + "')"));
  postMessage({ ...played, memory: python._module.HEAPU8.byteLength });
};
postMessage(null);
`;

interface Played {
  compiled: boolean;
  games: Record<string, { actions: string[]; ms: number; processor: number }>;
  memory: number;
}

/** A worker whose answers can be awaited one by one. */
interface Asked {
  ask: (game: string | null) => Promise<Played>;
}

let server: Server;
beforeAll(async () => {
  const given: Record<string, string | Uint8Array> = {
    "/": "<!doctype html><title>worker</title>",
    "/worker.mjs": WORKER,
    "/seeded.py": readFileSync(SCRIPT),
    "/game.tar": await unpackedPart("game"),
    "/python_stdlib.zip": await unpackedPart("library"),
  };
  server = createServer(({ url = "/" }, response) => {
    response.setHeader("Content-Type", url === "/" ? "text/html" : (TYPES[extname(url)] ?? "application/octet-stream"));
    const file = join(PYODIDE, url);
    const found = given[url] ?? (existsSync(file) ? readFileSync(file) : null);
    response.writeHead(found ? 200 : 404).end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

/** Processor time of all pages and their workers so far, in milliseconds: what a busy machine takes away does not count. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === "renderer" ? cpuTime * 1000 : 0), 0);
}

it("decisions in a worker", async () => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(async () => {
    const worker = new Worker("/worker.mjs", { type: "module" });
    const ask = (game: string | null): Promise<Played> =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Played>) => resolve(data);
        worker.onerror = (error) => reject(new Error(error.message));
        if (game) worker.postMessage(game);
      });
    Object.assign(window, { ask });
    await ask(null);
  });
  const figures: Played & { browser: string } = {
    browser: `Chromium ${browser.version()}`,
    compiled: true,
    games: {},
    memory: 0,
  };
  for (const game of GAMES) {
    const before = await processorTime(browser);
    const found = await page.evaluate((name) => (window as unknown as Asked).ask(name), game);
    const took = (await processorTime(browser)) - before;
    for (const [name, played] of Object.entries(found.games))
      figures.games[name] = { ...played, processor: took / played.actions.length };
    Object.assign(figures, { compiled: found.compiled, memory: found.memory });
  }
  if (process.env.FIGURES) writeFileSync(process.env.FIGURES, JSON.stringify(figures));
  else console.log(JSON.stringify(figures));
});
