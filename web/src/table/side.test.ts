import { wire } from "$wire";
import { afterEach, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import { pointsAt, seatOf, sideOf, turnBeforeRound } from "./side";

texts.use("en", english);
afterEach(() => vi.restoreAllMocks());

const TURNS = [0, 1, 0, 1, 0];

/** A game of two in which every turn is one action; a seat has as many points as it has had turns. */
function piece(from: number, count: number): object {
  const turn = (ply: number): object => ({ type: "turn", seat: TURNS[ply], round: 1 + Math.floor(ply / 2) });
  const score = (seat: number, ply: number): object => ({
    score: { total: TURNS.slice(0, ply).filter((each) => each === seat).length },
  });
  const frames = Array.from({ length: TURNS.length + 1 }, (_, ply) => ({
    ply,
    action: "end",
    view: { ply, seats: [score(0, ply), score(1, ply)] },
    events: ply + 1 < TURNS.length ? [turn(ply + 1)] : [],
  }));
  return {
    players: ["Ann", "Prince"],
    plies: TURNS.length,
    from,
    opening: [turn(0)],
    frames: frames.slice(from, from + count),
  };
}

describe("one side of a finished game", () => {
  it("has every turn of its player with the points after it, however many pieces the game comes in", async () => {
    const asked: string[] = [];
    vi.spyOn(wire, "ask").mockImplementation((_, path) => {
      asked.push(path);
      const from = Number(/from=(\d+)/.exec(path)?.[1]);
      return Promise.resolve(piece(from, 4));
    });
    const side = await sideOf("k3", 0);
    expect(asked).toHaveLength(2);
    expect(side.name).toBe("Ann");
    expect(side.turns.map(({ log, ply }) => [log.round, ply])).toEqual([
      [1, 1],
      [2, 3],
      [3, 5],
    ]);
    expect(side.turns.map((turn) => pointsAt(side, turn))).toEqual([1, 2, 3]);
    expect(turnBeforeRound(side, 1)).toBeUndefined();
    expect(pointsAt(side, turnBeforeRound(side, 3))).toBe(2);
    expect(pointsAt(side, turnBeforeRound(side, 9))).toBe(3);
  });

  it("is that of the reader, or else of the person who played", () => {
    const seats = [{ kind: "bot" }, { kind: "person" }];
    expect(seatOf({ you: [0], seats } as never)).toBe(0);
    expect(seatOf({ you: [], seats } as never)).toBe(1);
    expect(seatOf({ you: [], seats: [{ kind: "bot" }] } as never)).toBe(0);
  });
});
