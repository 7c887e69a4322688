// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import playView from "../fixtures/play.json";
import type { GameEvent, View } from "../protocol/protocol";
import { replayKey } from "../table/keys";
import { PIECE, Reel, type Fetch } from "./reel.svelte";
import { readPly, readSource } from "./source";
import { turnAfter, turnBefore } from "./turns";

describe("what is pasted", () => {
  it("may be a link to a table or to a moment of it", () => {
    expect(readSource("https://host.example/t/k3v9abc")).toEqual({ kind: "table", table: "k3v9abc", ply: null });
    expect(readSource(" http://localhost:8000/replay/k3v9abc#120 ")).toEqual({
      kind: "table",
      table: "k3v9abc",
      ply: 120,
    });
    expect(readSource("k3v9abc")).toEqual({ kind: "table", table: "k3v9abc", ply: null });
  });

  it("may be a record as JSON or in the text notation", () => {
    expect(readSource('{"format": "thurntaxis-record/1"}')).toEqual({
      kind: "record",
      record: { format: "thurntaxis-record/1" },
    });
    expect(readSource("line\nline\n")).toEqual({ kind: "record", record: "line\nline" });
  });

  it("may be nothing of it", () => {
    for (const given of ["", "   ", "{broken", "https://host.example/rules", "What is this?"]) {
      expect(readSource(given)).toBeNull();
    }
  });

  it("has a number after the # or none", () => {
    expect(readPly("12")).toBe(12);
    for (const hash of [undefined, "", "-1", "houses", "12345678"]) expect(readPly(hash)).toBeNull();
  });
});

describe("the reel", () => {
  const PLIES = 250;
  const asked: object[] = [];
  const fetch: Fetch = async (piece) => {
    asked.push(piece);
    const { from = 0 } = piece;
    const count = Math.min(PIECE, PLIES + 1 - from);
    const frames = Array.from({ length: count }, (_, i) => ({
      ply: from + i,
      view: { ...(playView as unknown as View), ply: from + i },
      action: "end",
      events: [{ type: "end" as const, seat: 0 }],
    }));
    const opening = [{ type: "turn" as const, seat: 0, round: 1, forced_postmaster: true }];
    return { from, players: ["Ann", "Ben"], plies: PLIES, opening, frames };
  };

  it("fetches the wanted moment first, then the rest", async () => {
    const reel = new Reel("abc", fetch);
    asked.length = 0;
    await reel.load(1, 120);
    expect(asked[0]).toEqual({ id: "abc", seat: "1", from: 100, count: 100 });
    expect(reel.frame(120)?.view.ply).toBe(120);
    await vi.waitFor(() => expect(reel.frame(PLIES)).toBeDefined(), 60_000);
    expect(asked).toHaveLength(3);
    expect(reel.frame(0)).toBeDefined();
  });

  it("fetches a piece once, and again only if it did not come", async () => {
    let broken = true;
    const reel = new Reel("abc", (piece) =>
      broken && piece.from === 200 ? Promise.reject(new Error("lost")) : fetch(piece),
    );
    asked.length = 0;
    await reel.load(null, 0);
    await vi.waitFor(() => expect(reel.frame(199)).toBeDefined(), 60_000);
    await expect(reel.load(null, 210)).rejects.toThrow("lost");
    broken = false;
    await reel.load(null, 210);
    expect(reel.frame(PLIES)).toBeDefined();
    expect(asked).toHaveLength(3);
  });

  it("shows what happened before a moment, and nothing later", async () => {
    const reel = new Reel("abc", fetch);
    await reel.load(null, 0);
    const told = reel.log(3).flatMap((turn) => turn.events.map((event) => event.type));
    expect(told).toEqual(["turn", "end", "end", "end"]);
  });
});

describe("turns of a game", () => {
  const events: Record<number, GameEvent[]> = {
    3: [
      { type: "end", seat: 0 },
      { type: "turn", seat: 1, round: 1, forced_postmaster: false },
    ],
    5: [{ type: "close", seat: 1, route: ["ulm", "augsburg", "muenchen"] }],
    8: [{ type: "turn", seat: 0, round: 2, forced_postmaster: false }],
  };
  const fetch: Fetch = async () => ({
    from: 0,
    players: ["Ann", "Ben"],
    plies: 10,
    opening: [{ type: "turn", seat: 0, round: 1, forced_postmaster: true }],
    frames: Array.from({ length: 11 }, (_, ply) => ({
      ply,
      view: playView as unknown as View,
      action: "end",
      events: events[ply] ?? [],
    })),
  });

  it("are marked where they begin, and closings where they are done", async () => {
    const reel = new Reel("abc", fetch);
    await reel.load(null, 0);
    expect(reel.turns).toEqual([
      { ply: 0, seat: 0 },
      { ply: 4, seat: 1 },
      { ply: 9, seat: 0 },
    ]);
    expect(reel.closings).toEqual([{ ply: 6, seat: 1 }]);
  });

  it("are gone through one by one, all or only one's own", async () => {
    const reel = new Reel("abc", fetch);
    await reel.load(null, 0);
    const known = (ply: number) => ({ ply, known: true });
    expect([turnAfter(reel, 0, null), turnAfter(reel, 0, 0), turnAfter(reel, 9, 0)]).toEqual([4, 9, 10].map(known));
    expect([turnBefore(reel, 6, null), turnBefore(reel, 4, null), turnBefore(reel, 9, 0)]).toEqual(
      [4, 0, 0].map(known),
    );
  });

  it("are not known where the game has not been fetched", async () => {
    const half = new Reel("abc", async (path) => {
      const piece = await fetch(path);
      return { ...piece, frames: piece.frames.filter(({ ply }) => ply > 1 && ply < 7) };
    });
    await half.load(null, 0);
    expect(turnAfter(half, 2, null)).toEqual({ ply: 4, known: true });
    expect(turnAfter(half, 4, null)).toEqual({ ply: 7, known: false });
    expect(turnBefore(half, 6, null)).toEqual({ ply: 4, known: true });
    expect(turnBefore(half, 4, null)).toEqual({ ply: 1, known: false });
  });
});

describe("keys of the replay", () => {
  const key = (key: string, target: Element | null = null) =>
    replayKey({ key, ctrlKey: false, metaKey: false, altKey: false, target, defaultPrevented: false });

  it("step, jump and play", () => {
    expect(key("ArrowRight")).toEqual({ type: "seek", by: 1 });
    expect(key("PageUp")).toEqual({ type: "turn", by: -1 });
    expect(key("PageDown")).toEqual({ type: "turn", by: 1 });
    expect(key("End")).toEqual({ type: "end" });
    expect(key(" ")).toEqual({ type: "toggle" });
    expect(key("x")).toBeNull();
  });

  it("are left to what has the focus where that uses them", () => {
    expect(key("ArrowRight", document.createElement("input"))).toBeNull();
    expect(key(" ", document.createElement("button"))).toBeNull();
    expect(key("ArrowRight", document.createElement("button"))).toEqual({ type: "seek", by: 1 });
  });
});
