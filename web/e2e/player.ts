// Plays like somebody who knows only what the page shows: glowing cards, open ends, buttons.
import type { Locator, Page } from "playwright-core";
import { anyOf, wordsOf, type Words } from "./words";

export type Way = "mouse" | "touch" | "keyboard";

interface Seen {
  ply: string;
  phase: string;
  acting: boolean;
  over: boolean;
  closing: boolean;
  dropping: boolean;
  waitingForEnd: boolean;
  table: boolean[];
  hand: boolean[];
  route: number;
  canClose: boolean;
}

/** The texts by which things are found, as patterns where they name a city. */
interface Shown {
  close: string;
  start: string;
}

/** What is to be seen; runs in the page. */
function look({ close, start }: Shown): Seen {
  const root = document.querySelector<HTMLElement>(".table");
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const said = (each: Element): string => each.textContent?.trim() ?? "";
  return {
    ply: root?.dataset.ply ?? "",
    phase: root?.dataset.phase ?? "",
    acting: root?.dataset.acting === "true",
    over: root?.dataset.phase === "over",
    closing: document.querySelector(".closing footer") !== null,
    dropping: all("dialog[open] button").some((each) => new RegExp(start).test(said(each))),
    waitingForEnd: document.querySelector(".card.selected") !== null,
    table: all('[data-at^="slot-"] .card').map((card) => card.classList.contains("legal")),
    hand: all('[data-at^="hand-"] .card').map((card) => card.classList.contains("legal")),
    route: all('[data-at^="route-"]').length,
    canClose:
      all(".table button")
        .find((each) => said(each) === close)
        ?.getAttribute("aria-disabled") === null,
  };
}

export class Player {
  readonly page: Page;
  readonly way: Way;
  /** Close as soon as the route has so many cards. */
  patience = 3;
  readonly #words: Words;
  readonly #start: RegExp;

  constructor(page: Page, way: Way = "mouse", language = "en") {
    this.page = page;
    this.way = way;
    this.#words = wordsOf(language);
    this.#start = anyOf(this.#words("action-start", { city: "*" }));
  }

