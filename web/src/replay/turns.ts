// Going through a game by turns: from the beginning of one to the beginning of the next.
import type { Frame } from "../protocol/protocol";
import type { Reel } from "./reel.svelte";

/** Where a turn begins; or, if it is not known yet, the first position on the way there that has not been fetched. */
export interface Stop {
  ply: number;
  known: boolean;
}

/** Where the turn before begins, of a seat or of anybody; from within a turn, its own beginning. */
export function turnBefore(reel: Pick<Reel, "frame">, ply: number, seat: number | null): Stop {
  for (let at = ply - 2; at >= 0; at -= 1) {
    const frame = reel.frame(at);
    if (!frame) return { ply: at, known: false };
    if (endsBefore(frame, seat)) return { ply: at + 1, known: true };
  }
  return { ply: 0, known: true };
}

/** Where the next turn begins, of a seat or of anybody; after the last one, the end. */
export function turnAfter(reel: Pick<Reel, "frame" | "plies">, ply: number, seat: number | null): Stop {
  for (let at = ply; at < reel.plies; at += 1) {
    const frame = reel.frame(at);
    if (!frame) return { ply: at, known: false };
    if (endsBefore(frame, seat)) return { ply: at + 1, known: true };
  }
  return { ply: reel.plies, known: true };
}

/** Whether the action of a position leads to the beginning of such a turn. */
function endsBefore({ events }: Frame, seat: number | null): boolean {
  return events.some((event) => event.type === "turn" && (seat === null || event.seat === seat));
}
