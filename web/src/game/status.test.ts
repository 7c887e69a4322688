import { describe, expect, it } from "vitest";
import closingView from "../fixtures/closing-view.json";
import drawView from "../fixtures/draw.json";
import overView from "../fixtures/over.json";
import playView from "../fixtures/play.json";
import { officialState, playsOf, readLegal } from "./actions";
import { status } from "./status";
import type { Seat, View } from "../protocol/protocol";

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
    const seats = play.seats.map((seat) => ({ ...seat, route: seat.route.slice(0, 1), ends: seat.ends.slice(0, 1) }));
    // Beside a single city there is nothing to choose, and a click puts it to the right.
    const after = { card: "Ulm", where: "right", end: "Freiburg" };
    expect(status({ ...both, seats })[1]).toEqual({ id: "status-play-one", args: after });
  });

  it("says when nothing fits", () => {
    expect(ids({ ...play, legal: ["start linz"], can_call: [] })).toEqual(["status-your-turn", "status-play-none"]);
  });

  it("explains the forced Postmaster, first and second card", () => {
    const draw = drawView as unknown as View;
    expect(ids(draw)).toEqual(["status-draw-forced-first"]);
    const seats = draw.seats.map((seat, i): Seat => (i === 0 ? { ...seat, hand_size: 1, hand: ["ulm"] } : seat));
    expect(ids({ ...draw, seats })).toEqual(["status-draw-forced-second"]);
  });

  it("offers closing and the Postal carrier", () => {
    expect(ids(closingView as unknown as View)).toEqual(["status-finish-close", "status-or-carrier"]);
  });

  it("asks for what is left of a closing that was begun elsewhere", () => {
    const closing = { ...play, seat: play.player, phase: "houses" } as View;
    expect(ids(closing)).toEqual(["status-closing"]);
    expect(ids({ ...closing, phase: "carriage" })).toEqual(["status-closing-carriage"]);
    expect(ids({ ...closing, phase: "discard" })).toEqual(["status-closing-discard"]);
  });

  it("tells a spectator and another seat who is playing, and nobody's options", () => {
    expect(status({ ...play, seat: null, legal: [] })).toEqual([{ id: "status-watch-play", args: { name: "Ann" } }]);
    expect(ids({ ...play, seat: 1, phase: "discard", legal: [] })).toEqual(["status-watch-closing"]);
  });

  it("knows the last turn: what is not closed now scores nothing", () => {
    const closing = { ...(closingView as unknown as View), last_turn: true };
    expect(ids(closing)).toEqual(["status-last-close", "status-or-carrier"]);
    const short = { ...closing, legal: closing.legal.filter((action) => action !== "close") };
    expect(ids(short)).toEqual(["status-last-end", "status-or-carrier"]);
    expect(ids({ ...play, last_turn: true }).at(-1)).toBe("status-last-turn");
    expect(ids({ ...(drawView as unknown as View), last_turn: true }).at(-1)).toBe("status-last-turn");
  });

  it("tells those who wait in the last round whether they have a turn left", () => {
    const last_round = { ended_by: 1, end_reason: "houses" as const, turns_left: [1, 2] };
    const waiting = (seat: number): string[] => ids({ ...play, seat, player: 1, legal: [], last_round });
    expect(waiting(2)).toEqual(["status-watch-play", "status-last-coming"]);
    expect(waiting(0)).toEqual(["status-watch-play", "status-last-over"]);
  });

  it("says that you win, unless several people look at the screen", () => {
    const view = { ...(overView as unknown as View) };
    const winner = view.outcome?.winner ?? 0;
    expect(ids({ ...view, seat: winner })).toEqual(["status-over-you"]);
    expect(ids({ ...view, seat: winner + 1 })).toEqual(["status-over"]);
    expect(status({ ...view, seat: winner }, true).map(({ id }) => id)).toEqual(["status-over"]);
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
