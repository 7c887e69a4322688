import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, newStudy, newTournaments } from "./advice";
import { misfits, MISFITS } from "./overflow";
import { Player } from "./player";
import { languages, leave, serving, TEXT, visitor, type Visitor } from "./world";

const server = serving();

type Screen = readonly [name: string, viewport: { width: number; height: number }];
const SCREENS: readonly Screen[] = [
  ["a desktop", { width: 1440, height: 900 }],
  ["a laptop", { width: 1180, height: 760 }],
  ["a low laptop", { width: 1366, height: 600 }],
  ["a lower laptop", { width: 1280, height: 600 }],
  ["a laptop with a browser's bars", { width: 1440, height: 700 }],
  ["a wide laptop", { width: 1536, height: 730 }],
  ["a tablet", { width: 820, height: 1180 }],
];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** English last: it is what the next state is reached in. */
const LANGUAGES = languages().toReversed();
function record(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../tests/records/games/${name}.json`, import.meta.url), "utf8"));
}
/** Four players, a tie, every official. */
const RECORD = record("tie-clockwise");
/** A route is closed after the end was called. */
const CLOSED_LAST = record("icelandic");

const NAMES = ["Leonhard", "Balthasar", "Walburga", "Therese", "Franziska"];
const { cities, roads } = JSON.parse(
  readFileSync(new URL("../../src/thurntaxis/board.json", import.meta.url), "utf8"),
) as {
  cities: { name: string }[];
  roads: [string, string][];
};
/** People may be called whatever they like, and where a route leads is to be seen on the map. */
const SHORTENED = [...NAMES, "Alexandrine", ...cities.map(({ name }) => name)];

/** A moment of the game, and what was then done. */
interface Frame {
  ply: number;
  action: string | null;
  view: { player: number | null; phase: string; last_round: unknown; seats: { hand: string[]; route: string[] }[] };
}

type Like = (moment: {
  phase: string;
  action: string;
  hand: number;
  route: number;
  last: boolean;
  /** The end is called: nothing can be closed afterwards. */
  lastTurn: boolean;
  /** Two cards fit the same end. */
  several: boolean;
}) => boolean;

/** How many kinds of cards in hand go on from an end of the route. */
function fitting(end: string | undefined, hand: string[], route: string[]): number {
  const joined = (city: string): boolean => roads.some((road) => road.includes(city) && road.includes(end ?? ""));
  return new Set(hand.filter((city) => joined(city) && city !== end && !route.includes(city))).size;
}

/** A finished game to begin from. */
class Game {
  static readonly #read = new Map<unknown, Promise<Game>>();
  readonly id: string;
  readonly frames: Frame[];

  private constructor(id: string, frames: Frame[]) {
    this.id = id;
    this.frames = frames;
  }

  /** Each record is read once, on a page of the server. */
  static async open({ page }: Visitor, record = RECORD): Promise<Game> {
    await page.goto("/");
    const game = this.#read.get(record) ?? this.#open(page, record);
    this.#read.set(record, game);
    return game;
  }

  static async #open(page: Page, record: unknown): Promise<Game> {
    const { table } = await ask<{ table: { id: string } }>(page, "/replays", { record });
    const frames: Frame[] = [];
    for (let from = 0; ; from += 100) {
      const piece = await ask<{ frames: Frame[] }>(page, `/tables/${table.id}/replay?seat=open&from=${from}&count=100`);
      frames.push(...piece.frames);
      if (piece.frames.length < 100) return new Game(table.id, frames);
    }
  }

  /** A table that goes on where the game first looked like this, in the seat of who is to act. */
  async table(page: Page, like: Like, options: object = {}): Promise<string> {
    const frame = this.frames.find(({ ply, action, view }) => {
      const acting = view.seats[view.player ?? -1];
      const last = ply === this.frames.length - 2;
      const { hand = [], route = [] } = acting ?? {};
      const several = route.length > 1 && [route[0], route.at(-1)].some((end) => fitting(end, hand, route) > 1);
      const { phase } = view;
      const lastTurn = view.last_round !== null;
      return action && like({ phase, action, hand: hand.length, route: route.length, last, lastTurn, several });
    });
    if (!frame) throw new Error("the game never looked like that");
    const seats = frame.view.seats.map((_, seat) =>
      seat === frame.view.player
        ? { kind: "person", name: "Franziska" }
        : { kind: "bot", level: "easy", name: NAMES[seat] },
    );
    const from = { table: this.id, ply: frame.ply };
    const { table } = await ask<{ table: { id: string } }>(page, "/tables", {
      seats,
      from,
      hints: true,
      ...options,
    });
    return table.id;
  }
}

/** How a page can be: the language and the size of its text. */
interface Setting {
  language: string;
  textSize: (typeof TEXT)[number];
}

/** Text at its largest in every language; as it is, where its words are longest, and in English, which comes last. */
const SETTINGS: Setting[] = [
  ...LANGUAGES.map((language) => ({ language, textSize: "largest" as const })),
  ...["de", "en"].map((language) => ({ language, textSize: "normal" as const })),
];

interface Looks {
  settings: Partial<Setting>[];
  /** They may be shortened. */
  names: string[];
}

/** Sees what does not fit in each of the settings, which were chosen in another tab; runs in the page. */
async function lookThrough({ settings, names }: Looks): Promise<[string, string][]> {
  const found: [string, string][] = [];
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  for (const wanted of settings) {
    const key = "thurntaxis.settings";
    const chosen = JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? "{}") as object), ...wanted });
    localStorage.setItem(key, chosen);
    dispatchEvent(new StorageEvent("storage", { key, newValue: chosen }));
    const parts = (): Element[] => [...document.querySelectorAll("html, .spread[lang]")];
    do await frame();
    while (wanted.language && !parts().every((part) => part.getAttribute("lang") === wanted.language));
    // Some letters are needed by one language only, and loaded when they first occur.
    await document.fonts.ready;
    for (let times = 0; times < 2; times++) await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    for (const problem of misfitsOf(names)) found.push([problem, Object.values(wanted).join(", ")]);
  }
  return found;
}

/** Another language was chosen in another tab. Resolves when the page speaks it. */
const speak = (page: Page, language: string): Promise<unknown> =>
  page.evaluate(lookThrough, { settings: [{ language }], names: [] });

/** Somebody with a phone who speaks all languages. */
class Reader {
  readonly ann: Visitor;
  readonly #screens: readonly Screen[];
  readonly #found = new Map<string, Set<string>>();

  constructor(ann: Visitor, screens: readonly Screen[]) {
    this.ann = ann;
    this.#screens = screens;
  }

  /** The page as it is, in all settings, on every screen. */
  async read(state: string): Promise<void> {
    const { page } = this.ann;
    for (const [name, viewport] of this.#screens) {
      await page.setViewportSize(viewport);
      for (const [problem, where] of await page.evaluate(lookThrough, { settings: SETTINGS, names: SHORTENED })) {
        this.#found.set(problem, (this.#found.get(problem) ?? new Set()).add(`${state}, ${name}, ${where}`));
      }
    }
  }

  async leave(): Promise<void> {
    const found = [...this.#found].map(([problem, where]) => `${problem} (${[...where].join("; ")})`);
    expect(found).toEqual([]);
    // The browser itself notes what was refused.
    this.ann.complaints = this.ann.complaints.filter((text) => !text.startsWith("Failed to load resource"));
    await leave(this.ann);
  }
}

async function reader(
  settings: object = {},
  device: BrowserContextOptions = PHONE,
  screens: readonly Screen[] = [["a phone", device.viewport ?? PHONE.viewport]],
): Promise<Reader> {
  const ann = await visitor(server, { ...device, settings: { name: "Franziska", ...settings } });
  await ann.page.emulateMedia({ reducedMotion: "reduce" });
  await ann.context.addInitScript({ content: MISFITS });
  // Only words and where they stand matter here: painting would take most of the time.
  await ann.context.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const style = document.createElement("style");
      style.textContent = `
        svg { visibility: hidden }
        body { background-image: none !important }
        *, *::before, *::after { box-shadow: none !important; filter: none !important }`;
      document.head.append(style);
    });
  });
  return new Reader(ann, screens);
}

describe("nothing is cut off or overlaps on a phone, in any language", () => {
  it("a word that is too long would be found", async () => {
    const ann = await visitor(server, PHONE);
    await ann.page.goto("/settings");
    expect(await misfits(ann.page)).toEqual([]);
    const spoil = async (selector: string, style: string): Promise<string> => {
      await ann.page
        .locator(selector)
        .first()
        .evaluate((element, css) => {
          element.setAttribute("style", css);
          element.prepend("Donaudampfschifffahrtsgesellschaftskapitän ");
        }, style);
      const found = (await misfits(ann.page)).join("\n");
      await ann.page.reload();
      await ann.page.waitForSelector("dl");
      return found;
    };
    expect(await spoil("h1", "")).toMatch(/^(beside the screen|out of its box \(x\))/);
    expect(await spoil("h1", "min-width: 0; flex: none; width: 100px; overflow: hidden")).toMatch(/^cut off \(x\)/);
    expect(
      await spoil("h1", "min-width: 0; flex: none; width: 100px; overflow: hidden; text-overflow: ellipsis"),
    ).toMatch(/cut off|shortened/);
    expect(await spoil("dd", "width: 150px; height: 12px; overflow: hidden")).toMatch(/^cut off/);
    const label = await ann.page.locator("dl dt").first().boundingBox();
    expect(await spoil("h1", `position: absolute; top: ${label?.y ?? 0}px; overflow-wrap: anywhere`)).toMatch(
      /^over “/m,
    );
    await leave(ann);
  });

  it("pages around the table", async () => {
    const all = await reader();
    const { page } = all.ann;
    const visit = async (name: string, path: string, ready: string): Promise<void> => {
      await page.goto(path);
      await page.waitForSelector(ready);
      await all.read(name);
    };
    await visit("start", "/", ".ways");
    await visit("settings", "/settings", "dl");
    await page.getByRole("button", { name: "Show my link" }).click();
    await page.getByText("Whoever opens this link").waitFor();
    await all.read("settings with the personal link");
    await visit("my games, none yet", "/games", "main p");
    await visit("the daily deal", "/daily", "main p");
    await visit("a puzzle, its text folded", "/puzzles", ".puzzle");
    await page.getByRole("button", { name: "Show the text" }).click();
    await page.waitForSelector(".rating");
    await all.read("a puzzle");
    await page.locator("summary").first().click();
    await page.getByRole("button", { name: "Solution", exact: true }).click();
    await page.locator(".result ol").waitFor();
    await all.read("a puzzle with its solution");
    await visit("a personal link that is none", "/me#nobody", "main p");
    await visit("no such page", "/nowhere", "main p");
    await visit("rules", "/rules", ".end");
    await visit("what wins", "/what-wins", "figure figcaption");
    await visit("first routes", "/explorer?route=ulm-aug", "main table");
    await visit("lobby, empty", "/lobby", "main li");
    await visit("studies, none yet", "/studies", "main h2");
    await visit("a study", await newStudy(all.ann), '.table[data-acting="true"]');
    await page.getByRole("button", { name: "Share and edit" }).click();
    await page.getByRole("dialog").waitFor();
    await all.read("names and chapters of a study");
    await visit("studies", "/studies", "main li");
    const { open, running } = await newTournaments(all.ann);
    await visit("tournaments", "/tournaments", "main li");
    await visit("a new tournament", "/tournaments/new", "form");
    await visit("a tournament before it begins", open, ".players");
    await visit("a tournament", running, ".figures");

    await visit("same device", "/same-device", "form");
    await page.getByText("2", { exact: true }).nth(1).click();
    await all.read("same device with bots");

    await visit("friends", "/friends", "form");
    await page.getByText("By post, over several days").click();
    await page.locator("select").first().selectOption({ index: 2 });
    await page.locator("select").nth(1).selectOption("first-printing");
    await page.getByRole("group", { name: "Bots" }).getByText("1").click();
    await page.getByText("Show in the lobby").click();
    await all.read("friends with everything");
    await page.getByRole("button", { name: "Set up the table" }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole("button", { name: "Copy link" }).waitFor();
    await all.read("waiting room");
    await visit("lobby", "/lobby", "main li");
    await visit("start with a table", "/", 'a[href^="/t/"]');

    await visit("replay, nothing chosen", "/replay", "textarea");
    await page.getByRole("textbox").fill("nothing\nof use");
    await page.getByRole("button", { name: "Watch", exact: true }).click();
    await page.getByRole("alert").waitFor();
    await all.read("replay, refused");
    await all.leave();
  });

  it("the lesson, step by step", async () => {
    const all = await reader();
    const { page } = all.ann;
    await page.goto("/learn");
    const stations = page.locator(".stations button");
    await stations.first().waitFor();
    const steps = await stations.count();
    for (let step = 0; step < steps; step++) {
      await page.getByText(`Step ${step + 1} of ${steps}`).waitFor();
      await all.read(`step ${step + 1}`);
      if (step === 0 || step === 8) {
        await page.getByRole("button", { name: "Try it" }).click();
        await page.locator(".lesson.folded").waitFor();
        await all.read(`step ${step + 1}, at the table`);
      }
      if (step === 0) {
        await page.getByRole("button", { name: "Take Lodz" }).click();
        await page.getByText("Not quite").waitFor();
        await all.read("a try that missed");
        await page.getByRole("button", { name: "Try again" }).click();
        for (const name of ["Take Ulm", "Take Augsburg", "Play Ulm"]) await page.getByRole("button", { name }).click();
        await page.getByText("Well done!").waitFor();
        await all.read("a try that did it");
        await page.getByRole("button", { name: "Next step" }).click();
      } else {
        if (step === 8) await page.locator(".lesson [aria-expanded]").click();
        await page.getByRole("button", { name: "Skip" }).click();
      }
    }
    await page.getByRole("heading", { name: "You know how to play" }).waitFor();
    await all.read("the end of the lesson");
    await all.leave();
  });

  it("the table", async () => {
    const all = await reader();
    const { page } = all.ann;
    const game = await Game.open(all.ann);
    const player = new Player(page, "touch");
    const sit = async (name: string, like: Like, options: object = {}, at = game): Promise<void> => {
      await page.goto(`/t/${await at.table(page, like, options)}`);
      await player.turn();
      await all.read(name);
    };
    const press = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
    const menu = async (name: string): Promise<void> => {
      await press("Menu");
      await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name, exact: true }).click();
    };

    await sit("the first turn", ({ phase }) => phase === "draw");
    await page.locator(".foot button").nth(3).click();
    await all.read("why not the Cartwright");
    await sit("to draw", ({ phase, hand, route }) => phase === "draw" && hand > 1 && route > 2, { turn_seconds: 600 });
    await press("Tiles");
    await all.read("tiles");
    for (const tile of ["schweiz_tyrol", "all_provinces", "route_7", "game_end"]) {
      await page.locator(`[data-at="stack-${tile}"] button`).tap();
      await all.read(`the tile ${tile}`);
      await page.keyboard.press("Escape");
    }
    await press("Close");
    const others = page.locator('.chips [data-at^="seat-"]');
    for (let seat = 0; seat < (await others.count()); seat++) {
      await others.nth(seat).tap();
      await page.locator("dialog.beside").waitFor();
      await all.read(`player ${seat}`);
    }
    await press("Close");
    await page.getByRole("button", { name: "Show the whole map" }).tap();
    await all.read("the whole map");
    await page.locator('[data-at="slot-0"] .card').click({ button: "right" });
    await page.locator(".info").waitFor();
    await all.read("a card explained");
    await press("Log");
    await all.read("log");
    await press("Close");
    await press("Menu");
    await all.read("menu");
    await press("Close");
    await menu("Link to this table");
    await all.read("sharing");
    await press("Close");
    await menu("Resign");
    await all.read("resigning");
    await press("Cancel");
    await menu("Look back");
    await page.getByRole("button", { name: "Back to the present" }).waitFor();
    await all.read("looking back");
    await press("Back to the present");
    await menu("Resign");
    await page.getByRole("dialog").getByRole("button", { name: "Resign", exact: true }).click();
    await page.getByRole("dialog", { name: "You have resigned" }).waitFor();
    await all.read("resigned");

    await sit("to play, a card fits", ({ phase, action }) => phase === "play" && /^(left|right)/.test(action));
    await menu("Hint");
    await page.getByRole("complementary", { name: "Hint" }).waitFor();
    await all.read("a hint");
    await sit("to play, several fit", ({ phase, several }) => phase === "play" && several);
    await page.locator(".end.open").first().tap();
    await page.getByRole("dialog").waitFor();
    await all.read("which card");
    await press("Close");
    await player.wholeTurn();
    await player.turn();
    await page.locator(".news").waitFor();
    await all.read("news");
    await sit("to play, nothing fits", ({ action, route }) => action.startsWith("start") && route > 2);
    await page.locator('[data-at^="hand-"] .card').first().tap();
    await page.getByRole("dialog").waitFor();
    await all.read("giving up a route");

    await sit("to close or not", ({ action, route }) => action === "close" && route === 3);
    await player.openClosing();
    await all.read("closing");
    await sit("to close with much in hand", ({ phase, hand, route }) => phase === "finish" && hand > 3 && route > 2);
    await player.openClosing();
    await all.read("closing with much in hand");

    const closedLast = await Game.open(all.ann, CLOSED_LAST);
    const lastClosing: Like = ({ action, lastTurn }) => action === "close" && lastTurn;
    await sit("to close in the last turn", lastClosing, {}, closedLast);
    await press("End turn");
    await page.getByRole("button", { name: "End turn anyway" }).waitFor();
    await all.read("to end the last turn with a route");
    await sit("the last turn", ({ last }) => last);
    await press("End turn");
    await page.getByRole("dialog", { name: "The last post" }).waitFor();
    await all.read("the last post");
    await press("Close");
    await all.read("over");
    await all.leave();
  });

  it("a phone on its side, in the last turn: all that one acts with is on the screen; and a replay", async () => {
    const all = await reader({}, { ...PHONE, viewport: { width: 844, height: 390 } });
    const { page } = all.ann;
    const game = await Game.open(all.ann);
    await page.goto(`/t/${await game.table(page, ({ phase, lastTurn }) => phase === "play" && lastTurn)}`);
    await new Player(page, "touch").turn();
    for (const language of LANGUAGES) {
      await speak(page, language);
      const beneath = await page.locator(".side").evaluate((side) => side.scrollHeight - side.clientHeight);
      expect(beneath, language).toBe(0);
    }
    await all.read("the last turn, on its side");
    await page.goto(`/replay/${game.id}#40`);
    await page.locator(".more").waitFor();
    await all.read("a replay, on its side");
    await page.getByRole("button", { name: "Log", exact: true }).tap();
    await page.locator(".line").first().waitFor();
    const heights = await page
      .locator(".more > *, ol li > button")
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(9);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
    await all.leave();
  });

  it("the table with aids, in words, and when something is wrong", async () => {
    const all = await reader({ aids: true, textView: true, signs: true });
    const { page } = all.ann;
    const game = await Game.open(all.ann);
    const player = new Player(page, "touch");
    let present = true;
    await page.routeWebSocket(/\/socket$/, (wire) => {
      if (!present) {
        void wire.close({ code: 1001 });
        return;
      }
      const line = wire.connectToServer();
      line.onMessage((message) => {
        const news = JSON.parse(String(message)) as {
          table?: { absent: number[]; now: number; seats: { yours: boolean; kind: string; away_since: number }[] };
        };
        if (news.table) {
          const { seats, now } = news.table;
          news.table.absent = seats.flatMap(({ yours }, seat) => (yours ? [] : [seat]));
          for (const seat of seats) if (!seat.yours) Object.assign(seat, { kind: "person", away_since: now });
        }
        wire.send(JSON.stringify(news));
        if (!present) void wire.close({ code: 1001 });
      });
    });
    await page.goto(`/t/${await game.table(page, ({ phase, route }) => phase === "play" && route > 2)}`);
    await player.turn();
    await all.read("somebody is absent, and all aids");
    await page.getByRole("button", { name: "What can we do?" }).click();
    await page.getByRole("dialog", { name: "Who is here" }).waitFor();
    await all.read("who is here");
    await page.getByRole("button", { name: "Close", exact: true }).last().click();
    await page.getByRole("combobox", { name: "Type an action" }).fill("take");
    await all.read("an action being typed");
    present = false;
    await page.getByRole("combobox", { name: "Type an action" }).fill("close");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    await all.read("the line is lost");

    present = true;
    await page.goto("/same-device");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator(".curtain").waitFor();
    await all.read("the curtain");
    await page.goto("/t/nowhere");
    await page.getByRole("heading", { name: "No table here" }).waitFor();
    await all.read("no such table");
    await all.leave();
  });

  it("watching", async () => {
    const all = await reader();
    const { page } = all.ann;
    const game = await Game.open(all.ann);
    for (const ply of [0, 333, game.frames.length - 1]) {
      await page.goto(`/replay/${game.id}#${ply}`);
      await page.getByText(`Step ${ply} of`).waitFor();
      await all.read(`watching step ${ply}`);
    }
    const playOn = async (): Promise<void> => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Play on from here" }).click();
    };
    for (const language of LANGUAGES) {
      await speak(page, language);
      const beyond = await page.locator(".more").evaluate((row) => row.scrollWidth - row.clientWidth);
      expect(beyond, `what can be done with a replay, ${language}`).toBe(0);
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await all.read("what else can be done with a replay");
    await page.keyboard.press("Escape");
    await playOn();
    await all.read("playing on after the end");
    await page.goto("/");
    await page.goto(`/replay/${game.id}#100`);
    await playOn();
    await all.read("playing on");
    await all.leave();
  });
});

