// What the others have done since your last turn, as far as it is to be shown now.
import { gist, lastTurnOf, logLines, type LogLine } from "../../game/log";
import type { Controls } from "../controls.svelte";

export interface SinceYourTurn {
  /** When your last turn began. */
  ply: number;
  /** One sentence each; none if there is nothing to show. */
  lines: LogLine[];
}

/** Until it has been read or you have begun; and only while the map is not needed for a closing or somebody's route. */
export function sinceYourTurn({ table, view, acting, newsRead, watched }: Controls): SinceYourTurn {
  const { log: turns, offer } = table;
  const before = view.seat === null ? -1 : lastTurnOf(turns, view.seat);
  const ply = turns[before]?.ply ?? -1;
  const now = turns.at(-1);
  const begun = now?.seat === view.seat && now?.events.some(({ type }) => type !== "turn");
  if (before < 0 || !acting || newsRead === ply || begun || offer !== null || watched !== null)
    return { ply, lines: [] };
  const who = (seat: number): string => view.players[seat] ?? "";
  const others = turns.slice(before + 1).filter(({ seat }) => seat !== view.seat);
  return { ply, lines: others.flatMap((turn) => gist(logLines(turn, who)) ?? []) };
}
