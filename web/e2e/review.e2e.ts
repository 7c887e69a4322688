import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { serious } from "./axe";
import { misfits } from "./overflow";
import { Player } from "./player";
import { leave, serving, setText, visitor, type Visitor } from "./world";

const server = serving();

interface Recorded {
  actions: string[];
  draws: string[];
  [field: string]: unknown;
}

/** The beginning of a game, up to where its 17th card has come: its review takes seconds. */
function beginning(): Recorded {
  const file = new URL("../../tests/records/games/carriage-two-players.json", import.meta.url);
  const record = JSON.parse(readFileSync(file, "utf8")) as Recorded;
  return { ...record, result: undefined, actions: record.actions.slice(0, 26), draws: record.draws.slice(0, 17) };
}

/** A server that is too busy to weigh a position says so and is asked again; the browser notes the refusal. */
async function leaveBoard(ann: Visitor): Promise<void> {
  ann.complaints = ann.complaints.filter((text) => !text.includes("409 (Conflict)"));
  await leave(ann);
}

describe("the analysis board", () => {
  it("plays a variation by keyboard, with live chances and the cards one likes", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.goto("/replay");
    await page.getByRole("textbox").fill(JSON.stringify(beginning()));
    await page.getByRole("button", { name: "Watch" }).press("Enter");
    await page.getByRole("button", { name: "Try it out" }).press("Enter");

    const board = page.getByRole("region", { name: "Analysis board" });
    const acting = page.locator('.table[data-acting="true"]');
    const said = board.getByRole("status");
    const chances = async (): Promise<string> => {
      // Until the position and its chances are there, the former ones stand greyed out.
      await acting.waitFor();
      await board.locator(".chances:not(.waiting)").waitFor();
      await expect.poll(() => said.innerText()).toMatch(/^Chances of winning: Ann \d+%, Ben \d+%$/);
      return said.innerText();
    };
    await acting.waitFor();
    const before = await chances();
    expect(await serious(page)).toEqual([]);

    // The first card of the display, and another one in its place.
    await page.keyboard.press("1");
    await board.getByText("1 of 1").waitFor();
    const card = board.getByRole("combobox", { name: "Turned up" });
    const seen = new Set([before, await chances()]);
    for (const place of [1, 2]) {
      const wanted = (await card.locator("option").nth(place).getAttribute("value")) ?? "";
      await card.selectOption(wanted);
      await expect.poll(() => card.inputValue()).toBe(wanted);
      seen.add(await chances());
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(await serious(page)).toEqual([]);

    // Back and forth; what is known is there at once. Then back to the game.
    await page.keyboard.press("Home");
    await board.getByText("0 of 1").waitFor();
    expect(await chances()).toBe(before);
    await board.getByRole("button", { name: "One step forward" }).press("Enter");
    await board.getByText("1 of 1").waitFor();
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1366, height: 650 },
    ]) {
      await page.setViewportSize(viewport);
      // The table takes another arrangement, which is not there in the same moment.
      await expect.poll(() => misfits(page, ["Ann", "Ben"])).toEqual([]);
    }
    await board.getByRole("button", { name: "Back to the game" }).press("Enter");
    await page.getByRole("region", { name: "Replay" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Try it out");
    await leaveBoard(ann);
  });
});

describe("the analysis board, for several turns", () => {
  it("moves everybody's pieces, a closing among them, and goes on from an earlier step", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.goto("/replay");
    await page.getByRole("textbox").fill(JSON.stringify(beginning()));
    await page.getByRole("button", { name: "Watch" }).click();
    await page.getByRole("button", { name: "Try it out" }).click();

    const board = page.getByRole("region", { name: "Analysis board" });
    const table = page.locator(".table");
    const first = Number(await table.getAttribute("data-ply"));
    const player = new Player(page);
    const open = player.openClosing.bind(player);
    let closings = 0;
    player.openClosing = () => {
      closings += 1;
      return open();
    };
    for (let turns = 0; turns < 4 || closings < 1; turns++) await player.wholeTurn();
    const [at = 0, last = 0] = (await board.locator(".at").innerText()).match(/\d+/g)?.map(Number) ?? [];
    expect(at).toBe(last);
    expect(last).toBeGreaterThanOrEqual(12); // a card taken, a card played and an end, four times
    const played = Number(await table.getAttribute("data-ply"));
    expect(played).toBeGreaterThan(first + last); // a closing is one step of several actions

    // Back to the beginning, and to the end again.
    await page.keyboard.press("Home");
    await board.getByText(`0 of ${last}`).waitFor();
    await expect.poll(() => table.getAttribute("data-ply")).toBe(String(first));
    await page.keyboard.press("End");
    await board.getByText(`${last} of ${last}`).waitFor();
    await expect.poll(() => table.getAttribute("data-ply")).toBe(String(played));

    // Whoever goes on from an earlier step drops what came after it.
    await page.keyboard.press("Home");
    await player.turn();
    await player.step();
    await board.getByText("1 of 1").waitFor();
    await board.locator(".chances:not(.waiting)").waitFor();
    await leaveBoard(ann);
  });
});

