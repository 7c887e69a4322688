// @vitest-environment jsdom
import editorTexts from "$locales/en/editor.ftl?raw";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import { neighbours } from "../game/board";
import { texts } from "../i18n/i18n.svelte";
import type { SetupData } from "../protocol/protocol";
import EditorPage from "./EditorPage.svelte";
import { emptyTable, extended, left, named, settled, topTiles, unnamed, withPlayers, withUnnamed } from "./parts";
import { interval, results } from "./rolling.svelte";

describe("the parts of a position", () => {
  it("start as an empty table, whose first player must call on the Postmaster", () => {
    expect(settled(emptyTable(3))).toEqual(emptyTable(3));
    expect(emptyTable(3).hands).toEqual([[], [], []]);
  });

  it("extend a route at the end that the city is joined to, and take an end away", () => {
    expect(extended([], "ulm", neighbours)).toEqual(["ulm"]);
    expect(extended(["ulm", "augsburg"], "sigmaringen", neighbours)).toEqual(["sigmaringen", "ulm", "augsburg"]);
    expect(extended(["ulm", "augsburg"], "augsburg", neighbours)).toEqual(["ulm"]);
    expect(extended(["ulm", "augsburg"], "ulm", neighbours)).toEqual(["augsburg"]);
    // A gap is put down as it was asked for: the server says what is wrong.
    expect(extended(["ulm"], "lodz", neighbours)).toEqual(["ulm", "lodz"]);
  });

  it("keep what players have when others come or go", () => {
    const parts: SetupData = { ...emptyTable(2), houses: [["ulm"], ["linz"]] };
    expect(withPlayers(parts, 4).houses).toEqual([["ulm"], ["linz"], [], []]);
    expect(withPlayers(withPlayers(parts, 4), 2).houses).toEqual(parts.houses);
    expect(withPlayers({ ...parts, player: 1 }, 2).player).toBe(1);
  });

  it("count cards with and without names", () => {
    expect(withUnnamed(["ulm", null], 3)).toEqual(["ulm", null, null, null]);
    expect(unnamed(withUnnamed(["ulm"], "?"))).toBe("?");
    expect(named(["passau", null, "lodz"])).toEqual(["passau", "lodz"]);
    expect(left({ ...emptyTable(2), hands: [["ulm"], ["ulm"]] }, "ulm")).toBe(0);
  });

  it("follow from phase, official and hand where nothing else can be", () => {
    const holds = { ...emptyTable(2), official: null, hands: [["ulm"], []] };
    expect(settled({ ...holds, official: "postmaster" }).official).toBe(null);
    expect(settled({ ...holds, phase: "play" }).taken).toBe(1);
    expect(settled({ ...holds, phase: "play", official: "postmaster" }).taken).toBe(2);
    expect(settled({ ...holds, phase: "houses" }).closing).toEqual({ houses: [], discarded: [], cartwright: false });
  });

  it("offer the top tile of each stack", () => {
    const parts: SetupData = { ...emptyTable(2), tiles: [[["baden", 3]], []] };
    expect(topTiles(parts)).toContainEqual(["baden", 2]);
    expect(topTiles({ ...parts, tiles: [[["game_end", 1]], []] }).map(([stack]) => stack)).not.toContain("game_end");
  });
});

describe("a rollout", () => {
  it("compares ways game by game", () => {
    const [best, other] = results(
      [["end"], ["close"]],
      [
        [1, 0, 1, 0],
        [1, 1, 1, 0],
      ],
      [
        [3, 3, 3, 3],
        [4, 4, 4, 4],
      ],
    );
    expect(best?.way).toEqual(["close"]);
    expect(other?.behind).toBeCloseTo(0.25);
    expect(other?.behindError).toBeGreaterThan(0);
    expect(results([["end"]], [[]], [[]])).toEqual([]);
  });

  it("has Wilson's interval", () => {
    const [low, high] = interval(1 / 29, 29);
    expect(low).toBeCloseTo(0.0061, 3);
    expect(high).toBeCloseTo(0.1718, 3);
  });
});

