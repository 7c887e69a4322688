// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import type { SeatInfo, TableInfo } from "../protocol/protocol";
import People from "./People.svelte";

beforeAll(() => texts.use("en", english));
afterEach(cleanup);

const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  yours: false,
  connected: true,
  away_since: null,
  resigned: false,
  program: false,
  holiday_from: null,
  holiday_until: null,
  ...more,
});

const LEFT = new Date(2026, 5, 1, 16, 42).getTime();
const table = {
  status: "playing",
  you: [0],
  seats: [
    person("Ann", { yours: true }),
    person("Ben", { connected: false, away_since: LEFT }),
    person("Clara"),
    person("Dora", { kind: "bot", resigned: true }),
  ],
  absent: [1],
  votes: {},
  end_votes: [],
  watching: 0,
} as unknown as TableInfo;

function show(more: Partial<TableInfo> = {}, ticking: number | null = null) {
  const did = { onvote: vi.fn(), onextra: vi.fn(), onend: vi.fn(), oncomplain: vi.fn() };
  render(People, { info: { ...table, ...more }, ticking, local: (time: number) => time, ...did });
  return did;
}

const row = (name: RegExp): HTMLElement =>
  screen.getAllByRole("listitem").find((each) => name.test(each.textContent.trim())) as HTMLElement;

describe("who is here", () => {
  it("says of everybody whether they are here, and since when they are gone", () => {
    show();
    expect(row(/^Ann/).textContent).toContain("Ann (you) here");
    expect(row(/^Ben/).textContent).toMatch(/away since (16:42|4:42\sPM)/);
    expect(row(/^Clara/).textContent).toContain("here");
    expect(row(/^Dora/).textContent).toContain("a bot plays on");
  });

  it("says when somebody is on holiday, and when somebody will be", () => {
    const [noon, day] = [new Date(2026, 5, 1, 12).getTime(), 24 * 3600 * 1000];
    vi.useFakeTimers({ now: noon, toFake: ["Date"] });
    const seats = [
      person("Ann", { yours: true, holiday_from: noon, holiday_until: noon + day }),
      person("Ben", { holiday_from: noon - day, holiday_until: noon + 2 * day }),
      person("Clara", { holiday_from: noon + 20 * day, holiday_until: noon + 23 * day }),
    ];
    show({ seats, absent: [] });
    vi.useRealTimers();
    screen.getByText("Ben is on holiday until Jun 3: the clock stands still.");
    screen.getByText("Clara will be on holiday from Jun 21 to Jun 24.");
    expect(screen.getAllByText(/holiday/)).toHaveLength(2);
  });

  it("lets the others replace somebody who has been away for long, and change their mind", async () => {
    const { onvote } = show();
    await fireEvent.click(within(row(/^Ben/)).getByRole("button", { name: "Let a bot play on" }));
    expect(onvote).toHaveBeenLastCalledWith(1, true);
    expect(within(row(/^Clara/)).queryByRole("button", { name: "Let a bot play on" })).toBeNull();
    cleanup();
    const again = show({ votes: { 1: [0] } });
    expect(screen.getByText("For a bot: 1 of 2")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Wait after all" }));
    expect(again.onvote).toHaveBeenLastCalledWith(1, false);
  });

  it("lets the others give time to whom the clock runs for, but nobody to themselves", async () => {
    const { onextra } = show({}, 2);
    await fireEvent.click(within(row(/^Clara/)).getByRole("button", { name: "Give more time" }));
    expect(onextra).toHaveBeenCalledOnce();
    cleanup();
    show({}, 0);
    expect(screen.queryByRole("button", { name: "Give more time" })).toBeNull();
  });

  it("lets people end the game together; who has been away for long is not asked", async () => {
    const { onend } = show();
    await fireEvent.click(screen.getByRole("button", { name: "End the game" }));
    expect(onend).toHaveBeenLastCalledWith(true);
    cleanup();
    const again = show({ end_votes: [0] });
    expect(screen.getByText("For ending the game: 1 of 2")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play on after all" }));
    expect(again.onend).toHaveBeenLastCalledWith(false);
  });

  it("lets those who watch do nothing but block or report", async () => {
    const { oncomplain } = show({ you: [], seats: table.seats.map((seat) => ({ ...seat, yours: false })) });
    const names = screen.queryAllByRole("button").map((each) => each.getAttribute("aria-label"));
    expect(names).toEqual(["Ann", "Ben", "Clara"].map((name) => `Block or report ${name}`));
    await fireEvent.click(screen.getByRole("button", { name: "Block or report Ben" }));
    expect(oncomplain).toHaveBeenCalledWith({ name: "Ben", about: { seat: 1 } });
  });
});
