// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import overView from "../fixtures/over.json";
import playView from "../fixtures/play.json";
import { texts } from "../i18n/i18n.svelte";
import PlayPage from "./PlayPage.svelte";

// Svelte asks for the resolution as soon as it is loaded.
vi.hoisted(() => (window.matchMedia = () => new EventTarget() as MediaQueryList));

// As in a folder of files, where addresses stand behind a hash.
vi.mock("$addresses", async () => ({
  ...(await vi.importActual<object>("$addresses")),
  href: (to: string) => `#${to}`,
}));

class FakeSocket {
  static now: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: { id: number; type: string }[] = [];
  constructor() {
    FakeSocket.now = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; type: string });
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const go = vi.fn();

/** The page of a table at which one has seat 0, as the server sends it. */
function open(view: object, table: object): void {
  render(PlayPage, { path: "/t/k3", params: { table: "k3" }, go });
  FakeSocket.now.onopen?.();
  const seats = ["Ann", "Ben", "Clara", "Dora"].map((name, i) => ({
    kind: "person",
    name,
    yours: i === 0,
    away_since: i === 1 ? 5 : null,
    holiday_from: null,
    holiday_until: null,
  }));
  const limits = { rules: {}, pace: "live", turn_seconds: null, bank_seconds: null };
  const info = {
    id: "k3",
    ...limits,
    you: [0],
    seats,
    votes: {},
    absent: [],
    rematch: null,
    deadline: null,
    now: 9,
    ...table,
  };
  FakeSocket.now.hear({ type: "state", seq: 0, table: info, views: [{ ...view, seat: 0 }], play: null, log: [] });
}

