// A request to the server, and its error in words.
import { untrack } from "svelte";
import { Latest } from "./latest";

/** The server's own sentence, or the client's. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);
  #latest = new Latest();
  #last: () => Promise<void> = () => Promise.resolve();

  /** Ignores a second click while the first is being answered. */
  async make(work: () => Promise<unknown>): Promise<void> {
    // An effect that asks must not run again when it is answered.
    if (untrack(() => this.busy)) return;
    this.problem = null;
    await this.ask(work);
  }

  /** A request whose answer is shown, unless another one was made in the meantime. */
  async ask<T>(question: () => Promise<T>, show?: (answer: T) => void): Promise<void> {
    this.#last = () => this.ask(question, show);
    const newest = this.#latest.begin();
    this.busy = true;
    try {
      const answer = await question();
      if (!newest()) return;
      this.problem = null;
      show?.(answer);
    } catch (error) {
      if (newest()) this.problem = wordsOf(error);
    }
    if (newest()) this.busy = false;
  }

  /** Repeats the last request. */
  again(): Promise<void> {
    return this.#last();
  }
}
