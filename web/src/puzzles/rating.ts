// One's own rating, by Glicko-2: it moves with the first try at each puzzle.
import rate from "glicko2-lite";
import type { PuzzleInfo, PuzzleTry } from "../protocol/protocol";

export interface Standing {
  rating: number;
  /** How uncertain it is. */
  deviation: number;
  volatility: number;
}

const NEW: Standing = { rating: 1500, deviation: 350, volatility: 0.06 };
/** How sure the ratings of puzzles are: they come from the levels of bots that find them. */
const PUZZLE_DEVIATION = 80;

/** The rating of a puzzle that bots find from a level on: the levels lie about so far apart. */
export const ratingOf = (level: number): number => 1050 + 125 * level;

/** The standing after first tries, in their order; a puzzle that is no longer among those here does not count. */
export function standingAfter(tries: PuzzleTry[], puzzles: PuzzleInfo[]): Standing {
  const levels = new Map(puzzles.map(({ id, level }) => [id, level]));
  return tries.reduce((standing, { puzzle, solved }) => {
    const level = levels.get(puzzle);
    return level === undefined ? standing : after(standing, level, solved);
  }, NEW);
}

function after({ rating, deviation, volatility }: Standing, level: number, solved: boolean): Standing {
  const moved = rate(rating, deviation, volatility, [[ratingOf(level), PUZZLE_DEVIATION, solved ? 1 : 0]]);
  return { rating: moved.rating, deviation: moved.rd, volatility: moved.vol };
}
