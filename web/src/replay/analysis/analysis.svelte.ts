// A game tried out from one of its moments, for all seats: what was done, step by step, and the chances at each step.
import { api, Refused } from "../../protocol/api";
import { wordsOf } from "../../ui/attempt.svelte";
import { Latest } from "../../ui/latest";
import { t } from "../../i18n/i18n.svelte";
import type {
  CardThatCame,
  CreateStudy,
  PositionChances,
  SeatChances,
  StudyOfGame,
  StudyOfPosition,
  VariationStep,
} from "../../protocol/protocol";
import { append, Table, type Transport } from "../../table/table.svelte";
import { transportAt, transportFrom } from "../../tries/transport";
import type { LogTurn } from "../../game/log";

/** Milliseconds on a step before its chances are requested, in case the person goes on at once. */
const REST = 200;
/** Milliseconds until they are asked for again, where the server was busy. */
const AGAIN = 1500;

interface Step extends VariationStep {
  /** What led here from the step before. */
  actions: string[];
  log: LogTurn[];
}

/** What is tried from a position: actions, and the cards that came. */
interface TriedSoFar {
  actions: string[];
  known?: number;
  cards: (string | null)[];
}

/** Where an analysis begins: a moment of a game, or a position from parts. */
export interface Ground {
  /** The same as the beginning of a study. */
  source: StudyOfGame | StudyOfPosition;
  step(tried: TriedSoFar): Promise<VariationStep>;
  chances(tried: TriedSoFar): Promise<PositionChances>;
  transport(tried: () => TriedSoFar, send: (actions: string[]) => Promise<void>): Transport;
}

/** A moment of a finished game. */
function ofGame(id: string, ply: number): Ground {
  return {
    source: { kind: "game", table: id, ply },
    step: (tried) => api("POST /tables/{id}/analysis", { id, body: { ply, ...tried } }),
    chances: (tried) => api("POST /tables/{id}/analysis/chances", { id, body: { ply, ...tried } }),
    transport: (tried, send) => transportAt("/tables/{id}/analysis", id, () => ({ ply, ...tried() }), send),
  };
}

/** A position in one line; the seed decides the cards that nobody knows. */
export function ofPosition(position: string, seed: number): Ground {
  return {
    source: { kind: "position", position, seed },
    step: (tried) => api("POST /positions/tried", { body: { position, seed, ...tried } }),
    chances: (tried) => api("POST /positions/tried/chances", { body: { position, seed, ...tried } }),
    transport: (tried, send) => transportFrom(() => ({ position, seed, ...tried() }), send),
  };
}

export class Analysis {
  /** From the position of the game on. */
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  readonly table: Table;
  problem = $state<string | null>(null);
  /** By step, as far as they are known. */
  #chances = $state.raw<(SeatChances | undefined)[]>([]);
  #ground: Ground;
  #steps = new Latest();
  #questions = new Latest();
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(ground: Ground, start: Step) {
    this.#ground = ground;
    this.steps = [start];
    const transport = ground.transport(
      () => this.#tried(this.at),
      (actions) => this.#try(actions),
    );
    this.table = new Table(transport, start.view, start.log);
    // One person plays all seats: nobody is "you".
    this.table.shared = true;
    this.table.tell(t("analysis-note"));
    this.#ask();
  }

  /** Fetches the position of a game to begin with; `log` says what happened up to a ply. */
  static async begin(table: string, ply: number, log: (ply: number) => LogTurn[]): Promise<Analysis> {
    const start = await ofGame(table, ply).step({ actions: [], cards: [] });
    // In the middle of a closing, the server goes back to where it begins.
    const from = start.view.ply;
    return new Analysis(ofGame(table, from), { ...start, actions: [], log: log(from) });
  }

  /** From a position without a history. */
  static async from(ground: Ground): Promise<Analysis> {
    return new Analysis(ground, { ...(await ground.step({ actions: [], cards: [] })), actions: [], log: [] });
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** The cards that came with the step that is looked at. */
  get cards(): CardThatCame[] {
    return this.steps[this.at]?.cards ?? [];
  }

  /** The position that is looked at, in one line; null if nobody has anything to decide there. */
  get position(): string | null {
    const step = this.steps[this.at];
    return step && step.view.player !== null ? step.line : null;
  }

  /** The chances at the step that is looked at; null until they are known. */
  get chances(): SeatChances | null {
    return this.#chances[this.at] ?? null;
  }

  /** The same at the step before. */
  get before(): SeatChances | null {
    return this.#chances[this.at - 1] ?? null;
  }

  /** What was tried, as the beginning of a study. */
  get source(): CreateStudy["source"] {
    const steps = this.steps.slice(1).map(({ actions, cards }) => ({ actions, cards: cards.map(({ city }) => city) }));
    return { ...this.#ground.source, steps };
  }

  /** To a step that was done. */
  go(to: number): void {
    const step = this.steps[to];
    if (!step || to === this.at) return;
    const events = to === this.at + 1 ? step.events : [];
    this.#steps.begin();
    this.at = to;
    this.table.receive({ view: step.view, events, log: step.log });
    this.#ask();
  }

  /** Another card comes with this step in the place of one of its cards; null: whichever chance gives. */
  async choose(place: number, city: string | null): Promise<void> {
    const step = this.steps[this.at];
    if (!step) return;
    const cards = step.cards.map((card, i) => (i === place ? city : card.city));
    try {
      await this.#step(this.at - 1, step.actions, cards);
    } catch (error) {
      this.table.tell(wordsOf(error));
    }
  }

  /** The page was left. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#steps.begin();
    this.#questions.begin();
  }

  /** All that was tried up to a step. */
  #tried(to: number): { actions: string[]; cards: string[] } {
    const done = this.steps.slice(0, to + 1);
    return {
      actions: done.flatMap(({ actions }) => actions),
      cards: done.flatMap(({ cards }) => cards.map(({ city }) => city)),
    };
  }

  #try(actions: string[]): Promise<void> {
    return this.#step(this.at, actions, []);
  }

  /** Goes on from a step; what had been tried after it is no longer. */
  async #step(from: number, actions: string[], cards: (string | null)[]): Promise<void> {
    const newest = this.#steps.begin();
    const done = this.#tried(from);
    const body = {
      ...done,
      actions: [...done.actions, ...actions],
      known: done.actions.length,
      cards: [...done.cards, ...cards],
    };
    const found = await this.#ground.step(body);
    if (!newest()) return;
    const log = append(this.steps[from]?.log ?? [], found.events, found.view.ply);
    this.steps = [...this.steps.slice(0, from + 1), { ...found, actions, log }];
    this.#chances = this.#chances.slice(0, from + 1);
    this.at = from;
    this.go(from + 1);
  }

  /** Asks for the chances at the step that is looked at, unless they are known. */
  #ask(wait = REST): void {
    clearTimeout(this.#timer);
    this.problem = null;
    const newest = this.#questions.begin();
    if (this.chances) return;
    this.#timer = setTimeout(() => void this.#fetch(newest), wait);
  }

  async #fetch(newest: () => boolean): Promise<void> {
    const { at } = this;
    try {
      const { chances } = await this.#ground.chances(this.#tried(at));
      if (!newest()) return;
      const known = [...this.#chances];
      known[at] = chances;
      this.#chances = known;
    } catch (error) {
      if (!newest()) return;
      // Another tab asked, or many do: there will be time.
      if (error instanceof Refused && (error.code === "too_much" || error.code === "not_now")) this.#ask(AGAIN);
      else this.problem = wordsOf(error);
    }
  }
}
