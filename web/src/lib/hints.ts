// What a hint shows on cards and map.
import { t } from "./i18n.svelte";
import type { Hint, HintCandidate } from "./types";

const SHOWN = 5;

/** The adviser's choice first, then what else it looked at, by chance. */
export function bestOf(hint: Hint): HintCandidate[] {
  const [first, ...others] = hint.candidates.slice(0, SHOWN);
  return first ? [first, ...others.sort((a, b) => b.chance - a.chance)] : [];
}

export const percent = (chance: number): string => t("percent", { value: Math.round(chance * 100) });

/** Chances by action. */
export function hintBadges(hint: Hint | null): Map<string, string> {
  return new Map(hint ? bestOf(hint).map(({ action, chance }) => [action, percent(chance)]) : []);
}
