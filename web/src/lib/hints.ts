// What a hint shows on cards and map.
import { t } from "./i18n.svelte";
import type { Hint, HintCandidate } from "./types";

const SHOWN = 5;

/** The adviser's choice first, then what else it looked at, by chance. */
export function bestOf(hint: Hint): HintCandidate[] {
  const [first, ...others] = hint.candidates.slice(0, SHOWN);
  return first ? [first, ...others.sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0))] : [];
}

export const percent = (chance: number): string => t("percent", { value: Math.round(chance * 100) });

/** Chances by action; none where there is no choice. */
export function hintBadges(hint: Hint | null): Map<string, string> {
  const badges = new Map<string, string>();
  for (const { action, chance } of hint ? bestOf(hint) : []) {
    if (chance !== null) badges.set(action, percent(chance));
  }
  return badges;
}
