import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, newTable, played } from "./advice";
import { Player, type Way } from "./player";
import { wordsOf } from "./words";
import { leave, serving, visitor, type Visitor } from "./world";

const server = serving();

/** At a table where a route can be closed, with the closing open. */
async function closing(ann: Visitor, way: Way = "mouse"): Promise<Player> {
  const id = await newTable(ann, 1);
  await played(ann.page, id, { cards: 3, rounds: 0 });
  await ann.page.goto(`/t/${id}`);
  const player = new Player(ann.page, way);
  await player.turn();
  await player.openClosing();
  return player;
}

/** Two people at a table with a clock, both looking at it: who is to act, and who waits. */
async function clocked(ann: Visitor, ben: Visitor, seconds: number): Promise<[Visitor, Visitor]> {
  await ann.page.goto("/");
  const seats = [{ kind: "person", name: "Ann" }, { kind: "open" }];
  const wanted = { seats, turn_seconds: seconds, starter: 0 };
  const { table } = await ask<{ table: { id: string } }>(ann.page, "/tables", wanted);
  // Both look before the clock runs: on a slow machine a page might come after the end of a game of short turns.
  await ann.page.goto(`/t/${table.id}`);
  await ann.page.getByRole("img", { name: "The link as a code to scan" }).waitFor();
  await ben.page.goto(`/t/${table.id}`);
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  for (const { page } of [ann, ben]) await page.waitForSelector(".table");
  return [ann, ben];
}

const plyOf = ({ page }: Visitor): Promise<string> => new Player(page).see().then((seen) => seen.ply);

