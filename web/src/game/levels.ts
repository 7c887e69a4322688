// The levels of the bots, as the package lists them.
import codes from "$levels";
import { dataText } from "../i18n/i18n.svelte";

/** The levels offered to people, weakest first. */
export const LEVELS: string[] = codes;

/** The levels of some bots: all the chosen one, or, mixed, the ones around it, so that no two are alike. */
export function levelsOf(level: string, count: number, mixed: boolean): string[] {
  if (!mixed) return Array.from({ length: count }, () => level);
  const middle = Math.max(0, LEVELS.indexOf(level));
  const first = Math.max(0, Math.min(middle - Math.floor(count / 2), LEVELS.length - count));
  return LEVELS.slice(first, first + count);
}

/** What a level is called in a list: its number and its name. */
export function levelName(code: string): string {
  const number = LEVELS.indexOf(code) + 1;
  return number > 0 ? `${number} · ${dataText(`level-${code}`)}` : dataText(`level-${code}`);
}
