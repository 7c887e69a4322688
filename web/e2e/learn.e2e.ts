import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lateTable } from "./advice";
import { Player } from "./player";
import { leave, serving, visitor } from "./world";

const server = serving();

const RECORD = readFileSync(new URL("../../tests/records/games/carriage-two-players.json", import.meta.url), "utf8");

/** What a listener would choose: to close when possible, else to go on with the route. */
const ORDER = ["close", "house", "cartwright", "left", "right", "take", "start", "end", "done", "decline", "discard"];

function choose(actions: string[]): string {
  const rank = (action: string): number => ORDER.indexOf(action.split(" ")[0] ?? "");
  return actions.toSorted((a, b) => rank(a) - rank(b))[0] ?? "";
}

/** Plays by the accessibility tree alone: the table in words, and the field for actions. At most this many actions; returns how many were played. */
async function playByWords(page: Page, most = Infinity): Promise<number> {
  const region = page.getByRole("region", { name: "The table in words" });
  const field = region.getByRole("combobox", { name: "Type an action" });
  const options = region.getByRole("option");
  // Only to know when it is time to look again: what is played comes from the words.
  const player = new Player(page);
  for (let made = 0; ; made += 1) {
    await player.turn();
    if (made === most) return made;
    const { ply } = await player.see();
    const said = await region.innerText();
    if (/The game is over/.test(said)) return made;
    expect(said).toMatch(/actions? (is|are) possible/i);
    await field.focus();
    await field.press("ArrowDown");
    await field.press("ArrowUp");
    const possible = (await options.locator("code").allTextContents()).filter((action) => action !== "administrator");
    // Taking in the phase of playing would call the Postmaster every time.
    const playable = possible.filter((action) => /^(left|right|start) /.test(action));
    const action = choose(playable.length > 0 && !possible.includes("close") ? playable : possible);
    await field.fill(action);
    await field.press("Enter");
    await player.moved(ply);
  }
}

describe("for everybody", () => {
  it("a game by the accessibility tree alone, its beginning and its end", async () => {
    const ann = await visitor(server, { settings: { textView: true, level: "easy" } });
    await ann.page.goto("/");
    await ann.page.getByRole("button", { name: "Play now" }).press("Enter");
    expect(await playByWords(ann.page, 9)).toBe(9);
    await ann.page.goto(`/t/${await lateTable(ann.page)}`);
    const made = await playByWords(ann.page);
    expect(made).toBeGreaterThan(8);
    await leave(ann);
  });

  it("what cannot be done is answered, and events are said", async () => {
    const ann = await visitor(server, { settings: { textView: true } });
    await ann.page.goto("/");
    await ann.page.getByRole("button", { name: "Play now" }).click();
    const region = ann.page.getByRole("region", { name: "The table in words" });
    await expect.poll(() => region.innerText()).toMatch(/actions are possible/);
    const field = region.getByRole("combobox");
    await field.fill("close");
    await field.press("Enter");
    await expect.poll(() => region.getByRole("status").innerText()).not.toBe("");
    await field.fill("take supply");
    await field.press("Enter");
    await expect.poll(() => ann.page.getByRole("log").first().innerText()).toMatch(/drew/);
    await leave(ann);
  });
});

