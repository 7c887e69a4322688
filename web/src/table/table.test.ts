import { describe, expect, it } from "vitest";
import log from "../fixtures/log.json";
import playView from "../fixtures/play.json";
import { FixtureTransport } from "../fixtures/transport";
import { logLines, type LogTurn } from "../game/log";
import type { ClosingOutcome, GameEvent, View } from "../protocol/protocol";
import { append, Table } from "./table.svelte";

const view = playView as unknown as View;
const turns = log as unknown as LogTurn[];
const who = (seat: number): string => view.players[seat] ?? "";

describe("the table", () => {
  it("sends actions for the ply it shows", async () => {
    const transport = new FixtureTransport();
    const table = new Table(transport, view);
    await table.act("right salzburg");
    expect(transport.sent).toEqual([["right salzburg"]]);
    expect(table.sending).toBe(false);
  });

  it("keeps what the server refused, for the status line", async () => {
    const transport = new FixtureTransport();
    transport.send = () => Promise.reject(new Error("not legal now"));
    const table = new Table(transport, view);
    await table.act("left linz");
    expect(table.error).toBe("not legal now");
  });

  it("takes newer views and leaves older ones alone", () => {
    const table = new Table(new FixtureTransport(), view, turns);
    table.receive({ view: { ...view, ply: view.ply - 1 }, events: [] });
    expect(table.view.ply).toBe(view.ply);
    const event: GameEvent = { type: "turn", seat: 1, round: 11, forced_postmaster: false };
    table.receive({ view: { ...view, ply: view.ply + 1 }, events: [event] });
    expect(table.view.ply).toBe(view.ply + 1);
    expect(table.log).toHaveLength(turns.length + 1);
  });

  it("delivers what happens once, to those who listen then", () => {
    const table = new Table(new FixtureTransport(), view, turns);
    const event: GameEvent = { type: "turn", seat: 1, round: 11, forced_postmaster: false };
    const heard: GameEvent[][] = [];
    const leave = table.listen((events) => heard.push(events));
    table.receive({ view: { ...view, ply: view.ply + 1 }, events: [event] });
    table.receive({ view: { ...view, ply: view.ply + 1 }, events: [] });
    table.listen((events) => heard.push(events))();
    leave();
    table.receive({ view: { ...view, ply: view.ply + 2 }, events: [event] });
    expect(heard).toEqual([[event]]);
  });

  it("shows the earnings of the newest choice, whatever order answers come in", async () => {
    const answers: ((outcome: ClosingOutcome) => void)[] = [];
    const transport = new FixtureTransport();
    transport.closingOutcome = () => new Promise((resolve) => answers.push(resolve));
    const table = new Table(transport, view);
    const choice = { way: "each", houses: [], cartwright: false, discards: [] };
    const outcome = (await transport.closingOffer()).ways[0]?.best as ClosingOutcome;
    const first = table.tryClosing(choice);
    const second = table.tryClosing({ ...choice, cartwright: true });
    answers[1]?.({ ...outcome, carriage: 7 });
    answers[0]?.({ ...outcome, carriage: 5 });
    await Promise.all([first, second]);
    expect(table.outcome?.carriage).toBe(7);
  });
});

describe("the log", () => {
  it("is cut into turns", () => {
    const more = append(turns, [{ type: "end", seat: 0 }], 132);
    expect(more).toHaveLength(turns.length);
    expect(more.at(-1)?.events).toHaveLength(3);
  });

  it("describes a closing in one line with what it earned", () => {
    const [line] = logLines(turns[0] as LogTurn, who);
    expect(line?.text.id).toBe("event-close");
    expect(line?.details.map((detail) => detail.id)).toEqual([
      "event-houses",
      "event-tile-length",
      "event-tile-region",
      "event-carriage",
    ]);
    expect(line?.details[0]?.args).toEqual({ count: 3 });
  });

  it("joins taking and playing", () => {
    expect(logLines(turns[1] as LogTurn, who).map((line) => line.text.id)).toEqual(["event-take-and-play-same"]);
    expect(logLines(turns[2] as LogTurn, who).map((line) => line.text.id)).toEqual([
      "event-administrator",
      "event-draw-hidden-and-play",
    ]);
  });
});
