import { describe, expect, it } from "vitest";
import closing from "../fixtures/closing.json";
import { beforeAction, beforeClosing } from "./coach";
import { startChoice } from "./closing";
import { DEFAULTS, settings } from "../ui/browser/settings.svelte";
import type { ClosingOffer, CoachWord, Play } from "../protocol/protocol";

const offer = closing as unknown as ClosingOffer;

describe("the coach", () => {
  it("says what came with the play, before the action that it is about", () => {
    const play = (...coach: CoachWord[]): Play => ({ coach }) as Play;
    const dead = { before: "right lodz", fact: "nothing_follows" } as const;
    const other = play({ ...dead, instead: "right budweis" });
    expect(beforeAction(other, "right lodz")).toEqual({ id: "coach-other-card", args: { city: "Budweis" } });
    expect(beforeAction(other, "right budweis")).toBeNull();
    expect(beforeAction(null, "right lodz")).toBeNull();
    expect(beforeAction(play({ ...dead, instead: "left lodz" }), "right lodz")).toEqual({ id: "coach-other-end" });
    expect(beforeAction(play({ before: "end", fact: "nothing_fits" }), "end")).toEqual({ id: "coach-nothing-fits" });
    expect(beforeAction(play({ before: "end", fact: "few_fit", fitting: 2, unseen: 40 }), "end")).toEqual({
      id: "coach-few-fit",
      args: { fitting: 2, unseen: 40 },
    });
  });

  it("reminds of a Cartwright who costs nothing", () => {
    const choice = { ...startChoice(offer), cartwright: false };
    const helped = (change: object): ClosingOffer => ({
      ...offer,
      cartwright: 5,
      ways: offer.ways.map((way) => ({
        ...way,
        with_cartwright: { ...way.best, points_after: way.best.points_after + 2, ...change },
      })),
    });
    expect(beforeClosing(offer, choice)).toBeNull();
    expect(beforeClosing(helped({}), choice)).toEqual({ id: "coach-cartwright", args: { carriage: 5 } });
    expect(beforeClosing(helped({}), { ...choice, cartwright: true })).toBeNull();
    // The last carriage ends the game: that is for the player to decide.
    expect(beforeClosing(helped({ game_end: true }), choice)).toBeNull();
  });

  it("speaks in the first three games, or as set", () => {
    const coached = (change: object): boolean => {
      settings.now = { ...DEFAULTS, ...change };
      const on = settings.coached;
      settings.now = DEFAULTS;
      return on;
    };
    expect([0, 2, 3].map((games) => coached({ games }))).toEqual([true, true, false]);
    expect(coached({ coach: "on", games: 9 })).toBe(true);
    expect(coached({ coach: "off" })).toBe(false);
  });
});
