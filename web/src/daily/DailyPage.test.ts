// @vitest-environment jsdom
import daily from "$locales/en/daily.ftl?raw";
import games from "$locales/en/games.ftl?raw";
import { wire } from "$wire";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import DailyPage from "./DailyPage.svelte";

beforeAll(() => texts.use("en", english, daily, games));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const deal = (date: string): object => ({
  date,
  edition: "standard",
  level: "hard",
  players: 4,
  commitment: "c",
  counts: false,
  table: null,
  result: null,
  streak: 0,
  last: [],
});

describe("the daily deal", () => {
  it("asks once for each day, and shows the one that was asked for last, whichever answer comes first", async () => {
    const answers: ((deal: object) => void)[] = [];
    vi.spyOn(wire, "ask").mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const page = { path: "/daily", go: vi.fn() };
    const { rerender } = render(DailyPage, { ...page, params: { date: "2026-11-01" } });
    await rerender({ ...page, params: { date: "2026-11-02" } });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(deal("2026-11-02"));
    const heading = await screen.findByRole("heading", { level: 2 });
    answers[0]?.(deal("2026-11-01"));
    // Whatever follows from an answer has happened by now.
    await new Promise((resolve) => setTimeout(resolve));
    expect(heading.textContent).toBe("November 2, 2026");
    expect(answers).toHaveLength(2);
  });

  it("is shared with a link to it", async () => {
    const copied = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
    const result = { score: 21, place: 1, expert: null, scores: [] };
    vi.spyOn(wire, "ask").mockResolvedValue({ ...deal("2026-11-02"), table: "k3", finished: true, result } as never);
    render(DailyPage, { path: "/daily", go: vi.fn(), params: { date: "2026-11-02" } });
    (await screen.findByRole("button", { name: "Copy the result" })).click();
    await vi.waitFor(() => expect(copied).toHaveBeenCalled());
    expect(String(copied.mock.calls[0]?.[0]).split("\n").at(-1)).toBe(
      `${location.origin}/daily?date=2026-11-02&ghost=k3`,
    );
    vi.unstubAllGlobals();
  });

  it("leads to the game of the Prince where that is kept, beside one's own, and can be saved as a picture", async () => {
    const ask = vi.spyOn(wire, "ask");
    const shown = (table: string | null): void => {
      const result = { score: 21, place: 1, expert: { score: 32, place: 1, table }, scores: [] };
      ask.mockResolvedValue({ ...deal("2026-11-02"), table: "k3", finished: true, result } as never);
      render(DailyPage, { path: "/daily", go: vi.fn(), params: { date: "2026-11-02" } });
    };
    shown("p9");
    const prince = await screen.findByRole("link", { name: "Watch the Prince play" });
    expect(prince.getAttribute("href")).toContain("/replay/p9");
    const both = screen.getByRole("link", { name: "Both games side by side" });
    expect(both.getAttribute("href")).toContain("/daily/beside/k3/p9");
    expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toContain("/replay/k3");
    expect(screen.getByRole("button", { name: "Save a picture" })).toBeTruthy();
    cleanup();
    shown(null);
    await screen.findByRole("button", { name: "Save a picture" });
    expect(screen.queryByRole("link", { name: "Watch the Prince play" })).toBeNull();
  });

  it("lets a friend's game of the same deal play along, and no other game", async () => {
    const friend = { status: "finished", you: [], seats: [{ kind: "person", name: "Ben" }] };
    const go = vi.fn();
    let of = "2026-11-02 standard";
    vi.spyOn(wire, "ask").mockImplementation((method, path) => {
      if (path.startsWith("/tables/")) {
        return Promise.resolve({ table: { ...friend, daily: { deal: of, counts: true } } });
      }
      return Promise.resolve(method === "POST" ? { table: "n1" } : deal("2026-11-02"));
    });
    const shown = { path: "/daily", go, params: { date: "2026-11-02", ghost: "b7" } };
    render(DailyPage, shown);
    await screen.findByText(/^Ben has played this deal/);
    screen.getByRole("button", { name: "Play the deal" }).click();
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/t/n1?ghost=b7"));
    cleanup();
    go.mockClear();
    of = "2026-11-01 standard";
    render(DailyPage, shown);
    (await screen.findByRole("button", { name: "Play the deal" })).click();
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/t/n1"));
    expect(screen.queryByText(/has played this deal/)).toBeNull();
  });
});
