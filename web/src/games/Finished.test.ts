// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import games from "$locales/en/games.ftl?raw";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import type { Played } from "../protocol/protocol";
import Finished from "./Finished.svelte";

const game: Played = {
  table: "one",
  ended: new Date(2026, 4, 20, 14, 5).getTime(),
  seats: [
    { name: "Ann", level: null, score: 21, place: 1 },
    { name: "Leonhard", level: "hard", score: 17, place: 2 },
  ],
  you: [0],
  opponents: "hard",
  place: 1,
  score: 21,
  counts: true,
  deal: null,
};

beforeAll(() => texts.use("en", `${english}\n${games}`));
afterEach(() => {
  cleanup();
  history.replaceState(null, "");
  vi.unstubAllGlobals();
});

describe("a finished game", () => {
  it("leads to its replay and to its review", async () => {
    vi.stubGlobal("fetch", async () => ({ json: async () => ({ games: [game], next: null }) }));
    render(Finished, { tallies: [], onforgotten: () => undefined });
    expect((await screen.findByRole("link", { name: /^Replay: / })).getAttribute("href")).toBe("/replay/one");
    expect(screen.getByRole("link", { name: /^Review: / }).getAttribute("href")).toBe("/replay/one?review=1");
    // Also where nothing is counted, as after an import.
    const { options } = screen.getByLabelText<HTMLSelectElement>("Opponents");
    expect([...options].map(({ value }) => value)).toEqual(["", "hard"]);
  });

  it("is where one comes back to, with the choice and the pages that were there", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const page = path.includes("before=")
        ? { games: [{ ...game, table: "late" }], next: null }
        : { games: [{ ...game, table: "early" }], next: "further" };
      return { json: async () => page };
    });
    const { unmount } = render(Finished, { tallies: [], onforgotten: () => undefined });
    await fireEvent.change(screen.getByLabelText("Result"), { target: { value: "true" } });
    await fireEvent.click(await screen.findByRole("button", { name: "Earlier games" }));
    const links = await vi.waitFor(() => {
      const found = screen.getAllByRole("link", { name: /^Review: / });
      expect(found).toHaveLength(2);
      return found;
    });
    await fireEvent.click(links[1] as HTMLElement);
    unmount();

    asked.length = 0;
    render(Finished, { tallies: [], onforgotten: () => undefined });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("/replay/late"));
    expect(asked).toEqual(["/api/me/games?won=true", "/api/me/games?before=further&won=true"]);
  });

  it("is among those that were asked for last, even while others were being fetched", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      // The first question is never answered.
      return asked.length === 1
        ? new Promise(() => undefined)
        : Promise.resolve({ json: async () => ({ games: [game], next: null }) });
    });
    render(Finished, { tallies: [], onforgotten: () => undefined });
    await fireEvent.change(screen.getByLabelText("Result"), { target: { value: "true" } });
    await screen.findByRole("link", { name: /^Replay: / });
    expect(asked).toEqual(["/api/me/games", "/api/me/games?won=true"]);
  });
});
