import { describe, expect, it } from "vitest";
import { ask, newTable, toClose } from "./advice";
import { Player } from "./player";
import { calm, leave, serving, visitor } from "./world";

const server = serving();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Of the things on the screen those that something else lies over; runs in the page. */
function hidden(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      return !at || !(each.contains(at) || at.contains(each));
    })
    .map((each) => each.dataset.at ?? each.className);
}

describe("a closing", () => {
  it.each([
    [1440, 900],
    [1366, 768],
  ])("leaves tiles and players in sight at %d × %d", async (width, height) => {
    const ann = await visitor(server, { viewport: { width, height } });
    await toClose(ann.page, { hand: 0, route: 5 });
    await new Player(ann.page).openClosing();
    expect(await ann.page.evaluate(hidden, '[data-at^="stack-"], [data-at^="seat-"]')).toEqual([]);
    // The map above it still shows the route.
    const covered = await ann.page.evaluate(() => {
      const sheet = document.querySelector("dialog.below")?.getBoundingClientRect();
      return [...document.querySelectorAll(".city.target")].filter(
        (city) => city.getBoundingClientRect().bottom > (sheet?.top ?? 0) + 2,
      ).length;
    });
    expect(covered).toBe(0);
    await leave(ann);
  });

  it("leads a finger to the cards that must be discarded", async () => {
    const ann = await visitor(server, PHONE);
    const { page } = ann;
    await toClose(page, { hand: 4, route: 3 });
    const player = new Player(page, "touch");
    const { ply } = await player.see();
    await player.openClosing();
    const card = page.locator(".discards .card").first();
    const confirm = page.getByRole("button", { name: /^Close with/ });
    await page.getByRole("button", { name: /^Choose one more card/ }).waitFor();
    await calm(page);
    // What is grey is not "enabled" in the words of the test's tool, but a finger can touch it.
    await confirm.tap({ force: true });
    await page.waitForFunction(() => {
      const row = document.querySelector(".discards .cards")?.getBoundingClientRect();
      const foot = document.querySelector(".closing footer")?.getBoundingClientRect();
      return row && foot && row.bottom <= foot.top + 1;
    });
    await card.tap();
    await page.waitForSelector('.closing[data-stage="ready"]');
    await confirm.tap();
    await player.moved(ply);
    await leave(ann);
  });

  it("that another client has begun asks for what is left of it", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await toClose(page, { hand: 4, route: 3 });
    const path = page.url().replace(/.*\/t\//, "/tables/");
    const state = async (): Promise<{ ply: number; legal: string[]; phase: string; seat: number }> =>
      (await ask<{ views: [{ ply: number; legal: string[]; phase: string; seat: number }] }>(page, `${path}/state`))
        .views[0];
    for (const verb of ["close", "house", "done", "decline"]) {
      const { ply, legal, seat, phase } = await state();
      if (phase === "carriage") {
        await page.getByText("Your houses are placed. Call on the Cartwright").waitFor();
        await page.getByRole("button", { name: "Finish closing" }).waitFor();
      }
      const action = legal.find((each) => each.startsWith(verb));
      if (action) await ask(page, `${path}/commands`, { type: "act", seat, ply, actions: [action] });
    }
    const { ply, phase } = await state();
    expect(phase).toBe("discard");
    await page.getByText("Your route is closed. Keep three cards: choose what to discard.").waitFor();
    await page.locator(".discards .card").first().click();
    expect(await page.getByRole("radio").count()).toBe(0);
    await page.getByRole("button", { name: "Finish closing" }).click();
    await new Player(page).moved(String(ply));
    await leave(ann);
  });
});

