// The socket of a table: commands and their answers, and coming back when the line is lost.
import { Refused } from "./api";
import { PROTOCOL, type Hello, type Refusal, type StateMessage, type UpdateMessage } from "./protocol";

export type Line = "connecting" | "open" | "lost" | "refused";

export type Push = StateMessage | UpdateMessage;

type Command = { type: string } & Record<string, unknown>;

interface Waiting {
  command: Command;
  sent: number;
  resolve: (answer: Record<string, unknown>) => void;
  reject: (error: Error) => void;
}

interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

interface Options {
  /** The language for sentences. */
  lang: () => string;
  /** The newest log line seen. */
  since: () => number | null;
  onpush: (message: Push) => void;
  online: (line: Line, problem: string | null) => void;
  /** Text for a command that was on its way when the line was lost and cannot safely be sent again. */
  lostText: () => string;
  open?: () => Wire;
}

const RETRIES = [200, 500, 1000, 2000, 4000];
const PING_EVERY = 25_000;
const PATIENCE = 10_000;

/** Sending these twice does no harm: they name their ply, or only ask. */
const SAFE = new Set(["act", "undo", "why_not", "closing", "closing_outcome", "hint", "vote", "rematch", "sync"]);

export class Connection {
  #options: Options;
  #open: () => Wire;
  #wire: Wire | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #greeted = false;
  #tries = 0;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #woken = (): void => {
    if (!this.#wire && !this.#ended) this.#connect();
  };
  /** The browser knows at once what a ping would find out in half a minute. */
  #cut = (): void => {
    if (this.#wire) this.#lose();
  };

  constructor(table: string, options: Options) {
    this.#options = options;
    this.#open = options.open ?? ((): Wire => new WebSocket(socketAddress(table)) as unknown as Wire);
    globalThis.addEventListener?.("online", this.#woken);
    globalThis.addEventListener?.("offline", this.#cut);
    this.#connect();
  }

  /** A command; its answer, or a Refused error. Waits out a lost line. */
  ask<T>(command: Command): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const id = this.#next++;
      const waiting: Waiting = { command, sent: 0, resolve: (answer) => resolve(answer as T), reject };
      this.#waiting.set(id, waiting);
      if (this.#greeted) this.#send(id, waiting);
    });
  }

  /** Opens the line anew, as somebody whom the server has only now come to know. */
  again(): void {
    this.#drop();
    this.#giveUpUnsafe();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    globalThis.removeEventListener?.("online", this.#woken);
    globalThis.removeEventListener?.("offline", this.#cut);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const wire = this.#open();
    this.#wire = wire;
    this.#greeted = false;
    wire.onopen = () => {
      const hello: Hello = {
        type: "hello",
        protocol: PROTOCOL,
        lang: this.#options.lang(),
        since: this.#options.since(),
      };
      wire.send(JSON.stringify(hello));
    };
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire) this.#hear(JSON.parse(String(data)) as Record<string, unknown>);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lose();
    };
    this.#waitNoLonger();
  }

  /** A line on which nothing is heard for so long is none. */
  #waitNoLonger(): void {
    this.#patience = setTimeout(() => this.#lose(), PATIENCE);
  }

  #hear(message: Record<string, unknown>): void {
    clearTimeout(this.#patience);
    switch (message.type) {
      case "state":
        this.#greet();
        this.#options.onpush(message as unknown as StateMessage);
        break;
      case "update":
        this.#options.onpush(message as unknown as UpdateMessage);
        break;
      case "ok":
        this.#answer(message.id as number)?.resolve(message);
        break;
      case "error":
        this.#refused(message.id as number | null, message.error as Refusal);
    }
  }

  #greet(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    this.#tries = 0;
    this.#options.online("open", null);
    for (const [id, waiting] of this.#waiting) this.#send(id, waiting);
    this.#ping = setInterval(() => {
      this.ask({ type: "ping" }).catch(() => undefined);
      this.#waitNoLonger();
    }, PING_EVERY);
  }

  #refused(id: number | null, error: Refusal): void {
    const waiting = id === null ? undefined : this.#answer(id);
    if (waiting) {
      // Sent twice because the line broke: the first one had arrived after all.
      if (error.code === "stale" && waiting.sent > 1) waiting.resolve({});
      else waiting.reject(new Refused(error.code, error.text));
    } else if (!this.#greeted && error.code !== "busy" && error.code !== "too_much") {
      this.#ended = true;
      this.#drop();
      this.#options.online("refused", error.text);
    }
  }

  #answer(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #send(id: number, waiting: Waiting): void {
    waiting.sent += 1;
    this.#wire?.send(JSON.stringify({ ...waiting.command, id }));
  }

  #lose(): void {
    this.#drop();
    if (this.#ended) return;
    this.#options.online("lost", null);
    this.#giveUpUnsafe();
    const wait = RETRIES[Math.min(this.#tries, RETRIES.length - 1)] ?? 4000;
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** What may have arrived and must not be done twice is not sent again. */
  #giveUpUnsafe(): void {
    for (const [id, { command, sent, reject }] of this.#waiting) {
      if (sent === 0 || SAFE.has(command.type)) continue;
      this.#waiting.delete(id);
      reject(new Refused("lost", this.#options.lostText()));
    }
  }

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#patience);
    const wire = this.#wire;
    this.#wire = null;
    this.#greeted = false;
    wire?.close();
  }
}

function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
}
