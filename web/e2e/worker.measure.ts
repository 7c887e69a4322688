// How long decisions take in a worker of the browser, and how much memory it needs, with the engine that `make static` built.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, it } from "vitest";
import { unpacking } from "../src/protocol/engine/unpacking.mjs";
import { unpackedPart } from "../scripts/engine.mjs";
import { closeBrowser, openBrowser } from "./world";

const PYODIDE = new URL("../node_modules/pyodide/", import.meta.url).pathname;
const SCRIPT = new URL("../../tests/browser/seeded.py", import.meta.url).pathname;
const GAMES = (process.env.GAMES ?? "medium:2:2 hard:2:5 expert:2:6").split(" ");
const TYPES: Record<string, string> = {
  ".mjs": "text/javascript",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

/** Plays in the worker, then tells the games and the memory that all of it took. */
const WORKER = `
import { loadPyodide } from "/pyodide.mjs";
const python = await loadPyodide({ indexURL: "/" });
python.FS.writeFile("/game.tar", new Uint8Array(await (await fetch("/game.tar")).arrayBuffer()));
python.runPython(${JSON.stringify(unpacking(false))});
python.FS.writeFile("/seeded.py", new Uint8Array(await (await fetch("/seeded.py")).arrayBuffer()));
const games = python.runPython("import sys; sys.path.insert(0, '/'); import seeded; seeded.all_played(*" + ${JSON.stringify(JSON.stringify(GAMES))} + ")");
postMessage({ ...JSON.parse(games), memory: python._module.HEAPU8.byteLength });
`;

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
afterAll(async () => {
  await closeBrowser();
  server.close();
});

it("decisions in a worker", async () => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const found = await page.evaluate(
    () =>
      new Promise<object>((resolve, reject) => {
        const worker = new Worker("/worker.mjs", { type: "module" });
        worker.onmessage = ({ data }: MessageEvent<object>) => resolve(data);
        worker.onerror = (error) => reject(new Error(error.message));
      }),
  );
  const figures = { browser: `Chromium ${browser.version()}`, ...found };
  if (process.env.FIGURES) writeFileSync(process.env.FIGURES, JSON.stringify(figures));
  else console.log(JSON.stringify(figures));
});
