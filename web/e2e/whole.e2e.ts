// Whole games in windows of every kind and in every language: what one needs is in sight, and nothing moves under the pointer.
import { describe, expect, it } from "vitest";
import { newTable } from "./advice";
import { Player, type Way } from "./player";
import { moved, OF_A_CLOSING, OF_THE_TURN, outOfReach, spotsOf, TO_ACT, TO_CLOSE, type Spots } from "./reach";
import { calm, leave, serving, TEXT, visitor } from "./world";

const server = serving();

interface Game {
  width: number;
  height: number;
  language: string;
  way: Way;
  text: (typeof TEXT)[number];
}

const GAMES: Game[] = [
  { width: 360, height: 640, language: "is", way: "touch", text: "normal" },
  { width: 390, height: 664, language: "pl", way: "touch", text: "normal" },
  { width: 844, height: 390, language: "fr", way: "touch", text: "normal" },
  { width: 820, height: 1180, language: "de", way: "touch", text: "normal" },
  { width: 1366, height: 650, language: "es", way: "mouse", text: "normal" },
  { width: 1920, height: 1080, language: "en", way: "mouse", text: "normal" },
  { width: 1366, height: 650, language: "de", way: "mouse", text: "largest" },
];

describe("a whole game", () => {
  it.each(GAMES)("at $width x $height in $language, text $text", async ({ width, height, language, way, text }) => {
    const ann = await visitor(server, {
      viewport: { width, height },
      hasTouch: way === "touch",
      settings: { language, textSize: text },
    });
    const { page } = ann;
    await page.goto(`/t/${await newTable(ann, 2)}`);
    const player = new Player(page, way, language);
    const spots: Spots = new Map();
    const problems = new Set<string>();
    const look = async (needed: string, still: string, seen: Spots): Promise<void> => {
      await calm(page);
      const [missing, found] = await Promise.all([page.evaluate(outOfReach, needed), page.evaluate(spotsOf, still)]);
      for (const each of missing) problems.add(each);
      for (const [name, spot] of found) seen.set(name, (seen.get(name) ?? new Set()).add(spot));
    };
    /** With and without the Cartwright, if the player can choose. */
    const lookAtClosing = async (): Promise<void> => {
      const seen: Spots = new Map();
      await look(TO_CLOSE, OF_A_CLOSING, seen);
      const box = page.locator(".cartwright input:enabled");
      for (let times = 0; times < 2 && (await box.count()); times++) {
        await (way === "touch" ? box.tap() : box.click());
        await page.waitForFunction(() => document.querySelector('.closing[data-stage="asking"]') === null);
        await look(TO_CLOSE, OF_A_CLOSING, seen);
      }
      for (const each of moved(seen)) problems.add(`while closing, ${each}`);
    };
    let turns = 0;
    while (await player.turn()) {
      const { phase, canClose, route } = await player.see();
      await look(TO_ACT, OF_THE_TURN, spots);
      if (phase === "finish" && canClose && route >= player.patience) {
        await player.openClosing();
        await lookAtClosing();
        const { ply } = await player.see();
        await player.close();
        await player.moved(ply);
        turns++;
      } else if (await player.step()) turns++;
    }
    expect(turns).toBeGreaterThan(10);
    expect([...problems]).toEqual([]);
    expect(moved(spots)).toEqual([]);
    await leave(ann);
  });
});
