// What the page around a table knows and offers, and how the parts of the table reach it.
import { createContext } from "svelte";
import type { Shapes } from "../map/marks";
import type { CityId, Hint, Play } from "../protocol/protocol";
import type { Controls } from "./controls.svelte";
import type { TurnClock } from "./turnclock.svelte";

/** A button of the header; without anything to do it only keeps its place. */
export interface Tool {
  text: string;
  onclick?: () => void;
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

/** What is around the table. Pages may write it with getters, so that each part follows only what it shows. Whatever a page leaves out is not there: nothing can be done about it, and nothing shows it. */
export interface TableContext {
  readonly name: string;
  /** Letters and patterns for provinces; else as the settings say. */
  readonly signs?: boolean;
  /** What the player to act may take back. */
  readonly play?: Play | null;
  readonly hint?: Hint | null;
  /** What somebody has drawn on the map. */
  readonly drawn?: Shapes;
  /** Something is being drawn: a city that is picked belongs to it. */
  readonly ondraw?: (city: CityId) => void;
  /** Buttons of the header, beside the table's own. */
  readonly tools?: Tool[];
  readonly clock?: ClockFace | null;
  readonly bulletins?: Bulletin[];
  /** People who are not connected. */
  readonly away?: number[];
  /** Seats of people for whom a bot plays on. */
  readonly bots?: number[];
  /** What was said and not read yet. */
  readonly unread?: number;
  /** Moves of others are being shown; a click skips them. */
  readonly following?: boolean;
  /** The connection is lost: nothing can be done until it is back. */
  readonly offline?: boolean;
  /** An earlier position: nothing can be done. */
  readonly past?: boolean;
  /** One goes back and forth here: nothing is done without being asked for. */
  readonly stepping?: boolean;
  /** The way to other earlier positions, and back. */
  readonly looking?: Looking;
  /** The page asks something that the score must not come over. */
  readonly asking?: boolean;
  /** Nothing is to be done here: what only serves to act makes room. */
  readonly watching?: boolean;
  /** The page has a head of its own, which stands above a phone's table. */
  readonly headed?: boolean;
  readonly onundo?: () => void;
  /** There are hints at this table, though not at every moment: their button keeps its place. */
  readonly hints?: boolean;
  /** Asks for a hint, or puts it away. */
  readonly onhint?: () => void;
  readonly onskip?: () => void;
  /** Lets the bot that thinks decide at once; given when it has been thinking for a while. */
  readonly onpress?: () => void;
  readonly onmenu?: () => void;
  readonly onlook?: (ply: number) => void;
  /** Fetches earlier lines of the log; not given: there are none. */
  readonly onearlier?: () => Promise<void>;
  readonly onrematch?: () => void;
  /** The page with the result of the daily deal that was played here. */
  readonly deal?: string;
  /** The page of the tournament that the table belongs to. */
  readonly tournament?: string;
  readonly onreplay?: () => void;
  readonly onreview?: () => void;
  readonly onshare?: () => void;
}

export const [tableControls, provideControls] = createContext<Controls>();
