// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import closingView from "../fixtures/closing-view.json";
import drawView from "../fixtures/draw.json";
import overView from "../fixtures/over.json";
import playView from "../fixtures/play.json";
import { FixtureTransport } from "../fixtures/transport";
import { texts } from "../i18n/i18n.svelte";
import { PROVINCE_SHORT } from "../game/board";
import { viewport } from "../ui/browser/viewport.svelte";
import { settings } from "../ui/browser/settings.svelte";
import { Table } from "./table.svelte";
import type { GameEvent, Play, View } from "../protocol/protocol";
import type { LogTurn } from "../game/log";
import TableView from "./TableView.svelte";

let transport: FixtureTransport;

function show(view: unknown, { log = [], play = null }: { log?: LogTurn[]; play?: Play | null } = {}): void {
  render(TableView, { table: new Table(transport, view as View, log), page: { name: "Test", play } });
}

beforeAll(() => texts.use("en", english));
beforeEach(() => {
  transport = new FixtureTransport();
  stubBrowser();
});
afterEach(cleanup);

describe("the last round", () => {
  const last_round = { ended_by: 1, end_reason: "carriage", turns_left: [0, 2, 3] };
  const lastTurn = { ...closingView, last_round, last_turn: true };

  it("is announced: who called the end, with what, who still has a turn; who has finished is marked", () => {
    show(lastTurn);
    expect(screen.getByRole("alert").textContent).toBe(
      "Last round: Ben has carriage 7. Still to play: you, Clara and Dora.",
    );
    expect(screen.getAllByText("has had their last turn")).toHaveLength(1);
    const said = screen.getAllByRole("status").map((status) => status.textContent);
    expect(said.join(" ")).toContain("close the route now, or it scores nothing");
  });

  it("does not end with a route that could be closed before one has been asked", async () => {
    show(lastTurn);
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(transport.sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "End turn anyway" }));
    expect(transport.sent).toEqual([["end"]]);
  });

  it("asks only then", async () => {
    show({ ...lastTurn, last_turn: false });
    await fireEvent.click(screen.getByRole("button", { name: "End turn" }));
    expect(transport.sent).toEqual([["end"]]);
  });
});

describe("the Administrator", () => {
  const legal = [...drawView.legal, "administrator"];
  const view = { ...drawView, legal, official: null, forced_postmaster: false, can_call: ["administrator"] };

  it("swaps the cards at the second press, and says so at the first", async () => {
    show(view);
    const official = screen.getByRole("button", { name: /^Administrator/ });
    await fireEvent.click(official);
    expect(transport.sent).toEqual([]);
    const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said.join(" ")).toContain("press again to swap all six cards");
    expect(official.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(official);
    expect(transport.sent).toEqual([["administrator"]]);
  });

  it("is let go by Escape", async () => {
    show(view);
    const official = screen.getByRole("button", { name: /^Administrator/ });
    await fireEvent.click(official);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(official.getAttribute("aria-pressed")).toBeNull();
    await fireEvent.click(official);
    expect(transport.sent).toEqual([]);
  });
});

