// Rough handling: clicks too many, ways back at the wrong moment, lines that break. Each of these once went wrong.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, finishedGame, newTable } from "./advice";
import { Player } from "./player";
import { leave, serving, setText, visitor, type Visitor } from "./world";

const server = serving();

/** Goes somewhere as a link within the page would. */
function follow(page: Page, to: string): Promise<void> {
  return page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, to);
}

/** Keeps back what the page asks for until it is let go. */
async function hold(page: Page, what: RegExp): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    const answered = page.waitForResponse(what);
    release();
    await (await answered).finished();
    // What follows from the answer has happened when the page has drawn once more.
    await drawn(page);
  };
}

/** The page has drawn what it has heard so far. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** What the browser itself notes when there is no line. */
function withoutLine(ann: Visitor): void {
  ann.complaints = ann.complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"));
}

async function sitDown({ page }: Visitor): Promise<Player> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  const player = new Player(page);
  await player.turn();
  return player;
}

describe("back and forward", () => {
  it("in a storm, while bots play: every address shows its page, and only that", async () => {
    const ann = await visitor(server, { settings: { speed: "normal", bots: 3 } });
    const { page } = ann;
    await sitDown(ann);
    const table = new URL(page.url()).pathname;
    const id = await finishedGame(page);
    const pages: [string, string][] = [
      [table, ".table[data-ply]"],
      [`/replay/${id}#40`, ".bar"],
      ["/rules#houses", ".booklet"],
      ["/learn", ".lesson"],
      ["/lobby", "main li"],
      [`/replay/${id}#333`, ".bar"],
      ["/", ".ways"],
    ];
    for (const [address] of pages.slice(1)) await follow(page, address);
    let at = pages.length - 1;
    // A fixed walk that comes by everywhere, mostly without waiting for anything.
    for (let i = 0; i < 40; i++) {
      const to = (at * 5 + i * 3 + 1) % pages.length;
      if (to === at) continue;
      await page.evaluate((by) => history.go(by), to - at);
      at = to;
      const [address, sign] = pages[at] ?? ["", ""];
      await page.waitForURL((url) => url.pathname + url.hash === address);
      if (i % 4 === 0) await page.locator(sign).first().waitFor();
    }
    for (; at >= 0; at--) {
      const [address, sign] = pages[at] ?? ["", ""];
      await page.waitForURL((url) => url.pathname + url.hash === address);
      await page.locator(sign).first().waitFor();
      if (at > 0) await page.evaluate(() => history.back());
    }
    await new Player(page).turn();
    await leave(ann);
  });

  it("to another puzzle: its address stays, and it is shown", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.goto("/puzzles?id=104-1");
    await page.getByText(/104-1/).waitFor();
    await follow(page, "/puzzles?id=104-3");
    await page.getByText(/104-3/).waitFor();
    await page.goBack();
    await page.getByText(/104-1/).waitFor();
    expect(page.url()).toContain("id=104-1");
    await leave(ann);
  });

  it("while a game is fetched or a table is made: what comes late moves nobody", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.goto("/lobby");
    const id = await finishedGame(page);
    const fetched = await hold(page, /\/replay\?seat=/);
    await follow(page, `/replay/${id}`);
    await page.getByText("Loading the game…").waitFor();
    await page.goBack();
    await page.locator("main li").waitFor();
    await fetched();
    expect(page.url()).toBe(`${server.url}/lobby`);

    await follow(page, "/");
    const made = await hold(page, /\/api\/tables$/);
    await page.getByRole("button", { name: "Play now" }).click();
    await follow(page, "/lobby");
    await page.locator("main li").waitFor();
    await made();
    expect(page.url()).toBe(`${server.url}/lobby`);
    await leave(ann);
  });
});

