import { describe, expect, it } from "vitest";
import { newStudy, newTable, newTournaments, played } from "./advice";
import { anything, faint, misbuilt, serious, settled } from "./axe";
import { Player } from "./player";
import { PLAIN } from "../src/ui/page/routes";
import { leave, serving, setText, visitor, type Visitor } from "./world";

const server = serving();

const FIRST_LOAD = 250_000;

/** Pages that need more than their address: a server with ratings, somebody's personal link. */
const MORE = ["/leaderboard", "/me"];
const PAGES = [...PLAIN.map(({ pattern }) => pattern).filter((path) => !MORE.includes(path)), "/nowhere"];

/** Counts the bytes that a visitor loads from now on. */
async function counting({ context, page }: Visitor): Promise<() => Promise<number>> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  return async () => {
    await settled(page);
    // Answers come in order: after this one, everything that was loaded has been counted.
    await session.send("Network.enable");
    return bytes;
  };
}

describe("pages", () => {
  it("axe finds nothing on any page, light or dark, with text as it is and at its largest", async () => {
    const ann = await visitor(server, { colorScheme: "light" });
    const study = await newStudy(ann);
    const { open, running } = await newTournaments(ann);
    for (const path of [...PAGES, study, study.replace("/studies/", "/exercise?study="), open, running]) {
      await ann.page.goto(path);
      expect(await anything(ann.page), path).toEqual([]);
      await ann.page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
      expect(await faint(ann.page), `${path}, dark`).toEqual([]);
      await setText(ann.page, "largest");
      expect(await misbuilt(ann.page), `${path}, largest`).toEqual([]);
      await setText(ann.page, "normal");
    }
    await leave(ann);
  });

  it.each([
    ["desktop", { viewport: { width: 1440, height: 900 } }],
    ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" as const }],
  ])("axe finds nothing serious at the table, %s", async (_name, device) => {
    const ann = await visitor(server, device);
    const id = await newTable(ann, 3);
    await played(ann.page, id, { cards: 3, rounds: 0 });
    await ann.page.goto(`/t/${id}`);
    const player = new Player(ann.page);
    await player.turn();
    await setText(ann.page, "largest");
    expect(await misbuilt(ann.page), "largest").toEqual([]);
    await setText(ann.page, "normal");
    expect(await misbuilt(ann.page), "normal").toEqual([]);
    expect(await serious(ann.page), "a turn").toEqual([]);
    await ann.page.getByRole("button", { name: "Menu" }).click();
    expect(await serious(ann.page), "the menu").toEqual([]);
    const entry = (name: string): Promise<number> => ann.page.getByRole("button", { name, exact: true }).count();
    expect(await entry("Turn sounds on")).toBe(1);
    // Where there is no keyboard, nobody asks for its keys.
    expect(await entry("Keys")).toBe("hasTouch" in device ? 0 : 1);
    await ann.page.keyboard.press("Escape");
    await ann.page.locator('[data-at="seat-1"]').first().click();
    expect(await serious(ann.page), "a player").toEqual([]);
    await ann.page.keyboard.press("Escape");
    const tiles = ann.page.getByRole("button", { name: "Tiles", exact: true });
    if (await tiles.isVisible()) await tiles.click();
    await ann.page.locator('[data-at="stack-baden"] button').last().click();
    expect(await serious(ann.page), "a tile").toEqual([]);
    await ann.page.keyboard.press("Escape");
    await ann.page.keyboard.press("Escape");
    await player.openClosing();
    expect(await serious(ann.page), "a closing").toEqual([]);
    await leave(ann);
  });

  it("the first load is small", async () => {
    const ann = await visitor(server);
    const counted = await counting(ann);
    await ann.page.goto("/");
    const start = await counted();
    await ann.page.getByRole("button", { name: "Play now" }).click();
    await new Player(ann.page).turn();
    const all = await counted();
    console.log(
      `first load: ${Math.round(start / 1024)} KB for the start page, ${Math.round(all / 1024)} KB with the table`,
    );
    expect(all).toBeLessThan(FIRST_LOAD);
    await leave(ann);
  });

  it("the first loads of the editor, of studies, exercises, tournaments and the like are small", async () => {
    const ann = await visitor(server);
    const study = await newStudy(ann);
    const { running } = await newTournaments(ann);
    for (const [path, locale, ready] of [
      ["/editor", "pl", ".possible"],
      ["/studies", "pl", "main h2"],
      ["/explorer", "pl", "main table"],
      ["/companion", "pl", "main form"],
      [study.replace("/studies/", "/exercise?study="), "en-GB", '.table[data-acting="true"]'],
      ["/tournaments/new", "pl", "main form"],
      [running, "pl", "main table"],
      [study, "en-GB", '.table[data-acting="true"]'],
    ] as const) {
      const ben = await visitor(server, { locale });
      const counted = await counting(ben);
      await ben.page.goto(path);
      await ben.page.locator(ready).first().waitFor();
      const bytes = await counted();
      console.log(`first load of ${path}: ${Math.round(bytes / 1024)} KB`);
      expect(bytes, path).toBeLessThan(FIRST_LOAD);
      await leave(ben);
    }
    await leave(ann);
  });

  it("greyed out things say why, undo is free, settings are kept, hints speak", async () => {
    const ann = await visitor(server, { settings: { level: "easy" } });
    await ann.page.goto("/");
    await ann.page.getByRole("button", { name: "Play now" }).click();
    const player = new Player(ann.page);
    await player.turn();
    const status = ann.page.locator(".status p");
    await ann.page.getByRole("button", { name: "Close route" }).dispatchEvent("click");
    await status.getByText("First take a card").waitFor();
    for (const official of ["Cartwright", "Administrator", "Postal carrier"]) {
      await ann.page.getByRole("button", { name: new RegExp(`^${official}`) }).click();
      await status.getByText("has to be the Postmaster").waitFor();
      await ann.page.getByRole("button", { name: "Close route" }).dispatchEvent("click");
      await status.getByText("First take a card").waitFor();
    }
    await ann.page.getByRole("button", { name: "Hint", exact: true }).click();
    await ann.page.getByRole("complementary", { name: "Hint" }).getByText("Chance of winning").waitFor();

    const played = await player.until("finish");
    await ann.page.getByRole("button", { name: "↶ Undo" }).click();
    await player.moved(played.ply);
    expect((await player.see()).phase).toBe("play");

    await ann.page.getByRole("button", { name: "Menu" }).click();
    await ann.page.getByRole("button", { name: "Settings" }).click();
    await ann.page.getByRole("switch", { name: /^Province symbols/ }).click();
    await ann.page.getByRole("switch", { name: /^Learner’s aid/ }).click();
    await ann.page.getByRole("switch", { name: /^Single-key shortcuts/ }).click();
    await ann.page.getByRole("button", { name: "Back" }).click();
    await ann.page.locator("text.sign").first().waitFor();

    // Keys are off: only the button ends the turn, and then the aid can say how likely the route is to go on.
    const before = await player.until("finish");
    await ann.page.getByText(/^Chance that a card fits your route next turn: \d+\s?%$/).waitFor();
    await ann.page.keyboard.press("e");
    await ann.page.getByRole("button", { name: "End turn" }).click();
    await player.moved(before.ply);
    await leave(ann);
  });

  it("you can look back at any turn of a running game, even after a reload", async () => {
    const ann = await visitor(server);
    await ann.page.goto("/");
    await ann.page.getByRole("button", { name: "Play now" }).click();
    const player = new Player(ann.page);
    for (let turn = 0; turn < 2; turn++) await player.wholeTurn();
    await player.turn();
    await ann.page.reload();
    await player.turn();
    const now = await player.see();
    const looking = ann.page.getByText("You are looking back at round 1.");
    await ann.page.getByTitle("Look at this moment").last().click();
    await looking.waitFor();
    const then = await player.see();
    expect(Number(then.ply)).toBeLessThan(Number(now.ply));
    expect(then.acting).toBe(false);
    await ann.page.getByRole("button", { name: "One step forward" }).click();
    await player.moved(then.ply);
    await ann.page.getByRole("button", { name: /^Administrator/ }).click();
    await ann.page.locator(".status p").getByText("You are looking at an earlier moment.").waitFor();
    await ann.page.getByRole("button", { name: "Back to the present" }).click();
    await looking.waitFor({ state: "detached" });
    expect(await player.see()).toEqual(now);
    await leave(ann);
  });
});
