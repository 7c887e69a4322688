// The coach: a word before a move that a new player may regret. It reads what everybody can see; the choice stays theirs.
import { cityOf, neighbours } from "./board";
import type { Message } from "../i18n/message";
import type { CityId, ClosingOffer, Play, View } from "../protocol/protocol";
import type { ClosingChoice } from "./closing";

/** A route whose chance to go on is smaller has hardly any. */
const HARDLY = 0.2;

/** Whether a card could still come that fits one of the ends: in the own hand, on the table, or not seen yet. */
export function canGoOn(view: View, route: CityId[], hand: CityId[]): boolean {
  const possible = (city: CityId): boolean =>
    !route.includes(city) && (hand.includes(city) || view.display.includes(city) || (view.unseen[city] ?? 0) > 0);
  return [route[0], route.at(-1)].some((end) => end !== undefined && neighbours(end).some(possible));
}

/** Before a card is played to an end: nothing could ever follow it, while another play leaves the route open. */
export function beforePlay(view: View, action: string): Message | null {
  const seat = view.seats[view.seat ?? -1];
  const after = (played: string): { route: CityId[]; hand: CityId[] } | null => {
    const [end] = played.split(" ");
    const city = cityOf(played);
    if (!seat?.hand || city === undefined || (end !== "left" && end !== "right")) return null;
    const at = seat.hand.indexOf(city);
    return {
      route: end === "left" ? [city, ...seat.route] : [...seat.route, city],
      hand: seat.hand.toSpliced(at, at < 0 ? 0 : 1),
    };
  };
  const goesOn = (played: string): boolean => {
    const then = after(played);
    return then !== null && canGoOn(view, then.route, then.hand);
  };
  if (!after(action) || goesOn(action)) return null;
  return view.legal.some(goesOn) ? { id: "coach-dead-end" } : null;
}

/** Before a turn is ended with a route that could be closed and will hardly grow. */
export function beforeEnd(view: View, play: Play | null): Message | null {
  if (!view.legal.includes("close") || play?.route_lives === null || play?.route_lives === undefined) return null;
  return play.route_lives < HARDLY
    ? { id: "coach-hardly", args: { percent: Math.round(play.route_lives * 100) } }
    : null;
}

/** Before a closing that leaves a carriage behind which the Cartwright would build. */
export function beforeClosing(offer: ClosingOffer, choice: ClosingChoice): Message | null {
  return offer.cartwright !== null && !choice.cartwright
    ? { id: "coach-cartwright", args: { carriage: offer.cartwright } }
    : null;
}