describe("a study", () => {
  it("is made from what was tried, gets a comment, a mark and a circle, and goes out as text and in again", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.goto("/replay");
    await page.getByRole("textbox").fill(JSON.stringify(beginning()));
    await page.getByRole("button", { name: "Watch" }).click();
    await page.getByRole("button", { name: "Try it out" }).click();
    const player = new Player(page);
    await player.turn();
    await page.keyboard.press("1");
    const board = page.getByRole("region", { name: "Analysis board" });
    await board.getByText("1 of 1").waitFor();
    await page.getByRole("button", { name: "Keep as a study" }).click();
    await page.waitForURL(/\/studies\/\w+#1\.0$/);

    // The mark is chosen while the comment is on its way.
    const study = page.getByRole("region", { name: "Study" });
    const moves = study.getByRole("list", { name: "Moves" });
    await moves.getByRole("button").nth(1).click();
    await board.getByText("1 of 1").waitFor();
    await study.getByRole("textbox", { name: "Comment" }).fill("Too hasty.");
    await study.getByRole("button", { name: "Doubtful move" }).click();
    await moves.getByText("Too hasty.").waitFor();
    await moves.getByText("?!", { exact: true }).waitFor();
    await study.getByRole("button", { name: "Circle" }).click();
    await page.locator('[data-at="city-ulm"]').press("Enter");
    const drawn = study.getByText("On the map: Ulm.");
    await drawn.waitFor();
    const whole = await moves.innerText();

    await page.reload();
    await drawn.waitFor();
    expect(await moves.innerText()).toBe(whole);
    expect(await study.getByRole("textbox", { name: "Comment" }).inputValue()).toBe("Too hasty.");

    const saving = page.waitForEvent("download");
    await study.getByRole("button", { name: "Save as a text file" }).click();
    const text = await (await saving).path();
    expect(readFileSync(text, "utf8")).toContain("{?! [%circle ulm] Too hasty.}");
    await study.getByRole("link", { name: "All studies" }).click();
    const listed = page.getByRole("main").getByRole("link", { name: /^Study of/ });
    await listed.waitFor();
    const address = page.url();
    await page.getByLabel("Open a text file").setInputFiles(text);
    await page.waitForURL(/\/studies\/\w+#1\.0$/);
    expect(await moves.innerText()).toBe(whole);
    await page.goto(address);
    await expect.poll(() => listed.count()).toBe(2);
    await leaveBoard(ann);
  });
});

describe("the review", () => {
  it("of an uploaded game, by keyboard: the curve, the better way, the summary", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.goto("/replay");
    await page.getByRole("textbox").fill(JSON.stringify(beginning()));
    await page.getByRole("button", { name: "Watch" }).press("Enter");
    await page.getByRole("button", { name: "Review", exact: true }).press("Enter");

    // Until it is done, the curve has the marks that are certain so far.
    await page.getByRole("button", { name: "Summary" }).waitFor();
    const curve = page.getByRole("slider", { name: "Chances of winning" });
    await curve.press("Home");
    await expect.poll(() => page.locator(".table").getAttribute("data-ply")).toBe("0");
    expect(await curve.getAttribute("aria-valuetext")).toMatch(/^Step 0: Ann \d+%, Ben \d+%$/);
    await curve.press("ArrowUp");
    const here = page.locator('li:has([aria-current="step"])');
    await here.waitFor();
    const ply = await page.locator(".table").getAttribute("data-ply");
    expect(Number(ply)).toBeGreaterThan(0);
    await expect.poll(() => page.url()).toContain(`?review=1#${ply}`);
    expect(await serious(page)).toEqual([]);
    expect(await misfits(page, ["Ann", "Ben"])).toEqual([]);

    await page.getByText("The curve as a table").press("Enter");
    await page.getByRole("row").nth(5).waitFor();

    await page.getByRole("button", { name: "Summary" }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Summary" });
    expect(await sheet.innerText()).toMatch(/All figures/);
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press("Escape"); // while the map shows a better way
    await sheet.waitFor({ state: "detached" });

    // A mistake as a position to play, and what would have been better.
    await page.getByRole("button", { name: "Learn from these mistakes" }).press("Enter");
    const task = page.getByRole("region", { name: "Review" }).getByText(/chose to .* Find a better way/);
    await task.waitFor();
    await page.locator('.table[data-acting="true"]').waitFor();
    expect(await serious(page)).toEqual([]);
    await page.getByRole("button", { name: "Show", exact: true }).press("Enter");
    await page
      .getByRole("region", { name: "Review" })
      .getByText(/^Better: /)
      .waitFor();
    await page.getByRole("button", { name: "Back to the review" }).press("Enter");

    // With the largest text a click on the curve leads to the step under it, and the review has its place below the table.
    await setText(page, "largest");
    await page.locator(".replaying.above").waitFor();
    const box = await curve.boundingBox();
    await curve.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) - 4 } });
    const middle = Number(await curve.getAttribute("aria-valuemax")) / 2;
    await expect
      .poll(async () => Number(await page.locator(".table").getAttribute("data-ply")))
      .toBeGreaterThan(middle - 3);
    expect(Number(await page.locator(".table").getAttribute("data-ply"))).toBeLessThan(middle + 3);
    expect(await page.locator(".table > .desktop").count()).toBe(1);
    await setText(page, "normal");

    // It is kept: the second look is there at once, on a phone below the table.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await curve.waitFor();
    expect(await misfits(page, ["Ann", "Ben"])).toEqual([]);
    await leave(ann);
  });

  it("on a phone: the review, the position to play and what came of it are in sight by themselves", async () => {
    const ann = await visitor(server, { viewport: { width: 390, height: 844 } });
    const { page } = ann;
    await page.goto("/replay");
    await page.getByRole("textbox").fill(JSON.stringify(beginning()));
    await page.getByRole("button", { name: "Watch" }).click();
    await page.getByRole("button", { name: "Review", exact: true }).click();
    const review = page.getByRole("region", { name: "Review" });
    const top = async (): Promise<number> => (await review.boundingBox())?.y ?? NaN;
    await review.getByRole("button", { name: "Summary" }).waitFor();
    await expect.poll(top).toBeLessThan(40);
    // What counted most, in less than two windows; the rest on request.
    const moments = review.locator("[data-scrolls]").getByRole("button", { name: /· step \d/ });
    // The moment of the position that is looked at is always among them.
    expect([8, 9]).toContain(await moments.count());
    expect((await review.boundingBox())?.height).toBeLessThan(2 * 844);
    await review.getByRole("button", { name: "Show all" }).click();
    expect(await moments.count()).toBeGreaterThan(9);

    const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
    await page.getByRole("button", { name: "Learn from these mistakes" }).click();
    await page.locator('.table[data-acting="true"]').waitFor();
    await page
      .locator("main")
      .getByText(/chose to .* Find a better way/)
      .waitFor();
    await expect.poll(scrolled).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/chose to .* Find a better way/);
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect.poll(scrolled).toBeGreaterThan(0);
    await review.getByText(/^Better: /).waitFor();
    await page.getByRole("button", { name: "Back to the review" }).click();
    await expect.poll(top).toBeLessThan(40);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Learn from these mistakes");

    await page.getByRole("button", { name: "Try it out" }).click();
    await page.getByRole("region", { name: "Analysis board" }).waitFor();
    await expect.poll(scrolled).toBe(0);
    await leave(ann);
  });
});