describe("the score", () => {
  it("waits while the page asks something", async () => {
    const table = new Table(transport, overView as unknown as View);
    const { rerender } = render(TableView, { table, page: { name: "Test", asking: true } });
    expect(screen.queryByRole("dialog")).toBeNull();
    await rerender({ table, page: { name: "Test", asking: false } });
    expect(screen.getByRole("dialog", { name: "The last post" })).toBeTruthy();
  });

  it("stays closed when the same end comes again, and whatever else changes", async () => {
    const table = new Table(transport, overView as unknown as View);
    const { rerender } = render(TableView, { table, page: { name: "Test" } });
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    table.receive({ view: structuredClone(table.view), events: [], log: [] });
    await rerender({ table, page: { name: "Test", bulletins: [{ text: "The next game has begun." }] } });
    await tick();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("what happens", () => {
  const kept = settings.now;
  const view = playView as unknown as View;
  const taken: GameEvent = { type: "take", seat: 1, slot: 0, city: "ulm", postmaster: false };
  let tones = 0;
  let motions = 0;
  const said = (): string[] => [...screen.getByRole("log").querySelectorAll("p")].map((line) => line.textContent);

  beforeEach(() => {
    [tones, motions] = [0, 0];
    settings.set({ sounds: true, speed: "normal" });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const knob = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    const node = { gain: knob, frequency: knob, connect: () => node, start: () => (tones += 1), stop: () => undefined };
    vi.stubGlobal(
      "AudioContext",
      class {
        currentTime = 0;
        destination = node;
        createOscillator = () => node;
        createGain = () => node;
      },
    );
    // jsdom moves nothing.
    Element.prototype.animate = () => ((motions += 1), {}) as Animation;
  });
  afterEach(() => {
    settings.set(kept);
    Reflect.deleteProperty(Element.prototype, "animate");
  });

  const refilled: GameEvent = { type: "refill", slot: 0, city: "linz" };

  it("plays its sound, motion and text once, whatever is set later", async () => {
    const table = new Table(transport, view);
    render(TableView, { table, page: { name: "Test" } });
    await tick();
    table.receive({ view: { ...view, ply: view.ply + 1 }, events: [taken, refilled] });
    await vi.waitFor(() => expect(motions).toBe(1));
    expect(tones).toBe(1);
    expect(said()).toEqual(["Ben took Ulm from the display"]);
    settings.set({ aids: !settings.now.aids });
    settings.set({ speed: "fast" });
    await tick();
    await tick();
    expect([tones, motions, said().length]).toEqual([1, 1, 1]);
  });

  it("does not repeat its sound, motion or text when the table is shown again", async () => {
    const table = new Table(transport, view);
    const { unmount } = render(TableView, { table, page: { name: "Test" } });
    await tick();
    table.receive({ view: { ...view, ply: view.ply + 1 }, events: [taken, refilled] });
    await vi.waitFor(() => expect(motions).toBe(1));
    await unmount();
    render(TableView, { table, page: { name: "Test" } });
    await tick();
    await tick();
    expect([tones, motions]).toEqual([1, 1]);
    expect(said()).toEqual([]);
  });
});

describe("sounds and announcements", () => {
  const named = (name: RegExp): string[] =>
    screen.queryAllByRole("button", { name }).map((button) => button.textContent?.trim() ?? "");

  it("a card that can be taken or played says so; another has its name and province", () => {
    show(drawView);
    expect(named(/^Take /).length).toBeGreaterThan(0);
    expect(named(/^Play /)).toEqual([]);
    cleanup();
    show(overView);
    expect(named(/^(Take|Play) /)).toEqual([]);
    expect(named(/, (Baden|Baiern|Böhmen|Salzburg|Schweiz|Tyrol|Württemberg|Polen|Hohenzollern)$/)).not.toEqual([]);
  });

  it("the status is announced without the button beside it", () => {
    const play = { undoable: 1 } as Play;
    render(TableView, {
      table: new Table(transport, playView as unknown as View),
      page: { name: "Test", play, onundo: vi.fn() },
    });
    const undo = screen.getByRole("button", { name: /Undo/ });
    expect(undo.closest('[role="status"]')).toBeNull();
  });

  it("a route that is watched is its player's", () => {
    show({ ...playView, seat: null });
    expect(screen.queryByRole("region", { name: "Your route" })).toBeNull();
    expect(screen.getByRole("region", { name: /’s route$|^Route of / })).toBeTruthy();
  });
});

describe("acting at the table", () => {
  it("takes a card from the table by a click", async () => {
    show(drawView);
    await fireEvent.click(screen.getByRole("button", { name: "Take Passau" }));
    expect(transport.sent).toEqual([["take passau"]]);
  });

  it("plays a card that fits one end without asking", async () => {
    show(playView);
    await fireEvent.click(screen.getByRole("button", { name: "Play Carlsruhe" }));
    expect(transport.sent).toEqual([["left carlsruhe"]]);
  });

  it("plays by pointing at the city on the map", async () => {
    show(playView);
    await fireEvent.click(await screen.findByRole("button", { name: /^Salzburg, Salzburg.*can be chosen/ }));
    expect(transport.sent).toEqual([["right salzburg"]]);
  });

  it("asks once before a route is given up", async () => {
    show(playView);
    await fireEvent.click(screen.getByRole("button", { name: "Play Linz" }));
    expect(transport.sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Start with Linz", hidden: true }));
    expect(transport.sent).toEqual([["start linz"]]);
  });

  it("lights up the cards when none of them fits and one must be played", () => {
    show({ ...playView, legal: playView.legal.filter((action) => action.startsWith("start ")) });
    const hand = [...document.querySelectorAll('[data-at^="hand-"] .card')];
    expect(hand.length).toBeGreaterThan(0);
    for (const card of hand) expect(card.className).toMatch(/\blegal\b/);
  });

  it("tells a winner that it was them", async () => {
    const seat = overView.outcome.winner;
    show({ ...overView, seat });
    expect((await screen.findAllByText(/^You win with \d+ points!$/)).length).toBe(1);
    expect(screen.getByRole("columnheader", { name: "You" })).toBeTruthy();
  });

  it.each([
    ["a desktop", 1440, 900],
    ["a phone", 390, 844],
  ])("calls the reader by the same word among the players on %s and on the score", (_, width, height) => {
    viewport.resize(width, height);
    show({ ...playView, seat: 0 });
    expect(screen.getByRole("button", { name: /^You\b/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: new RegExp(`^${playView.players[0]}\\b`) })).toBeNull();
    viewport.resize(1440, 900);
  });

  it("explains the numbers on the cards", () => {
    settings.now = { ...settings.now, aids: true };
    show(playView);
    settings.now = { ...settings.now, aids: false };
    const badge = document.querySelector('[data-at="slot-0"] [title]');
    expect(badge?.getAttribute("title")).toMatch(/^Cards not seen yet: \d of 3$/);
    expect(screen.getByText("2× on a card: how many copies of it you have not seen yet")).toBeTruthy();
  });

  it("has a word before a slip, and does it anyway if that is wanted", async () => {
    const seats = playView.seats.map((seat, i) =>
      i === playView.seat ? { ...seat, route: ["nuernberg", "pilsen"], hand: ["lodz", "budweis"] } : seat,
    );
    const coach = [{ before: "right lodz", fact: "nothing_follows", instead: "right budweis" }];
    show(
      { ...playView, seats, legal: ["right lodz", "right budweis"] },
      { play: { undoable: 0, coach } as unknown as Play },
    );
    await fireEvent.click(screen.getByRole("button", { name: "Play Lodz" }));
    expect(transport.sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Do it anyway", hidden: true }));
    expect(transport.sent).toEqual([["right lodz"]]);
  });

  it("lets the player choose when a card fits both ends", async () => {
    const view = { ...playView, legal: ["left carlsruhe", "right carlsruhe", "start carlsruhe"] };
    show(view);
    await fireEvent.click(screen.getByRole("button", { name: "Play Carlsruhe" }));
    expect(transport.sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: /^After München/ }));
    expect(transport.sent).toEqual([["right carlsruhe"]]);
  });

  it("asks the server why something cannot be done", async () => {
    show({ ...playView, legal: ["start linz"] });
    await fireEvent.click(screen.getByRole("button", { name: "Passau, Baiern" }));
    expect(await screen.findByText("Not now: take passau")).toBeTruthy();
    expect(transport.sent).toEqual([]);
  });
});

const both = { ...playView, legal: ["left carlsruhe", "right carlsruhe", "start carlsruhe"] };

describe("choosing an end", () => {
  const status = (): string =>
    screen
      .getAllByRole("status")
      .map((each) => each.textContent)
      .join(" ");
  const selected = (): number => document.querySelectorAll(".card.selected").length;

  it("is said, and Escape gives it up", async () => {
    show(both);
    expect(status()).toContain("Carlsruhe fits both ends");
    await fireEvent.click(screen.getByRole("button", { name: "Play Carlsruhe" }));
    expect(status()).toContain("Choose an end of the route for Carlsruhe.");
    expect(selected()).toBe(1);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(selected()).toBe(0);
    expect(status()).not.toContain("for Carlsruhe");
  });

  it("says which one no road leads on from, and has no plus there", () => {
    const seats = playView.seats.map((seat, i) =>
      i === 0 ? { ...seat, route: ["lodz", "pilsen"], ends: [[], ["nuernberg"]] } : seat,
    );
    show({ ...playView, seats, legal: ["start linz"] });
    const text = (name: RegExp): string => screen.getByRole("button", { name }).textContent.replace(/\s+/g, " ");
    expect(text(/^Before Lodz: dead end/)).not.toContain("+");
    expect(text(/^After Pilsen: open/)).toContain("+");
  });

  it("is not asked for beside a single card, where both are the same", async () => {
    const seats = playView.seats.map((seat, i) =>
      i === 0 ? { ...seat, route: ["mannheim"], ends: [["carlsruhe"]], hand: ["carlsruhe"] } : seat,
    );
    show({ ...playView, seats, legal: ["left carlsruhe", "right carlsruhe"] });
    await fireEvent.click(screen.getByRole("button", { name: "Play Carlsruhe" }));
    expect(transport.sent).toEqual([["right carlsruhe"]]);
  });

  it("lets go of a called official by Escape", async () => {
    show(playView);
    await fireEvent.click(screen.getByRole("button", { name: /^Postmaster/ }));
    expect(status()).toContain("choose the second card");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(status()).not.toContain("choose the second card");
  });

  it("asks which card, where two fit the same end", async () => {
    show({ ...playView, legal: ["right salzburg", "right linz", "start linz"] });
    await fireEvent.click(screen.getByRole("button", { name: /^After München/ }));
    expect(transport.sent).toEqual([]);
    const dialog = await screen.findByRole("dialog", { name: "Which card after München?" });
    await fireEvent.click(within(dialog).getByRole("button", { name: "Play Linz" }));
    expect(transport.sent).toEqual([["right linz"]]);
  });

  it("goes on asking when the same position comes again, and no longer in the next one", async () => {
    const view = { ...playView, legal: ["right salzburg", "right linz", "start linz"] } as unknown as View;
    const table = new Table(transport, view);
    render(TableView, { table, page: { name: "Test", play: null } });
    await fireEvent.click(screen.getByRole("button", { name: /^After München/ }));
    const question = { name: "Which card after München?" };
    await screen.findByRole("dialog", question);
    table.receive({ view: { ...view }, events: [] });
    await tick();
    expect(screen.queryByRole("dialog", question)).not.toBeNull();
    table.receive({ view: { ...view, ply: view.ply + 1 }, events: [] });
    await tick();
    expect(screen.queryByRole("dialog", question)).toBeNull();
  });
});

describe("an earlier position", () => {
  const table = (): Table => new Table(transport, drawView as unknown as View);

  it("says that it is one, in the place of the status, and the way back stands where the turn is ended", async () => {
    const looking = { onearlier: vi.fn(), onnow: vi.fn() };
    render(TableView, { table: table(), page: { name: "Test", past: true, looking } });
    const said = screen.getAllByRole("status").map((status) => status.textContent);
    expect(said.join(" ")).toContain(`You are looking back at round ${drawView.round}.`);
    expect(said.join(" ")).not.toContain("Take a card");
    expect(screen.queryByRole("button", { name: "End turn" })).toBeNull();
    expect((screen.getByRole("button", { name: "One step forward" }) as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "One step back" }));
    await fireEvent.click(screen.getByRole("button", { name: "Back to the present" }));
    expect(looking.onearlier).toHaveBeenCalledOnce();
    expect(looking.onnow).toHaveBeenCalledOnce();
  });

  it("has no official to be called, nor has a replay", () => {
    expect(playView.can_call).not.toEqual([]);
    const open = { ...playView, seat: null, legal: [] };
    for (const [view, past] of [
      [playView, true],
      [open, false],
    ]) {
      render(TableView, {
        table: new Table(transport, view as unknown as View),
        page: { name: "Test", past: past === true },
      });
      expect(document.querySelectorAll(".official")).not.toHaveLength(0);
      expect(document.querySelectorAll(".official.callable")).toHaveLength(0);
      cleanup();
    }
  });
});

describe("one device for several people", () => {
  it("calls nobody “you”", () => {
    const table = new Table(transport, playView as unknown as View);
    table.shared = true;
    render(TableView, { table, page: { name: "Test" } });
    expect(screen.queryByRole("button", { name: /^You,/ })).toBeNull();
    expect(screen.getByRole("button", { name: new RegExp(`^${playView.players[playView.seat]}`) })).toBeTruthy();
  });
});

describe("the other players", () => {
  it("show their whole route and their hand as far as it is known", async () => {
    show(playView);
    const dora = screen.getByRole("button", { name: /^Dora/ });
    const titles = (selector: string, within: Element): (string | null)[] =>
      [...within.querySelectorAll(selector)].map((each) => each.getAttribute("title"));
    // As long as nobody knows how much room there is, the stations alone.
    expect(titles(".linked i", dora)).toEqual(["Würzburg", "Stuttgart", "Ulm", "Kempten"]);
    await vi.waitFor(() => expect(dora.textContent).toContain("Würzburg – Stuttgart – Ulm – Kempten"));
    const clara = screen.getByRole("button", { name: /^Clara/ });
    expect(titles(".hand i", clara)).toEqual(["Ulm", "Pilsen", null, null]);
  });

  it("tell all that everybody may know when they are clicked, and their route is stressed on the map", async () => {
    show(playView);
    await vi.waitFor(() => expect(document.querySelector('[data-at="city-ulm"]')).not.toBeNull());
    await fireEvent.click(screen.getByRole("button", { name: /^Clara/ }));
    const sheet = await screen.findByRole("dialog", { name: "Clara" });
    const said = sheet.textContent?.replace(/\s+/g, " ");
    expect(said).toContain("Kempten–Innsbruck");
    expect(said).toMatch(/Hand 4 cards Ulm ?Pilsen 2 unknown cards/);
    expect(said).toContain("Route of 5");
    expect(said).toContain("11 placed, 9 left");
    expect(document.querySelectorAll('.city circle[style*="--seat-2"]')).toHaveLength(2);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByRole("dialog", { name: "Clara" })).toBeNull();
  });

  it("keep their secrets where the table does", async () => {
    const seats = playView.seats.map((seat) => ({ ...seat, known: null, unknown: null, score: null }));
    show({ ...playView, seats });
    await fireEvent.click(screen.getByRole("button", { name: /^Clara/ }));
    expect((await screen.findByRole("dialog", { name: "Clara" })).textContent).toContain("4 unknown cards");
  });
});

describe("a tile", () => {
  it("says what it is for, and who is how near", async () => {
    show(playView);
    await fireEvent.click(screen.getByRole("button", { name: /^Württemberg.Hohenzollern/ }));
    const sheet = await screen.findByRole("dialog", { name: "Württemberg/Hohenzollern" });
    expect(sheet.textContent).toContain("these cities: Stuttgart, Ulm, Sigmaringen.");
    const near = within(sheet)
      .getAllByRole("listitem")
      .map((each) => each.textContent?.trim().replace(/\s+/g, " "));
    expect(near).toEqual([
      "You 1 of 3, missing: Ulm, Sigmaringen",
      "Ben 2 of 3, missing: Sigmaringen",
      "Clara 2 of 3, missing: Stuttgart",
      "Dora 2 of 3, missing: Ulm",
    ]);
  });

  it("says who has it, and asks for the provinces of the rules in use", async () => {
    show({ ...playView, needed_provinces: ["baden", "polen"] });
    await fireEvent.click(screen.getByRole("button", { name: /^Baden/ }));
    expect((await screen.findByRole("dialog", { name: "Baden" })).textContent).toMatch(/You\s*earned it/);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await fireEvent.click(screen.getByRole("button", { name: /^All provinces/ }));
    const said = (await screen.findByRole("dialog", { name: "All provinces" })).textContent;
    expect(said).toContain("these provinces: Baden, Polen.");
    expect(said).toMatch(/Dora\s*2 of 2/);
    expect(said).toMatch(/You\s*1 of 2, missing: Polen/);
  });
});

describe("cards and map", () => {
  const lit = (): string[] =>
    [...document.querySelectorAll('[data-at^="city-"]:has(.lit, .around)')].map(
      (each) => (each as SVGElement).dataset.at ?? "",
    );
  const map = (): Promise<unknown> =>
    vi.waitFor(() => expect(document.querySelector('[data-at="city-ulm"]')).not.toBeNull());

  it("light up together", async () => {
    show(drawView);
    await map();
    const lodz = screen.getByRole("button", { name: "Take Lodz" });
    await fireEvent.pointerOver(lodz, { pointerType: "mouse" });
    expect(lit().sort()).toEqual(["city-lodz", "city-pilsen"]);
    await fireEvent.pointerOut(lodz, { pointerType: "mouse" });
    expect(lit()).toEqual([]);
    await fireEvent.pointerEnter(document.querySelector('[data-at="city-lodz"]') as Element, { pointerType: "mouse" });
    expect(lodz.classList).toContain("lit");
  });

  it("a held card is explained and never taken, a touched one is taken", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    show(drawView);
    const lodz = screen.getByRole("button", { name: "Take Lodz" });
    await fireEvent.pointerDown(lodz, { pointerType: "touch" });
    vi.advanceTimersByTime(600);
    await fireEvent.pointerUp(lodz, { pointerType: "touch" });
    await fireEvent.click(lodz);
    vi.useRealTimers();
    expect(transport.sent).toEqual([]);
    expect(screen.getByText("Roads to Pilsen")).toBeTruthy();
    await fireEvent.pointerDown(lodz, { pointerType: "touch" });
    await fireEvent.pointerUp(lodz, { pointerType: "touch" });
    await fireEvent.click(lodz);
    expect(transport.sent).toEqual([["take lodz"]]);
  });

  it("the mouse's other button explains, too", async () => {
    show(drawView);
    await fireEvent.contextMenu(screen.getByRole("button", { name: "Take Lodz" }));
    expect(screen.getByText("Roads to Pilsen")).toBeTruthy();
    expect(transport.sent).toEqual([]);
  });

  it("what goes on from the route is marked", () => {
    show(playView);
    const marked = [...document.querySelectorAll<HTMLElement>('.card[title="fits your route"]')];
    expect(marked.map((card) => card.dataset.city)).toEqual([
      "passau",
      "zuerich",
      "innsbruck",
      "carlsruhe",
      "salzburg",
    ]);
  });
});

describe("a long hand", () => {
  const box = (left: number, right: number): DOMRect => new DOMRect(left, 0, right - left, 0);
  const widths = { scrollWidth: 400, clientWidth: 200 };
  const before = Object.fromEntries(
    Object.keys(widths).map((name) => [name, Object.getOwnPropertyDescriptor(Element.prototype, name)]),
  );
  afterEach(() => {
    vi.restoreAllMocks();
    for (const [name, own] of Object.entries(before)) if (own) Object.defineProperty(Element.prototype, name, own);
  });

  it("is scrolled to what can be played", () => {
    for (const [name, value] of Object.entries(widths)) {
      Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
    }
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this.classList.contains("legal") ? box(300, 350) : box(0, 200);
    });
    show(playView);
    expect(document.querySelector(".hand:has(.legal)")?.scrollLeft).toBeGreaterThanOrEqual(150);
  });
});

