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

/** The page of a table at which one has seat 0, as the server tells of it. */
function open(view: object, table: object): void {
  render(PlayPage, { path: "/t/k3", params: { table: "k3" }, go });
  FakeSocket.now.onopen?.();
  const seats = ["Ann", "Ben", "Clara", "Dora"].map((name, i) => ({
    kind: "person",
    name,
    yours: i === 0,
    away_since: i === 1 ? 5 : null,
  }));
  const info = { id: "k3", you: [0], seats, absent: [], rematch: null, deadline: null, now: 9, ...table };
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
  it("leads to its result, also in a folder of files", async () => {
    open(overView, { status: "finished", daily: { deal: "2026-11-18 icelandic", counts: true } });
    const link = await screen.findByRole("link", { name: /deal/i, hidden: true });
    expect(link.getAttribute("href")).toBe("#/daily?date=2026-11-18&edition=icelandic");
  });
});

describe("another game that somebody asked for", () => {
  it("is told of beside the score and above the table, and one click leads there", async () => {
    open(overView, { status: "finished", rematch: "k4" });
    expect(await screen.findAllByText("The next game has begun. Your seat is waiting.")).toHaveLength(2);
    await fireEvent.click(screen.getAllByRole("button", { name: "Play again", hidden: true })[0] as HTMLElement);
    const asked = FakeSocket.now.sent.at(-1);
    expect(asked?.type).toBe("rematch");
    FakeSocket.now.hear({ type: "ok", id: asked?.id, table: "k4" });
    await waitFor(() => expect(go).toHaveBeenCalledWith("/t/k4"));
  });

  it("is not told of to those who only watch, nor before anybody asked", async () => {
    open(overView, { status: "finished" });
    await screen.findByRole("dialog", { name: "The last post" });
    cleanup();
    open(overView, { status: "finished", rematch: "k4", you: [] });
    await screen.findByRole("dialog", { name: "The last post" });
    expect(screen.queryByText(/next game has begun/)).toBeNull();
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
