// Something asked of the server on a click: once at a time, and what went wrong in words.
import { untrack } from "svelte";

/** The server's own sentence, or that of the client. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);

  /** A second click while the first is being answered is not meant. */
  async make(work: () => Promise<unknown>): Promise<void> {
    // An effect that makes an attempt must not run again because the attempt is over.
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
}