describe("several people", () => {
  it("two browsers and a spectator at one table", async () => {
    const [ann, ben, eve] = [
      await visitor(server, { settings: { name: "Ann" } }),
      await visitor(server, { settings: { name: "Ben" } }),
      await visitor(server, { settings: { name: "Eve" } }),
    ];
    await ann.page.goto("/friends");
    await ann.page.getByLabel("Name of the table").fill("Friday");
    await ann.page.getByRole("button", { name: "Set up the table" }).click();
    await ann.page.getByRole("img", { name: "The link as a code to scan" }).waitFor();
    const link = await ann.page.getByLabel("Link to send").inputValue();

    await ben.page.goto(link);
    await ben.page.getByRole("button", { name: "Sit here" }).click();
    await eve.page.goto(link);
    await Promise.all([ann, ben, eve].map(({ page }) => page.waitForSelector(".table")));

    const players = [new Player(ann.page), new Player(ben.page)];
    for (let i = 0; i < 4; i++) {
      const acting = await Promise.any(players.map((player) => player.turn().then(() => player)));
      await acting.wholeTurn();
    }
    const ply = await plyOf(ann);
    expect(Number(ply)).toBeGreaterThan(8);
    for (const each of [ben, eve]) {
      await each.page.waitForFunction((now) => document.querySelector<HTMLElement>(".table")?.dataset.ply === now, ply);
    }
    // Those who watch see no hand and can do nothing.
    const watching = await new Player(eve.page).see();
    expect(watching.acting).toBe(false);
    expect(watching.hand).toEqual([]);

    await ann.page.getByRole("button", { name: "Chat", exact: true }).click();
    await ann.page.getByLabel("Say something").fill("Good <b>journey</b>!");
    await ann.page.getByRole("button", { name: "Send" }).click();
    await eve.page.getByRole("button", { name: "Chat (1)" }).click();
    await eve.page.getByText("Good <b>journey</b>!").waitFor();

    // However long one has not looked: the newest is what one sees.
    const commands = `/tables/${link.split("/").at(-1) ?? ""}/commands`;
    for (let i = 1; i <= 40; i++) await ask(ben.page, commands, { type: "chat", text: `Line ${i}` });
    const beneath = (list: Element): number => list.scrollHeight - list.scrollTop - list.clientHeight;
    for (const { page } of [ann, eve]) {
      await page.getByText("Line 40").waitFor();
      await expect.poll(() => page.locator("aside.chat ol").evaluate(beneath)).toBeLessThan(2);
    }
    for (const each of [ann, ben, eve]) await leave(each);
  });

  it("a clock: each sees whose it is and how long it runs, on a device that is wrong by an hour as well", async () => {
    const [ann, ben] = [await visitor(server), await visitor(server, { settings: { name: "Ben" } })];
    await ben.page.clock.install({ time: Date.now() + 3_600_000 });
    const [first, second] = await clocked(ann, ben, 600);
    /** Seconds on a page's clock, and whose it says it is. */
    const clock = async (page: Page): Promise<[string, number]> => {
      const words = (await page.getByRole("timer").innerText()).split(/\s+/);
      const [minutes = 0, seconds = 0] = (words.at(-1) ?? "").split(":").map(Number);
      return [words[0] ?? "", 60 * minutes + seconds];
    };
    const nameOf = (visited: Visitor): string => (visited === ann ? "Ann" : "Ben");
    for (const [acting, waiting] of [
      [first, second],
      [second, first],
    ] as const) {
      await new Player(acting.page).turn();
      expect(await acting.page.title()).toMatch(/^● Your turn/);
      expect(await acting.page.locator('link[rel="icon"]').getAttribute("href")).toBe("/icon-turn.svg");
      expect(await waiting.page.title()).not.toMatch(/Your turn/);
      for (const [visited, name] of [
        [acting, "You"],
        [waiting, nameOf(acting)],
      ] as const) {
        const [who, left] = await clock(visited.page);
        expect(who).toBe(name);
        // However slow the machine: the new turn has its own ten minutes, and nobody's clock is an hour off.
        expect(left).toBeGreaterThan(300);
        expect(left).toBeLessThanOrEqual(600);
      }
      await new Player(acting.page).wholeTurn();
    }
    for (const each of [ann, ben]) await leave(each);
  });

  it("a time that runs out: the table tells the player", async () => {
    const [ann, ben] = [await visitor(server), await visitor(server, { settings: { name: "Ben" } })];
    const [first] = await clocked(ann, ben, 1);
    await first.page.getByRole("alert").filter({ hasText: "Your time ran out" }).waitFor();
    for (const each of [ann, ben]) await leave(each);
  });

  it("somebody who leaves: the others see it, and what can be done", async () => {
    const [ann, ben] = [await visitor(server), await visitor(server, { settings: { name: "Ben" } })];
    const [acting, waiting] = await clocked(ann, ben, 600);
    await acting.page.close();
    await waiting.page.locator('.seat [title="not here"]').waitFor();
    // Not yet for a while.
    expect(await waiting.page.getByText("has been away").count()).toBe(0);
    await waiting.page.getByRole("button", { name: "Menu" }).click();
    await waiting.page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Who is here" }).click();
    const people = waiting.page.getByRole("dialog", { name: "Who is here" });
    await people.getByText(/away since/).waitFor();
    await people.getByRole("button", { name: "End the game" }).click();
    await people.getByText("For ending the game: 1 of 2").waitFor();
    for (const each of [ann, ben]) await leave(each);
  });

  it("three people in three languages: a time-out, a vote, a return and a resignation, and everybody is informed", async () => {
    const [ann, ben, clara] = [
      await visitor(server),
      await visitor(server, { settings: { name: "Ben", language: "de" } }),
      await visitor(server, { settings: { name: "Clara", language: "pl" } }),
    ];
    const others = [
      { page: ben.page, words: wordsOf("de") },
      { page: clara.page, words: wordsOf("pl") },
    ] as const;
    await ann.page.goto("/");
    const seats = [{ kind: "person", name: "Ann" }, { kind: "open" }, { kind: "open" }];
    const { table } = await ask<{ table: { id: string } }>(ann.page, "/tables", { seats, turn_seconds: 2, starter: 0 });
    for (const { page, words } of others) {
      await page.goto(`/t/${table.id}`);
      await page
        .getByRole("button", { name: words("seat-sit") })
        .first()
        .click();
    }
    /** What both others are told, each in their own language: in the banner, and in the log. */
    const told = async (id: string): Promise<void> => {
      for (const { page, words } of others) {
        const line = words(id, { name: "Ann" });
        await page.locator(".bulletin").getByText(line).first().waitFor();
        await page.locator("ol li").getByText(line).first().waitFor();
      }
    };
    await told("notice-timeout");
    const [first, second] = others;
    const question = { name: "Ann", count: 1, of: 2 };
    const vote = async ({ page, words }: (typeof others)[number]): Promise<void> => {
      await page.getByRole("button", { name: words("absent-do") }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: words("absent-vote") })
        .click();
      await page.keyboard.press("Escape");
    };
    await vote(first);
    await second.page.getByText(second.words("absent-votes", question)).waitFor();
    await vote(second);
    await told("notice-replaced");
    for (const { page, words } of others)
      await page
        .getByText(words("named-bot", { name: "Ann" }))
        .first()
        .waitFor();

    await ann.page.goto(`/t/${table.id}`);
    await ann.page.getByText(wordsOf("en")("seat-lost")).waitFor();
    await ann.page.getByRole("button", { name: wordsOf("en")("seat-reclaim") }).click();
    await told("notice-returned");
    await ann.page.getByRole("button", { name: "Menu" }).click();
    await ann.page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Resign" }).click();
    await ann.page.getByRole("dialog", { name: "Resign?" }).getByRole("button", { name: "Resign" }).click();
    await told("notice-resigned");
    for (const { page, words } of others)
      await page
        .getByText(words("named-bot", { name: "Ann" }))
        .first()
        .waitFor();
    for (const each of [ann, ben, clara]) await leave(each);
  });

  it("one device, with a curtain between turns", async () => {
    const ann = await visitor(server);
    await ann.page.goto("/same-device");
    await ann.page.getByLabel("Player 2").fill("Ben");
    await ann.page.getByRole("button", { name: "Start", exact: true }).click();
    const seen: string[] = [];
    for (let i = 0; i < 3; i++) {
      const lift = ann.page.getByRole("button", { name: /^I am/ });
      await lift.waitFor();
      expect(await ann.page.locator(".table").count()).toBe(0);
      seen.push((await lift.innerText()).trim());
      await lift.click();
      await lift.waitFor({ state: "detached" });
      await new Player(ann.page).wholeTurn();
    }
    expect(new Set(seen)).toEqual(new Set(["I am Ann", "I am Ben"]));
    expect(seen[0]).toBe(seen[2]);
    await leave(ann);
  });
});

