// @vitest-environment jsdom
import { wire } from "$wire";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import WatchPage from "./WatchPage.svelte";

beforeAll(() => {
  stubBrowser();
  texts.use("en", english);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("always has something to watch: games of people, and the show of bots", async () => {
  const seat = (kind: string, name: string): object => ({ kind, name });
  const rest = { rules: {}, bank_seconds: null, turn_seconds: null, pace: "live", rated: false, casual: null };
  const tables = [
    { id: "a", status: "playing", name: null, seats: [seat("person", "Ann"), seat("person", "Ben")], ...rest },
    { id: "b", status: "open", name: "Open", seats: [seat("person", "Eve"), seat("open", "")], ...rest },
    { id: "c", status: "playing", name: "Alone", seats: [seat("person", "Eve"), seat("bot", "Kaspar")], ...rest },
  ];
  const asked: string[] = [];
  vi.spyOn(wire, "ask").mockImplementation((method, path) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(method === "POST" ? { table: { id: "show" } } : { tables });
  });
  const go = vi.fn();
  render(WatchPage, { path: "/watch", params: {}, go });
  await screen.findByText("Ann, Ben");
  expect([screen.queryByText("Open"), screen.queryByText("Alone")]).toEqual([null, null]);
  await fireEvent.click(screen.getByRole("button", { name: "Watch the bots" }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/t/show"));
  expect(asked).toContain("POST /show");
});
