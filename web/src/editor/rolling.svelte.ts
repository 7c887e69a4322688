// A rollout: moves played to the end many times, some games at a time, until it is stopped.
import { api } from "../protocol/api";
import { wordsOf } from "../ui/attempt.svelte";

const Z95 = 1.96;
/** Games asked for at once: about a second. */
const SOME = 4;

export interface Rolled {
  way: string[];
  chance: number;
  low: number;
  high: number;
  points: number;
  /** By how much the chance is below the best one, and half the interval of that. */
  behind: number;
  behindError: number;
}

/** Wilson's interval for a share of this many games. */
export function interval(share: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const middle = share + (Z95 * Z95) / (2 * games);
  const spread = Z95 * Math.sqrt((share * (1 - share)) / games + (Z95 * Z95) / (4 * games * games));
  const scale = 1 + (Z95 * Z95) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Half the interval of a mean. */
function error(values: number[]): number {
  const middle = mean(values);
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Z95 * Math.sqrt(spread / Math.max(1, values.length - 1) / values.length);
}

/** The result of the games, the best way first. All ways of a game had the same cards, so they are compared game by game. */
export function results(ways: string[][], wins: number[][], points: number[][]): Rolled[] {
  const games = wins[0]?.length ?? 0;
  if (games === 0) return [];
  const order = ways
    .map((_, i) => i)
    .sort((a, b) => mean(wins[b] ?? []) - mean(wins[a] ?? []) || mean(points[b] ?? []) - mean(points[a] ?? []));
  const best = wins[order[0] ?? 0] ?? [];
  return order.map((i) => {
    const own = wins[i] ?? [];
    const chance = mean(own);
    const [low, high] = interval(chance, games);
    const behind = own.map((won, game) => (best[game] ?? 0) - won);
    return {
      way: ways[i] ?? [],
      chance,
      low,
      high,
      points: mean(points[i] ?? []),
      behind: mean(behind),
      behindError: error(behind),
    };
  });
}

export class Rolling {
  readonly total: number;
  games = $state(0);
  running = $state(true);
  problem = $state<string | null>(null);
  found = $state.raw<Rolled[]>([]);
  #wins: number[][];
  #points: number[][];

  constructor(
    readonly position: string,
    readonly ways: string[][],
    readonly level: string,
    total: number,
  ) {
    this.total = total;
    this.#wins = ways.map(() => []);
    this.#points = ways.map(() => []);
    void this.#run();
  }

  get share(): number {
    return this.games / this.total;
  }

  stop(): void {
    this.running = false;
  }

  async #run(): Promise<void> {
    while (this.running && this.games < this.total) {
      const games = Math.min(SOME, this.total - this.games);
      try {
        const body = { position: this.position, ways: this.ways, first: this.games, games, level: this.level };
        const some = await api("POST /positions/rollout", { body });
        this.#wins = this.#wins.map((row, i) => [...row, ...(some.wins[i] ?? [])]);
        this.#points = this.#points.map((row, i) => [...row, ...(some.points[i] ?? [])]);
        const played = some.wins[0]?.length ?? 0;
        if (played === 0) break;
        this.games += played;
        this.found = results(this.ways, this.#wins, this.#points);
      } catch (error) {
        this.problem = wordsOf(error);
        break;
      }
    }
    this.running = false;
  }
}
