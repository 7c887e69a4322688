// Holds what the browsers hear to the protocol. A program of the server's tests checks it: tests/support/contract.py.
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { BrowserContext, Page } from "playwright-core";

export class Contract {
  #program: ChildProcessByStdio<Writable, Readable, null>;
  #reports: AsyncIterator<string>;
  #bodies: Promise<void>[] = [];
  #sockets = 0;

  constructor(python: string, repository: string) {
    const options = {
      cwd: join(repository, "tests"),
      stdio: ["pipe", "pipe", "inherit"] as ["pipe", "pipe", "inherit"],
    };
    this.#program = spawn(python, ["-m", "support.contract"], options);
    this.#reports = createInterface(this.#program.stdout)[Symbol.asyncIterator]();
  }

  /** From now on, everything that pages of a browser hear is checked. */
  watch(context: BrowserContext): void {
    context.on("page", (page) => this.#watch(page));
  }

  /** What was heard that is not in the protocol, since the last time. */
  async problems(): Promise<string[]> {
    await Promise.all(this.#bodies.splice(0));
    this.#tell({ report: true });
    const { value, done } = await this.#reports.next();
    if (done) throw new Error("the program that checks the protocol has ended");
    return JSON.parse(value) as string[];
  }

  #tell(heard: object): void {
    this.#program.stdin.write(`${JSON.stringify(heard)}\n`);
  }

  #watch(page: Page): void {
    page.on("websocket", (wire) => {
      const socket = this.#sockets++;
      wire.on("framesent", ({ payload }) => this.#tell({ socket, sent: String(payload) }));
      wire.on("framereceived", ({ payload }) => this.#tell({ socket, heard: String(payload) }));
    });
    page.on("response", (response) => {
      const path = new URL(response.url()).pathname;
      const request = response.request();
      // Pages such as the host's are for eyes.
      if (!path.startsWith("/api/") || request.isNavigationRequest()) return;
      const heard = { method: request.method(), path, status: response.status(), request: request.postData() ?? "" };
      const told = response.text().then((body) => this.#tell({ ...heard, body }));
      // A page that is left behind takes what it was answered with it.
      this.#bodies.push(told.catch(() => undefined));
    });
  }
}
