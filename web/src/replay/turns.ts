// Going through a game by turns: from the beginning of one to the beginning of the next.
import type { Mark } from "./reel.svelte";

/** Where the turn before begins; from within a turn, its own beginning. */
export function turnBefore(turns: Mark[], ply: number): number {
  return turns.findLast((turn) => turn.ply < ply)?.ply ?? 0;
}

/** Where the next turn begins; after the last one, the end. */
export function turnAfter(turns: Mark[], ply: number, last: number): number {
  return turns.find((turn) => turn.ply > ply)?.ply ?? last;
}