describe("nothing is cut off or overlaps on larger screens, in any language", () => {
  it("the table and the lesson", async () => {
    const all = await reader({}, {}, SCREENS);
    const { page } = all.ann;
    const game = await Game.open(all.ann);
    await page.goto(`/t/${await game.table(page, ({ action, route }) => action === "close" && route === 3)}`);
    const player = new Player(page);
    await player.turn();
    await all.read("to close or not");
    await player.openClosing();
    await all.read("closing");
    await page.goto("/learn");
    await page.locator(".stations").waitFor();
    await all.read("the lesson");
    await all.leave();
  });
});

describe("the language", () => {
  it("can be changed in the middle of a closing, and the game goes on", async () => {
    const ann = await visitor(server);
    const { page } = ann;
    const game = await Game.open(ann);
    await page.goto(`/t/${await game.table(page, ({ action, route }) => action === "close" && route === 3)}`);
    const player = new Player(page);
    await player.turn();
    await player.openClosing();
    const settings = await ann.context.newPage();
    await settings.goto("/settings");
    await settings.getByLabel("Language").selectOption({ label: "Polski" });
    await page.getByRole("heading", { name: "Zamknięcie trasy" }).waitFor();
    const { ply } = await player.see();
    await page.locator(".closing footer button").last().click();
    await player.moved(ply);
    await page.reload();
    await page.getByRole("button", { name: "Zakończ turę" }).waitFor();
    await leave(ann);
  });
});
