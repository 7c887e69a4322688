// One player's side of a finished game, turn by turn: to be set beside another game of the same deal.
import type { LogTurn } from "../game/log";
import { api } from "../protocol/api";
import type { Frame, TableInfo, View } from "../protocol/protocol";
import { append } from "./table.svelte";

const PIECE = 100;

/** A turn of the player, and the table when it was over. */
export interface SideTurn {
  log: LogTurn;
  ply: number;
  view: View;
}

export interface Side {
  table: string;
  seat: number;
  name: string;
  turns: SideTurn[];
}

/** The points of a side when a turn was over. */
export function pointsAt({ seat }: Side, turn: SideTurn | undefined): number {
  return turn?.view.seats[seat]?.score?.total ?? 0;
}

/** The last turn that a side had finished before a round began. */
export function turnBeforeRound({ turns }: Side, round: number): SideTurn | undefined {
  return turns.findLast((turn) => turn.log.round < round);
}

/** The seat of the person at a table: one's own, or that of whoever played there. */
export function seatOf({ you, seats }: TableInfo): number {
  return (
    you[0] ??
    Math.max(
      0,
      seats.findIndex(({ kind }) => kind === "person"),
    )
  );
}

/** A finished game as one of its players played it; with open hands. */
export async function sideOf(table: string, seat: number): Promise<Side> {
  const frames: Frame[] = [];
  let log: LogTurn[] = [];
  let players: string[] = [];
  for (let plies = 0; frames.length <= plies;) {
    const piece = await api("GET /tables/{id}/replay", { id: table, seat: "open", from: frames.length, count: PIECE });
    if (frames.length === 0)
      log = append(
        log,
        piece.opening.filter(({ type }) => type === "turn"),
        0,
      );
    for (const frame of piece.frames) log = append(log, frame.events, frame.ply + 1);
    frames.push(...piece.frames);
    ({ plies, players } = piece);
  }
  const turns = log.flatMap((turn, i) => {
    const ply = log[i + 1]?.ply ?? frames.length - 1;
    const view = frames[ply]?.view;
    return turn.seat === seat && view ? [{ log: turn, ply, view }] : [];
  });
  return { table, seat, name: players[seat] ?? "", turns };
}