  see(): Promise<Seen> {
    return this.page.evaluate(look, { close: this.#words("action-close"), start: this.#start.source });
  }

  /** Waits until there is something to do; false when the game is over or somebody else is to look at the screen. */
  async turn(): Promise<boolean> {
    try {
      await this.page.waitForFunction(() => {
        if (document.querySelector(".curtain")) return true;
        const root = document.querySelector<HTMLElement>(".table");
        return root?.dataset.phase === "over" || root?.dataset.acting === "true";
      });
    } catch (error) {
      const said = await this.page.locator("body").innerText();
      throw new Error(`nothing to do at ${this.page.url()}: ${JSON.stringify(await this.see())}\n${said}`, {
        cause: error,
      });
    }
    const seen = await this.see();
    return seen.acting && !seen.over;
  }

  async wholeGame(): Promise<void> {
    while (await this.turn()) await this.step();
  }

  /** One's own turn to its end. */
  async wholeTurn(): Promise<void> {
    while ((await this.turn()) && !(await this.step()));
  }

  /** Up to a turn in which a hand card fits an end of the route; its place in the hand. */
  async untilOneFits(): Promise<number> {
    while (await this.turn()) {
      const { phase, hand } = await this.see();
      const open = await this.page.locator(".end.open").count();
      if (phase === "play" && open > 0 && hand.includes(true)) return hand.indexOf(true);
      await this.step();
    }
    throw new Error("the game is over and no card has ever fitted");
  }

  /** Up to a phase of one's own turn. */
  async until(phase: string): Promise<Seen> {
    while ((await this.turn()) && (await this.see()).phase !== phase) await this.step();
    return this.see();
  }

  async openClosing(): Promise<void> {
    await this.button("action-close", "c");
    await this.page.waitForSelector(".closing footer");
  }

  /** One thing that a player whose turn it is does, up to the next position; whether it ended the turn. */
  async step(): Promise<boolean> {
    const seen = await this.see();
    if (seen.phase === "draw") await this.take(seen);
    else if (seen.phase === "play") await this.play(seen);
    else if (seen.canClose && seen.route >= this.patience) {
      await this.openClosing();
      await this.close();
    } else await this.end();
    await this.moved(seen.ply);
    return seen.phase === "finish";
  }

  /** Also a last turn with a route that could be closed, after the question. */
  private async end(): Promise<void> {
    const { ply } = await this.see();
    await this.button("action-end", "e");
    const asked = await this.page.waitForFunction((before) => {
      // A game that is over shows its score in a dialog, too.
      if (document.querySelector<HTMLElement>(".table")?.dataset.ply !== before) return "done";
      return document.querySelector("dialog[open]") ? "asked" : undefined;
    }, ply);
    if ((await asked.jsonValue()) === "asked") await this.inDialog(anyOf(this.#words("last-turn-end")));
  }

  async moved(ply: string): Promise<void> {
    await this.page.waitForFunction((before) => {
      const root = document.querySelector<HTMLElement>(".table");
      return root === null || root.dataset.ply !== before;
    }, ply);
  }

  async take({ table }: Seen): Promise<void> {
    const at = table.indexOf(true);
    if (at < 0) await this.press(this.page.locator('[data-at="supply"]'), "s");
    else await this.press(this.page.locator('[data-at^="slot-"] .card').nth(at), String(at + 1));
  }

  async play({ hand }: Seen): Promise<void> {
    const at = Math.max(0, hand.indexOf(true));
    await this.press(this.page.locator('[data-at^="hand-"] .card').nth(at), String(at + 1));
    await this.page.waitForFunction(() => {
      const root = document.querySelector<HTMLElement>(".table");
      return root?.dataset.phase !== "play" || document.querySelector(".card.selected, dialog[open]") !== null;
    });
    const after = await this.see();
    if (after.dropping) await this.inDialog(this.#start);
    else if (after.waitingForEnd) await this.press(this.page.locator(".end.open.chosen").first(), ",");
  }

  /** The closing screen: what must go, then the confirmation. */
  async close(): Promise<void> {
    for (;;) {
      // While the server is asked what a choice earns, the screen says nothing about what is missing.
      const stage = await this.page.waitForFunction(() => {
        const now = document.querySelector<HTMLElement>(".closing[data-stage]")?.dataset.stage;
        return now === "asking" ? undefined : now;
      });
      if ((await stage.jsonValue()) === "ready") break;
      const missing = this.page.locator(".discards .card:not(.selected)").first();
      if (this.way === "keyboard")
        await this.tabTo(() => document.activeElement?.matches(".discards .card:not(.selected)") ?? false);
      else await this.press(missing);
    }
    const sizes = Array.from({ length: 10 }, (_, houses) => this.#words("closing-confirm", { houses }));
    await this.inDialog(anyOf(...sizes));
  }

  private async inDialog(name: RegExp): Promise<void> {
    if (this.way !== "keyboard") return this.press(this.page.getByRole("button", { name }));
    await this.tabTo(
      (source) => new RegExp(source).test(document.activeElement?.textContent?.trim() ?? ""),
      name.source,
    );
  }

  /** By Tab alone to what is wanted, and Enter. */
  async tabTo(wanted: (source: string) => boolean | undefined, source = ""): Promise<void> {
    for (let i = 0; i < 80; i++) {
      await this.page.keyboard.press("Tab");
      if (await this.page.evaluate(wanted, source)) {
        await this.page.keyboard.press("Enter");
        return;
      }
    }
    throw new Error("Tab does not get there");
  }

  private async button(id: string, key: string): Promise<void> {
    await this.press(this.page.getByRole("button", { name: this.#words(id), exact: true }), key);
  }

  private async press(what: Locator, key?: string): Promise<void> {
    if (this.way === "keyboard" && key) await this.page.keyboard.press(key);
    else if (this.way === "touch") await what.tap();
    else await what.click();
  }
}
