// @vitest-environment jsdom
import { wire } from "$wire";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../../fixtures/english";
import { texts } from "../../i18n/i18n.svelte";
import type { TableInfo } from "../../protocol/protocol";
import SpoilerGate from "./SpoilerGate.svelte";

beforeAll(() => texts.use("en", english));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const children = createRawSnippet(() => ({ render: () => "<b>the cards</b>" }));

/** A table of a daily deal, for somebody who stands in this way with that deal. */
function open(you: number[], standing: object): { asked: () => unknown } {
  const asked = vi.spyOn(wire, "ask").mockResolvedValue(standing as never);
  const info = { you, daily: { deal: "2026-11-18 icelandic", counts: true } } as TableInfo;
  render(SpoilerGate, { info, go: vi.fn(), children });
  return { asked: () => asked.mock.calls.length };
}

describe("somebody else's game of the daily deal", () => {
  it("is shown to whoever has yet to finish that deal only after a warning", async () => {
    open([], { counts: true, finished: false, table: null });
    const play = await screen.findByRole("link", { name: "Play it yourself first" });
    expect(play.getAttribute("href")).toContain("/daily?date=2026-11-18&edition=icelandic");
    expect(screen.queryByText("the cards")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Watch anyway" }));
    await screen.findByText("the cards");
  });

  it("is kept back after midnight too, while one's own try is under way", async () => {
    open([], { counts: false, finished: false, table: "k3" });
    await screen.findByRole("button", { name: "Watch anyway" });
    expect(screen.queryByText("the cards")).toBeNull();
  });

  it.each([
    ["has finished it", { counts: true, finished: true, table: "k3" }],
    ["can no longer play it for points", { counts: false, finished: false, table: null }],
  ])("is shown at once to whoever %s", async (_, standing) => {
    open([], standing);
    await screen.findByText("the cards");
  });

  it("is one's own with a seat at it: nothing is asked", () => {
    const { asked } = open([0], {});
    expect(screen.getByText("the cards")).toBeTruthy();
    expect(asked()).toBe(0);
  });
});
