import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import playView from "../fixtures/play.json";
import { Session } from "./session.svelte";
import type { View } from "./types";

const view = playView as unknown as View;

class FakeWire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send = vi.fn();
  close = vi.fn();
}

let wire: FakeWire;

/** Opens a table as after a reload: its whole state is the first thing that comes. */
function opened(you: number[], player: number | null): Session {
  wire = new FakeWire();
  vi.stubGlobal("WebSocket", function () {
    return wire;
  });
  const session = new Session("k3");
  wire.onopen?.();
  const views = you.map((seat) => ({ ...view, seat, player }));
  const play = player !== null && you.includes(player) ? { seat: player, ply: view.ply } : null;
  wire.onmessage?.({ data: JSON.stringify({ type: "state", seq: 0, table: { you }, views, play, log: [] }) });
  return session;
}

beforeEach(() => vi.stubGlobal("location", new URL("http://localhost/t/k3")));
afterEach(() => vi.unstubAllGlobals());

describe("several people at one device", () => {
  it("are asked who they are before a hand is shown, also while a bot plays", () => {
    const session = opened([0, 1], 2);
    expect(session.curtain).toBe(0);
    expect(session.table).toBeNull();
    session.lift();
    expect(session.curtain).toBeNull();
    expect(session.table?.view.seat).toBe(0);
    session.end();
  });

  it("are asked for whose turn it is", () => {
    const session = opened([0, 1], 1);
    expect(session.curtain).toBe(1);
    session.end();
  });

  it("see the end of the game together", () => {
    const session = opened([0, 1], null);
    expect(session.curtain).toBeNull();
    expect(session.table).not.toBeNull();
    session.end();
  });
});

describe("one person", () => {
  it("sees the table at once, also while a bot plays", () => {
    const session = opened([1], 2);
    expect(session.curtain).toBeNull();
    expect(session.table?.view.seat).toBe(1);
    session.end();
  });

  it("sees when the next player's turn must be over", () => {
    const session = opened([1], 2);
    const hear = (news: object): void =>
      wire.onmessage?.({ data: JSON.stringify({ type: "update", seq: 1, log: [], ...news }) });
    hear({ deadline: 1790000060000 });
    expect(session.info?.deadline).toBe(1790000060000);
    hear({});
    expect(session.info?.deadline).toBe(1790000060000);
    hear({ deadline: null });
    expect(session.info?.deadline).toBeNull();
    session.end();
  });
});
