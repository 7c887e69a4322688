// Tables in this browser: a worker that all tabs share, where browsers have such; else one of the first tab's own.
import type { FromPage, FromWorker } from "../engine/messages";
import { Readiness } from "./readiness.svelte";
import type { Method, Talk, Wire } from "./wire";

interface Port {
  postMessage(message: FromPage): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
}

const readiness = new Readiness("download");
const answers = new Map<number, (text: string) => void>();
const talks = new Map<number, WorkerTalk>();
let next = 1;
let ready = (): void => undefined;
const whenReady = new Promise<void>((resolve) => (ready = resolve));

function start(): Port {
  const failed = (event: Event): void => {
    readiness.problem = event instanceof ErrorEvent ? event.message : "";
    readiness.stage = "failed";
  };
  if (typeof SharedWorker === "function") {
    const worker = new SharedWorker(new URL("../engine/worker.ts", import.meta.url), { type: "module" });
    worker.onerror = failed;
    return worker.port;
  }
  const worker = new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module" });
  worker.onerror = failed;
  return worker;
}

function hear({ data: message }: MessageEvent<FromWorker>): void {
  switch (message.kind) {
    case "progress":
      readiness.advance(message);
      break;
    case "ready":
      readiness.slow = message.slow;
      readiness.stage = "ready";
      ready();
      break;
    case "elsewhere":
      readiness.stage = "elsewhere";
      break;
    case "failed":
      readiness.problem = message.problem;
      readiness.stage = "failed";
      break;
    case "answer":
      answers.get(message.id)?.(message.text);
      answers.delete(message.id);
      break;
    case "heard":
      talks.get(message.talk)?.onmessage?.({ data: message.text });
      break;
    case "closed":
      talks.get(message.talk)?.onclose?.();
      talks.delete(message.talk);
  }
}

const port = start();
port.onmessage = hear;
// The worker learns that a page is gone by the lock which the browser then takes from it.
const page = crypto.randomUUID();
void navigator.locks.request(page, () => new Promise(() => undefined));
port.postMessage({ kind: "hello", page });

class WorkerTalk implements Talk {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  #id = next++;
  #open = true;

  constructor(table: string) {
    talks.set(this.#id, this);
    void whenReady.then(() => {
      if (!this.#open) return;
      port.postMessage({ kind: "open", talk: this.#id, table });
      this.onopen?.();
    });
  }

  send(text: string): void {
    port.postMessage({ kind: "say", talk: this.#id, text });
  }

  close(): void {
    this.#open = false;
    talks.delete(this.#id);
    port.postMessage({ kind: "close", talk: this.#id });
  }
}

function ask(method: Method, path: string, body: unknown, language: string): Promise<string> {
  const id = next++;
  return new Promise((resolve) => {
    answers.set(id, resolve);
    port.postMessage({
      kind: "ask",
      id,
      method,
      path,
      language,
      body: body === undefined ? null : JSON.stringify(body),
    });
  });
}

export const wire: Wire = {
  async ask(method, path, body, language) {
    // Whoever only reads does not wait for the worker.
    if (method === "GET") {
      const { default: prepared } = await import("$engine/answers.json");
      if (path in prepared) return prepared[path as keyof typeof prepared];
    }
    return JSON.parse(await ask(method, path, body, language)) as unknown;
  },

  talk: (table) => new WorkerTalk(table),

  /** A text comes as a string in JSON. */
  async file(path, language) {
    const text = await ask("GET", path, undefined, language);
    const answer = JSON.parse(text) as string | { error?: { text: string } };
    if (typeof answer !== "string" && answer.error) throw new Error(answer.error.text);
    return new Blob([typeof answer === "string" ? answer : text]);
  },

  lossy: false,
  people: false,
  readiness,
};
