// One's own rating, by Glicko-2: it moves with the first try at each puzzle. Kept in this browser.
import rate from "glicko2-lite";

export interface Standing {
  rating: number;
  /** How uncertain it is. */
  deviation: number;
  volatility: number;
  /** By puzzle, whether the first try solved it. */
  done: Record<string, boolean>;
}

export const KEY = "thurntaxis.puzzles";
const NEW: Standing = { rating: 1500, deviation: 350, volatility: 0.06, done: {} };
/** How sure the ratings of puzzles are: they come from the levels of bots that find them. */
const PUZZLE_DEVIATION = 80;

/** The rating of a puzzle that a level is the weakest to find: the levels lie about so far apart. */
export const ratingOf = (level: number): number => 1050 + 125 * level;

export function readStanding(text: string | null): Standing {
  try {
    const kept = JSON.parse(text ?? "") as Partial<Standing>;
    const numbers = [kept.rating, kept.deviation, kept.volatility];
    if (numbers.every((value) => typeof value === "number" && Number.isFinite(value)) && kept.done) {
      return kept as Standing;
    }
  } catch {
    // Nothing is kept yet, or nothing that can be read.
  }
  return { ...NEW, done: {} };
}

/** The standing after a try. Only the first try at a puzzle counts. */
export function after(standing: Standing, id: string, level: number, solved: boolean): Standing {
  if (id in standing.done) return standing;
  const { rating, deviation, volatility } = standing;
  const moved = rate(rating, deviation, volatility, [[ratingOf(level), PUZZLE_DEVIATION, solved ? 1 : 0]]);
  return {
    rating: moved.rating,
    deviation: moved.rd,
    volatility: moved.vol,
    done: { ...standing.done, [id]: solved },
  };
}
