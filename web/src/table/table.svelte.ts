// The state of a table as this browser knows it: the newest view, the log, and pending actions.
import { wordsOf } from "../ui/attempt.svelte";
import { Latest } from "../ui/latest";
import { bestOf, startChoice, withoutAdvice, type ClosingChoice } from "../game/closing";
import type { Logged, LogTurn } from "../game/log";
import type { ClosingOffer, ClosingOutcome, GameEvent, View } from "../protocol/protocol";

/** The way to the server (or to a recording of it). */
export interface Transport {
  /** Actions made for a ply, to be played in order. */
  send(ply: number, actions: string[]): Promise<void>;
  closingOffer(ply: number): Promise<ClosingOffer>;
  closingOutcome(ply: number, choice: ClosingChoice): Promise<ClosingOutcome>;
  /** One sentence why an action is not legal. */
  whyNot(ply: number, action: string): Promise<string>;
  /** The turn is to be found: nothing is chosen or praised beforehand. */
  readonly quiet?: boolean;
}

interface Update {
  view: View;
  events: GameEvent[];
  /** Something was taken back: an older ply than the one shown is meant. The log as it is then comes along. */
  log?: LogTurn[];
}

/** Called with what has just happened, once, when the view is already the new one and the page still shows the old one. */
type Listener = (events: GameEvent[]) => void;

export class Table {
  view = $state.raw<View>() as View;
  log = $state.raw<LogTurn[]>([]);
  sending = $state(false);
  /** Several people play on this device, so that nobody is "you". */
  shared = $state(false);
  offer = $state.raw<ClosingOffer | null>(null);
  outcome = $state.raw<ClosingOutcome | null>(null);
  answer = $state<string | null>(null);
  error = $state<string | null>(null);

  #transport: Transport;
  #choices = new Latest();
  #listeners: Listener[] = [];

  constructor(transport: Transport, view: View, log: LogTurn[] = []) {
    this.#transport = transport;
    this.view = view;
    this.log = log;
  }

  /** Calls a listener whenever something happens, until the function that this returns is called. */
  listen(listener: Listener): () => unknown {
    this.#listeners = [...this.#listeners, listener];
    return () => (this.#listeners = this.#listeners.filter((each) => each !== listener));
  }

  /** An update from the server. Older ones than what is shown come late and are left alone. */
  receive({ view, events, log }: Update): void {
    if (!log && view.ply < this.view.ply) return;
    const moved = view.ply !== this.view.ply || view.seat !== this.view.seat;
    this.view = view;
    this.log = log ?? append(this.log, events, view.ply);
    // After a lost connection the same position comes again: what was being chosen stays.
    if (moved) {
      this.offer = null;
      this.outcome = null;
      this.answer = null;
      this.error = null;
    }
    if (events.length > 0) for (const listener of this.#listeners) listener(events);
  }

  async act(...actions: string[]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    await this.#try(() => this.#transport.send(this.view.ply, actions));
    this.sending = false;
  }

  /** Whether the turn is to be found, without advice. */
  get quiet(): boolean {
    return this.#transport.quiet ?? false;
  }

  async openClosing(): Promise<void> {
    await this.#try(async () => {
      const ply = this.view.ply;
      const offer = await this.#transport.closingOffer(ply);
      if (this.view.ply !== ply) return;
      this.offer = this.quiet ? withoutAdvice(offer) : offer;
      const start = startChoice(this.offer);
      const way = offer.ways.find(({ id }) => id === start.way);
      this.outcome = way && !this.quiet ? bestOf(way, start.cartwright) : null;
      if (this.quiet) await this.tryClosing(start);
    });
  }

  leaveClosing(): void {
    this.offer = null;
    this.outcome = null;
  }

  /** Asks what a choice would earn; only the answer to the newest question counts. */
  async tryClosing(choice: ClosingChoice): Promise<void> {
    const newest = this.#choices.begin();
    this.outcome = null;
    await this.#try(async () => {
      const outcome = await this.#transport.closingOutcome(this.view.ply, choice);
      if (newest()) this.outcome = outcome;
    });
  }

  async ask(action: string): Promise<void> {
    await this.#try(async () => {
      this.answer = await this.#transport.whyNot(this.view.ply, action);
    });
  }

  /** Shows a message instead of the status until the next event. */
  tell(sentence: string): void {
    this.error = null;
    this.answer = sentence;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.error = null;
    try {
      await work();
    } catch (error) {
      this.error = wordsOf(error);
    }
  }
}

/** The log with new events, cut into turns. */
export function append(log: LogTurn[], events: Logged[], ply: number): LogTurn[] {
  const turns = [...log];
  for (const happened of events) {
    const event = { ...happened, ply };
    const last = turns.at(-1);
    if (event.type === "turn" || !last) {
      const seat = "seat" in event ? event.seat : 0;
      const round = event.type === "turn" ? event.round : (last?.round ?? 1);
      turns.push({ seat, round, ply, events: [event] });
    } else {
      turns[turns.length - 1] = { ...last, events: [...last.events, event] };
    }
  }
  return turns;
}
