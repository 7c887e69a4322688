// The review of one game: asked for, awaited, fetched.
import { api } from "../../protocol/api";
import { wordsOf } from "../../ui/attempt.svelte";
import { Latest } from "../../ui/latest";
import type { GamePoints, GameReview, ReviewBudget, ReviewDraft, ReviewState } from "../../protocol/protocol";

/** Milliseconds between two questions how far it is. */
const ASK = 700;

export class Reviewer {
  budget = $state<ReviewBudget>("quick");
  state = $state<ReviewState>("none");
  progress = $state(0);
  points = $state.raw<GamePoints | null>(null);
  /** What is certain while there is no review. */
  draft = $state.raw<ReviewDraft | null>(null);
  review = $state.raw<GameReview | null>(null);
  problem = $state<string | null>(null);
  #id: string;
  #latest = new Latest();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#id = table;
  }

  /** Asks for it; one that is kept is there at once. What has been shown stays until there is better. */
  async start(budget: ReviewBudget): Promise<void> {
    const newest = this.#begin();
    this.budget = budget;
    this.progress = 0;
    this.state = "waiting";
    await this.#try(newest, async () => {
      await api("POST /tables/{id}/review", { id: this.#id, body: { budget } });
      if (newest()) await this.#fetch(newest);
    });
  }

  /** The same review in another language. */
  async retell(): Promise<void> {
    const newest = this.#begin();
    await this.#try(newest, () => this.#fetch(newest));
  }

  async stop(): Promise<void> {
    const newest = this.#begin();
    this.state = this.review ? "done" : "none";
    const given = this.budget;
    this.budget = this.review?.budget ?? given;
    await this.#try(newest, () => api("DELETE /tables/{id}/review", { id: this.#id, budget: given }));
  }

  /** Nobody looks any more: what is asked for goes on, and is there the next time. */
  leave(): void {
    this.#begin();
  }

  #begin(): () => boolean {
    clearTimeout(this.#timer);
    this.problem = null;
    return this.#latest.begin();
  }

  async #fetch(newest: () => boolean): Promise<void> {
    const found = await api("GET /tables/{id}/review", { id: this.#id, budget: this.budget });
    if (!newest()) return;
    this.points = found.points;
    this.draft = found.draft ?? this.draft;
    this.state = found.state;
    this.progress = found.progress;
    if (found.review) this.review = found.review;
    // None: given up elsewhere, or by a server that was restarted.
    if (found.state === "done" || found.state === "none") return;
    this.#timer = setTimeout(() => void this.#try(newest, () => this.#fetch(newest)), ASK);
  }

  async #try(newest: () => boolean, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!newest()) return;
      this.problem = wordsOf(error);
      this.state = this.review ? "done" : "none";
    }
  }
}