describe("what happens", () => {
  it("is announced once: neither a setting nor returning from an earlier position repeats it", async () => {
    const ann = await visitor(server, { settings: { sounds: true, speed: "normal" } });
    const { page } = ann;
    await page.addInitScript(() => {
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when) {
        document.documentElement.dataset.tones = String(Number(document.documentElement.dataset.tones ?? 0) + 1);
        start.call(this, when);
      };
    });
    await page.goto("/");
    await page.getByRole("button", { name: "Play now" }).click();
    const player = new Player(page);
    await player.turn();
    const { ply } = await player.see();
    await page
      .getByRole("button", { name: /^Take / })
      .first()
      .click();
    await player.moved(ply);
    const tones = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.tones);
    const said = page.getByRole("log").locator("p");
    await said.filter({ hasText: "You took" }).waitFor();
    const heard = [await tones(), await said.count()];
    const choose = async (item: RegExp): Promise<void> => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").getByRole("button", { name: item }).click();
    };
    await choose(/learner/);
    await page.getByText(/Turn learner/).waitFor({ state: "detached" });
    expect([await tones(), await said.count()]).toEqual(heard);
    await choose(/^Look back/);
    await page.getByRole("button", { name: "Back to the present" }).click();
    await page.waitForSelector('.table[data-acting="true"]');
    expect([await tones(), await said.count()]).toEqual([heard[0], 0]);
    await leave(ann);
  });
});

describe("a bot that thinks for long", () => {
  it("decides at once when it is pressed, by button and by key", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.goto("/");
    const { table } = await ask<{ table: { id: string } }>(page, "/tables", {
      seats: [
        { kind: "person", name: "Ann" },
        { kind: "bot", level: "undecided", name: "Therese" },
      ],
      starter: 0,
    });
    await page.goto(`/t/${table.id}`);
    const player = new Player(page);
    const button = page.getByRole("button", { name: "Decide now" });
    await player.wholeTurn();
    await button.click();
    await player.turn();
    expect(await button.count()).toBe(0);
    await player.wholeTurn();
    await button.waitFor();
    await page.keyboard.press("n");
    await player.turn();
    const { log } = await ask<{ log: { type: string }[] }>(page, `/tables/${table.id}/state`);
    expect(log.some(({ type }) => type === "bot_failed")).toBe(false);
    await leave(ann);
  });
});

describe("the map on a phone", () => {
  it("shows all names when it shows the whole land", async () => {
    const ann = await visitor(server, PHONE);
    await toClose(ann.page, { hand: 0, route: 3 });
    await ann.page.getByRole("button", { name: "Show the whole map" }).tap();
    await ann.page.waitForFunction(() => document.querySelectorAll(".layers text.small").length === 22);
    await leave(ann);
  });

  it("shows the route of a player who is tapped, above the text about them", async () => {
    const ann = await visitor(server, PHONE);
    const { page } = ann;
    await toClose(page, { hand: 0, route: 3 });
    const others = page.locator('.chips [data-at^="seat-"]:has(.linked i)');
    await others.last().tap();
    const dialog = page.locator("dialog.beside");
    await dialog.waitFor();
    // The map glides there.
    await page.waitForFunction(() => {
      const sheet = document.querySelector("dialog.beside")?.getBoundingClientRect();
      const cities = [...document.querySelectorAll(".city:has(> circle[stroke-width='6'])")];
      return (
        sheet &&
        cities.length > 0 &&
        cities.every((city) => {
          const mark = city.querySelector("circle[stroke-width='6']")?.getBoundingClientRect();
          return mark && mark.left >= 0 && mark.right <= innerWidth && mark.bottom <= sheet.top + 2;
        })
      );
    });
    await leave(ann);
  });

  it("has the news above a sentence of three lines", async () => {
    const ann = await visitor(server, { ...PHONE, settings: { language: "de", textSize: "largest" } });
    const { page } = ann;
    await page.goto(`/t/${await newTable(ann, 2)}`);
    const player = new Player(page, "touch", "de");
    await player.wholeTurn();
    for (let turns = 0; turns < 3; turns++) {
      await player.turn();
      await page.locator(".news").waitFor();
      await calm(page);
      const [news, status] = await page.evaluate(() =>
        [".news", ".status"].map((name) => document.querySelector(name)?.getBoundingClientRect()),
      );
      expect(news?.bottom).toBeLessThan(status?.top ?? 0);
      await player.wholeTurn();
    }
    await leave(ann);
  });
});
