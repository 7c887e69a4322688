// @vitest-environment jsdom
import ratings from "$locales/en/ratings.ftl?raw";
import { wire } from "$wire";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import LeaderboardPage from "./LeaderboardPage.svelte";

beforeAll(() => texts.use("en", english, ratings));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row = (place: number, more: object): object => ({
  place,
  id: null,
  name: null,
  level: null,
  yours: false,
  rating: 1623 - place,
  uncertainty: 120,
  provisional: place > 200,
  games: 9,
  wins: 3,
  against_you: { before: 1, behind: 2 },
  ...more,
});

describe("the leaderboard", () => {
  it("asks once, and a season stays as it was chosen", async () => {
    const ask = vi.spyOn(wire, "ask").mockImplementation((_method, path: string) => {
      const season = path.split("season=")[1] ?? "all";
      const players = [row(1, { name: `Ben in ${season}` }), row(214, { yours: true })];
      return Promise.resolve({ season, seasons: ["2026-4"], listed: null, players });
    });
    render(LeaderboardPage, { path: "/leaderboard", params: {}, go: vi.fn() });
    await screen.findByText("Ben in all");
    expect(screen.getByText("214")).toBeTruthy();
    expect(screen.getByText("1622 ± 120")).toBeTruthy();
    expect(screen.getByText(/1409 ± 120/).textContent).toContain("few games");
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "2026-4" } });
    await screen.findByText("Ben in 2026-4");
    // By now all requests that follow from an answer have been sent.
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByText("Ben in 2026-4")).toBeTruthy();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
