// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import playView from "../fixtures/play.json";
import type { View } from "../lib/types";
import { replayKey } from "./keys";
import { PIECE, Reel, type Fetch } from "./reel.svelte";
import { readPly, readSource } from "./source";

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
  const asked: string[] = [];
  const fetch: Fetch = async (path) => {
    asked.push(path);
    const from = Number(/from=(\d+)/.exec(path)?.[1]);
    const count = Math.min(PIECE, PLIES + 1 - from);
    const frames = Array.from({ length: count }, (_, i) => ({
      ply: from + i,
      view: { ...(playView as unknown as View), ply: from + i },
      action: "end",
      events: [{ type: "end" as const, seat: 0 }],
    }));
    const opening = [{ type: "turn" as const, seat: 0, round: 1, forced_postmaster: true }];
    return { players: ["Ann", "Ben"], plies: PLIES, opening, frames };
  };

  it("fetches the wanted moment first, then the rest", async () => {
    const reel = new Reel("abc", fetch);
    asked.length = 0;
    await reel.load(1, 120);
    expect(asked[0]).toBe("/tables/abc/replay?seat=1&from=100&count=100");
    expect(reel.frame(120)?.view.ply).toBe(120);
    await vi.waitFor(() => expect(reel.frame(PLIES)).toBeDefined(), 60_000);
    expect(asked).toHaveLength(3);
    expect(reel.frame(0)).toBeDefined();
  });

  it("tells what happened before a moment, and nothing later", async () => {
    const reel = new Reel("abc", fetch);
    await reel.load(null, 0);
    const told = reel.log(3).flatMap((turn) => turn.events.map((event) => event.type));
    expect(told).toEqual(["turn", "end", "end", "end"]);
  });
});

describe("keys of the replay", () => {
  const key = (key: string, target: Element | null = null) =>
    replayKey({ key, ctrlKey: false, metaKey: false, altKey: false, target, defaultPrevented: false });

  it("step, jump and play", () => {
    expect(key("ArrowRight")).toEqual({ type: "seek", by: 1 });
    expect(key("PageUp")).toEqual({ type: "seek", by: -10 });
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
