import { describe, expect, it } from "vitest";
import closing from "../fixtures/closing.json";
import closingView from "../fixtures/closing-view.json";
import playView from "../fixtures/play.json";
import { beforeClosing, beforeEnd, beforePlay } from "./coach";
import { startChoice } from "./closing";
import { DEFAULTS, settings } from "../ui/browser/settings.svelte";
import type { CityId, ClosingOffer, Play, View } from "../protocol/protocol";

const view = playView as unknown as View;
const offer = closing as unknown as ClosingOffer;

/** The player has a route and a hand, and no other card is left that fits anywhere. */
function only(route: CityId[], hand: CityId[], legal: string[]): View {
  const seats = view.seats.map((seat, i) => (i === view.seat ? { ...seat, route, hand } : seat));
  return { ...view, seats, legal, display: ["linz"], unseen: {} as View["unseen"] };
}

describe("the coach", () => {
  it("warns of a card that nothing can follow, if another leaves the route open", () => {
    // Lodz has one road only, and Pilsen is in the route; Budweis leads on to Linz, which lies on the table.
    const both = only(["nuernberg", "pilsen"], ["lodz", "budweis"], ["right lodz", "right budweis"]);
    expect(beforePlay(both, "right lodz")).toEqual({ id: "coach-dead-end" });
    expect(beforePlay(both, "right budweis")).toBeNull();
    const forced = only(["nuernberg", "pilsen"], ["lodz"], ["right lodz"]);
    expect(beforePlay(forced, "right lodz")).toBeNull();
    expect(beforePlay(view, "left carlsruhe")).toBeNull();
  });

  it("warns of ending a turn with a route that will hardly grow, only while it can be closed", () => {
    const finish = closingView as unknown as View;
    const play = (route_lives: number | null): Play => ({ route_lives }) as Play;
    expect(finish.legal).toContain("close");
    expect(beforeEnd(finish, play(0.08))).toEqual({ id: "coach-hardly", args: { percent: 8 } });
    expect(beforeEnd(finish, play(0.7))).toBeNull();
    expect(beforeEnd(finish, play(null))).toBeNull();
    expect(beforeEnd({ ...finish, legal: ["end"] }, play(0.08))).toBeNull();
  });

  it("reminds of a Cartwright who costs nothing", () => {
    const choice = { ...startChoice(offer), cartwright: false };
    const helped = { ...offer, cartwright: 5 };
    expect(beforeClosing(offer, choice)).toBeNull();
    expect(beforeClosing(helped, choice)).toEqual({ id: "coach-cartwright", args: { carriage: 5 } });
    expect(beforeClosing(helped, { ...choice, cartwright: true })).toBeNull();
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
