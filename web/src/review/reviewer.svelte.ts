// The review of one game: asked for, awaited, fetched.
import { api } from "../lib/api";
import { wordsOf } from "../lib/attempt.svelte";
import type { GameReview, ReviewAnswer, ReviewBudget, ReviewState, ReviewStatus } from "../lib/protocol";

/** Milliseconds between two questions how far it is. */
const ASK = 700;

export class Reviewer {
  budget = $state<ReviewBudget>("quick");
  state = $state<ReviewState>("none");
  progress = $state(0);
  review = $state.raw<GameReview | null>(null);
  problem = $state<string | null>(null);
  #path: string;
  #wish = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#path = `/tables/${table}/review`;
  }

  /** Asks for it; one that is kept is there at once. What has been shown stays until there is better. */
  async start(budget: ReviewBudget): Promise<void> {
    const wish = this.#begin();
    this.budget = budget;
    this.progress = 0;
    this.state = "waiting";
    await this.#try(wish, async () => {
      const status = await api<ReviewStatus>(this.#path, { budget });
      if (wish === this.#wish) await this.#goOn(wish, status);
    });
  }

  /** The same review in another language. */
  async retell(): Promise<void> {
    const wish = this.#begin();
    await this.#try(wish, () => this.#fetch(wish));
  }

  async stop(): Promise<void> {
    const wish = this.#begin();
    this.state = this.review ? "done" : "none";
    const given = this.budget;
    this.budget = this.review?.budget ?? given;
    await this.#try(wish, () => api(`${this.#path}?budget=${given}`, undefined, "DELETE"));
  }

  /** Nobody looks any more: what is asked for goes on, and is there the next time. */
  leave(): void {
    this.#begin();
  }

  #begin(): number {
    clearTimeout(this.#timer);
    this.problem = null;
    return (this.#wish += 1);
  }

  async #goOn(wish: number, { state, progress }: ReviewStatus): Promise<void> {
    if (state === "done") return this.#fetch(wish);
    this.state = state;
    this.progress = progress;
    // Given up elsewhere, or by a server that was started anew.
    if (state === "none") return;
    this.#timer = setTimeout(() => void this.#try(wish, () => this.#fetch(wish)), ASK);
  }

  async #fetch(wish: number): Promise<void> {
    const { review, ...status } = await api<ReviewAnswer>(`${this.#path}?budget=${this.budget}`);
    if (wish !== this.#wish) return;
    if (!review) return this.#goOn(wish, status);
    this.review = review;
    this.state = "done";
    this.progress = 1;
  }

  async #try(wish: number, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (wish !== this.#wish) return;
      this.problem = wordsOf(error);
      this.state = this.review ? "done" : "none";
    }
  }
}