beforeAll(() => texts.use("en", english));
beforeEach(() => {
  stubBrowser();
  go.mockClear();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(cleanup);

describe("somebody who is not here", () => {
  it("has been away for a while when the server says so, and not at once because it is their turn", async () => {
    open({ ...playView, player: 1 }, { status: "playing" });
    expect(await screen.findAllByText("not here")).not.toEqual([]);
    expect(screen.queryByText(/has been away/)).toBeNull();
    cleanup();
    open({ ...playView, player: 1 }, { status: "playing", absent: [1] });
    await screen.findByText("Ben has been away for a while.");
  });
});

describe("a daily deal that is over", () => {
  it("leads to its result, even in a folder of files", async () => {
    open(overView, { status: "finished", daily: { deal: "2026-11-18 icelandic", counts: true } });
    const link = await screen.findByRole("link", { name: /deal/i, hidden: true });
    expect(link.getAttribute("href")).toBe("#/daily?date=2026-11-18&edition=icelandic");
  });
});

describe("a game of a tournament that is over", () => {
  const tournament = { id: "cup", round: 1, sealed: true };

  it("leads back to the tournament and not to another game; a sealed one has no replay yet", async () => {
    open(overView, { status: "finished", tournament, seed: null });
    const link = await screen.findByRole("link", { name: "To the tournament", hidden: true });
    expect(link.getAttribute("href")).toBe("#/tournaments/cup");
    for (const name of ["Play again", "Watch the game"])
      expect(screen.queryByRole("button", { name, hidden: true })).toBeNull();
    cleanup();
    open(overView, { status: "finished", tournament, seed: "known" });
    await screen.findByRole("button", { name: "Watch the game", hidden: true });
  });
});

describe("another game that somebody asked for", () => {
  it("is announced beside the score and above the table, and one click leads there", async () => {
    open(overView, { status: "finished", rematch: "k4" });
    expect(await screen.findAllByText("The next game has begun. Your seat is waiting.")).toHaveLength(2);
    await fireEvent.click(screen.getAllByRole("button", { name: "Play again", hidden: true })[0] as HTMLElement);
    const asked = FakeSocket.now.sent.at(-1);
    expect(asked?.type).toBe("rematch");
    FakeSocket.now.hear({ type: "ok", id: asked?.id, table: "k4" });
    await waitFor(() => expect(go).toHaveBeenCalledWith("/t/k4"));
  });

  it("is not announced to spectators, nor before anybody asked", async () => {
    open(overView, { status: "finished" });
    await screen.findByRole("dialog", { name: "The last post" });
    cleanup();
    open(overView, { status: "finished", rematch: "k4", you: [] });
    await screen.findByRole("dialog", { name: "The last post" });
    expect(screen.queryByText(/next game has begun/)).toBeNull();
  });
});

describe("when somebody leaves", () => {
  const SEATS = ["Ann", "Ben", "Clara", "Dora"].map((name) => ({ kind: "person", name, yours: name === "Ann" }));
  const info = {
    ...{ id: "k3", status: "playing", you: [0], votes: {}, absent: [], reclaimable: [], now: 9 },
    seats: SEATS.map((seat) => ({ ...seat, away_since: null, holiday_from: null, holiday_until: null })),
  };
  const bot = {
    ...info,
    seats: info.seats.map((seat, i) => (i === 1 ? { ...seat, kind: "bot", resigned: true } : seat)),
  };
  const started = { seq: 0, at: 0, type: "started", players: [], events: [{ type: "turn", seat: 1, round: 1 }] };

  function hear(seq: number, table: object, ...log: object[]): void {
    const views = [{ ...playView, seat: 0, player: 1 }];
    FakeSocket.now.hear({ type: "update", seq, table, views, play: null, log });
  }

  function begin(): void {
    open({ ...playView, player: 1 }, { status: "playing" });
    hear(0, info, started);
  }

  it.each([
    ["resigned", "Ben resigned; a bot plays on."],
    ["replaced", "A bot plays on for Ben."],
  ])("the table says that they %s: banner, log and seat", async (type, words) => {
    begin();
    hear(1, bot, { seq: 1, at: 0, type, seat: 1, level: "medium" });
    await waitFor(() => expect(screen.getAllByText(words).length).toBe(2));
    expect(screen.getAllByText("Ben (bot)")).not.toEqual([]);
  });

  it("a vote under way is shown, and one that lapsed", async () => {
    begin();
    const away = {
      ...info,
      absent: [1],
      seats: info.seats.map((seat, i) => ({ ...seat, away_since: i === 1 ? 5 : null })),
    };
    hear(1, { ...away, votes: { 1: [2] } }, { seq: 1, at: 0, type: "vote", seat: 2, against: 1, favour: true });
    await screen.findByText("Should a bot play on for Ben? 1 of 3 say yes.");
    await screen.findByText("Clara would like a bot to play on for Ben.");
    hear(2, info, { seq: 2, at: 0, type: "vote_lapsed", seat: 1 });
    await waitFor(() => expect(screen.getAllByText(/is playing again, so the vote has lapsed/).length).toBe(2));
  });

  it("a player who was voted out is informed and takes the seat back", async () => {
    open({ ...playView, player: 1 }, { status: "playing", you: [], reclaimable: [0] });
    await screen.findByText("The others gave your seat to a bot while you were away.");
    await fireEvent.click(screen.getByRole("button", { name: "Take my seat back" }));
    expect(FakeSocket.now.sent.at(-1)).toMatchObject({ type: "reclaim", seat: 0 });
  });

  it("spectators are told at once that they only watch", async () => {
    open({ ...playView, player: 1 }, { status: "playing", you: [], reclaimable: [] });
    await screen.findByText("You are watching this game.");
  });

  it("a time-out names what the bot did", async () => {
    begin();
    const took = { type: "take", seat: 1, city: "ulm", slot: 0 };
    const acted = { seq: 2, at: 0, type: "action", seat: 1, ply: 0, action: "take ulm", by: "clock", events: [took] };
    hear(2, info, { seq: 1, at: 0, type: "timeout", seat: 1 }, acted);
    await screen.findByText(/^Ben ran out of time.*Ben took Ulm from the display\.$/);
  });
});

describe("taking back a turn", () => {
  it("is asked about, apart from the hint, and can be restored", async () => {
    const play = { seat: 0, ply: 9, undoable: 0, undo_blocked: null, take_back: true, redo: true, coach: [] };
    const seats = ["person", "bot"].map((kind, i) => ({
      kind,
      name: `P${i}`,
      yours: i === 0,
      away_since: null,
      holiday_from: null,
      holiday_until: null,
    }));
    open(
      { ...playView, player: 0, ply: 9 },
      { status: "playing", seats, hints_now: true, rated: false, casual: "hint" },
    );
    FakeSocket.now.hear({
      type: "update",
      seq: 0,
      views: [{ ...playView, seat: 0, player: 0, ply: 9 }],
      play,
      log: [],
    });
    await fireEvent.click(await screen.findByRole("button", { name: "Menu" }));
    const items = [...document.querySelectorAll("dialog li button")].map((item) => item.textContent);
    expect(items[0]).toBe("Hint");
    expect(items.slice(-2)).toEqual(["Take back my turn", "Resign"]);
    screen.getByText(/^Standard · Thinking time: as long as it takes · casual$/);
    screen.getByText("Somebody asked for a hint.");
    await fireEvent.click(screen.getByRole("button", { name: "Take back my turn", hidden: true }));
    expect(FakeSocket.now.sent.some(({ type }) => type === "take_back")).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: "Take it back", hidden: true }));
    expect(FakeSocket.now.sent.at(-1)).toMatchObject({ type: "take_back" });
    await fireEvent.click(screen.getByRole("button", { name: "Restore it" }));
    expect(FakeSocket.now.sent.at(-1)).toMatchObject({ type: "redo" });
  });
});

