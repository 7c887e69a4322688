// The connection to a table: commands and their answers, and coming back when the line is lost.
import { wire } from "$wire";
import type { Talk } from "./wire/wire";
import { Refused, type Optional } from "./api";
import {
  PROTOCOL,
  type Answers,
  type Hello,
  type Refusal,
  type StateMessage,
  type TableCommand,
  type UpdateMessage,
} from "./protocol";

export type Line = "connecting" | "open" | "lost" | "refused";

export type Push = StateMessage | UpdateMessage;

export type Command = TableCommand["type"];
/** What a command says beside its type and the language. */
export type Fields<C extends Command> = Omit<Extract<TableCommand, { type: C }>, "type" | "id" | "lang">;

/** A message from the server; `ok` has the fields of the answer as well. */
type Heard = Push | { type: "ok"; id: number } | { type: "error"; id: number | null; error: Refusal };

interface Waiting {
  type: Command;
  fields: object;
  sent: number;
  resolve: (answer: object) => void;
  reject: (error: Error) => void;
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
  open?: () => Talk;
  /** Whether the line can be lost. */
  lossy?: boolean;
}

/** Milliseconds until the line is tried again. */
export const RETRIES = [200, 500, 1000, 2000, 4000];
const PING_EVERY = 25_000;
const PATIENCE = 10_000;

/** Sending these twice does no harm: they name their ply, or only ask. */
const SAFE = new Set<Command>([
  "act",
  "undo",
  "why_not",
  "closing",
  "closing_outcome",
  "hint",
  "vote",
  "rematch",
  "sync",
  "log",
]);

export class Connection {
  #options: Options;
  #open: () => Talk;
  #lossy: boolean;
  #talk: Talk | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #greeted = false;
  #tries = 0;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #woken = (): void => {
    if (!this.#talk && !this.#ended) this.#connect();
  };
  /** The browser knows at once what a ping would find out in half a minute. */
  #cut = (): void => {
    if (this.#talk && this.#lossy) this.#lose();
  };

  constructor(table: string, options: Options) {
    this.#options = options;
    this.#open = options.open ?? ((): Talk => wire.talk(table));
    this.#lossy = options.lossy ?? wire.lossy;
    globalThis.addEventListener?.("online", this.#woken);
    globalThis.addEventListener?.("offline", this.#cut);
    this.#connect();
  }

  /** A command; its answer, or a Refused error. Waits out a lost line. */
  ask<C extends Command>(type: C, ...[fields]: Optional<Fields<C>>): Promise<Answers[C]> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      const answered = (answer: object): void => resolve(answer as Answers[C]);
      const waiting: Waiting = { type, fields: fields ?? {}, sent: 0, resolve: answered, reject };
      this.#waiting.set(id, waiting);
      if (this.#greeted) this.#send(id, waiting);
    });
  }

  /** Connects again, with an identity that is new to the server. */
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
    const talk = this.#open();
    this.#talk = talk;
    this.#greeted = false;
    talk.onopen = () => {
      const hello: Hello = {
        type: "hello",
        protocol: PROTOCOL,
        lang: this.#options.lang(),
        since: this.#options.since(),
      };
      talk.send(JSON.stringify(hello));
    };
    talk.onmessage = ({ data }) => {
      if (talk === this.#talk) this.#hear(JSON.parse(String(data)) as Heard);
    };
    talk.onclose = () => {
      if (talk === this.#talk) this.#lose();
    };
    this.#waitNoLonger();
  }

  /** A connection that is silent for this long is dead. */
  #waitNoLonger(): void {
    if (this.#lossy) this.#patience = setTimeout(() => this.#lose(), PATIENCE);
  }

  #hear(message: Heard): void {
    clearTimeout(this.#patience);
    switch (message.type) {
      case "state":
        this.#greet();
        this.#options.onpush(message);
        break;
      case "update":
        this.#options.onpush(message);
        break;
      case "ok":
        this.#answer(message.id)?.resolve(message);
        break;
      case "error":
        this.#refused(message.id, message.error);
    }
  }

  #greet(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    this.#tries = 0;
    this.#options.online("open", null);
    for (const [id, waiting] of this.#waiting) this.#send(id, waiting);
    if (!this.#lossy) return;
    this.#ping = setInterval(() => {
      this.ask("ping").catch(() => undefined);
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
    const { type, fields } = waiting;
    this.#talk?.send(JSON.stringify({ type, lang: this.#options.lang(), ...fields, id }));
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
    for (const [id, { type, sent, reject }] of this.#waiting) {
      if (sent === 0 || SAFE.has(type)) continue;
      this.#waiting.delete(id);
      reject(new Refused("lost", this.#options.lostText()));
    }
  }

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#patience);
    const talk = this.#talk;
    this.#talk = null;
    this.#greeted = false;
    talk?.close();
  }
}
