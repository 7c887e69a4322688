// The status: whose turn it is and what can be done, read from the view and its legal list.
import { readLegal, type Legal } from "./actions";
import { CITY_NAME } from "./board";
import type { TextId } from "../i18n/ids";
import type { Message } from "../i18n/message";
import type { CityId, View } from "../protocol/protocol";

const name = (city: CityId | undefined): string => (city === undefined ? "" : (CITY_NAME[city] ?? city));

/** `shared`: several people look at this screen, so that nobody is "you". */
export function status(view: View, shared = false): Message[] {
  if (view.phase === "over" || view.player === null) return over(view, shared);
  const who = view.players[view.player] ?? "";
  if (view.seat !== view.player) return [{ id: watched(view), args: { name: who } }, ...ahead(view)];
  const legal = readLegal(view.legal);
  switch (view.phase) {
    case "draw":
      return [{ id: draw(view, legal), args: { name: who } }, ...lastTurn(view)];
    case "play":
      return [...play(view, legal, who), ...lastTurn(view)];
    case "finish":
      return finish(view, legal);
    case "carriage":
    case "discard":
      // Only when the closing was begun elsewhere: the closing screen sends all of it at once.
      return [{ id: `status-closing-${view.phase}` }];
    default:
      return [{ id: "status-closing" }];
  }
}

function over(view: View, shared: boolean): Message[] {
  const winner = view.outcome?.winner ?? 0;
  const id = winner === view.seat && !shared ? "status-over-you" : "status-over";
  return [{ id, args: { name: view.players[winner] ?? "", points: view.outcome?.scores[winner] ?? 0 } }];
}

function lastTurn(view: View): Message[] {
  return view.last_turn ? [{ id: "status-last-turn" }] : [];
}

/** In the last round, whether your own turn is still to come. */
function ahead({ last_round: last, seat }: View): Message[] {
  if (!last || seat === null) return [];
  return [{ id: last.turns_left.includes(seat) ? "status-last-coming" : "status-last-over" }];
}

function watched(view: View): TextId {
  const phase = view.phase === "draw" || view.phase === "play" || view.phase === "finish" ? view.phase : "closing";
  return `status-watch-${phase}`;
}

function draw(view: View, legal: Legal): TextId {
  if (view.forced_postmaster) {
    const seat = view.seat === null ? undefined : view.seats[view.seat];
    return seat && seat.hand_size > 0 ? "status-draw-forced-second" : "status-draw-forced-first";
  }
  return legal.administrator ? "status-draw-administrator" : "status-draw";
}

function play(view: View, legal: Legal, who: string): Message[] {
  const { route = [], ends = [] } = view.seats[view.seat ?? 0] ?? {};
  const postmaster = view.can_call.includes("postmaster");
  if (route.length === 0) {
    return [{ id: postmaster ? "status-play-first-postmaster" : "status-play-first", args: { name: who } }];
  }
  const fitting = fits(route, ends, legal);
  const invitation: Message[] = postmaster ? [{ id: fitting ? "status-or-postmaster" : "status-only-postmaster" }] : [];
  return [{ id: "status-your-turn", args: { name: who } }, fitting ?? { id: "status-play-none" }, ...invitation];
}

/** Which cards fit where; null if none does. */
function fits(route: CityId[], ends: CityId[][], legal: Legal): Message | null {
  const [first, last] = [route[0], route.at(-1)];
  const [left] = legal.left;
  const [right] = legal.right;
  const count = new Set([...legal.left, ...legal.right]).size;
  if (count === 0) return null;
  if (legal.left.size === 1 && legal.right.size === 1 && count === 2) {
    return {
      id: "status-play-two",
      args: { left: name(left), first: name(first), right: name(right), last: name(last) },
    };
  }
  if (count === 1 && left && right && ends.length > 1) return { id: "status-play-both", args: { card: name(left) } };
  if (count === 1) {
    // Beside a single city a card goes to the right: see `pickHand`.
    const where = right ? "right" : "left";
    return {
      id: "status-play-one",
      args: { card: name(right ?? left), where, end: name(where === "left" ? first : last) },
    };
  }
  return { id: "status-play-some", args: { count } };
}

function finish(view: View, legal: Legal): Message[] {
  const route = view.seats[view.seat ?? 0]?.route ?? [];
  const cards = new Set([...legal.left, ...legal.right]);
  const [card] = cards;
  const last = view.last_turn ? "last" : "finish";
  const carrier: Message[] =
    cards.size > 0 ? [{ id: "status-or-carrier", args: { count: cards.size, card: name(card) } }] : [];
  return [
    legal.words.has("close")
      ? { id: `status-${last}-close`, args: { count: route.length } }
      : { id: `status-${last}-end` },
    ...carrier,
  ];
}
