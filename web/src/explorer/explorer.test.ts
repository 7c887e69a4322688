// @vitest-environment jsdom
import explorer from "$locales/en/explorer.ftl?raw";
import { wire } from "$wire";
import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { explorerFor, explorerOf } from "../game/firstroutes";
import { texts } from "../i18n/i18n.svelte";
import type { CityId, Explored, ExploredNode, View } from "../protocol/protocol";
import ExplorerPage from "./ExplorerPage.svelte";
import { clicked, read, shares } from "./routes";

beforeAll(() => {
  texts.use("en", english, explorer);
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
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const done = (times: number, won: number): Explored => ({
  times,
  won,
  low: 0.2,
  high: 0.4,
  points: times ? 12.34 : null,
});
const way = (route: string, times: number): ExploredNode["next"][number] => ({
  city: "augsburg",
  route: read(route),
  done: done(times, 1),
});
const node = (given: Partial<ExploredNode>): ExploredNode => ({
  level: "strong",
  games: 1000,
  least: 25,
  reached: done(40, 12),
  closed: done(0, 0),
  given_up: done(4, 1),
  next: [way("ulm-aug", 20)],
  cards: [
    { city: "kempten", shown: 100, taken: done(50, 20) },
    { city: "lodz", shown: 100, taken: done(24, 24) },
  ],
  ...given,
});

describe("a first route", () => {
  it("is read from the address and written into it", () => {
    expect(read("ulm-aug-xyz-")).toEqual(["ulm", "augsburg"]);
    expect(explorerOf(3, ["ulm", "augsburg"])).toBe("/explorer?players=3&route=ulm-aug");
    expect(explorerOf(4, [])).toBe("/explorer?players=4");
  });

  it("loses an end that is clicked, and gains a city where most players laid it", () => {
    const route: CityId[] = ["ulm", "augsburg", "muenchen"];
    expect(clicked(route, "ulm", [])).toEqual(["augsburg", "muenchen"]);
    expect(clicked(route, "augsburg", [])).toBeNull();
    expect(clicked(["ulm"], "augsburg", [way("ulm-aug", 2), way("aug-ulm", 1)])).toEqual(["ulm", "augsburg"]);
    expect(clicked(["ulm", "augsburg"], "sigmaringen", [])).toEqual(["sigmaringen", "ulm", "augsburg"]);
    expect(clicked(["ulm"], "lodz", [])).toBeNull();
    expect(clicked([], "lodz", [])).toEqual(["lodz"]);
  });

  it("counts both ends of a city together", () => {
    expect(shares(node({ next: [way("ulm-aug", 10), way("aug-ulm", 2)] })).get("augsburg")).toBeCloseTo(0.3);
  });

  it("is shown for the player to act, until a house stands", () => {
    const seats = [
      { houses: [], route: ["ulm"] },
      { houses: ["linz"], route: [] },
    ];
    const view = (player: number | null): View => ({ player, seats }) as unknown as View;
    expect([0, 1, null].map((player) => explorerFor(view(player)))).toEqual([
      "/explorer?players=2&route=ulm",
      null,
      null,
    ]);
  });
});

describe("the page", () => {
  function page(route: string, known: boolean, own: Partial<ExploredNode> = {}, bots: Partial<ExploredNode> = {}) {
    const ask = vi.spyOn(wire, "ask").mockImplementation(async (_, path) => {
      if (path === "/me") return { known };
      return path.startsWith("/me/explorer")
        ? node({ level: null, games: 3, reached: done(2, 1), ...own })
        : node(bots);
    });
    render(ExplorerPage, { path: "/explorer", params: { players: "3", route }, go: vi.fn() });
    return ask;
  }

  it("shows what came next, what was taken, and one's own games beside it", async () => {
    const ask = page("ulm", true, { next: [way("ulm-aug", 2)], cards: [] });
    const row = await screen.findByRole("row", { name: /Ulm\s– Augsburg/ });
    expect(row.textContent).toContain("50%");
    expect(row.textContent).toContain("2, won: 1");
    expect(screen.getByRole("link", { name: /Ulm\s– Augsburg/ }).getAttribute("href")).toBe(
      "/explorer?players=3&route=ulm-aug",
    );
    expect(screen.getByRole("status").textContent).toContain("40 of 3,000 bots had this route. They won 30%");
    expect(screen.getByRole("row", { name: /gave it up/ }).textContent).toContain("10%");
    expect(screen.queryByRole("row", { name: /closed it/ })).toBeNull();
    expect(screen.getByText("40% won")).toBeTruthy();
    expect(screen.queryByText("100% won"), "too few to say anything").toBeNull();
    expect(screen.getByText("you: 0")).toBeTruthy();
    expect(ask).toHaveBeenCalledWith("GET", "/explorer?players=3&route=ulm", undefined, "en");
  });

  it("asks for no games of somebody who is not known", async () => {
    const ask = page("ulm", false);
    await screen.findByRole("row", { name: /Ulm\s– Augsburg/ });
    expect(ask.mock.calls.filter(([, path]) => path.startsWith("/me/explorer"))).toEqual([]);
    expect(screen.queryByRole("columnheader", { name: "You" })).toBeNull();
  });

  it("says so if too few had the route", async () => {
    page("ulm-aug-mue-sal-lin", false, {}, { reached: done(0, 0), next: [], cards: [], given_up: done(0, 0) });
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Fewer than 25 bots"));
    expect(screen.queryByRole("table")).toBeNull();
  });
});
