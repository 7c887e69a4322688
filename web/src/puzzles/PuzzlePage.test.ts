// @vitest-environment jsdom
import puzzleTexts from "$locales/en/puzzles.ftl?raw";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import playView from "../fixtures/play.json";
import { texts } from "../i18n/i18n.svelte";
import PuzzlePage from "./PuzzlePage.svelte";

const PUZZLES = ["104-1", "104-3"].map((id) => ({ id, theme: "ending", goal: "points", level: 3 }));
const OTHER = { id: "7-1", theme: "cards", goal: "points", level: 5 };
/** What the server refuses, in its words. */
let refused = "";
const go = vi.fn();

const SOLUTION = {
  actions: ["right salzburg", "end"],
  as_good: [],
  tempting: { actions: ["left carlsruhe"], cost: 3 },
  reasons: [],
};

function answer(path: string): object {
  if (refused) return { error: { code: "not_found", text: refused } };
  if (path === "/api/puzzles") return { puzzles: [...PUZZLES, OTHER], today: "104-1" };
  if (path === "/api/me/puzzles") return { tries: [], rating: 1641.9, deviation: 253.1, streak: 2, longest: 5 };
  if (path.endsWith("/solution")) return SOLUTION;
  return path.startsWith("/api/puzzles/") ? { view: playView, events: [], cost: null, solved: false } : {};
}

beforeAll(() => texts.use("en", english, puzzleTexts));
beforeEach(() => {
  refused = "";
  go.mockClear();
  stubBrowser();
  vi.stubGlobal("fetch", async (path: string) => ({ json: async () => answer(path) }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the address of a puzzle", () => {
  it("leads to another one while one is open, and is not thrown back", async () => {
    const { rerender } = render(PuzzlePage, { path: "/puzzles", params: { id: "104-1" }, go });
    await screen.findByText(/104-1/);
    await rerender({ params: { id: "104-3" } });
    await screen.findByText(/104-3/);
    expect(go).not.toHaveBeenCalled();
  });

  it("follows to the next puzzle", async () => {
    render(PuzzlePage, { path: "/puzzles", params: { id: "104-1" }, go });
    await fireEvent.click(await screen.findByRole("button", { name: "Next puzzle" }));
    await vi.waitFor(() =>
      expect(go).toHaveBeenCalledWith(expect.stringMatching(/id=(104-3|7-1)$/), { replace: true }),
    );
  });
});

describe("the solution of a puzzle", () => {
  it("is drawn on the map beside the tempting move", async () => {
    render(PuzzlePage, { path: "/puzzles", params: { id: "104-1" }, go });
    const solution = await screen.findByRole("button", { name: "Solution" });
    expect(document.querySelectorAll("path.joined")).toHaveLength(0);
    await fireEvent.click(solution);
    await vi.waitFor(() => expect(document.querySelectorAll("path.joined.better")).toHaveLength(1));
    expect(document.querySelectorAll("path.joined.other")).toHaveLength(1);
  });
});

describe("the address of no puzzle", () => {
  const told = "There is no such puzzle.";

  it("says so instead of opening another one, and leads to the puzzle of the day", async () => {
    const { rerender } = render(PuzzlePage, { path: "/puzzles", params: { id: "999-9" }, go });
    expect((await screen.findByRole("alert")).textContent).toBe(told);
    expect(screen.getByRole("link", { name: "Puzzle of the day" }).getAttribute("href")).toBe("/puzzles");
    expect(go).not.toHaveBeenCalled();
    await rerender({ params: {} });
    await screen.findByText(/104-1/);
  });

  it("says so at the table of the puzzle that is open", async () => {
    const { rerender } = render(PuzzlePage, { path: "/puzzles", params: { id: "104-1" }, go });
    await screen.findByText(/104-1/);
    await rerender({ params: { id: "999-9" } });
    await screen.findByText(told);
  });
});

describe("a theme", () => {
  it("takes effect as soon as it is chosen, shows its count and leaves out levels that it has not", async () => {
    render(PuzzlePage, { path: "/puzzles", params: { id: "104-1" }, go });
    const themes = await screen.findByLabelText("Theme");
    expect([...themes.querySelectorAll("option")].map(({ text }) => text)).toEqual([
      "all",
      "Ending the game (2)",
      "The right card (1)",
    ]);
    await fireEvent.change(themes, { target: { value: "cards" } });
    await screen.findByText(/7-1/);
    expect(screen.getByLabelText("Level").querySelectorAll("option")).toHaveLength(2);
  });

  it("can be named by the address", async () => {
    render(PuzzlePage, { path: "/puzzles", params: { theme: "cards" }, go });
    await screen.findByText(/7-1/);
  });
});

describe("one's rating", () => {
  it("is what the server says", async () => {
    render(PuzzlePage, { path: "/puzzles", params: {}, go });
    await screen.findByText(/^Your rating: 1,?642 ± 506/);
    await screen.findByText(/Solved in a row: 2. Longest streak: 5./);
  });
});

describe("a puzzle that does not come", () => {
  it("is refused in the server's words, and can be asked for again", async () => {
    refused = "There are no puzzles here.";
    render(PuzzlePage, { path: "/puzzles", params: {}, go });
    expect((await screen.findByRole("alert")).textContent).toBe(refused);
    refused = "";
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText(/104-1/);
  });
});
