// What the server sends: the view of one seat, the events of an action, and the offers of a closing.

export type CityId = string;
export type ProvinceId = string;
export type StackId = string;
export type Official = "administrator" | "postmaster" | "postal_carrier" | "cartwright";
type Phase = "draw" | "play" | "finish" | "houses" | "carriage" | "discard" | "over";
/** The value is not told where the table leaves it to memory. */
export type TileTuple = [StackId, number | null];

interface Score {
  carriage: number;
  tiles: number;
  houses: number;
  total: number;
}

export interface Seat {
  hand_size: number;
  hand: CityId[] | null;
  known: CityId[] | null;
  unknown: number | null;
  route: CityId[];
  houses: CityId[];
  houses_left: number;
  carriage: number;
  next_carriage: number | null;
  tiles: TileTuple[];
  score: Score | null;
}

export interface Outcome {
  scores: number[];
  winner: number;
  tie: null | "game_end" | "clockwise";
  breakdown: Score[];
}

/** The end has been called: by whom, with what, and which seats still have a turn, beginning with the present one. */
export interface LastRound {
  ended_by: number;
  end_reason: "carriage" | "houses";
  turns_left: number[];
}

export interface View {
  format: "thurntaxis-view/1";
  seat: number | null;
  players: string[];
  rules: Record<string, string>;
  ply: number;
  round: number;
  player: number | null;
  phase: Phase;
  official: Official | null;
  forced_postmaster: boolean;
  display: (CityId | null)[];
  supply: number;
  discards: CityId[];
  unseen: Record<CityId, number>;
  seats: Seat[];
  stacks: Record<StackId, number[]>;
  closing: null | { houses: CityId[]; discarded: CityId[]; cartwright: boolean };
  last_round: LastRound | null;
  /** The viewer's own last turn is under way. */
  last_turn: boolean;
  /** Cities that would extend the viewer's own route. */
  extending: CityId[];
  /** How closing the own route as it is would bring the next carriage; null: it would not. */
  closing_carriage: null | "route" | "cartwright";
  /** The officials that one of the legal actions calls. */
  can_call: Official[];
  legal: string[];
  outcome: Outcome | null;
}

export type GameEvent =
  | { type: "turn"; seat: number; round: number; forced_postmaster: boolean }
  | { type: "administrator"; seat: number; cards: CityId[] }
  | { type: "take"; seat: number; city: CityId | null; slot: number; postmaster: boolean }
  | { type: "draw"; seat: number; city: CityId | null; postmaster: boolean }
  | { type: "refill"; slot: number; city: CityId }
  | { type: "shuffle"; cards: number }
  | { type: "start"; seat: number; city: CityId; dropped: CityId[] }
  | { type: "extend"; seat: number; city: CityId; end: "left" | "right"; postal_carrier: boolean }
  | { type: "close"; seat: number; route: CityId[] }
  | { type: "house"; seat: number; city: CityId }
  | { type: "tile"; seat: number; stack: StackId; value: number | null }
  | { type: "carriage"; seat: number; carriage: number; cartwright: boolean }
  | { type: "decline"; seat: number }
  | { type: "discard"; seat: number; city: CityId }
  | { type: "end"; seat: number }
  | { type: "skip"; seat: number; phase: "draw" | "play" }
  | { type: "over"; scores: number[]; winner: number; tie: null | "game_end" | "clockwise" };

/** One turn of the log: its events in order. */
export interface LogTurn {
  seat: number;
  round: number;
  ply: number;
  events: GameEvent[];
}

/** What a closing would bring, for one choice of houses, Cartwright and discards. */
export interface ClosingOutcome {
  /** The actions that make this closing, `close` first; sent as they are. */
  actions: string[];
  /** false while discards or the Cartwright's decision are missing. */
  complete: boolean;
  houses: CityId[];
  tiles: TileTuple[];
  carriage: number;
  houses_left: number;
  points_before: number;
  points_after: number;
  game_end: boolean;
}

/** A way to place houses. Of each group at most one city may be chosen, at most `limit` in all. */
export interface ClosingWay {
  id: string;
  kind: "each_province" | "one_province";
  province: ProvinceId | null;
  groups: CityId[][];
  limit: number;
  best: ClosingOutcome;
}

export interface ClosingOffer {
  route: CityId[];
  ways: ClosingWay[];
  preferred: string;
  /** null: the Cartwright cannot help here; else the carriage he would bring. */
  cartwright: number | null;
  /** Hand cards to choose from and how many of them must go. */
  hand: CityId[];
  discards: number;
}

export interface ClosingChoice {
  way: string;
  houses: CityId[];
  cartwright: boolean;
  discards: CityId[];
}

// ---- What the server says about tables ----

interface SeatInfo {
  kind: "person" | "open" | "bot";
  name: string;
  level: string | null;
  yours: boolean;
  connected: boolean;
  resigned: boolean;
}

export interface TableInfo {
  id: string;
  name: string | null;
  status: "open" | "playing" | "finished" | "replay" | "broken";
  problem?: string | null;
  seats: SeatInfo[];
  you: number[];
  host: boolean;
  rules: Record<string, string>;
  listed: boolean;
  pace: "live" | "correspondence";
  turn_seconds: number | null;
  show_known: boolean;
  show_tiles: boolean;
  hints: boolean;
  hints_now: boolean;
  commitment: string;
  seed: string | null;
  deadline: number | null;
  votes: Record<string, number[]>;
  absent: number[];
  watching: number;
  from: { table: string; ply: number } | null;
  rematch: string | null;
}

/** What the player to act needs beside the view. */
export interface Play {
  seat: number;
  ply: number;
  undoable: number;
  undo_blocked: string | null;
  take_back: boolean;
  irrevocable: string[];
  /** The chance that a card fits the route: in `draw` this turn, in `finish` the next; null where there is nothing to say. */
  route_lives: number | null;
  forced: string | null;
}

export interface HintCandidate {
  action: string;
  chance: number;
  score: number;
  visits: number;
}

export interface Hint {
  level: string;
  sentence: string;
  candidates: HintCandidate[];
}

interface LineBase {
  seq: number;
  at: number;
}

export type LogLine = LineBase &
  (
    | { type: "started"; players: string[]; events: GameEvent[] }
    | { type: "action"; seat: number; ply: number; action: string; events: GameEvent[]; by?: string }
    | { type: "undone" | "taken_back"; seat: number; ply: number }
    | { type: "chat"; seat: number; name: string; text: string }
    | { type: "sat" | "left"; seat: number; name: string }
    | { type: "filled" | "resigned" | "replaced" | "bot_failed"; seat: number; level: string }
    | { type: "timeout"; seat: number }
    | { type: "vote"; seat: number; against: number; favour: boolean }
    | { type: "rematch"; table: string }
    | { type: "over"; scores: number[]; winner: number; seed: string }
  );

export interface StateMessage {
  type: "state";
  seq: number;
  table: TableInfo;
  views: View[];
  play: Play | null;
  log: LogLine[];
  log_from: number;
}

export interface UpdateMessage {
  type: "update";
  seq: number;
  log?: LogLine[];
  views?: View[];
  play?: Play | null;
  table?: TableInfo;
}
