// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { botSeats } from "../protocol/api";
import { placesOf } from "../game/log";
import { showTime } from "../table/pace";
import { findRoute } from "./router.svelte";
import { turnsOf } from "../play/session.svelte";
import type { GameEvent, LogLine } from "../protocol/protocol";

describe("addresses", () => {
  const at = (path: string): ReturnType<typeof findRoute> => findRoute(new URL(path, "http://host"));

  it("lead to pages, with their parts", () => {
    expect(at("/")?.route.page).toBe("StartPage");
    expect(at("/t/k3v9")).toMatchObject({ route: { page: "PlayPage" }, params: { table: "k3v9", hash: "" } });
    expect(at("/replay/k3?ply=12")?.params).toMatchObject({ table: "k3", ply: "12" });
    expect(at("/rules#closing")?.params.hash).toBe("closing");
  });

  it("that nobody knows lead nowhere", () => {
    expect(at("/t")).toBeNull();
    expect(at("/t/a/b")).toBeNull();
    expect(at("/nowhere")).toBeNull();
    expect(at("/t/%E0%A4%A"), "no proper letters").toBeNull();
  });
});

describe("the log of the server", () => {
  const turn = (seat: number): GameEvent => ({ type: "turn", seat, round: 1, forced_postmaster: false });
  const draw = (seat: number): GameEvent => ({ type: "draw", seat, city: null, postmaster: false });
  const play: GameEvent = { type: "extend", seat: 0, city: "ulm", end: "left", postal_carrier: false };
  const lines: LogLine[] = [
    { seq: 0, at: 0, type: "started", players: ["A", "B"], events: [turn(0)] },
    { seq: 1, at: 0, type: "action", seat: 0, ply: 0, action: "take supply", events: [draw(0)] },
    { seq: 2, at: 0, type: "action", seat: 0, ply: 1, action: "left ulm", events: [play] },
  ];

  it("is cut into turns", () => {
    const more: LogLine = { seq: 3, at: 0, type: "action", seat: 0, ply: 2, action: "end", events: [turn(1)] };
    expect(turnsOf([...lines, more]).map((each) => [each.seat, each.events.length])).toEqual([
      [0, 3],
      [1, 1],
    ]);
  });

  it("forgets what was undone", () => {
    const undone: LogLine = { seq: 3, at: 0, type: "undone", seat: 0, ply: 1 };
    expect(turnsOf([...lines, undone])[0]?.events).toEqual([
      { ...turn(0), ply: 0 },
      { ...draw(0), ply: 1 },
    ]);
  });
});

describe("where the map of a phone looks", () => {
  it("is where somebody else acts: at the cards they play, their houses and what they close", () => {
    const events: GameEvent[] = [
      { type: "take", seat: 1, city: "basel", slot: 0, postmaster: false },
      { type: "extend", seat: 1, city: "ulm", end: "left", postal_carrier: false },
      { type: "start", seat: 0, city: "linz", dropped: [] },
      { type: "close", seat: 1, route: ["ulm", "augsburg", "muenchen"] } as GameEvent,
    ];
    expect(placesOf(events, 0)).toEqual(["ulm", "ulm", "augsburg", "muenchen"]);
    expect(placesOf(events, 1)).toEqual(["linz"]);
  });
});

describe("the pace", () => {
  it("gives others' moves time to be followed, and own ones less", () => {
    const events: GameEvent[] = [{ type: "take", seat: 1, city: "ulm", slot: 0, postmaster: false }];
    expect(showTime(events, false)).toBeGreaterThan(showTime(events, true));
    expect(showTime([], false)).toBe(0);
  });
});

describe("bots", () => {
  it("have names of their own", () => {
    const seats = botSeats(["easy", "easy", "easy"], ["Leonhard"]);
    const names = seats.map((seat) => (seat.kind === "bot" ? seat.name : ""));
    expect(new Set(names).size).toBe(3);
    expect(names).not.toContain("Leonhard");
  });
});
