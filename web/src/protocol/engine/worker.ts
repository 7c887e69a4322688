// The game without a server: Pyodide runs the project's own Python, the pages of this browser talk to it.
import { loadPyodide, type PyodideAPI } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import built from "$engine/parts.json";
import type { FromPage, FromWorker, Progress } from "./messages";
import { fetchParts } from "./parts";
import { STEPS } from "./steps";
import { unpacking } from "./unpacking.mjs";
import { Shelf } from "./shelf";

/** `Host` of browser/host.py. */
interface Host {
  open(): Promise<void>;
  ask(method: string, path: string, language: string, body: string | null): Promise<string>;
  connect(talk: number, table: string): void;
  hear(talk: number, text: string): void;
  disconnect(talk: number): void;
}

interface Page {
  say(message: FromWorker): void;
  /** This worker's numbers for the page's talks. */
  talks: Map<number, number>;
}

/** The folder that the game is served from: this file is in its folder `assets`. */
const HOME = new URL("..", import.meta.url).href;
const NAME = `thurntaxis ${new URL(HOME).pathname}`;

const pages = new Set<Page>();
const talking = new Map<number, { page: Page; talk: number }>();
let next = 1;
const progress: Progress = { loaded: 0, total: 0, started: 0 };
let state: FromWorker = { kind: "progress", ...progress };

function tell(message: FromWorker): void {
  state = message;
  for (const page of pages) page.say(message);
}

// ---- Starting ----

function advance(change: Partial<Progress>): void {
  tell({ kind: "progress", ...Object.assign(progress, change) });
}

function done(step: keyof typeof STEPS): void {
  advance({ started: progress.started + STEPS[step] });
}

async function start(): Promise<Host> {
  await alone();
  const parts = fetchParts(
    built.parts,
    new URL("engine/", HOME).href,
    (loaded, total) => advance({ loaded, total }),
    done,
  );
  // The browser compiles Python in other threads: meanwhile the game is unpacked in this one.
  const [python, game] = await Promise.all([
    Promise.all([parts.python, parts.library]).then(async ([wasm, library]) => {
      const running = await run(wasm, library);
      done("run");
      return running;
    }),
    parts.game,
  ]);
  const slow = !hasSimd();
  python.FS.writeFile("/game.tar", game);
  python.runPython(unpacking(slow));
  done("files");
  const shelf = await Shelf.open(NAME);
  const module = python.pyimport("thurntaxis.browser.host") as { Host: (shelf: Shelf, post: unknown) => Host };
  done("imports");
  const host = module.Host(shelf, post);
  await host.open();
  tell({ kind: "ready", slow, memory: memoryOf(python) });
  return host;
}

/** Only one worker writes at a time: of another version, or of a tab whose browser has no shared workers. */
async function alone(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const hold = (): Promise<void> => {
      resolve();
      return new Promise(() => undefined);
    };
    void navigator.locks
      .request(NAME, { ifAvailable: true }, (lock) => {
        if (lock) return hold();
        tell({ kind: "elsewhere" });
        void navigator.locks.request(NAME, hold).catch(reject);
        return undefined;
      })
      .catch(reject);
  });
}

/** Pyodide, given what it would fetch. */
async function run(wasm: Uint8Array<ArrayBuffer>, library: Uint8Array<ArrayBuffer>): Promise<PyodideAPI> {
  const here = new URL("engine/", HOME).href;
  const given = new Map([
    [`${here}pyodide.asm.wasm`, { body: wasm, type: "application/wasm" }],
    [`${here}python_stdlib.zip`, { body: library, type: "application/zip" }],
  ]);
  const ordinary = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const found = given.get(input instanceof Request ? input.url : String(input));
    if (!found) return ordinary(input, init);
    return Promise.resolve(new Response(found.body, { headers: { "Content-Type": found.type } }));
  };
  try {
    return await loadPyodide({
      indexURL: here,
      packageBaseUrl: here,
      lockFileContents: JSON.stringify({ info: built.pyodide, packages: {} }),
      // @ts-expect-error: an option that Pyodide reads and does not declare; otherwise it would import the file on its own
      createPyodideModule,
    });
  } finally {
    self.fetch = ordinary;
  }
}

/** The smallest module that uses a vector. */
function hasSimd(): boolean {
  const vector = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
  ];
  return WebAssembly.validate(new Uint8Array(vector));
}

function memoryOf(python: PyodideAPI): number {
  return (python as unknown as { _module: { HEAPU8: Uint8Array } })._module.HEAPU8.byteLength;
}

// ---- Talking ----

function post(number: number, text: string | undefined): void {
  const found = talking.get(number);
  if (!found) return;
  const { page, talk } = found;
  if (typeof text === "string") page.say({ kind: "heard", talk, text });
  else page.say({ kind: "closed", talk });
}

async function hear(page: Page, message: FromPage): Promise<void> {
  if (message.kind === "hello") {
    page.say(state);
    void navigator.locks.request(message.page, () => forget(page));
    return;
  }
  const host = await started;
  const number = message.kind === "ask" ? undefined : page.talks.get(message.talk);
  switch (message.kind) {
    case "ask":
      page.say({
        kind: "answer",
        id: message.id,
        text: await host.ask(message.method, message.path, message.language, message.body),
      });
      break;
    case "open": {
      const opened = next++;
      page.talks.set(message.talk, opened);
      talking.set(opened, { page, talk: message.talk });
      host.connect(opened, message.table);
      break;
    }
    case "say":
      if (number !== undefined) host.hear(number, message.text);
      break;
    case "close":
      if (number !== undefined) close(host, page, message.talk, number);
  }
}

function close(host: Host, page: Page, talk: number, number: number): void {
  page.talks.delete(talk);
  talking.delete(number);
  host.disconnect(number);
}

async function forget(page: Page): Promise<void> {
  pages.delete(page);
  const host = await started;
  for (const [talk, number] of page.talks) close(host, page, talk, number);
}

function join(port: { postMessage(message: FromWorker): void; onmessage: unknown }): void {
  const page: Page = { say: (message) => port.postMessage(message), talks: new Map() };
  pages.add(page);
  // One after the other: what is said over a talk must not arrive before it is open.
  let last: Promise<void> = Promise.resolve();
  port.onmessage = ({ data }: MessageEvent<FromPage>) => {
    if (data.kind === "ask") void hear(page, data);
    else last = last.then(() => hear(page, data)).catch((error: unknown) => console.error(error));
  };
}

const scope = self as unknown as { onconnect: ((event: MessageEvent) => void) | null; postMessage?: unknown };
if (scope.postMessage) join(self as unknown as MessagePort);
else {
  scope.onconnect = ({ ports: [port] }) => {
    if (port) join(port);
  };
}

const started = start();
started.catch((error: unknown) => tell({ kind: "failed", problem: String(error) }));
