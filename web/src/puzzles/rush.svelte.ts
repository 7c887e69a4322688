// A rush: as many puzzles as you can solve in five minutes, the easy ones first. Three wrong answers end it.
import { api } from "../protocol/api";
import type { PuzzleInfo, RushResult } from "../protocol/protocol";

const MINUTES = 5;
export const MOST_MISSED = 3;
/** Puzzles of a level before the next one. */
const OF_LEVEL = 4;

/** Puzzles of rising levels, a few of each in any order; then the rest. */
export function rushOrder(all: PuzzleInfo[], random: () => number = Math.random): PuzzleInfo[] {
  const mixed = all.map((puzzle) => ({ puzzle, at: random() })).sort((a, b) => a.at - b.at);
  const found = all.map(({ level }) => level);
  const levels = found.filter((level, i) => found.indexOf(level) === i).sort((a, b) => a - b);
  const groups = levels.map((level) => mixed.map(({ puzzle }) => puzzle).filter((each) => each.level === level));
  return [...groups.flatMap((group) => group.slice(0, OF_LEVEL)), ...groups.flatMap((group) => group.slice(OF_LEVEL))];
}

export class Rush {
  solved = $state(0);
  missed = $state(0);
  /** Milliseconds left. */
  left = $state(MINUTES * 60_000);
  over = $state(false);
  best = $state.raw<RushResult[]>([]);
  readonly #order: PuzzleInfo[];
  readonly #ends: number;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(all: PuzzleInfo[]) {
    this.#order = rushOrder(all);
    this.#ends = Date.now() + this.left;
    this.#timer = setInterval(() => this.#tick(), 200);
  }

  /** As minutes and seconds. */
  get clock(): string {
    const seconds = Math.ceil(this.left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  get record(): boolean {
    return this.over && this.solved > 0 && this.best[0]?.solved === this.solved;
  }

  next(): PuzzleInfo | undefined {
    return this.#order.shift();
  }

  count(solved: boolean): void {
    if (this.over) return;
    if (solved) this.solved += 1;
    else this.missed += 1;
    if (this.missed >= MOST_MISSED) void this.end();
  }

  #tick(): void {
    this.left = Math.max(0, this.#ends - Date.now());
    if (this.left === 0) void this.end();
  }

  async end(): Promise<void> {
    if (this.over) return;
    this.leave();
    this.over = true;
    const { best } = await api("POST /me/rush", { body: { solved: this.solved, missed: this.missed } });
    this.best = best;
  }

  /** Nobody waits for it any more. */
  leave(): void {
    clearInterval(this.#timer);
  }
}
