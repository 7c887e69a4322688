// Every key of the table and the replay, once: what it does, its line of help (also in docs/play.md), and where it works.
// Everything can also be reached with Tab; keys are only quicker.
import type { TextId } from "../i18n/ids";
import type { Official } from "../protocol/protocol";

export type Shortcut =
  | { type: "display" | "hand" | "discard"; index: number }
  | { type: "end-of-route"; end: "left" | "right" }
  | { type: "supply" | "close" | "end" | "undo" | "log" | "tiles" | "hint" | "press" | "confirm" | "keys" | Official };

export type ReplayKey = { type: "seek" | "turn"; by: number } | { type: "start" | "end" | "toggle" };

interface Key<Meaning> {
  /** As `KeyboardEvent.key` has it; letters in lower case. */
  key: string;
  does: Meaning;
  /** The message with its line of help; keys next to each other with the same message share the line. */
  help: TextId;
  /** How help names the key, where that is not the key itself. */
  name?: string;
}

/** Which card a digit means depends on the phase. */
type TableKey = Key<Shortcut | "card"> & {
  /** It also works on earlier positions. */
  past?: boolean;
  /** It also works while a route is being closed, or only then. */
  closing?: boolean | "only";
};

export const TABLE_KEYS: readonly TableKey[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit): TableKey => ({
    ...{ key: String(digit), does: "card", help: "keys-digits", closing: true },
  })),
  { key: "s", does: { type: "supply" }, help: "keys-supply" },
  { key: ",", does: { type: "end-of-route", end: "left" }, help: "keys-ends" },
  { key: ".", does: { type: "end-of-route", end: "right" }, help: "keys-ends" },
  { key: "<", does: { type: "end-of-route", end: "left" }, help: "keys-ends" },
  { key: ">", does: { type: "end-of-route", end: "right" }, help: "keys-ends" },
  { key: "c", does: { type: "close" }, help: "keys-close" },
  { key: "e", does: { type: "end" }, help: "keys-end" },
  { key: "u", does: { type: "undo" }, help: "keys-undo" },
  { key: "l", does: { type: "log" }, help: "keys-sheets", past: true },
  { key: "t", does: { type: "tiles" }, help: "keys-sheets", past: true },
  { key: "a", does: { type: "administrator" }, help: "keys-officials" },
  { key: "p", does: { type: "postmaster" }, help: "keys-officials" },
  { key: "o", does: { type: "postal_carrier" }, help: "keys-officials" },
  { key: "w", does: { type: "cartwright" }, help: "keys-officials", closing: true },
  { key: "Enter", does: { type: "confirm" }, help: "keys-confirm", closing: "only" },
  { key: "h", does: { type: "hint" }, help: "keys-hint", closing: true },
  { key: "n", does: { type: "press" }, help: "keys-press" },
  { key: "?", does: { type: "keys" }, help: "keys-keys", past: true, closing: true },
];

export const REPLAY_KEYS: readonly Key<ReplayKey>[] = [
  { key: "ArrowLeft", does: { type: "seek", by: -1 }, help: "keys-replay-step", name: "←" },
  { key: "ArrowRight", does: { type: "seek", by: 1 }, help: "keys-replay-step", name: "→" },
  { key: "PageUp", does: { type: "turn", by: -1 }, help: "keys-replay-turn", name: "PgUp" },
  { key: "PageDown", does: { type: "turn", by: 1 }, help: "keys-replay-turn", name: "PgDn" },
  { key: "Home", does: { type: "start" }, help: "keys-replay-ends" },
  { key: "End", does: { type: "end" }, help: "keys-replay-ends" },
  { key: " ", does: { type: "toggle" }, help: "keys-replay-play", name: "␣" },
];

interface HelpLine {
  names: string[];
  help: TextId;
}

/** Keys of the browser and of the map, which need no dispatch of ours. */
const BROWSER_KEYS: HelpLine[] = [{ help: "keys-map", names: ["Tab", "←", "↑", "↓", "→"] }];

/** The lines of help: the names of the keys, and the message that says what they do. */
export function helpLines(): HelpLine[] {
  const lines: HelpLine[] = [];
  for (const { key, help, name } of [...TABLE_KEYS, ...REPLAY_KEYS]) {
    const shown = name ?? (key.length === 1 ? key.toUpperCase() : key);
    const last = lines.at(-1);
    if (last?.help === help) last.names.push(shown);
    else lines.push({ names: [shown], help });
  }
  return [...lines.map(shortened), ...BROWSER_KEYS];
}

/** A row of digits by its ends. */
function shortened({ names, help }: HelpLine): HelpLine {
  const digits = names.every((name) => /^\d$/.test(name));
  return { names: digits ? [`${names[0] ?? ""} – ${names.at(-1) ?? ""}`] : names, help };
}

/** The key of a command, for `aria-keyshortcuts`. */
export function keyOf(type: Shortcut["type"]): string | undefined {
  return TABLE_KEYS.find(({ does }) => does !== "card" && does.type === type)?.key;
}

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target" | "defaultPrevented">;

interface Situation {
  /** Digits mean cards on the table, else cards in the hand. */
  taking: boolean;
  /** Something lies over the table. */
  dialog: boolean;
  closing?: boolean;
  past?: boolean;
}

const isOurs = (event: KeyPress): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;

/** What a key means at the table now, if anything. */
export function shortcutFor(event: KeyPress, now: Situation): Shortcut | null {
  if (now.dialog || !isOurs(event)) return null;
  const typing = now.closing ? "input:not([type=checkbox]), select, textarea" : "input, select, textarea, dialog";
  if (event.target instanceof Element && event.target.closest(typing)) return null;
  const found = TABLE_KEYS.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
  if (!found || (now.closing && !found.closing) || (now.past && !found.past)) return null;
  if (found.closing === "only" && !now.closing) return null;
  // What has the focus is pressed by Enter itself.
  if (found.key === "Enter" && event.target instanceof Element && event.target.closest("button, a")) return null;
  if (found.does !== "card") return found.does;
  return { type: now.closing ? "discard" : now.taking ? "display" : "hand", index: Number(found.key) - 1 };
}

/** What a key means in a replay; null where the key belongs to what has the focus. */
export function replayKey(event: KeyPress): ReplayKey | null {
  const target = event.target instanceof Element ? event.target : null;
  if (!isOurs(event) || target?.closest("input, select, textarea, dialog")) return null;
  if (event.key === " " && target?.closest("button, a")) return null;
  return REPLAY_KEYS.find(({ key }) => key === event.key)?.does ?? null;
}
