// The levels of the bots, as the package lists them.
import codes from "$levels";
import { dataText } from "../i18n/i18n.svelte";

/** The levels offered to people, weakest first. */
export const LEVELS: string[] = codes;

/** What a level is called in a list: its number and its name. */
export function levelName(code: string): string {
  const number = LEVELS.indexOf(code) + 1;
  return number > 0 ? `${number} · ${dataText(`level-${code}`)}` : dataText(`level-${code}`);
}
