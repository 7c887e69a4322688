// The lesson as this browser goes through it. Each try is judged by the server; nothing of it is kept there.
import { api } from "../lib/api";
import { wordsOf } from "../lib/attempt.svelte";
import { Table, type Transport } from "../lib/table.svelte";
import { t } from "../lib/i18n.svelte";
import type { ClosingChoice, ClosingOffer, ClosingOutcome, GameEvent, View } from "../lib/types";
import { ownName } from "../lib/start";
import { readProgress, type Progress } from "./progress";

export interface Step {
  id: string;
  section: string;
  seat: number;
}

interface Judged {
  view: View;
  events: GameEvent[];
  done: boolean;
  nudge: string | null;
}

const KEY = "thurntaxis.lesson";

export class Lesson {
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  done = $state.raw<string[]>([]);
  table = $state.raw<Table | null>(null);
  /** How the present try stands. */
  state = $state<"trying" | "missed" | "solved">("trying");
  nudge = $state<string | null>(null);
  #tried: string[] = [];
  #wish = 0;

  get step(): Step | undefined {
    return this.steps[this.at];
  }

  get finished(): boolean {
    return this.steps.length > 0 && this.at >= this.steps.length;
  }

  async start(): Promise<void> {
    this.steps = (await api<{ steps: Step[] }>("/lesson")).steps;
    const kept = readProgress(localStorage.getItem(KEY));
    this.done = kept.done;
    const at = this.steps.findIndex((step) => step.id === kept.step);
    await this.#open(Math.max(0, at));
  }

  /** To a step, or past the last one to the end of the lesson. What cannot be fetched is not gone to. */
  async go(to: number): Promise<void> {
    try {
      await this.#open(Math.min(Math.max(0, to), this.steps.length));
    } catch (error) {
      this.table?.tell(wordsOf(error));
    }
  }

  again(): Promise<void> {
    return this.go(this.at);
  }

  async startOver(): Promise<void> {
    this.done = [];
    await this.go(0);
  }

  async #open(at: number): Promise<void> {
    const wish = (this.#wish += 1);
    const id = this.steps[at]?.id;
    const judged = id === undefined ? null : await this.#judge(id, [], 0);
    // Another step was asked for in the meantime.
    if (wish !== this.#wish) return;
    this.at = at;
    this.#tried = [];
    this.state = "trying";
    this.nudge = null;
    this.table = judged && id !== undefined ? new Table(this.#transport(id), judged.view) : null;
    this.#keep();
  }

  async #judge(id: string, actions: string[], known: number): Promise<Judged> {
    const judged = await api<Judged>(`/lesson/${id}`, { actions, known });
    // The positions have other players: here it is the learner.
    const players = judged.view.players.map((name, seat) => (seat === judged.view.seat ? ownName() : name));
    return { ...judged, view: { ...judged.view, players } };
  }

  async #try(id: string, actions: string[]): Promise<void> {
    const wish = this.#wish;
    const known = this.#tried.length;
    const tried = [...this.#tried, ...actions];
    const judged = await this.#judge(id, tried, known);
    if (wish !== this.#wish || this.#tried.length !== known) return;
    this.#tried = tried;
    this.table?.receive({ view: judged.view, events: judged.events });
    this.nudge = judged.nudge;
    if (judged.done) this.#solved(id);
    else if (judged.nudge) this.state = "missed";
  }

  #solved(id: string): void {
    this.state = "solved";
    if (!this.done.includes(id)) this.done = [...this.done, id];
    this.#keep();
  }

  #keep(): void {
    const progress: Progress = { step: this.step?.id ?? "", done: this.done };
    localStorage.setItem(KEY, JSON.stringify(progress));
  }

  #transport(id: string): Transport {
    const ask = <T>(question: string, body: object = {}): Promise<T> =>
      api<T>(`/lesson/${id}/${question}`, { actions: this.#tried, ...body });
    return {
      send: (_ply, actions) => this.#try(id, actions),
      closingOffer: () => ask<ClosingOffer>("closing"),
      closingOutcome: (_ply, { houses, cartwright, discards }: ClosingChoice) =>
        ask<ClosingOutcome>("closing-outcome", { houses, cartwright, discards }),
      whyNot: async (_ply, action) => {
        const { reason } = await ask<{ reason: { text: string } | null }>("why-not", { action });
        return reason?.text ?? t("why-not-possible");
      },
    };
  }
}
