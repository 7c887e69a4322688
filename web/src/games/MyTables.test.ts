// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import type { MyTable } from "../protocol/protocol";
import { texts } from "../i18n/i18n.svelte";
import MyTables from "./MyTables.svelte";

const NOW = new Date(2026, 4, 20, 18, 0).getTime();
const base: MyTable = {
  id: "one",
  name: "Friday evening",
  status: "playing",
  your_turn: false,
  seats: [
    { kind: "bot", name: "Leonhard" },
    { kind: "person", name: "Ann" },
    { kind: "person", name: "Ben" },
  ],
  you: [1],
  reclaimable: false,
  host: true,
  turn: 2,
  round: 4,
  deal: null,
  since: new Date(2026, 4, 20, 14, 5).getTime(),
};
let tables: MyTable[] = [];
let sent: [string, unknown][] = [];

beforeAll(() => texts.use("en", english));
beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string | null }) => {
    if (body) {
      sent.push([path, JSON.parse(body)]);
      tables = [];
    }
    return { json: async () => (path === "/api/me" ? { tables } : {}) };
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function rows(): Promise<string[]> {
  const list = await screen.findByRole("list");
  return within(list)
    .getAllByRole("link")
    .map((link) => link.textContent?.replace(/\s+/g, " ").trim() ?? "");
}

describe("one's tables", () => {
  it("say with whom, which round, whose turn and since when", async () => {
    tables = [
      base,
      { ...base, id: "two", name: null, your_turn: true, turn: 1, since: new Date(2026, 4, 12).getTime() },
      { ...base, id: "three", status: "open", turn: null, round: null, seats: [{ kind: "open", name: null }], you: [] },
      { ...base, id: "over", status: "finished" },
    ];
    render(MyTables);
    expect(await rows()).toEqual([
      "Leonhard, Ben round 4 · your turn · since May 12",
      "Friday evening with Leonhard, Ben round 4 · Ben’s turn · since 2:05 PM",
      "Friday evening one seat is open · since 2:05 PM",
    ]);
  });

  it("show one's own house in its own colour", async () => {
    tables = [base];
    render(MyTables);
    await rows();
    expect(document.querySelector("li svg path[style]")?.getAttribute("style")).toContain("--seat-1-side");
  });

  it.each([
    [{ ...base }, "Resign", [{ type: "resign", seat: 1 }]],
    [{ ...base, status: "open" as const, host: true }, "Call off this table", [{ type: "cancel" }]],
    [{ ...base, status: "open" as const, host: false }, "Leave the seat", [{ type: "leave", seat: 1 }]],
  ])("can be left or removed %#", async (table, button, commands) => {
    tables = [table];
    render(MyTables);
    await fireEvent.click(await screen.findByRole("button", { name: button }));
    expect(sent).toEqual([]);
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: button }));
    await vi.waitFor(() => expect(screen.queryByRole("list")).toBeNull());
    expect(sent).toEqual(commands.map((command) => ["/api/tables/one/commands", command]));
  });
});