describe("province names on the cards", () => {
  it("are of one kind on a phone: the short ones", () => {
    viewport.resize(390, 844);
    show(playView);
    viewport.resize(1440, 900);
    const said = [...document.querySelectorAll(".card .province")].map((each) => each.textContent ?? "");
    expect(said.length).toBeGreaterThan(8);
    expect(said.filter((name) => !Object.values(PROVINCE_SHORT).includes(name))).toEqual([]);
  });
});

describe("the news on a phone", () => {
  const log: LogTurn[] = [
    { seat: 0, round: 1, ply: 1, events: [{ type: "start", seat: 0, city: "ulm", dropped: [] }] },
    { seat: 1, round: 1, ply: 4, events: [{ type: "start", seat: 1, city: "linz", dropped: [] }] },
    { seat: 0, round: 2, ply: 5, events: [{ type: "turn", seat: 0, round: 2, forced_postmaster: false }] },
  ];
  beforeEach(() => {
    viewport.resize(390, 844);
  });
  afterEach(() => {
    viewport.resize(1440, 900);
  });

  it("are one line that a tap unfolds, and go away at the first tap elsewhere", async () => {
    show(playView, { log });
    const news = screen.getByRole("button", { name: /^since your last turn/ });
    expect(news.textContent).toContain("Ben started a route in Linz");
    expect(news.textContent).not.toContain("Ulm");
    expect(news.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.pointerDown(news, { pointerType: "touch" });
    await fireEvent.click(news);
    expect(news.getAttribute("aria-expanded")).toBe("true");
    await fireEvent.pointerDown(screen.getByRole("button", { name: "Passau, Baiern" }), { pointerType: "touch" });
    expect(screen.queryByRole("button", { name: /^since your last turn/ })).toBeNull();
  });

  it("lie on a desktop's map as well", () => {
    viewport.resize(1440, 900);
    show(playView, { log });
    expect(screen.getByRole("button", { name: /^since your last turn/ }).textContent).toContain("Ben started");
  });

  it("go away at the first action", () => {
    const took = { type: "take", seat: 0, city: "linz", slot: 0, source: "display", postmaster: false } as const;
    const [mine, ben, now] = log as [LogTurn, LogTurn, LogTurn];
    show(playView, { log: [mine, ben, { ...now, events: [...now.events, took] }] });
    expect(screen.queryByRole("button", { name: /^since your last turn/ })).toBeNull();
  });

  it("are one sentence a player: the closing, else what was played", async () => {
    const route = ["linz", "passau", "regensburg"];
    const [mine, , now] = log as [LogTurn, LogTurn, LogTurn];
    const ben: LogTurn["events"] = [
      { type: "take", seat: 1, city: "regensburg", slot: 0, source: "display" },
      { type: "extend", seat: 1, city: "regensburg", end: "right", postal_carrier: false },
      { type: "close", seat: 1, route },
      { type: "house", seat: 1, city: "linz" },
      { type: "discard", seat: 1, city: "lodz" },
    ] as LogTurn["events"];
    const clara: LogTurn["events"] = [
      { type: "administrator", seat: 2, swept: [] },
      { type: "take", seat: 2, city: "basel", slot: 0, source: "display" },
      { type: "start", seat: 2, city: "basel", dropped: [] },
    ] as unknown as LogTurn["events"];
    const turns = [mine, { seat: 1, round: 1, ply: 4, events: ben }, { seat: 2, round: 1, ply: 9, events: clara }, now];
    show(playView, { log: turns });
    const news = screen.getByRole("button", { name: /^since your last turn/ });
    await fireEvent.click(news);
    const lines = [...news.querySelectorAll(".each")].map((line) => line.textContent?.replace(/\s+/g, " ").trim());
    expect(lines).toEqual(["Ben closed Linz – Passau – Regensburg · one house", "Clara started a route in Basel"]);
  });

  it("make room while a route is being closed, and while somebody's is looked at", async () => {
    const view = { ...closingView, legal: ["close", "end"] };
    show(view, { log });
    expect(screen.getByRole("button", { name: /^since your last turn/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /^Ben/ }));
    expect(screen.queryByRole("button", { name: /^since your last turn/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /^Ben/ }));
    expect(screen.getByRole("button", { name: /^since your last turn/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close route" }));
    await vi.waitFor(() => expect(document.querySelector(".closing")).not.toBeNull());
    expect(screen.queryByRole("button", { name: /^since your last turn/ })).toBeNull();
  });
});

describe("by keys", () => {
  const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it("closing a route takes three keystrokes: open, choose the discard, confirm", async () => {
    show({ ...closingView, legal: ["close", "end"] });
    const keys = ["c", "2", "Enter"];
    for (const key of keys) {
      await press(key);
      await vi.waitFor(() => expect(document.querySelector(".closing")).not.toBeNull());
      await tick();
    }
    await vi.waitFor(() => expect(transport.sent).toHaveLength(1));
    expect(transport.sent[0]).toContain("discard linz");
  });

  it("Enter says what is missing before the closing can be confirmed", async () => {
    show({ ...closingView, legal: ["close", "end"] });
    await press("c");
    await vi.waitFor(() => expect(document.querySelector(".closing")).not.toBeNull());
    await press("Enter");
    expect(transport.sent).toEqual([]);
    expect(screen.getAllByText("Choose one more card to discard").length).toBeGreaterThan(0);
  });

  it("Enter gives the answer that stands out, but not for a button that has the focus", async () => {
    show({ ...closingView, last_turn: true, last_round: { ended_by: 1, end_reason: "carriage", turns_left: [0] } });
    await press("e");
    const other = screen.getByRole("button", { name: "End turn anyway" });
    await fireEvent.keyDown(other, { key: "Enter" });
    expect(screen.queryByRole("dialog", { name: "End your last turn?" })).not.toBeNull();
    await fireEvent.keyDown(screen.getByRole("heading", { name: "End your last turn?" }), { key: "Enter" });
    expect(screen.queryByRole("dialog", { name: "End your last turn?" })).toBeNull();
  });

  it("cards show their digits while keys are in use, and not after a touch", async () => {
    show(drawView);
    const digits = (): (string | null)[] => [...document.querySelectorAll("kbd")].map((each) => each.textContent);
    expect(digits()).toEqual([]);
    await press("Tab");
    expect(digits()).toEqual(["1", "2", "3", "4", "5", "6"]);
    await fireEvent.pointerDown(document.body);
    expect(digits()).toEqual([]);
  });

  it("the question mark shows the keys on top of the table", async () => {
    show(drawView);
    await press("?");
    const sheet = await screen.findByRole("dialog", { name: "Keys" });
    expect(within(sheet).getByText("close the route")).toBeTruthy();
  });
});

describe("without a connection", () => {
  it("the table is dimmed, nothing glows, and a click does nothing and says why", async () => {
    const page = { name: "Test", offline: true };
    render(TableView, { table: new Table(transport, drawView as unknown as View), page });
    expect(document.querySelector(".table.offline")).not.toBeNull();
    expect(document.querySelectorAll(".legal")).toHaveLength(0);
    await fireEvent.click(document.querySelector("[data-at=slot-0] .card") as Element);
    expect(transport.sent).toEqual([]);
    expect(screen.getAllByText("There is no connection just now, so nothing was done.").length).toBeGreaterThan(0);
  });
});

it("the log of a game that is taken up later does not say that nothing has happened", () => {
  show({ ...drawView, round: 13 });
  expect(screen.getAllByText("The game began before this position.").length).toBeGreaterThan(0);
});
