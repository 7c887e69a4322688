// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import FriendsPage from "./FriendsPage.svelte";

beforeAll(() => {
  stubBrowser();
  texts.use("en", english);
});
afterEach(cleanup);

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
