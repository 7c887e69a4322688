// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../../fixtures/browser";
import { english } from "../../fixtures/english";
import closingJson from "../../fixtures/closing.json";
import closingView from "../../fixtures/closing-view.json";
import drawView from "../../fixtures/draw.json";
import playView from "../../fixtures/play.json";
import { FixtureTransport } from "../../fixtures/transport";
import { choiceOf, planOf } from "../../game/hints";
import { texts } from "../../i18n/i18n.svelte";
import { viewport } from "../../ui/browser/viewport.svelte";
import { Table } from "../table.svelte";
import type { ClosingOffer, Hint, HintCandidate, Play, View } from "../../protocol/protocol";
import TableView from "../TableView.svelte";

let transport: FixtureTransport;
const onhint = vi.fn();

function candidate(action: string, chance: number | null, alike = false): HintCandidate {
  return { action, chance, noise: 0.01, alike };
}

function show(
  view: unknown,
  candidates: HintCandidate[],
  { closing = [], play = null }: { closing?: string[]; play?: Play | null } = {},
): Table {
  const table = new Table(transport, view as View);
  const hint: Hint = {
    ply: 0,
    action: candidates[0]?.action ?? "",
    sentence: "What to do.",
    candidates,
    closing,
    other: candidates[1]?.action ?? null,
  };
  render(TableView, { table, page: { name: "Test", hint, onhint, play } });
  return table;
}

const rows = (): string[] =>
  [...document.querySelectorAll("[data-hint] li")].map((row) => row.textContent?.replace(/\s+/g, " ").trim() ?? "");

beforeAll(() => texts.use("en", english));
beforeEach(() => {
  onhint.mockClear();
  transport = new FixtureTransport();
  stubBrowser();
});
afterEach(cleanup);

describe("a hint", () => {
  it("shows moves in the server's order, and those within the noise as equally good", () => {
    show(drawView, [candidate("take passau", 0.54), candidate("take supply", 0.53, true), candidate("take ulm", 0.4)]);
    expect(rows()).toEqual(["Take Passau 54%", "Draw from the supply just as good", "Take Ulm 40%"]);
  });

  it("has no percentage where there is no choice", () => {
    show(drawView, [candidate("take passau", null)]);
    expect(rows()).toEqual(["Take Passau"]);
    expect(document.body.textContent).not.toContain("0%");
  });

  it("names the official that a second card needs, and a route that is given up", () => {
    show(playView, [candidate("take passau", 0.5), candidate("take supply", 0.45), candidate("start linz", 0.1)]);
    expect(rows()).toEqual([
      "Postmaster: take Passau as well 50%",
      "Postmaster: draw one more from the supply 45%",
      "Give up the route, start with Linz 10%",
    ]);
  });

  it("is followed by a click; what gives a route up is asked about first", async () => {
    show(playView, [candidate("left carlsruhe", 0.5), candidate("start linz", 0.1)]);
    await fireEvent.click(screen.getByRole("button", { name: /^Give up the route/ }));
    expect(transport.sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Cancel", hidden: true }));
    await fireEvent.click(screen.getByRole("button", { name: /^Carlsruhe to the left/ }));
    expect(transport.sent).toEqual([["left carlsruhe"]]);
  });

  it("lets the coach have his word before another card than the one it advises", async () => {
    const seats = playView.seats.map((seat, i) =>
      i === playView.seat ? { ...seat, route: ["nuernberg", "pilsen"], hand: ["lodz", "budweis"] } : seat,
    );
    const view = { ...playView, seats, legal: ["right lodz", "right budweis"] };
    const [lodz, budweis] = [candidate("right lodz", 0.5), candidate("right budweis", 0.4)];
    const coach = [{ before: "right lodz", fact: "nothing_follows", instead: "right budweis" }];
    const play = { undoable: 0, coach } as unknown as Play;
    show(view, [budweis, lodz], { play });
    await fireEvent.click(screen.getByRole("button", { name: /^Lodz to the right/ }));
    expect(transport.sent).toEqual([]);
    screen.getByText(/Budweis would keep it open/);
    await fireEvent.click(screen.getByRole("button", { name: "Do it anyway", hidden: true }));
    expect(transport.sent).toEqual([["right lodz"]]);
    for (const advice of [
      [lodz, budweis],
      [budweis, { ...lodz, alike: true }],
    ]) {
      cleanup();
      transport.sent.length = 0;
      show(view, advice, { play });
      await fireEvent.click(screen.getByRole("button", { name: /^Lodz to the right/ }));
      expect(transport.sent).toEqual([["right lodz"]]);
    }
  });

  it("asks before a last turn is ended with a route that could be closed", async () => {
    show({ ...closingView, last_turn: true }, [candidate("end", 0.5), candidate("close", 0.4)]);
    const row = document.querySelector<HTMLElement>("[data-hint] li button");
    await fireEvent.click(row as HTMLElement);
    expect(transport.sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: /^End turn anyway/, hidden: true }));
    expect(transport.sent).toEqual([["end"]]);
  });

  it("that is longer than a phone has room for can be unfolded; a shorter one is not a button", async () => {
    viewport.resize(390, 844);
    show(drawView, [candidate("take passau", 0.54)]);
    expect(screen.queryByRole("button", { name: "What to do." })).toBeNull();
    cleanup();
    const high = vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(84);
    show(drawView, [candidate("take passau", 0.54)]);
    const sentence = await screen.findByRole("button", { name: "What to do." });
    expect(sentence.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(sentence);
    expect(sentence.getAttribute("aria-expanded")).toBe("true");
    high.mockRestore();
    viewport.resize(1440, 900);
  });

  it("goes with Escape and with its key", async () => {
    show(playView, [candidate("left carlsruhe", 0.5)]);
    await fireEvent.keyDown(window, { key: "Escape" });
    await fireEvent.keyDown(window, { key: "h" });
    expect(onhint).toHaveBeenCalledTimes(2);
  });

  it("says how to close, and a click fills the closing in", async () => {
    const offer = closingJson as unknown as ClosingOffer;
    const way = offer.ways[1] ?? offer.ways[0];
    const houses = way?.best.houses ?? [];
    const discards = offer.hand.slice(0, offer.discards);
    const closing = [
      "close",
      ...houses.map((city) => `house ${city}`),
      ...(offer.cartwright === null ? [] : ["cartwright"]),
      ...discards.map((city) => `discard ${city}`),
    ];
    const hint: Hint = { ply: 0, action: "close", sentence: "", candidates: [], closing, other: null };
    const plan = planOf(hint);
    expect(plan && choiceOf(plan, offer)).toEqual({
      way: way?.id,
      houses,
      cartwright: offer.cartwright !== null,
      discards,
    });
    show(closingView, [candidate("close", 0.6)], { closing });
    expect(rows()[1]).toMatch(/^The closing: houses in /);
    const asked = vi.spyOn(transport, "closingOutcome");
    await fireEvent.click(screen.getByRole("button", { name: /^The closing/ }));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ way: way?.id, houses, discards });
  });
});