describe("a table survives", () => {
  it("a line that breaks just when a closing is confirmed: the move is made once", async () => {
    const ann = await visitor(server);
    let armed = false;
    let cut = false;
    let sent = 0;
    await ann.page.routeWebSocket(/\/socket$/, (wire) => {
      const line = wire.connectToServer();
      wire.onMessage((message) => {
        if (String(message).includes('"close"')) {
          sent += 1;
          cut ||= armed;
          armed = false;
        }
        line.send(message);
      });
      line.onMessage((message) => {
        if (cut && String(message).includes('"type":"ok"')) {
          cut = false;
          void wire.close({ code: 1001 });
        } else if (!cut) wire.send(message);
      });
    });
    const player = await closing(ann, "keyboard");
    const before = await plyOf(ann);
    armed = true;
    await player.close();
    await player.moved(before);
    await player.turn();
    await expect.poll(() => sent).toBe(2);
    const { record, closings } = await ann.page.evaluate(async () => {
      const id = location.pathname.split("/").at(-1) ?? "";
      const state = (await (await fetch(`/api/tables/${id}/state`)).json()) as {
        log: { action?: string; seat: number }[];
        table: { you: number[] };
      };
      const mine = state.log.filter((line) => line.seat === state.table.you[0]);
      return { record: mine.length, closings: mine.filter((line) => line.action === "close").length };
    });
    expect(record).toBeGreaterThan(0);
    expect(closings).toBe(1);
    await leave(ann);
  });

  it("a restart of the server in the middle of a closing, a reload, a second tab, and the way back", async () => {
    const ann = await visitor(server);
    const player = await closing(ann);
    const address = ann.page.url();
    const before = await plyOf(ann);
    await server.stop();
    await ann.page.getByRole("alert").filter({ hasText: "Connection lost" }).waitFor();
    await server.start();
    await ann.page.getByRole("alert").filter({ hasText: "Connection lost" }).waitFor({ state: "detached" });
    // What was being chosen is still there.
    await player.close();
    await player.moved(before);
    await player.turn();

    const ply = await plyOf(ann);
    const second = await ann.context.newPage();
    await second.goto(address);
    await new Player(second).turn();
    expect((await new Player(second).see()).ply).toBe(ply);
    await new Player(second).step();
    await player.moved(ply);

    await ann.page.reload();
    await player.turn();
    await ann.page.goBack();
    await ann.page.getByRole("button", { name: "Play now" }).waitFor();
    await ann.page.goForward();
    await player.turn();
    expect(Number(await plyOf(ann))).toBeGreaterThan(Number(ply));
    // The browser itself notes every attempt that found no server.
    ann.complaints = ann.complaints.filter((text) => !text.includes("ERR_CONNECTION_REFUSED"));
    await leave(ann);
  });
});
