// Keys that act at the table. Everything can also be reached with Tab; these are only quicker.
import type { Official } from "./types";

export type Shortcut =
  | { type: "display" | "hand"; index: number }
  | { type: "end-of-route"; end: "left" | "right" }
  | { type: "supply" | "close" | "end" | "undo" | "log" | "tiles" | "hint" | "press" | Official };

const LETTERS: Record<string, Shortcut> = {
  s: { type: "supply" },
  c: { type: "close" },
  e: { type: "end" },
  u: { type: "undo" },
  l: { type: "log" },
  t: { type: "tiles" },
  h: { type: "hint" },
  n: { type: "press" },
  a: { type: "administrator" },
  p: { type: "postmaster" },
  o: { type: "postal_carrier" },
  w: { type: "cartwright" },
  "<": { type: "end-of-route", end: "left" },
  ",": { type: "end-of-route", end: "left" },
  ">": { type: "end-of-route", end: "right" },
  ".": { type: "end-of-route", end: "right" },
};

interface Situation {
  /** Digits mean cards on the table, else cards in the hand. */
  taking: boolean;
  /** Something lies over the table. */
  dialog: boolean;
  /** The closing screen is open: a hint is all that keys can ask for. */
  closing?: boolean;
}

/** What a key means now, if anything. */
export function shortcutFor(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target" | "defaultPrevented">,
  { taking, dialog, closing = false }: Situation,
): Shortcut | null {
  if (dialog || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const typing = closing ? "input:not([type=checkbox]), select, textarea" : "input, select, textarea, dialog";
  if (event.target instanceof Element && event.target.closest(typing)) return null;
  if (closing) return event.key.toLowerCase() === "h" ? { type: "hint" } : null;
  if (/^[1-9]$/.test(event.key)) return { type: taking ? "display" : "hand", index: Number(event.key) - 1 };
  return LETTERS[event.key.toLowerCase()] ?? null;
}
