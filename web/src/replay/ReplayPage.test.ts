// @vitest-environment jsdom
import replay from "$locales/en/replay.ftl?raw";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { stubBrowser } from "../fixtures/browser";
import playView from "../fixtures/play.json";
import { texts } from "../i18n/i18n.svelte";
import { PIECE } from "./reel.svelte";
import ReplayPage from "./ReplayPage.svelte";

const PLIES = 250;
/** Turns begin here. */
const TURNS = [60, 230];
let you: number[] = [];
/** Pieces that are held back, by their first position, until they are let go. */
let held = new Map<number, () => void>();

function piece(from: number): object {
  const frames = Array.from({ length: Math.min(PIECE, PLIES + 1 - from) }, (_, i) => {
    const ply = from + i;
    const turn = { type: "turn", seat: 2, round: 9, forced_postmaster: false };
    return {
      ply,
      view: { ...playView, seat: null, ply },
      action: "end",
      events: TURNS.includes(ply + 1) ? [turn] : [],
    };
  });
  return { players: playView.players, plies: PLIES, from, opening: [], frames };
}

async function answer(path: string): Promise<object> {
  if (!path.includes("/replay?")) return { table: { you } };
  const from = Number(/from=(\d+)/.exec(path)?.[1]);
  if (held.has(from)) await new Promise<void>((let_go) => held.set(from, let_go));
  return piece(from);
}

const shown = (): string | undefined => document.querySelector<HTMLElement>(".table")?.dataset.ply;

beforeAll(() => texts.use("en", english, replay));
beforeEach(() => {
  you = [];
  held = new Map();
  stubBrowser();
  vi.stubGlobal("fetch", async (path: string) => ({ json: () => answer(path) }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function watch(ply: number): Promise<void> {
  render(ReplayPage, { path: "/replay/k3v9", params: { table: "k3v9", hash: String(ply) }, go: vi.fn() });
  await vi.waitFor(() => expect(shown()).toBe(String(ply)));
}

describe("a replay", () => {
  it("goes on to the next turn, even if that has not been fetched yet", async () => {
    held.set(200, () => undefined);
    await watch(150);
    await fireEvent.click(screen.getByRole("button", { name: "One turn forward" }));
    expect(shown()).toBe("150");
    held.get(200)?.();
    await vi.waitFor(() => expect(shown()).toBe("230"));
    await fireEvent.keyDown(window, { key: "PageDown" });
    await vi.waitFor(() => expect(shown()).toBe(String(PLIES)));
  });

  it("goes back to the beginning of a turn, even if that has not been fetched yet", async () => {
    held.set(0, () => undefined);
    await watch(110);
    await fireEvent.click(screen.getByRole("button", { name: "One turn back" }));
    expect(shown()).toBe("110");
    held.get(0)?.();
    await vi.waitFor(() => expect(shown()).toBe("60"));
    await fireEvent.keyDown(window, { key: "PageUp" });
    await vi.waitFor(() => expect(shown()).toBe("0"));
  });

  it("offers the reviewer's own seat for playing on", async () => {
    you = [3];
    await watch(10);
    await fireEvent.click(screen.getByRole("button", { name: "Play on from here" }));
    const seat = screen.getByRole<HTMLSelectElement>("combobox", { name: "You play as", hidden: true });
    expect(seat.selectedOptions[0]?.textContent).toBe("Dora");
  });
});