describe("an earlier position", () => {
  it("that comes after one has gone back to the game is not shown", async () => {
    const answers = new Map<string, () => void>();
    const look = (path: string): Promise<object> =>
      new Promise((resolve) => {
        const view = { ...playView, seat: 0, ply: Number(/ply=(\d+)/.exec(path)?.[1]) };
        answers.set(path, () => resolve({ json: async () => ({ views: [view] }) }));
      });
    vi.stubGlobal("fetch", look);
    const shown = (): string | undefined => document.querySelector<HTMLElement>(".table")?.dataset.ply;
    const answer = async (ply: number): Promise<void> => {
      const path = `/api/tables/k3/look?ply=${ply}`;
      await waitFor(() => expect(answers.has(path)).toBe(true));
      answers.get(path)?.();
    };
    open({ ...playView, ply: 9 }, { status: "playing" });
    await fireEvent.click(await screen.findByRole("button", { name: "Menu" }));
    await fireEvent.click(screen.getByRole("button", { name: "Look back", hidden: true }));
    await answer(8);
    await waitFor(() => expect(shown()).toBe("8"));
    await fireEvent.click(screen.getByRole("button", { name: "One step back" }));
    await fireEvent.click(screen.getByRole("button", { name: "Back to the present" }));
    await answer(7);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toBe("9");
  });
});

describe("everybody's chances", () => {
  const BOTS = ["Ann", "Ben", "Clara", "Dora"].map((name) => ({
    ...{ kind: "bot", name },
    ...{ away_since: null, holiday_from: null, holiday_until: null },
  }));
  const line = "Ben closes a route of 5 cards. Ben’s chances rise from 20% to 40%.";
  const watched = { status: "playing", you: [], reclaimable: [], seats: BOTS };
  const news = { ply: 4, chances: [0.3, 0.4, 0.2, 0.1], line, behind: 0 };
  const asked = vi.fn();

  beforeEach(() => {
    asked.mockReset().mockReturnValue(news);
    const answer = (path: string): object => (path.includes("/me") ? { tables: [] } : (asked(path) as object));
    vi.stubGlobal("fetch", async (path: string) => ({ json: async () => answer(path) }));
  });

  it("are shown to those who watch, asked for once a turn, and the last sentence stays", async () => {
    open({ ...playView, player: 1 }, watched);
    await screen.findByText(line);
    expect(screen.getByText(/^Ann 30%, Ben 40%/)).toBeTruthy();
    asked.mockReturnValue({ ...news, ply: 9, chances: [0.35, 0.35, 0.2, 0.1], line: null });
    FakeSocket.now.hear({ type: "update", seq: 1, views: [{ ...playView, player: 1 }], play: null, log: [] });
    FakeSocket.now.hear({ type: "update", seq: 2, views: [{ ...playView, player: 2 }], play: null, log: [] });
    await screen.findByText(/^Ann 35%, Ben 35%/);
    expect(screen.getByText(line)).toBeTruthy();
    const paths = asked.mock.calls.map(([path]) => path as string).filter((path) => path.includes("commentary"));
    expect(paths).toEqual(["/api/tables/k3/commentary", "/api/tables/k3/commentary"]);
  });

  it("say how late they are where people play, and are not there for players", async () => {
    const people = watched.seats.map((seat) => ({ ...seat, kind: "person" }));
    asked.mockReturnValue({ ...news, behind: 2 });
    open({ ...playView, player: 1 }, { ...watched, seats: people, listed: true });
    await screen.findByText("As it was 2 rounds ago");
    cleanup();
    open({ ...playView, player: 1 }, { status: "playing", listed: true, reclaimable: [] });
    await screen.findAllByText("Ben");
    expect(screen.queryByRole("region", { name: "Chances of winning" })).toBeNull();
  });
});
