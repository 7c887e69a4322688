// @vitest-environment jsdom
import access from "$locales/en/access.ftl?raw";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { english } from "../../fixtures/english";
import closingView from "../../fixtures/closing-view.json";
import drawView from "../../fixtures/draw.json";
import playView from "../../fixtures/play.json";
import { FixtureTransport } from "../../fixtures/transport";
import { CITIES, CITY_NAME, cityName } from "../../game/board";
import { texts } from "../../i18n/i18n.svelte";
import type { Message } from "../../i18n/message";
import { Table } from "../table.svelte";
import type { GameEvent, View } from "../../protocol/protocol";
import LiveEvents from "./LiveEvents.svelte";
import { completions, meant, written } from "./typed";
import TypedActions from "./TypedActions.svelte";
import { eventsInWords, mapInWords, tableInWords } from "./words";

const view = playView as unknown as View;
const draw = drawView as unknown as View;

beforeEach(() => {
  texts.use("en", english, access);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

describe("typed actions", () => {
  const legal = ["take ulm", "take muenchen", "take supply", "administrator", "left ulm"];

  it("are read as people write them", () => {
    expect(written("  Take   München ")).toBe("take muenchen");
  });

  it("are completed from the legal list, by their beginning and by the city", () => {
    expect(completions(legal, "take")).toEqual(["take ulm", "take muenchen", "take supply"]);
    expect(completions(legal, "ulm")).toEqual(["take ulm", "left ulm"]);
    expect(completions(legal, "")).toEqual(legal);
    expect(completions(legal, "close")).toEqual([]);
  });

  it("mean the only completion, or what stands there", () => {
    expect(meant(legal, "adm")).toBe("administrator");
    expect(meant(legal, "take ulm")).toBe("take ulm");
    expect(meant(legal, "take")).toBe("take");
    expect(meant(legal, "close")).toBe("close");
  });

  it("are sent when legal, and answered when not", async () => {
    const transport = new FixtureTransport();
    const table = new Table(transport, draw);
    render(TypedActions, { table });
    const field = screen.getByRole("combobox");
    const [first = ""] = draw.legal;
    await fireEvent.input(field, { target: { value: first } });
    await fireEvent.keyDown(field, { key: "Enter" });
    expect(transport.sent).toEqual([[first]]);
    await fireEvent.input(field, { target: { value: "close" } });
    await fireEvent.keyDown(field, { key: "Enter" });
    expect(transport.sent).toHaveLength(1);
    expect(await screen.findByText("Not now: close")).toBeTruthy();
  });

  it("end a last turn with a route that could be closed only when said twice", async () => {
    const transport = new FixtureTransport();
    const last = { ...(closingView as unknown as View), last_turn: true };
    render(TypedActions, { table: new Table(transport, last) });
    const field = screen.getByRole("combobox");
    const say = async (value: string): Promise<void> => {
      await fireEvent.input(field, { target: { value } });
      await fireEvent.keyDown(field, { key: "Enter" });
    };
    await say("end");
    expect(transport.sent).toEqual([]);
    expect(await screen.findByText(/scores nothing/)).toBeTruthy();
    await say("end");
    expect(transport.sent).toEqual([["end"]]);
  });

  it("hear the coach, and are done when said twice", async () => {
    const transport = new FixtureTransport();
    const wordBefore = (action: string): Message | null =>
      action === "right salzburg" ? { id: "coach-other-end" } : null;
    render(TypedActions, { table: new Table(transport, view), wordBefore });
    const field = screen.getByRole("combobox");
    const say = async (value: string): Promise<void> => {
      await fireEvent.input(field, { target: { value } });
      await fireEvent.keyDown(field, { key: "Enter" });
    };
    await say("right salzburg");
    expect(transport.sent).toEqual([]);
    const answer = await screen.findByText(/no other can follow/);
    expect(answer.textContent).toMatch(/Type “right salzburg” again to do it anyway\.$/);
    await say("right salzburg");
    expect(transport.sent).toEqual([["right salzburg"]]);
  });

  it("can be chosen with the arrow keys", async () => {
    const transport = new FixtureTransport();
    render(TypedActions, { table: new Table(transport, draw) });
    const field = screen.getByRole("combobox");
    await fireEvent.focus(field);
    await fireEvent.keyDown(field, { key: "ArrowDown" });
    await fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(screen.getAllByRole("option")[1]?.getAttribute("aria-selected")).toBe("true");
    await fireEvent.keyDown(field, { key: "Enter" });
    expect(transport.sent).toEqual([[draw.legal[1]]]);
  });
});

describe("the table in words", () => {
  const said = (of: View): string =>
    tableInWords(of)
      .flatMap((chapter) => chapter.sentences)
      .join("\n");

  it("describes everything that lies on the table", () => {
    const words = said(view);
    for (const city of [...view.display, ...(view.seats[view.seat ?? 0]?.hand ?? [])]) {
      expect(words).toContain(cityName(city));
    }
    for (const seat of view.seats) {
      for (const city of [...seat.route, ...seat.houses]) expect(words).toContain(CITY_NAME[city]);
      expect(words).toContain(String(seat.houses_left));
    }
  });

  it("names every player, and no text is missing", () => {
    const chapters = tableInWords(view);
    for (const name of view.players) expect(chapters.some(({ heading }) => heading.includes(name))).toBe(true);
    expect(JSON.stringify([chapters, mapInWords(view)])).not.toMatch(/access-|stack-|official-/);
  });

  it("counts one point as one, and gives a loss a real minus sign", () => {
    const headings = [1, 0, 7, -1].map((total) => {
      const seats = view.seats.map((seat) => ({ ...seat, score: { carriage: 0, tiles: 0, houses: 0, total } }));
      return tableInWords({ ...view, seats }).find(({ heading }) => heading.startsWith("Ann: "))?.heading;
    });
    expect(headings).toEqual(["Ann: 1 point", "Ann: 0 points", "Ann: 7 points", "Ann: −1 points"]);
  });

  it("does not tell what the seat may not know", () => {
    const other = view.seats.findIndex((_, number) => number !== view.seat);
    const hidden = { ...view, seats: view.seats.map((seat) => ({ ...seat, known: null, score: null })) };
    expect(said(view)).toContain("Known cards");
    expect(said(hidden)).not.toContain("Known cards");
    expect(hidden.seats[other]?.hand).toBeNull();
  });

  it("describes the last round: who called it, who still has a turn, who has had their last", () => {
    const last_round = { ended_by: 1, end_reason: "carriage" as const, turns_left: [2, 3] };
    const words = said({ ...view, player: 2, last_round });
    expect(words).toContain("Last round: Ben has carriage 7.");
    expect(words).toContain("Still to play: Clara and Dora.");
    expect(words).toContain("You have had your last turn.");
    expect(words.match(/Has had their last turn/g)).toHaveLength(2);
  });

  it("has the whole map", () => {
    expect(mapInWords(view)).toHaveLength(CITIES.length);
    expect(mapInWords(view).find((line) => line.startsWith("Lodz"))).toContain("roads to Pilsen");
  });
});

describe("events said aloud", () => {
  it("are sentences without markup", () => {
    const words = eventsInWords(
      [
        { type: "close", seat: 1, route: ["ulm", "augsburg", "muenchen"] },
        { type: "house", seat: 1, city: "ulm" },
        { type: "tile", seat: 1, stack: "baden", value: 3 },
      ],
      view,
    );
    expect(words).toHaveLength(1);
    expect(words[0]).toMatch(/Ulm – Augsburg – München, one house, tile worth 3 for Baden$/);
  });

  it("say the name, not you, where one hand moves for all", () => {
    const seat = view.seat ?? 0;
    const name = view.players[seat] ?? "";
    const taken: GameEvent = { type: "take", seat, city: "ulm", slot: 0, postmaster: false };
    expect(eventsInWords([taken], view, true)[0]).toContain(name);
    expect(eventsInWords([taken], view)[0]).not.toContain(name);
  });

  it("are put into a live region as they come", async () => {
    const table = new Table(new FixtureTransport(), view);
    render(LiveEvents, { table });
    const event: GameEvent = { type: "start", seat: 1, city: "linz", dropped: [] };
    table.receive({ view: { ...view, ply: view.ply + 1 }, events: [event] });
    expect(await screen.findByText(/started a route in Linz/)).toBeTruthy();
    expect(screen.getByRole("log").getAttribute("aria-live")).toBe("polite");
  });
});
