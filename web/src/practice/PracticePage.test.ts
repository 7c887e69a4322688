// @vitest-environment jsdom
import gamesTexts from "$locales/en/games.ftl?raw";
import practiceTexts from "$locales/en/practice.ftl?raw";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import type { Practice } from "../protocol/protocol";
import PracticePage from "./PracticePage.svelte";

const PRACTICE = {
  exercises: [
    { table: "k3v9", ply: 12, seat: 0, kind: "late", cost: 0.1, played: ["end"], best: ["close"], others: [] },
  ],
  due: 0,
  waiting: 1,
  learnt: 0,
  next: "2026-11-20",
  games: 1,
  kinds: [{ kind: "late", count: 1, theme: null, puzzles: 0 }],
} as unknown as Practice;
let asked: string[];

beforeAll(() => texts.use("en", english, gamesTexts, practiceTexts));
beforeEach(() => {
  asked = [];
  stubBrowser();
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return { json: async () => PRACTICE };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const positions = (): string[] => asked.filter((path) => path.startsWith("/api/tables/k3v9"));

describe("practice with nothing due", () => {
  it("says when the next exercise is due, and offers to practise ahead", async () => {
    render(PracticePage, { path: "/practice", params: {}, go: vi.fn() });
    await screen.findByText("Practise ahead");
    expect(positions()).toEqual([]);
  });

  it("begins at once for whoever has asked for that elsewhere", async () => {
    render(PracticePage, { path: "/practice", params: { ahead: "" }, go: vi.fn() });
    await vi.waitFor(() => expect(positions()).toHaveLength(1));
  });
});
