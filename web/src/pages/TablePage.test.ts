// @vitest-environment jsdom
import english from "$locales/en/web.ftl?raw";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import closingView from "../fixtures/closing-view.json";
import drawView from "../fixtures/draw.json";
import overView from "../fixtures/over.json";
import playView from "../fixtures/play.json";
import { FixtureTransport } from "../fixtures/transport";
import { texts } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { Table } from "../lib/table.svelte";
import type { Play, View } from "../lib/types";
import TablePage from "./TablePage.svelte";

let transport: FixtureTransport;

function show(view: unknown, play: Play | null = null): void {
  render(TablePage, { table: new Table(transport, view as View), name: "Test", play });
}

beforeAll(() => texts.use("en", english));
beforeEach(() => {
  transport = new FixtureTransport();
  // jsdom has no dialogs, no canvas and no sizes.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  HTMLCanvasElement.prototype.getContext = () => null;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly told: (entries: object[]) => void) {}
      observe(target: Element): void {
        queueMicrotask(() => this.told([{ target, contentRect: { width: 1000, height: 700 } }]));
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(cleanup);

describe("the last round", () => {
  const last_round = { ended_by: 1, end_reason: "carriage", turns_left: [0, 2, 3] };
  const lastTurn = { ...closingView, last_round, last_turn: true };

  it("is announced: who called the end, with what, who still has a turn; who has finished is marked", () => {
    show(lastTurn);
    expect(screen.getByRole("alert").textContent).toBe(
      "Last round: Ben has carriage 7. Still to play: You, Clara, Dora.",
    );
    expect(screen.getAllByText("has had the last turn")).toHaveLength(1);
    expect(screen.getByRole("status").textContent).toContain("close the route now, or it scores nothing");
  });

  it("does not end with a route that could be closed before one has been asked", async () => {
    show(lastTurn);
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(transport.sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "End turn anyway" }));
    expect(transport.sent).toEqual([["end"]]);
  });

  it("asks only then", async () => {
    show({ ...lastTurn, last_turn: false });
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(transport.sent).toEqual([["end"]]);
  });
});

describe("acting at the table", () => {
  it("takes a card from the table by a click", async () => {
    show(drawView);
    await fireEvent.click(screen.getByRole("button", { name: "Take Passau" }));
    expect(transport.sent).toEqual([["take passau"]]);
  });

  it("plays a card that fits one end without asking", async () => {
    show(playView);
    await fireEvent.click(screen.getByRole("button", { name: "Play Carlsruhe" }));
    expect(transport.sent).toEqual([["left carlsruhe"]]);
  });

  it("plays by pointing at the city on the map", async () => {
    show(playView);
    await fireEvent.click(await screen.findByRole("button", { name: /^Salzburg, Salzburg.*can be chosen/ }));
    expect(transport.sent).toEqual([["right salzburg"]]);
  });

  it("asks once before a route is given up", async () => {
    show(playView);
    await fireEvent.click(screen.getByRole("button", { name: "Play Linz" }));
    expect(transport.sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Start with Linz", hidden: true }));
    expect(transport.sent).toEqual([["start linz"]]);
  });

  it("lights up the cards when none of them fits and one must be played", () => {
    show({ ...playView, legal: playView.legal.filter((action) => action.startsWith("start ")) });
    const hand = [...document.querySelectorAll('[data-at^="hand-"] .card')];
    expect(hand.length).toBeGreaterThan(0);
    for (const card of hand) expect(card.className).toMatch(/\blegal\b/);
  });

  it("tells a winner that it was them", async () => {
    const seat = overView.outcome.winner;
    show({ ...overView, seat });
    expect((await screen.findAllByText(/^You win with \d+ points!$/)).length).toBe(1);
  });

  it("explains the numbers on the cards", () => {
    settings.now = { ...settings.now, aids: true };
    show(playView);
    settings.now = { ...settings.now, aids: false };
    const badge = document.querySelector('[data-at="slot-0"] [title]');
    expect(badge?.getAttribute("title")).toMatch(/^Cards not seen yet: \d of 3$/);
    expect(screen.getByText("2× on a card: so many copies you have not seen yet")).toBeTruthy();
  });

  it("has a word before a slip, and does it anyway if that is wanted", async () => {
    const seats = playView.seats.map((seat, i) =>
      i === playView.seat ? { ...seat, route: ["nuernberg", "pilsen"], hand: ["lodz", "budweis"] } : seat,
    );
    const legal = ["right lodz", "right budweis"];
    show({ ...playView, seats, legal, display: ["linz", null, null, null, null, null], unseen: {} }, {
      undoable: 0,
    } as Play);
    await fireEvent.click(screen.getByRole("button", { name: "Play Lodz" }));
    expect(transport.sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Do it anyway", hidden: true }));
    expect(transport.sent).toEqual([["right lodz"]]);
  });

  it("lets the player choose when a card fits both ends", async () => {
    const view = { ...playView, legal: ["left carlsruhe", "right carlsruhe", "start carlsruhe"] };
    show(view);
    await fireEvent.click(screen.getByRole("button", { name: "Play Carlsruhe" }));
    expect(transport.sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: /^After München/ }));
    expect(transport.sent).toEqual([["right carlsruhe"]]);
  });

  it("asks the server why something cannot be done", async () => {
    show({ ...playView, legal: ["start linz"] });
    await fireEvent.click(screen.getByRole("button", { name: "Take Passau" }));
    expect(await screen.findByText("Not now: take passau")).toBeTruthy();
    expect(transport.sent).toEqual([]);
  });
});
