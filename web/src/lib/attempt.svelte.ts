// Something asked of the server, and what went wrong in words.
import { untrack } from "svelte";

/** The server's own sentence, or that of the client. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);
  #questions = 0;

  /** A second click while the first is being answered is not meant. */
  async make(work: () => Promise<unknown>): Promise<void> {
    // An effect that asks must not run again when it is answered.
    if (untrack(() => this.busy)) return;
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = wordsOf(error);
    }
    this.busy = false;
  }
  /** A question whose answer is shown. The newest counts: what an older one is answered comes too late. */
  async ask<T>(question: () => Promise<T>, show: (answer: T) => void): Promise<void> {
    const number = ++this.#questions;
    const newest = (): boolean => number === this.#questions;
    this.busy = true;
    this.problem = null;
    try {
      const answer = await question();
      if (newest()) show(answer);
    } catch (error) {
      if (newest()) this.problem = wordsOf(error);
    }
    if (newest()) this.busy = false;
  }
}
