// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import { server } from "../protocol/server.svelte";
import { texts } from "../i18n/i18n.svelte";
import FriendsPage from "./FriendsPage.svelte";

beforeAll(() => {
  stubBrowser();
  texts.use("en", english);
});
afterEach(cleanup);

it("says whether the game is rated before it begins, and why not", async () => {
  Object.assign(server, { ratings: true, known: true });
  render(FriendsPage, { path: "/friends", params: {}, go: () => undefined });
  const rated = (): HTMLInputElement => screen.getByRole("switch", { name: /^Rated game/ });
  expect(rated().checked).toBe(true);
  await fireEvent.click(rated());
  expect(screen.getByText("It does not count for the leaderboard.")).toBeTruthy();
  await fireEvent.click(rated());
  const bots = screen.getByRole("group", { name: "Bots" });
  await fireEvent.click(within(bots).getByText("2"));
  expect([rated().checked, rated().disabled]).toEqual([false, true]);
  expect(screen.getByText(/two bots have the same level/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("switch", { name: /^Mixed levels/ }));
  expect([rated().checked, rated().disabled]).toEqual([true, false]);
  server.ratings = false;
});

it("says what a set of rules means where it is chosen", async () => {
  render(FriendsPage, { path: "/friends", params: {}, go: () => undefined });
  const rules = screen.getByLabelText(/^Rules/);
  expect(screen.getByText("As in the current rulebook.")).toBeTruthy();
  await fireEvent.change(rules, { target: { value: "first-printing" } });
  expect(screen.getByText("The tile for all provinces needs no house in Baiern.")).toBeTruthy();
  await fireEvent.change(rules, { target: { value: "icelandic" } });
  expect(screen.queryByText("The tile for all provinces needs no house in Baiern.")).toBeNull();
  expect(screen.queryByText("As in the current rulebook.")).toBeNull();
});
