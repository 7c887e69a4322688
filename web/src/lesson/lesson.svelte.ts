// The lesson as this browser goes through it.
import { api } from "../protocol/api";
import type { Attempt, LessonStep, Tried } from "../protocol/protocol";
import { Tries, type TryState } from "../tries/tries.svelte";
import { readProgress, type Progress } from "./progress";

const KEY = "thurntaxis.lesson";

export class Lesson extends Tries<Attempt> {
  steps = $state.raw<LessonStep[]>([]);
  at = $state(0);
  done = $state.raw<string[]>([]);
  nudge = $state<string | null>(null);

  constructor() {
    super("/lesson/{id}");
  }

  get step(): LessonStep | undefined {
    return this.steps[this.at];
  }

  get finished(): boolean {
    return this.steps.length > 0 && this.at >= this.steps.length;
  }

  async start(): Promise<void> {
    this.steps = (await api("GET /lesson")).steps;
    const kept = readProgress(localStorage.getItem(KEY));
    this.done = kept.done;
    const at = this.steps.findIndex((step) => step.id === kept.step);
    await this.#open(Math.max(0, at));
  }

  /** To a step, or past the last one to the end of the lesson. */
  async go(to: number): Promise<void> {
    await this.guarded(() => this.#open(Math.min(Math.max(0, to), this.steps.length)));
  }

  again(): Promise<void> {
    return this.go(this.at);
  }

  async startOver(): Promise<void> {
    this.done = [];
    await this.go(0);
  }

  #open(at: number): Promise<void> {
    return this.open(this.steps[at]?.id, () => {
      this.at = at;
      this.nudge = null;
      this.#keep();
    });
  }

  protected submit(id: string, body: Tried): Promise<Attempt> {
    return api("POST /lesson/{id}", { id, body });
  }

  protected judge(id: string, { done, nudge }: Attempt): TryState {
    this.nudge = nudge;
    if (!done) return nudge ? "missed" : "trying";
    if (!this.done.includes(id)) this.done = [...this.done, id];
    this.#keep();
    return "solved";
  }

  #keep(): void {
    const progress: Progress = { step: this.step?.id ?? "", done: this.done };
    localStorage.setItem(KEY, JSON.stringify(progress));
  }
}
