// @vitest-environment jsdom
import ratings from "$locales/en/ratings.ftl?raw";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../lib/i18n.svelte";
import LeaderboardPage from "./LeaderboardPage.svelte";

beforeAll(() => texts.use("en", `${english}\n${ratings}`));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is asked for once, not again with every answer", async () => {
  const asked = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return { json: async () => ({ players: [], seasons: [], listed: null }) };
  });
  vi.stubGlobal("fetch", asked);
  render(LeaderboardPage, { path: "/leaderboard", params: {}, go: () => undefined });
  await screen.findByRole("textbox");
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveBeenCalledTimes(1);
});