describe("double clicks", () => {
  it.each(["normal", "largest"])("make one table, with %s text", async (textSize) => {
    const ann = await visitor(server, { settings: { textSize } });
    const { page } = ann;
    let made = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/tables")) made += 1;
    });
    await page.goto("/");
    const id = await finishedGame(page);
    for (const [address, button] of [
      ["/", "Play now"],
      ["/friends", "Set up the table"],
      ["/same-device", "Start"],
      [`/replay/${id}#40`, "Play"],
    ] as const) {
      made = 0;
      await page.goto(address);
      if (address.startsWith("/replay")) await page.getByRole("button", { name: "Play on from here" }).click();
      const last = page.getByRole("button", { name: button, exact: true }).last();
      await last.dblclick();
      await page.waitForURL(/\/t\//);
      expect(made, address).toBe(1);
    }
    await leave(ann);
  });

  it("take one card", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    const player = await sitDown(ann);
    const { ply } = await player.see();
    // The first turn takes two cards, so the second click would find one to take in the same place.
    await page.locator('[data-at="slot-0"] .card').click();
    await player.moved(ply);
    await player.turn();
    const once = await player.see();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.locator('[data-at="supply"]').click();
    await player.moved(once.ply);
    await player.turn();
    expect(Number((await player.see()).ply)).toBe(Number(once.ply) + 1);
    await leave(ann);
  });
});

describe("two tabs", () => {
  it("of one device that is handed round: neither is left behind a curtain", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.goto("/same-device");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const other = await ann.context.newPage();
    const lift = async (each: Page): Promise<void> => {
      await each.getByRole("button", { name: /^I am/ }).click();
      await each.locator(".table").waitFor();
    };
    await lift(page);
    await other.goto(page.url());
    await lift(other);
    // Tabs in the background are slow.
    await page.bringToFront();
    await new Player(page).wholeTurn();
    await other.locator(".curtain").waitFor();
    await lift(page);
    await new Player(page).wholeTurn();
    await other.bringToFront();
    // It is again the turn of the one whose hand the other tab has shown last.
    expect(await new Player(other).turn()).toBe(true);
    await leave(ann);
  });
});

describe("without a line", () => {
  it("the table says so at once and looks like it, and a click does nothing, then or later", async () => {
    const ann = await visitor(server);
    const { page, context } = ann;
    const player = await sitDown(ann);
    const before = await player.see();
    const lost = page.getByRole("alert").filter({ hasText: "Connection lost" });
    await context.setOffline(true);
    await lost.waitFor();
    await page.locator(".table.offline").waitFor();
    await page.locator("[data-at=slot-0] .card").click();
    await page.getByText("There is no connection just now").first().waitFor();
    await context.setOffline(false);
    await lost.waitFor({ state: "detached" });
    expect((await player.see()).ply).toBe(before.ply);
    await player.take(before);
    await player.moved(before.ply);
    expect(Number((await player.see()).ply)).toBe(Number(before.ply) + 1);
    withoutLine(ann);
    await leave(ann);
  });

  it("the first page does without its picture", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    await page.route(/StartPicture.*\.css/, (route) => route.abort("internetdisconnected"));
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/");
    await failed;
    await drawn(page);
    expect(await page.getByRole("button", { name: "Play now" }).isEnabled()).toBe(true);
    withoutLine(ann);
    await leave(ann);
  });

  it("every page says so in words of its own, keeps what it has, and goes on later", async () => {
    const ann = await visitor(server);
    const { page, context } = ann;
    await page.goto("/");
    const id = await finishedGame(page);
    await page.goto(`/replay/${id}#40`);
    await page.getByText("Step 40 of").waitFor();
    await page.waitForLoadState("networkidle");
    const notSent = page.getByText("The connection was lost before this arrived. Try again.");
    const eyes = page.getByLabel("Show the cards of");
    await context.setOffline(true);
    await eyes.selectOption({ label: "Ben" });
    await notSent.waitFor();
    await expect.poll(() => eyes.inputValue()).toBe("-1");
    await follow(page, "/");
    await page.getByRole("button", { name: "Play now" }).click();
    await notSent.waitFor();
    await page.getByLabel("Language").selectOption("pl");
    await expect.poll(() => page.getByLabel("Language").inputValue()).toBe("en");
    await follow(page, "/learn");
    await page.getByText("The page could not be loaded.").waitFor();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Two cards to begin with" }).waitFor();
    withoutLine(ann);
    await leave(ann);
  });
});

