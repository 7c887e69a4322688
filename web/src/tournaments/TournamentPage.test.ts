// @vitest-environment jsdom
import levels from "$locales/en/levels.ftl?raw";
import tournaments from "$locales/en/tournaments.ftl?raw";
import { wire } from "$wire";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import { server } from "../protocol/server.svelte";
import type { TournamentPage as Page } from "../protocol/protocol";
import TournamentPage from "./TournamentPage.svelte";

beforeAll(() => {
  stubBrowser();
  server.known = true;
  texts.use("en", english, levels, tournaments);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ID = "abcdefghjkmnpqrs";
const entrant = (id: number, name: string, points: number): Page["standings"][number] => ({
  id,
  name,
  level: null,
  you: name === "Ann",
  gone: false,
  rank: id + 1,
  points,
  opponents: 1.5,
  wins: 1,
  score: 20,
  games: 1,
  rounds: [points],
});
const page = (more: Partial<Page>): Page => ({
  id: ID,
  name: "Club night",
  status: "running",
  system: "swiss",
  entrants: 2,
  round: 1,
  rounds: 3,
  starts_at: null,
  joined: true,
  organiser: false,
  table: null,
  scheme: "places",
  table_size: 2,
  rules: "standard",
  pace: "live",
  turn_seconds: 120,
  bank_seconds: null,
  duplicate: true,
  rated: false,
  listed: false,
  fill: null,
  standings: [entrant(0, "Ann", 3), entrant(1, "Ben", 0)],
  tables: [],
  notes: [],
  can_begin: true,
  ...more,
});

function shown(...pages: Page[]): ReturnType<typeof vi.spyOn> {
  let asked = 0;
  const ask = vi.spyOn(wire, "ask").mockImplementation(() => {
    const tournament = pages[Math.min(asked++, pages.length - 1)];
    return Promise.resolve({ tournament, link: "", token: null });
  });
  render(TournamentPage, { path: `/tournaments/${ID}`, params: { tournament: ID }, go: vi.fn() });
  return ask;
}

describe("a tournament", () => {
  it("shows the standings and hides tables that are still sealed", async () => {
    const seat = { place: null, score: null, points: null, absent: false };
    const tables = [
      [
        {
          table: null,
          seats: [
            { ...seat, entrant: 0 },
            { ...seat, entrant: 1 },
          ],
          corrected: false,
        },
      ],
    ];
    shown(page({ tables }));
    await screen.findByText("Round 1 of 3, 2 players");
    expect(screen.getByText("Hidden until the round is over")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  });

  it("leads from every game to its replay and its review, once all tables with the same cards are over", async () => {
    const seats = [0, 1].map((entrant) => ({ entrant, place: entrant + 1, score: 20, points: 1, absent: false }));
    const still = seats.map((seat) => ({ ...seat, place: null, score: null, points: null }));
    const [over, playing] = [
      { table: "abc", seats, corrected: false },
      { table: null, seats: still, corrected: false },
    ];
    const links = (): (string | null)[] =>
      screen
        .getAllByRole("link")
        .flatMap((link) => link.getAttribute("href") ?? [])
        .slice(1);
    shown(page({ tables: [[over, playing]] }));
    await screen.findByRole("heading", { name: "Round 1" });
    expect(links()).toEqual(["/t/abc"]);
    cleanup();
    shown(page({ status: "over", tables: [[over, { ...over, table: "def" }]] }));
    await screen.findAllByRole("link", { name: "Review" });
    screen.getByText("Ann wins the tournament.");
    expect(links()).toEqual(["abc", "def"].flatMap((id) => [`/replay/${id}`, `/replay/${id}?review=1`]));
  });

  it("lets somebody join under a name", async () => {
    const ask = shown(page({ status: "open", joined: false, round: 0 }), page({ status: "open", round: 0 }));
    const name = await screen.findByLabelText("Your name");
    await fireEvent.input(name, { target: { value: "Ann" } });
    await fireEvent.click(screen.getByRole("button", { name: "Join" }));
    await screen.findByText(/You are taking part/);
    expect(ask).toHaveBeenCalledWith("POST", `/tournaments/${ID}/entrants`, { name: "Ann" }, "en");
  });

  it("lets the organiser pause, and says so to everybody", async () => {
    const ask = shown(
      page({ organiser: true }),
      page({ organiser: true, status: "paused", notes: [{ at: 0, kind: "paused", about: "" }] }),
    );
    await fireEvent.click(await screen.findByRole("button", { name: "Pause" }));
    await screen.findByText(/The organiser paused the tournament/);
    expect(ask).toHaveBeenCalledWith("POST", `/tournaments/${ID}/steering`, { do: "pause" }, "en");
  });

  it("lets the organiser set a result, give more time and let a bot play on", async () => {
    const seat = { score: 20, points: 1, absent: false };
    const seats = [
      { ...seat, entrant: 0, place: 1 },
      { ...seat, entrant: 1, place: 2 },
    ];
    const ask = shown(page({ organiser: true, tables: [[{ table: "abc", seats, corrected: false }]] }));
    await fireEvent.click(await screen.findByRole("button", { name: "Set the result" }));
    await fireEvent.change(screen.getByLabelText("Place of Ben"), { target: { value: "1" } });
    expect(screen.getByLabelText<HTMLSelectElement>("Place of Ann").value).toBe("2");
    await fireEvent.click(screen.getByRole("button", { name: "Save" }));
    const result = { round: 1, table: 1, places: [2, 1] };
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith("POST", `/tournaments/${ID}/results`, result, "en"));
    await fireEvent.change(screen.getByLabelText(/^Thinking time/), { target: { value: "-1200" } });
    const longer = { do: "extend", turn_seconds: null, bank_seconds: 1200 };
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith("POST", `/tournaments/${ID}/steering`, longer, "en"));
    await fireEvent.change(screen.getByLabelText("Player"), { target: { value: "1" } });
    await fireEvent.click(screen.getByRole("button", { name: "Let a bot play on" }));
    const question = screen.getByRole("dialog", { name: "Let a bot play on for Ben" });
    await fireEvent.click(within(question).getByRole("button", { name: "Let a bot play on" }));
    const bot = { do: "replace", entrant: 1 };
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith("POST", `/tournaments/${ID}/steering`, bot, "en"));
  });

  it("asks twice before it is called off", async () => {
    const ask = shown(page({ organiser: true }));
    const button = await screen.findByRole("button", { name: "Call off" });
    await fireEvent.click(button);
    await fireEvent.click(screen.getByRole("button", { name: "Don’t call off" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await fireEvent.click(button);
    const question = screen.getByRole("dialog", { name: "Call off" });
    expect(ask).toHaveBeenCalledOnce();
    await fireEvent.click(within(question).getByRole("button", { name: "Call off" }));
    const off = { do: "cancel" };
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith("POST", `/tournaments/${ID}/steering`, off, "en"));
  });

  it("says by which rules and in which time it is played, whether it is rated, and who has joined", async () => {
    server.ratings = true;
    shown(page({ status: "open", round: 0, rules: "icelandic", pace: "correspondence", turn_seconds: 86_400 }));
    await screen.findByText("Rules: Icelandic edition");
    screen.getByText("Thinking time: one day per turn");
    screen.getByText("By post, over several days");
    screen.getByText("Rating: casual");
    screen.getByText("Ann, Ben");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("has a line of the cross-table for everybody: points and opponents of each round", async () => {
    const seat = { place: 1, score: 20, points: 3, absent: false };
    const seats = [0, 1].map((entrant) => ({ ...seat, entrant }));
    shown(page({ tables: [[{ table: "abc", seats, corrected: false }]] }));
    const [, ann, ben] = await screen.findAllByRole("row");
    const cell = (row?: HTMLElement): string | undefined =>
      within(row as HTMLElement).getAllByRole("cell")[2]?.textContent;
    expect([cell(ann), cell(ben)]).toEqual(["32", "01"]);
  });
});
