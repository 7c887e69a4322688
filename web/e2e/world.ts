// The server, the browser, and what every test needs of them.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { BROWSER } from "../scripts/browser.mjs";
import { Contract } from "./contract";

const REPOSITORY = new URL("../..", import.meta.url).pathname;
/** Milliseconds to wait for one thing. Only what never comes is to fail, on a slow and busy machine too. */
export const PATIENCE = 180_000;
const PYTHON = join(REPOSITORY, ".venv/bin/python");
/** The program with the same deals and bots' luck every time. */
const SEEDED = join(REPOSITORY, "tests/support/seeded.py");

/** Languages that there are texts in, English first. */
export function languages(): string[] {
  const folder = join(REPOSITORY, "src/thurntaxis/locales");
  const codes = readdirSync(folder).filter((name) => existsSync(join(folder, name, "language.ftl")));
  return ["en", ...codes.filter((code) => code !== "en").sort()];
}

/** A server with a database of its own and deals numbered from 1. It can be stopped and started again at the same address. */
export class Server {
  url = "";
  #process: ChildProcess | null = null;
  #database = join(mkdtempSync(join(tmpdir(), "thurntaxis-")), "tables.db");
  #options: string[];

  /** With more options of `thurntaxis serve`. */
  constructor(...options: string[]) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : "0";
    const child = spawn(PYTHON, [SEEDED, "serve", "--port", port, "--database", this.#database, ...this.#options], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, PYTHONUNBUFFERED: "1" },
    });
    this.#process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let said = "";
      child.stdout.on("data", (data: Buffer) => {
        said += data.toString();
        const found = /http:\/\/[\d.:]+/.exec(said);
        if (found) resolve(found[0]);
      });
      child.on("exit", () => reject(new Error(`the server did not start: ${said}`)));
    });
    await this.#ready();
  }

  /** What `thurntaxis admin` prints, on the server's database. */
  async admin(command: string, ...options: string[]): Promise<string> {
    const words = ["-m", "thurntaxis", "admin", command, ...options, "--database", this.#database];
    return (await promisify(execFile)(PYTHON, words)).stdout;
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await gone;
    this.#process = null;
  }

  async #ready(): Promise<void> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      try {
        if ((await fetch(`${this.url}/api/health`)).ok) return;
      } catch (error) {
        if (Date.now() > until) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A server for the tests of a file. */
export function serving(...options: string[]): Server {
  const server = new Server(...options);
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  return server;
}

let browser: Promise<Browser> | null = null;
let contract: Contract | null = null;

/** The browser of all files that one process tests; it ends with the process, and so does what checks the protocol. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ ...BROWSER, timeout: PATIENCE });
  return browser;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about. */
  complaints: string[];
}

interface Wishes extends BrowserContextOptions {
  settings?: Record<string, unknown>;
}

/** A new person with a browser of their own. Nothing moves by itself unless they want it to. */
export async function visitor(server: Server, { settings = {}, ...options }: Wishes = {}): Promise<Visitor> {
  const context = await (
    await openBrowser()
  ).newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: server.url,
    locale: "en-GB",
    // What a test sees comes from the server it has started.
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  contract ??= new Contract(PYTHON, REPOSITORY);
  contract.watch(context);
  const stored = JSON.stringify({ speed: "off", coach: "off", bots: 1, level: "medium", name: "Ann", ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem("thurntaxis.settings")) localStorage.setItem("thurntaxis.settings", text);
  }, stored);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { context, page, complaints };
}

export async function leave({ context, complaints }: Visitor): Promise<void> {
  await context.close();
  expect(complaints).toEqual([]);
  expect(await contract?.problems()).toEqual([]);
}

export const TEXT = ["normal", "large", "largest"] as const;

/** As another tab would set it. */
export async function setText(page: Page, textSize: (typeof TEXT)[number]): Promise<void> {
  await page.evaluate((size) => {
    const key = "thurntaxis.settings";
    const choices = { ...(JSON.parse(localStorage.getItem(key) ?? "{}") as object), textSize: size };
    localStorage.setItem(key, JSON.stringify(choices));
    dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem(key) }));
  }, textSize);
  await calm(page);
}

/** Everything is laid out and drawn, and nothing moves. */
export async function calm(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