/** How many pixels of something do not fit into it, sideways and down. */
function hidden(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluate((node) => [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight]);
}

describe("little room", () => {
  it("four long names: nothing beside the screen at any text size, and on its side a phone has everything to act with on it", async () => {
    const ann = await visitor(server, { hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });
    const { page } = ann;
    await page.goto("/");
    const names = ["Donaudampfschifffahrtsgesellschaftskapit", "W".repeat(40), "👩🏽‍🚀🏳️‍🌈🐎🚂👩🏽‍🚀🏳️‍🌈🐎🚂"];
    const seats = [
      { kind: "person", name: "مريم بنت عبد الله الطويلة جدا جدا جدا" },
      ...names.map((name) => ({ kind: "bot", level: "easy", name })),
    ];
    const { table } = await ask<{ table: { id: string } }>(page, "/tables", { seats, name: names[0] });
    await page.goto(`/t/${table.id}`);
    const player = new Player(page);
    // Everybody's name is in the log.
    await player.wholeTurn();
    await player.until("finish");
    for (const [width, height] of [
      [820, 1180],
      [320, 568],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const text of ["largest", "normal"] as const) {
        await setText(page, text);
        const layout = width === 640 ? ".landscape" : width === 320 || text === "largest" ? ".phone" : ".tablet";
        await page.locator(layout).waitFor();
        expect((await hidden(page, "html"))[0], `${width} x ${height}, ${text}`).toBeLessThanOrEqual(0);
      }
    }
    expect(await hidden(page, ".side")).toEqual([0, 0]);
    await page.goto(`/t/${await finishedGame(page)}`);
    await page.getByRole("dialog").getByText("Watch the game").waitFor();
    expect(await hidden(page, "dialog[open]")).toEqual([0, 0]);
    await leave(ann);
  });
});

describe("the score", () => {
  it("stays closed when it was closed, although the line breaks and comes back", async () => {
    const ann = await visitor(server);
    const { page, context } = ann;
    await page.goto("/");
    const id = await newTable(ann, 1);
    const { views } = await ask<{ views: [{ seat: number }] }>(page, `/tables/${id}/state`);
    await ask(page, `/tables/${id}/commands`, { type: "resign", seat: views[0].seat });
    await page.goto(`/t/${id}`);
    const score = page.getByRole("dialog");
    await score.getByRole("button", { name: "Close", exact: true }).click();
    await score.waitFor({ state: "detached" });
    const lost = page.getByRole("alert").filter({ hasText: "Connection lost" });
    await context.setOffline(true);
    await lost.waitFor();
    await context.setOffline(false);
    await lost.waitFor({ state: "detached" });
    await drawn(page);
    expect(await score.count()).toBe(0);
    withoutLine(ann);
    await leave(ann);
  });
});

describe("without the server", () => {
  it("says so calmly, in one's language, and goes on by itself when it is back", async () => {
    const { context, page } = await visitor(server, { serviceWorkers: "allow", locale: "de-DE" });
    await page.goto("/");
    const { table } = await ask<{ table: { id: string } }>(page, "/tables", {
      seats: [
        { kind: "person", name: "Ann" },
        { kind: "bot", level: "easy", name: "Therese" },
      ],
      starter: 0,
    });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });
    await server.stop();
    await page.goto(`/t/${table.id}`);
    await page.getByText("Keine Verbindung zum Server.").waitFor();
    await server.start();
    await new Player(page).turn();
    await context.close();
  });
});
