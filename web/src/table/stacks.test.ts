// @vitest-environment jsdom
import access from "$locales/en/access.ftl?raw";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { eventsInWords, tableInWords } from "./access/words";
import closing from "../fixtures/closing.json";
import overView from "../fixtures/over.json";
import { texts } from "../i18n/i18n.svelte";
import type { ClosingOffer, GameEvent, Outcome, Seat, TileTuple, View } from "../protocol/protocol";
import ClosingPanel from "./closing/ClosingPanel.svelte";
import Log from "./parts/Log.svelte";
import ScoreSheet from "./sheets/ScoreSheet.svelte";
import SeatPanel from "./seats/SeatPanel.svelte";
import Tiles from "./parts/Tiles.svelte";

const over = overView as unknown as View;
const TILE: TileTuple = ["all_provinces", 6];
const events: GameEvent[] = [
  { type: "close", seat: 0, route: ["ulm", "augsburg", "muenchen"] },
  { type: "tile", seat: 0, stack: TILE[0], value: TILE[1] },
];
const seat: Seat = { ...(over.seats[0] as Seat), tiles: [TILE] };

beforeAll(() => {
  texts.use("en", english, access);
  // jsdom has no sizes.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(cleanup);

describe.each([
  ["every_province" as const, "All provinces"],
  ["outside_baiern" as const, "Outside Baiern"],
])("where the rules ask for %s", (all_provinces, name) => {
  const rules = { ...over.rules, all_provinces };
  const others = over.seats.slice(1).map((each) => ({ ...each, tiles: [] }));
  const view: View = { ...over, rules, seats: [seat, ...others] };

  it("the stacks show it", () => {
    render(Tiles, { stacks: { all_provinces: [6, 5] }, rules });
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByRole("img", { name: new RegExp(`^${name}: `) })).toBeTruthy();
  });

  it("a player's tiles show it", () => {
    render(SeatPanel, { number: 0, name: "Ann", seat, rules, turn: false });
    expect(screen.getByTitle(name).textContent).toBe("6");
  });

  it("the score sheet shows it", () => {
    render(ScoreSheet, { players: view.players, seats: view.seats, outcome: view.outcome as Outcome, rules });
    expect(screen.getByTitle(name)).toBeTruthy();
    // Read aloud, points sound different from the number of the carriage and the values of the tiles.
    expect(screen.getByRole("cell", { name: `${name} (6): ${view.outcome?.breakdown[0]?.tiles} points` })).toBeTruthy();
    const { carriage } = seat;
    const worth = view.outcome?.breakdown[0]?.carriage;
    expect(screen.getAllByRole("cell", { name: `carriage ${carriage}: ${worth} points` })).not.toEqual([]);
  });

  it("the closing screen shows it", () => {
    const offer = closing as unknown as ClosingOffer;
    const [first] = offer.ways.map((way) => ({ ...way, best: { ...way.best, tiles: [TILE] } }));
    if (!first) throw new Error("the fixture has no way to close");
    const spies = { onchange: vi.fn(), onconfirm: vi.fn(), oncancel: vi.fn() };
    render(ClosingPanel, { offer: { ...offer, ways: [first] }, outcome: first.best, seat: 0, rules, ...spies });
    expect(screen.getByText(name)).toBeTruthy();
  });

  it("the log says it", () => {
    render(Log, { turns: [{ seat: 0, round: 9, ply: 90, events }], players: view.players, rules, seat: null });
    expect(screen.getByRole("list").textContent).toContain(`for ${name}`);
  });

  it("the table in words says it", () => {
    const chapters = tableInWords(view).map(({ sentences }) => sentences);
    expect(chapters.filter((sentences) => sentences.some((each) => each.includes(name)))).toHaveLength(2);
    expect(eventsInWords(events, view)[0]).toMatch(new RegExp(`for ${name}$`));
  });
});
