// Opponents in words.
import { dataText, t } from "../i18n/i18n.svelte";
import { LEVELS, levelName } from "../game/levels";

/** What the opponents of a game are called together: a level, `bots` or `people`. */
export function opponentsName(opponents: string): string {
  if (opponents === "people" || opponents === "bots") return t(`games-${opponents}`);
  return LEVELS.includes(opponents) ? levelName(opponents) : dataText(`level-${opponents}`);
}