describe("the lesson", () => {
  const lesson = (page: Page) => page.getByRole("complementary", { name: "Learn to play" });

  it("judges tries with the real controls, nudges, and goes on after a reload", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.goto("/learn");
    await lesson(page).getByRole("heading", { name: "Two cards to begin with" }).waitFor();
    await page.getByRole("button", { name: "Take Lodz" }).click();
    await lesson(page).getByText("Not quite").waitFor();
    await lesson(page).getByRole("button", { name: "Try again" }).click();
    // What is clicked before the answer to the last click has come is not meant for it.
    const player = new Player(page);
    for (const name of ["Take Ulm", "Take Augsburg", "Play Ulm"]) {
      await player.turn();
      await page.getByRole("button", { name }).click();
    }
    await lesson(page).getByText("Well done!").waitFor();
    await lesson(page).getByRole("button", { name: "Next step" }).click();
    await lesson(page).getByRole("heading", { name: "Both ends are open" }).waitFor();
    await page.reload();
    await lesson(page).getByRole("heading", { name: "Both ends are open" }).waitFor();
    await page.getByRole("button", { name: "Play Kempten" }).click();
    await page.locator("button.end").first().click();
    await lesson(page).getByText("Well done!").waitFor();
    await leave(ann);
  });

  it("can be skipped through to its end, on a small laptop with all there is to act with in sight", async () => {
    const ann = await visitor(server, { viewport: { width: 1280, height: 600 } });
    await ann.page.goto("/learn");
    for (let step = 1; step <= 12; step += 1) {
      await lesson(ann.page).getByText(`Step ${step} of 12`).waitFor();
      await ann.page.locator(".card").first().waitFor();
      const below = await ann.page.evaluate(
        () =>
          [...document.querySelectorAll(".card, .official, .map-place")].filter(
            (part) => part.getBoundingClientRect().bottom > innerHeight + 1,
          ).length,
      );
      expect(below, `step ${step}`).toBe(0);
      await lesson(ann.page).getByRole("button", { name: "Skip" }).click();
    }
    await ann.page.getByRole("heading", { name: "You know how to play" }).waitFor();
    await leave(ann);
  });
});

describe("watching", () => {
  it("a pasted record, step by step, by link to a moment, and playing on", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    // As on plain http: what cannot be copied is shown.
    await ann.context.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.goto("/replay");
    await page.getByLabel("Link or record").fill(RECORD);
    await page.getByRole("button", { name: "Watch", exact: true }).click();
    await page.getByText("Step 0 of 338").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByText("Step 1 of 338").waitFor();
    await page.keyboard.press("PageDown");
    // To the beginning of the next turn.
    await page.getByText("Step 4 of 338").waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    const step = async (): Promise<number> =>
      Number((/Step (\d+) of/.exec(await page.locator(".bar").innerText()) ?? [])[1]);
    await expect.poll(step).toBeGreaterThan(5);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByLabel("Show the cards of").selectOption({ label: "Ben" });
    await page.goto(`${page.url().split("#")[0] ?? ""}#120`);
    await page.getByText("Step 120 of 338").waitFor();
    await page.getByRole("button", { name: "Link to this moment" }).click();
    await page.locator(".status p").getByText(page.url()).waitFor();
    // Held upright, the bar of a phone leaves everything in sight.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() =>
        page.evaluate(() => {
          const bar = document.querySelector(".bar")?.getBoundingClientRect().top ?? 0;
          const hand = [...document.querySelectorAll('[data-at^="hand-"] .card')];
          return hand.length > 0 && hand.every((card) => card.getBoundingClientRect().bottom <= bar);
        }),
      )
      .toBe(true);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForURL(/\/t\/[a-z0-9]+/);
    await page.locator(".table").waitFor();
    await leave(ann);
  });
});

describe("the rules page", () => {
  it("opens at the section of the link, and changes its language in place", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.goto("/rules#cartwright");
    const section = page.locator("#cartwright");
    await section.waitFor();
    await expect.poll(() => section.evaluate((node) => Math.abs(node.getBoundingClientRect().top))).toBeLessThan(60);
    await page.getByLabel("Language").selectOption("pl");
    await page.getByRole("heading", { name: "Zasady gry Thurn und Taxis" }).waitFor();
    await leave(ann);
  });

  it("begins with the rules on a phone, the contents folded above them", async () => {
    const ann = await visitor(server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = ann;
    await page.goto("/rules");
    await page.locator(".booklet section p").first().waitFor();
    expect(
      await page
        .locator(".booklet section p")
        .first()
        .evaluate((text) => text.getBoundingClientRect().top),
    ).toBeLessThan(844);
    const chapter = page.getByRole("navigation").getByRole("link", { name: /^Cartwright/ });
    expect(await chapter.isVisible()).toBe(false);
    await page.locator("summary", { hasText: "Contents" }).tap();
    await chapter.tap();
    await expect
      .poll(() => page.locator("#cartwright").evaluate((node) => Math.abs(node.getBoundingClientRect().top)))
      .toBeLessThan(60);
    await leave(ann);
  });
});
