// The moments of a review that are worth a mark: decisions that cost something, and cards that changed much.
import { cityName } from "../../game/board";
import { actionText, closingText } from "../../game/actiontext";
import { planOf } from "../../game/hints";
import { t } from "../../i18n/i18n.svelte";
import type {
  GameReview,
  Hint,
  MistakeSize,
  ReviewCard,
  ReviewDecision,
  ReviewWay,
  View,
} from "../../protocol/protocol";

interface At {
  /** The same while the review is made and when it is done. */
  id: string;
  /** The position to look at: before a decision, after a card. */
  ply: number;
  /** Who decided, or whose chance the card changed most. */
  seat: number;
  /** What it changed in that player's chance. */
  change: number;
}
export type Moment = At & ({ kind: "decision"; decision: ReviewDecision } | { kind: "luck"; card: ReviewCard });

/** In the order of the game; a card comes before the decision that follows it. */
export function momentsOf(review: Pick<GameReview, "limits" | "cards" | "decisions">): Moment[] {
  /** A card that changes a chance as much as a mistake is a stroke of luck. */
  const luck = review.limits.mistake;
  const strokes = new Map<number, number>();
  const cards = review.cards.flatMap((card): Moment[] => {
    const seat = card.luck.reduce((most, each, at) => (Math.abs(each) > Math.abs(card.luck[most] ?? 0) ? at : most), 0);
    const change = card.luck[seat] ?? 0;
    if (Math.abs(change) < luck) return [];
    const number = strokes.get(card.ply) ?? 0;
    strokes.set(card.ply, number + 1);
    return [{ id: `card-${card.ply}-${number}`, kind: "luck", ply: card.ply + 1, seat, change, card }];
  });
  const decisions = review.decisions.flatMap((decision): Moment[] => {
    const { ply, seat, cost, size, find, hint, played, best } = decision;
    if (size === "none" && !find && hint !== "wrong") return [];
    const missed = hint === "wrong" ? (best.chances[seat] ?? 0) - (played.chances[seat] ?? 0) : cost;
    const change = find ? leadOf(decision) : -missed;
    return [{ id: `decision-${ply}`, kind: "decision", ply, seat, change, decision }];
  });
  return [...cards, ...decisions].sort((a, b) => a.ply - b.ply);
}

/** The next best way to decide, of those that were looked at. */
export function nextBest({ others, seat }: ReviewDecision): ReviewWay | undefined {
  return others.toSorted((a, b) => (b.chances[seat] ?? 0) - (a.chances[seat] ?? 0))[0];
}

/** How far what was played is ahead of everything else. */
function leadOf(decision: ReviewDecision): number {
  const { played, seat } = decision;
  return (played.chances[seat] ?? 0) - (nextBest(decision)?.chances[seat] ?? 0);
}

/** Moments that are shown before one asks for all of them. */
const FEW = 8;

/** Those that changed most, in the order of the game. */
export function weightiest(moments: Moment[]): Moment[] {
  const kept = new Set(moments.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, FEW));
  return moments.filter((moment) => kept.has(moment));
}

export const FIND = "!";
export const SIGNS: Record<MistakeSize, string> = { none: "", slip: "?!", mistake: "?", blunder: "??" };

/** The sign of a moment, as in books on chess; good and bad luck point up and down. */
export function signOf(moment: Moment): string {
  if (moment.kind === "decision") return moment.decision.find ? FIND : SIGNS[moment.decision.size];
  return moment.change > 0 ? "▲" : "▼";
}

/** What a moment is, in a word or two. */
export function nameOf(moment: Moment): string {
  if (moment.kind === "decision") {
    const { find, hint, size } = moment.decision;
    return hint === "wrong" ? t("review-size-hint") : t(`review-size-${find ? "find" : size}`);
  }
  return t(moment.change > 0 ? "review-luck-good" : "review-luck-bad", { city: cityName(moment.card.city) });
}

/** A way to decide, as a phrase within a sentence; the view of its position says which official an action calls. */
export function wayText({ actions }: Pick<ReviewWay, "actions">, view: View | undefined): string {
  const [first = ""] = actions;
  const plan = planOf({ closing: first === "close" ? actions : [] });
  if (plan) return closingText(plan);
  return actionText(first, view ?? { can_call: [], seats: [], player: null }, "way");
}

/** The better way and the one that was played, or a find and the next best, for the map and the cards, as in a hint. */
export function hintFor(decision: ReviewDecision): Hint {
  const { ply, seat, best, played, find } = decision;
  const other = find ? (nextBest(decision) ?? played) : played;
  const shown = new Set<string>();
  const candidates = [best, other].flatMap((way) =>
    way.actions
      .filter((action) => action.includes(" ") && !action.startsWith("discard") && !shown.has(action))
      .map((action) => {
        shown.add(action);
        return { action, chance: way.chances[seat] ?? null, noise: way.noise, alike: false };
      }),
  );
  return { ply, action: best.actions[0] ?? "", sentence: "", candidates, closing: [], other: other.actions[0] ?? null };
}
