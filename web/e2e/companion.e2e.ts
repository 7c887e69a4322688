// A game at a real table, entered on a phone tap by tap.
import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { CityId } from "../src/protocol/protocol";
import { leave, serving, visitor } from "./world";

const server = serving();

const MOST_TAPS = 2.5;
const BOARD = JSON.parse(readFileSync(new URL("../../src/thurntaxis/board.json", import.meta.url), "utf8")) as {
  cities: { id: CityId; name: string }[];
};
const cityName = (id: CityId): string => BOARD.cities.find((city) => city.id === id)?.name ?? "";
/** What somebody in the first seat sees of a recorded game of four, and the record. */
const GAME = JSON.parse(readFileSync(new URL("companion.json", import.meta.url), "utf8")) as {
  steps: [string, (CityId | CityId[])?, string?][];
  actions: string[];
  draws: CityId[];
  result: unknown;
};

describe("the companion", () => {
  it("records a game of four with few taps, exactly as it was", async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const ann = await visitor(server, { ...phone, settings: { name: "" } });
    const { page } = ann;
    await page.goto("/companion");
    await page.getByRole("button", { name: "Start" }).tap();
    const cities = page.getByRole("group", { name: "Cities" });
    const display = page.getByRole("group", { name: "Face-up cards" });
    const city = (id: CityId): Locator => cities.getByRole("button", { name: new RegExp(`^${cityName(id)} ?,`) });
    const button = (name: string | RegExp): Locator => page.getByRole("button", { name });
    let taps = 0;
    const tap = async (what: Locator): Promise<void> => {
      taps += 1;
      await what.first().tap();
    };
    const way = { left: /^Before/, right: /^After/, start: /^(New route|Play it)/ };
    for (const [kind, what = [], verb = ""] of GAME.steps) {
      const given = [what].flat();
      const only = given[0] ?? "ulm";
      if (kind === "take") await tap(display.locator("button:enabled").filter({ hasText: cityName(only) }));
      else if (kind === "supply") await tap(display.getByRole("button", { name: /^Supply/ }));
      else if (kind === "administrator") await tap(button("Administrator"));
      else if (kind === "end") await tap(button("End the turn"));
      else if (kind === "close") await tap(button("Close the route"));
      else if (kind === "carriage") await tap(button((what as string) === "cartwright" ? "Cartwright" : /^No$/));
      else for (const each of given) await tap(city(each));
      if (kind === "houses") await tap(button(/^Done/));
      // A card that fits in several ways: the way is the second tap.
      const several = kind === "play" && (await city(only).getAttribute("aria-pressed")) === "true";
      if (several) await tap(page.locator(".deeds").getByRole("button", { name: way[verb as keyof typeof way] }));
    }
    await page.getByText("The game is over.").waitFor();
    const saved = page.waitForEvent("download");
    await button("Save the record").tap();
    const record = JSON.parse(readFileSync(await (await saved).path(), "utf8")) as typeof GAME;
    const average = taps / GAME.actions.length;
    console.log(`companion: ${taps} taps for ${GAME.actions.length} actions, ${average.toFixed(2)} each`);
    expect(record.actions).toEqual(GAME.actions);
    expect(record.draws).toEqual(GAME.draws);
    expect(record.result).toEqual(GAME.result);
    expect(average).toBeLessThanOrEqual(MOST_TAPS);
    await leave(ann);
  });
});