describe("the page", () => {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  let problems: { place: string; text: string }[] = [];
  let written = "";
  const go = vi.fn();
  const ROLLED = { wins: [Array(100).fill(1)], points: [Array(100).fill(3)] };
  const HINT = {
    action: "end",
    closing: [],
    sentence: "End the turn.",
    candidates: [{ action: "end", chance: 0.5, alike: false }],
  };

  beforeAll(() => texts.use("en", english, editorTexts));
  beforeEach(() => {
    asked.length = 0;
    problems = [];
    written = "tt1 standard 1 0 draw";
    go.mockClear();
    stubBrowser();
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      const given = JSON.parse(body) as Record<string, unknown>;
      asked.push({ path, body: given });
      if (path === "/api/positions/best") return { json: async () => ({ hint: HINT, ending: null }) };
      if (path === "/api/positions/rollout") return { json: async () => ROLLED };
      if (String(given.text).includes("nonsense"))
        return {
          json: async () => ({ position: null, problems: [{ place: "text", text: "No position." }], line: null }),
        };
      const line = problems.length > 0 ? null : written;
      return { json: async () => ({ position: given.position ?? emptyTable(4), problems, line, undecided: null }) };
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("checks the position, and puts it into the address once it can be", async () => {
    render(EditorPage, { path: "/editor", params: {}, go });
    await screen.findByText("This position is possible.");
    expect(go).toHaveBeenCalledWith("/editor#tt1+standard+1+0+draw", { replace: true });
    expect(asked[0]?.path).toBe("/api/positions");
  });

  it("says what cannot be", async () => {
    problems = [{ place: "cards", text: "Ulm is there 4 times." }];
    render(EditorPage, { path: "/editor", params: {}, go });
    await screen.findByText("Ulm is there 4 times.");
    expect(go).not.toHaveBeenCalled();
    expect(screen.getByText("Try it out")).toHaveProperty("disabled", true);
  });

  it("opens a moment of a game, and nothing before it", async () => {
    render(EditorPage, { path: "/editor", params: { table: "k3v9", ply: "12" }, go });
    await screen.findByText("This position is possible.");
    expect(asked[0]).toEqual({ path: "/api/positions", body: { table: "k3v9", ply: 12 } });
    expect(asked[1]?.body.position).toMatchObject({ players: ["A", "B", "C", "D"] });
  });

  it("says at once that there is no position at its address, and offers an empty table", async () => {
    render(EditorPage, { path: "/editor", params: { hash: "tt1+nonsense" }, go });
    expect((await screen.findByText("No position.")).getAttribute("role")).toBe("alert");
    await screen.findByText("This position is possible.");
  });

  it("begins a rollout for whoever has come for one, with room below for what it finds", async () => {
    const shown: unknown[] = [];
    Element.prototype.scrollIntoView = (how) => void shown.push(how);
    render(EditorPage, { path: "/editor", params: { table: "k3v9", ply: "12", rollout: "" }, go });
    await screen.findByText("100 of 100 games");
    expect(asked.some(({ path }) => path === "/api/positions/rollout")).toBe(true);
    expect(shown).toEqual([{ block: "start" }]);
    // Another position is only looked at when that is asked for.
    written = "tt1 standard 2 0 draw";
    await fireEvent.click(screen.getByText("Undo"));
    await waitFor(() => expect(go).toHaveBeenCalledWith("/editor#tt1+standard+2+0+draw", { replace: true }));
    expect(shown).toHaveLength(1);
    expect(asked.filter(({ path }) => path === "/api/positions/best")).toHaveLength(1);
  });

  it("reads the position of its address, and takes a change back", async () => {
    render(EditorPage, { path: "/editor", params: { hash: "tt1+x" }, go });
    await waitFor(() => expect(asked.some(({ body }) => body.text === "/editor#tt1+x")).toBe(true));
    // By their text: what jsdom does to find a role takes seconds on a page of this size.
    const seats = (): HTMLElement[] => screen.queryAllByText(/^[ABCD]$/, { selector: "label" });
    await waitFor(() => expect(seats()).toHaveLength(4));
    await fireEvent.click(screen.getByText("Undo"));
    expect(seats()).toHaveLength(2);
  });
});
