// Only the answer to the latest question counts: what an older one is answered comes too late.
export class Latest {
  #number = 0;

  /** Begins something new. The function that this returns says whether it is still the latest. */
  begin(): () => boolean {
    this.#number += 1;
    return this.current();
  }

  /** As `begin`, for what belongs to the latest that was begun. */
  current(): () => boolean {
    const number = this.#number;
    return () => number === this.#number;
  }

  /** Shows the answer to a question, or what went wrong, unless something else was begun in the meantime. */
  async ask<T>(
    question: (newest: () => boolean) => Promise<T>,
    show: (answer: T) => void,
    fail: (error: unknown) => void,
  ): Promise<void> {
    const newest = this.begin();
    try {
      const answer = await question(newest);
      if (newest()) show(answer);
    } catch (error) {
      if (newest()) fail(error);
    }
  }
}
