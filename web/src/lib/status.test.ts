import { describe, expect, it } from "vitest";
import closingView from "../fixtures/closing-view.json";
import drawView from "../fixtures/draw.json";
import overView from "../fixtures/over.json";
import playView from "../fixtures/play.json";
import { officialState, playsOf, readLegal } from "./actions";
import { status } from "./status";
import type { View } from "./types";

const play = playView as unknown as View;
const ids = (view: View): string[] => status(view).map((message) => message.id);

describe("the status", () => {
  it("names the card for each end and offers the Postmaster", () => {
    expect(ids(play)).toEqual(["status-your-turn", "status-play-two", "status-or-postmaster"]);
    expect(status(play)[1]?.args).toEqual({
      left: "Carlsruhe",
      first: "Freiburg",
      right: "Salzburg",
      last: "München",
    });
  });

  it("asks for an end where one card fits both", () => {
    const both = { ...play, legal: ["left ulm", "right ulm", "start ulm"] };
    expect(status(both)[1]).toEqual({ id: "status-play-both", args: { card: "Ulm" } });
    const seats = play.seats.map((seat) => ({ ...seat, route: seat.route.slice(0, 1) }));
    expect(ids({ ...both, seats })[1]).toBe("status-play-one");
  });

  it("says when nothing fits", () => {
    expect(ids({ ...play, legal: ["start linz"], can_call: [] })).toEqual(["status-your-turn", "status-play-none"]);
  });

  it("explains the forced Postmaster, first and second card", () => {
    const draw = drawView as unknown as View;
    expect(ids(draw)).toEqual(["status-draw-forced-first"]);
    const seats = draw.seats.map((seat, i) => (i === 0 ? { ...seat, hand_size: 1, hand: ["ulm"] } : seat));
    expect(ids({ ...draw, seats })).toEqual(["status-draw-forced-second"]);
  });

  it("offers closing and the Postal carrier", () => {
    expect(ids(closingView as unknown as View)).toEqual(["status-finish-close", "status-or-carrier"]);
  });

  it("tells a spectator and another seat who is playing, and nobody's options", () => {
    expect(status({ ...play, seat: null, legal: [] })).toEqual([{ id: "status-watch-play", args: { name: "Ann" } }]);
    expect(ids({ ...play, seat: 1, phase: "discard", legal: [] })).toEqual(["status-watch-closing"]);
  });

  it("names the winner", () => {
    expect(status(overView as unknown as View)[0]?.args).toEqual({ name: "Ann", points: 23 });
  });
});

describe("the legal list", () => {
  it("is sorted by what it lights up", () => {
    const legal = readLegal(play.legal);
    expect([...legal.left]).toEqual(["carlsruhe"]);
    expect(legal.take.size).toBe(6);
    expect(legal.supply).toBe(true);
    expect(playsOf(legal, "salzburg")).toEqual(["right salzburg", "start salzburg"]);
    expect(playsOf(legal, "ulm")).toEqual([]);
  });

  it("decides which officials can be called", () => {
    expect(officialState(play, "postmaster")).toBe("callable");
    expect(officialState(play, "administrator")).toBe("waiting");
    const used: View = { ...play, official: "administrator", can_call: [] };
    expect(officialState(used, "administrator")).toBe("called");
    expect(officialState(used, "postmaster")).toBe("spent");
  });
});
