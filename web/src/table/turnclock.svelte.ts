// The clock of a turn: whose it is and how long it still runs, by the server's time.

/** Seconds at which the player whose clock runs is warned. */
const WARNINGS = [20, 10];

export class TurnClock {
  /** Whose clock runs. */
  seat = $state<number | null>(null);
  #deadline = $state<number | null>(null);
  #device = $state(Date.now());
  /** How far the server's clock is ahead of the device's, as far as messages say. */
  #ahead = $state(0);
  #told = false;

  /** Whole seconds left, 0 when the time is up; null while no clock runs. */
  left = $derived(
    this.#deadline === null ? null : Math.max(0, Math.ceil((this.#deadline - this.#device - this.#ahead) / 1000)),
  );
  /** The seconds that the player was last warned of; null while there is time enough. */
  warning = $derived(this.left === null ? null : (WARNINGS.findLast((seconds) => (this.left ?? 0) <= seconds) ?? null));

  /** What the server says: until when, whose turn it is, and its own time. Null deadline: no clock runs. */
  set(deadline: number | null, seat: number | null, now: number | undefined): void {
    this.#device = Date.now();
    if (now !== undefined) this.#compare(now);
    this.#deadline = deadline;
    this.seat = seat;
  }

  /** A new connection: the device's clock may have been set in the meantime. */
  forget(): void {
    this.#told = false;
  }

  /** A time of the server's as this device's clock would show it. */
  local(time: number): number {
    return time - this.#ahead;
  }

  tick(): void {
    this.#device = Date.now();
  }

  /** A message takes its time, which makes the server look too late: the greatest difference is the truest. */
  #compare(now: number): void {
    const ahead = now - this.#device;
    this.#ahead = this.#told ? Math.max(this.#ahead, ahead) : ahead;
    this.#told = true;
  }
}
