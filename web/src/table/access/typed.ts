// Actions that are typed: what was meant, and what can be completed from the legal list.
const LETTERS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** As actions are written: "Take  München" is "take muenchen". */
export function written(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, " ");
}

/** Legal actions that begin like what was typed; then those in which the city does. */
export function completions(legal: string[], typed: string): string[] {
  const wanted = written(typed);
  const begin = legal.filter((action) => action.startsWith(wanted));
  const inside = legal.filter((action) => !begin.includes(action) && action.split(" ")[1]?.startsWith(wanted));
  return [...begin, ...inside];
}

/** The action that was meant: as written, or the only one it can be completed to. */
export function meant(legal: string[], typed: string): string {
  const wanted = written(typed);
  const possible = completions(legal, wanted);
  return !legal.includes(wanted) && possible.length === 1 && possible[0] ? possible[0] : wanted;
}
