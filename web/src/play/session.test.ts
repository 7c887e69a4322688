import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import playView from "../fixtures/play.json";
import { Session, turnsOf } from "./session.svelte";
import { DEFAULTS, settings, type Choices } from "../ui/browser/settings.svelte";
import { logLines, type LogTurn } from "../game/log";
import type { LogLine, View } from "../protocol/protocol";

const view = playView as unknown as View;

class FakeWire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send = vi.fn();
  close = vi.fn();
}

let wire: FakeWire;

const SEATS = ["person", "person", "bot"].map((kind) => ({ kind }));

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
  wire.onmessage?.({
    data: JSON.stringify({ type: "state", seq: 0, table: { you, seats: SEATS }, views, play, log: [] }),
  });
  return session;
}

beforeEach(() => vi.stubGlobal("location", new URL("http://localhost/t/k3")));
afterEach(() => vi.unstubAllGlobals());

describe("several people at one device", () => {
  it("are asked who they are before a hand is shown, even while a bot plays", () => {
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

describe("the clock", () => {
  const NOON = Date.UTC(2026, 5, 1, 12);
  beforeEach(() => vi.useFakeTimers({ now: NOON }));
  afterEach(() => vi.useRealTimers());

  function ticking(): { session: Session; hear: (message: object) => void } {
    const wire = new FakeWire();
    vi.stubGlobal("WebSocket", function () {
      return wire;
    });
    vi.stubGlobal("document", { hidden: true });
    const session = new Session("k3");
    const hear = (message: object): void => wire.onmessage?.({ data: JSON.stringify(message) });
    wire.onopen?.();
    hear({
      type: "state",
      seq: 0,
      table: { you: [0], deadline: NOON + 60_000, now: NOON },
      views: [{ ...view, seat: 0, player: 1 }],
      play: null,
      log: [{ seq: 0, at: NOON, type: "timeout", seat: 0 }],
    });
    return { session, hear };
  }

  const turnOf = (player: number, more: object): object => ({
    type: "update",
    seq: 1,
    views: [{ ...view, seat: 0, player, ply: view.ply + 1 }],
    play: null,
    log: [],
    ...more,
  });

  const timedOut = ({ news }: Session): number[] => news.lines.map(({ seat }) => seat);

  it("starts again for the next player, as the update says", () => {
    const { session, hear } = ticking();
    expect([session.clock.seat, session.clock.left]).toEqual([1, 60]);
    vi.setSystemTime(NOON + 50_000);
    hear(turnOf(2, { deadline: NOON + 110_000, now: NOON + 50_000 }));
    expect([session.clock.seat, session.clock.left]).toEqual([2, 60]);
    session.end();
  });

  it("stops when the time is up, and runs again in the next turn", () => {
    const { session, hear } = ticking();
    hear(turnOf(1, { deadline: null, now: NOON + 60_000, log: [{ seq: 1, at: 0, type: "timeout", seat: 1 }] }));
    expect(session.clock.left).toBeNull();
    expect(timedOut(session)).toEqual([1]);
    hear(
      turnOf(2, {
        seq: 2,
        deadline: NOON + 125_000,
        now: NOON + 65_000,
        log: [{ seq: 2, at: 0, type: "action", seat: 2, ply: 9, action: "end", events: [] }],
      }),
    );
    expect([session.clock.seat, session.clock.left]).toEqual([2, 60]);
    expect(timedOut(session)).toEqual([]);
    session.end();
  });

  it("shows your own time-out until you play again, but not an old one after a reload", () => {
    const { session, hear } = ticking();
    expect(timedOut(session)).toEqual([]);
    hear(turnOf(0, { log: [{ seq: 1, at: 0, type: "timeout", seat: 0 }] }));
    hear(turnOf(1, { log: [{ seq: 2, at: 0, type: "action", seat: 1, ply: 9, action: "end", events: [] }] }));
    expect(timedOut(session)).toEqual([0]);
    hear(turnOf(1, { log: [{ seq: 3, at: 0, type: "timeout", seat: 1 }] }));
    expect(timedOut(session)).toEqual([0, 1]);
    void session.send(10, ["take ulm"]).catch(() => undefined);
    expect(timedOut(session)).toEqual([]);
    session.end();
  });
});

describe("what a bot has changed", () => {
  const ended = {
    type: "action",
    seq: 1,
    at: 0,
    seat: 2,
    ply: view.ply,
    action: "end",
    events: [
      { type: "extend", seat: 2, city: "ulm", end: "left", postal_carrier: false },
      { type: "turn", seat: 1, round: 9, forced_postmaster: false },
    ],
  };

  async function told(choices: Partial<Choices>, seat = 2): Promise<boolean> {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    settings.now = { ...DEFAULTS, ...choices };
    const session = opened([1], 2);
    const views = [{ ...view, seat: 1, player: 1, ply: view.ply + 1 }];
    const log = [{ ...ended, seat }];
    wire.onmessage?.({ data: JSON.stringify({ type: "update", seq: 1, log, views, play: null }) });
    await vi.advanceTimersByTimeAsync(4900);
    const shown = session.changed !== null;
    await vi.advanceTimersByTimeAsync(9000);
    expect(session.changed).toBeNull();
    session.end();
    return shown;
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.now = DEFAULTS;
  });

  it("is described for a while after its turn, at slow pace, if you want it", async () => {
    expect(await told({ speed: "slow", recap: true })).toBe(true);
    expect(await told({ speed: "slow", recap: false })).toBe(false);
    expect(await told({ speed: "normal", recap: true })).toBe(false);
    expect(await told({ speed: "slow", recap: true }, 0)).toBe(false);
  });
});

describe("a long log", () => {
  const chat = (seq: number): object => ({ seq, at: 0, type: "chat", seat: 0, name: "Ann", text: `word ${seq}` });
  const turn = (seq: number, ply: number, seat: number): object => ({
    type: "action",
    seq,
    at: 0,
    seat,
    ply,
    action: "end",
    events: [{ type: "turn", seat: 1 - seat, round: ply, forced_postmaster: false }],
  });
  const state = (log_from: number, log: object[]): object => ({
    type: "state",
    seq: log_from + log.length - 1,
    table: { you: [1], seats: SEATS },
    views: [{ ...view, seat: 1, player: 0 }],
    play: null,
    log,
    log_from,
  });
  const hear = (message: object): void => wire.onmessage?.({ data: JSON.stringify(message) });
  const told = (session: Session): [number[] | undefined, number[]] => [
    session.table?.log.map(({ ply }) => ply),
    session.notices.map(({ seq }) => seq),
  ];

  it("is replaced when the server sends it again, with what is hidden now", () => {
    const session = opened([1], 0);
    hear(state(0, [turn(0, 7, 0), chat(1), chat(2)]));
    hear(state(3, [chat(3)]));
    expect(told(session)).toEqual([[8], [1, 2, 3]]);
    hear(state(0, [turn(0, 7, 0), { ...chat(1), text: "", hidden: true }, chat(2), chat(3)]));
    expect(session.notices.map((notice) => "hidden" in notice)).toEqual([true, false, false]);
    expect(told(session)).toEqual([[8], [1, 2, 3]]);
    session.end();
  });

  it("is fetched page by page, and what is undone later is not in it", async () => {
    const session = opened([1], 0);
    hear(state(4, [turn(4, 7, 0), { seq: 5, at: 0, type: "undone", seat: 0, ply: 6 }, chat(6)]));
    expect(told(session)).toEqual([[], [6]]);
    expect(session.earlier).toBe(true);
    const loading = session.loadEarlier();
    const asked = JSON.parse(String(wire.send.mock.lastCall?.[0])) as { id: number };
    expect(asked).toMatchObject({ type: "log", before: 4 });
    hear({
      type: "ok",
      id: asked.id,
      log: [turn(0, 4, 0), turn(1, 5, 1), chat(2), turn(3, 6, 1)],
      log_from: 0,
    });
    await loading;
    expect(told(session)).toEqual([
      [5, 6],
      [2, 6],
    ]);
    expect(session.earlier).toBe(false);
    session.end();
  });

  it("starts again if more was missed than one message holds", () => {
    const session = opened([1], 0);
    hear(state(0, [chat(0), turn(1, 4, 0)]));
    expect(told(session)).toEqual([[5], [0]]);
    hear(state(7, [turn(7, 9, 0), chat(8)]));
    expect(told(session)).toEqual([[10], [8]]);
    expect(session.earlier).toBe(true);
    session.end();
  });
});

describe("one person", () => {
  it("sees the table at once, even while a bot plays", () => {
    const session = opened([1], 2);
    expect(session.curtain).toBeNull();
    expect(session.table?.view.seat).toBe(1);
    session.end();
  });
});

describe("the log", () => {
  const action = (seq: number, ply: number, events: object[]): object => ({
    ...{ seq, at: 0, type: "action", seat: 0, ply, action: "", events },
  });
  const turn = (seat: number): object => ({ type: "turn", seat, round: 1, forced_postmaster: false });
  const lines = [
    { seq: 0, at: 0, type: "started", players: [], events: [turn(0)] },
    action(1, 0, [{ type: "take", seat: 0, city: "ulm", slot: 0 }]),
    action(2, 1, [{ type: "start", seat: 0, city: "ulm", dropped: [] }]),
    { seq: 3, at: 0, type: "timeout", seat: 0 },
    { ...action(4, 2, [{ type: "end", seat: 0 }, turn(1)]), by: "clock" },
  ] as unknown as LogLine[];

  it("knows the moment of each line, and shows time-outs among the moves", () => {
    const [first] = turnsOf(lines);
    expect(logLines(first as LogTurn, () => "Ann").map(({ text, ply }) => [text.id, ply])).toEqual([
      ["event-take", 1],
      ["event-start", 2],
      ["notice-timeout", 2],
    ]);
  });

  it("has what was taken back and restored", () => {
    const back = { seq: 5, at: 0, type: "taken_back", seat: 0, ply: 0 } as LogLine;
    const redone = { seq: 6, at: 0, type: "redone", seat: 0, ply: 3 } as LogLine;
    expect(turnsOf([...lines, back]).length).toBe(1);
    expect(turnsOf([...lines, back, redone])).toEqual(turnsOf(lines));
  });
});

describe("a rated game", () => {
  it("says at once when it becomes casual, until one plays on", async () => {
    const session = opened([0], 0);
    const heard = (table: object): void =>
      wire.onmessage?.({ data: JSON.stringify({ type: "update", seq: 0, log: [], table }) });
    heard({ you: [0], seats: SEATS, status: "playing", rated: true, casual: null });
    expect(session.casual).toBeNull();
    heard({ you: [0], seats: SEATS, status: "playing", rated: false, casual: "hint" });
    expect(session.casual).toBe("hint");
    void session.send(view.ply, ["take ulm"]).catch(() => undefined);
    expect(session.casual).toBeNull();
  });
});

describe("a lost line", () => {
  it("lets no command wait to be carried out later", async () => {
    vi.useFakeTimers();
    const session = opened([0], 0);
    wire.send.mockClear();
    (wire as unknown as { onclose: () => void }).onclose();
    await expect(session.send(view.ply, ["take ulm"])).rejects.toThrow();
    vi.advanceTimersByTime(300);
    wire.onopen?.();
    wire.onmessage?.({
      data: JSON.stringify({
        type: "state",
        seq: 0,
        table: { you: [0], seats: SEATS },
        views: [],
        play: null,
        log: [],
      }),
    });
    expect(wire.send.mock.calls.map(([text]) => (JSON.parse(String(text)) as { type: string }).type)).toEqual([
      "hello",
    ]);
    session.end();
    vi.useRealTimers();
  });
});
