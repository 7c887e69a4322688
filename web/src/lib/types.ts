// The types of the protocol that the client uses, and those of its own that belong beside them.
import type { CityId, GameEvent } from "./protocol";

export type {
  CityId,
  ClosingOffer,
  ClosingOutcome,
  ClosingWay,
  GameEvent,
  Hint,
  HintCandidate,
  LastRound,
  LogLine,
  LogPage,
  Official,
  Outcome,
  Play,
  ProvinceId,
  Seat,
  SeatInfo,
  StackId,
  StateMessage,
  TableInfo,
  TileTuple,
  UpdateMessage,
  View,
} from "./protocol";

/** One turn of the log: its events in order. */
export interface LogTurn {
  seat: number;
  round: number;
  ply: number;
  events: GameEvent[];
}

/** What the player has chosen on the closing screen. */
export interface ClosingChoice {
  way: string;
  houses: CityId[];
  cartwright: boolean;
  discards: CityId[];
}
