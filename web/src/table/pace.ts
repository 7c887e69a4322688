// How long what happened stays on the table before the next thing is shown, at normal speed.
import type { GameEvent } from "../protocol/protocol";

const EACH: Partial<Record<GameEvent["type"], number>> = {
  take: 420,
  draw: 420,
  administrator: 700,
  refill: 40,
  start: 520,
  extend: 520,
  close: 500,
  house: 170,
  tile: 320,
  carriage: 350,
  discard: 150,
  skip: 400,
};

/** The longest closing there is: nothing is shown over it. */
const CLOSING = 6000;

export function showTime(events: GameEvent[], own: boolean): number {
  const time = events.reduce((sum, event) => sum + (EACH[event.type] ?? 0), 0);
  if (events.some((event) => event.type === "close")) return Math.min(CLOSING, time);
  return Math.min(own ? 900 : 2400, own ? time * 0.6 : time);
}
