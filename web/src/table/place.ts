// Where a table stands: its name, and what the page around it offers.
import type { TurnClock } from "./turnclock.svelte";

export interface Tool {
  text: string;
  onclick: () => void;
}

/** Something that everybody at the table must see. */
export interface Bulletin {
  text: string;
  /** It concerns the reader at once. */
  urgent?: boolean;
  onclose?: () => void;
  action?: { text: string; onclick: () => void };
}

/** While an earlier position is looked at: the next ones either way, as far as there are any, and back. */
export interface Looking {
  onearlier?: () => void;
  onlater?: () => void;
  onnow: () => void;
}

/** The clock that runs, and whose it is. */
export interface ClockFace {
  clock: TurnClock;
  name: string;
  mine: boolean;
}

export interface Place {
  name: string;
  clock?: ClockFace | null;
  /** Buttons of the header, beside the table's own. */
  tools: Tool[];
  onmenu?: () => void;
  /** What was said and not read yet. */
  unread?: number;
  /** Nothing is to be done here: what only serves to act makes room. */
  watching?: boolean;
  /** The page has a head of its own, which stands above a phone's table. */
  headed?: boolean;
}
