// The messages between server and client. `make protocol` writes this file from src/thurntaxis/protocol.

/** The version of the protocol. */
export const PROTOCOL = 2;

// ---- What the server sends ----

/** A city, e.g. `ulm`. */
export type CityId =
  | "mannheim"
  | "carlsruhe"
  | "freiburg"
  | "basel"
  | "zuerich"
  | "innsbruck"
  | "sigmaringen"
  | "stuttgart"
  | "ulm"
  | "wuerzburg"
  | "nuernberg"
  | "regensburg"
  | "ingolstadt"
  | "augsburg"
  | "muenchen"
  | "passau"
  | "kempten"
  | "salzburg"
  | "linz"
  | "pilsen"
  | "budweis"
  | "lodz";

/** An official. */
export type Official = "administrator" | "postmaster" | "postal_carrier" | "cartwright";

/** A province, e.g. `baiern`. */
export type ProvinceId =
  "baden" | "baiern" | "boehmen" | "hohenzollern" | "polen" | "salzburg" | "schweiz" | "tyrol" | "wuerttemberg";

/** A stack of tiles, e.g. `route_5`. */
export type StackId =
  | "route_5"
  | "route_6"
  | "route_7"
  | "baden"
  | "wuerttemberg_hohenzollern"
  | "schweiz_tyrol"
  | "boehmen_salzburg"
  | "baiern"
  | "all_provinces"
  | "game_end";

/** The value of each rule option. */
export interface RuleChoice {
  all_provinces: "every_province" | "outside_baiern";
  route_tile_fallback: "always" | "seven_only";
  carriage_points: "printed" | "length";
}

/** A tile: its stack and its value, which is null where the table leaves it to memory. */
export type TileTuple = [StackId, number | null];

/** A phase of a turn. */
export type Phase = "draw" | "play" | "finish" | "houses" | "carriage" | "discard" | "over";

/** A player's points, in parts. */
export interface Score {
  carriage: number;
  tiles: number;
  /** Minus one for each house not placed. */
  houses: number;
  total: number;
}

/** One player's cards, houses and tiles as the viewer may know them. */
export interface Seat {
  hand_size: number;
  /** The cards; only for the viewer's own seat. */
  hand: CityId[] | null;
  /** Cards in hand that were taken openly; null where the table leaves them to memory. */
  known: CityId[] | null;
  /** How many more cards there are in hand; null where the table leaves it to memory. */
  unknown: number | null;
  route: CityId[];
  /** For each end of the route, the left one first, the cities that may be put there; a single card has one end. */
  ends: CityId[][];
  houses: CityId[];
  houses_left: number;
  /** The carriage held; 0 for none. */
  carriage: number;
  /** The next carriage that a route can earn; null once there is none left. */
  next_carriage: number | null;
  tiles: TileTuple[];
  /** Null where the table leaves tiles to memory. */
  score: Score | null;
}

/** The choices made so far in an unfinished closing. */
export interface ClosingSoFar {
  houses: CityId[];
  cartwright: boolean;
}

/** How the game ended. */
export interface Outcome {
  scores: number[];
  winner: number;
  /** What decided between equal scores. */
  tie: "game_end" | "clockwise" | null;
  breakdown: Score[];
  /** The seat that took the tile `game_end`. */
  ended_by: number;
  end_reason: "carriage" | "houses" | "supply";
}

/** The last round, after the end has been called. */
export interface LastRound {
  ended_by: number;
  /** How the end was called: with carriage 7 or with the last house. */
  end_reason: "carriage" | "houses" | "supply";
  /** The seats that still have a turn, the one whose turn it is first. */
  turns_left: number[];
}

/** Everything that an ideal player at a seat remembers. */
export interface View {
  format: "thurntaxis-view/1";
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  players: string[];
  rules: RuleChoice;
  /** How many actions have been played. */
  ply: number;
  round: number;
  /** The seat that is to act; null when the game is over. */
  player: number | null;
  /** All seats in the order of their turns, beginning with the one that acts or acted last. */
  order: number[];
  phase: Phase;
  /** The official called on in this turn. */
  official: Official | null;
  /** Whether the Postmaster has been called by an empty hand. */
  forced_postmaster: boolean;
  display: (CityId | null)[];
  /** How many cards are left in it. */
  supply: number;
  discards: CityId[];
  /** By city, in board order: how many copies the viewer cannot place, in the supply or unknown in others' hands. */
  unseen: Record<CityId, number>;
  seats: Seat[];
  /** The values left in each stack, the top one first. */
  stacks: Record<StackId, number[]>;
  /** Where the tile `all_provinces` asks for a house, by the rules in use. */
  needed_provinces: ProvinceId[];
  /** Only in the phases `houses`, `carriage` and `discard`. */
  closing: ClosingSoFar | null;
  /** From the time a player calls the end until the game is over. */
  last_round: LastRound | null;
  /** Whether the viewer's own last turn is under way. */
  last_turn: boolean;
  /** Cities that would extend the viewer's own route. */
  extending: CityId[];
  /** The officials that one of the legal actions calls. */
  can_call: Official[];
  /** The viewer's legal actions, when the viewer is to act. */
  legal: string[];
  /** Only when the game is over. */
  outcome: Outcome | null;
}

/** A turn begins. */
export interface TurnEvent {
  type: "turn";
  seat: number;
  round: number;
  forced_postmaster: boolean;
}

/** These cards of the display are discarded. */
export interface AdministratorEvent {
  type: "administrator";
  seat: number;
  cards: CityId[];
}

/** A card from the display; the second one of a turn by the Postmaster. */
export interface TakeEvent {
  type: "take";
  seat: number;
  /** Null where the table leaves it to memory. */
  city: CityId | null;
  /** From 0 to 5. */
  slot: number;
  postmaster: boolean;
}

/** A card from the supply. */
export interface DrawEvent {
  type: "draw";
  seat: number;
  /** Null for those who may not see it. */
  city: CityId | null;
  postmaster: boolean;
}

/** A card from the supply into the display. */
export interface RefillEvent {
  type: "refill";
  slot: number;
  /** Null where the table leaves it to memory. */
  city: CityId | null;
}

/** The discards are the new supply. */
export interface ShuffleEvent {
  type: "shuffle";
  /** The number of cards. */
  cards: number;
}

/** A new route. */
export interface StartEvent {
  type: "start";
  seat: number;
  city: CityId;
  /** The old route, which is discarded. */
  dropped: CityId[];
}

/** A card is added to the route. */
export interface ExtendEvent {
  type: "extend";
  seat: number;
  city: CityId;
  end: "left" | "right";
  postal_carrier: boolean;
}

/** The route is closed. */
export interface CloseEvent {
  type: "close";
  seat: number;
  route: CityId[];
}

/** A house is placed. */
export interface HouseEvent {
  type: "house";
  seat: number;
  city: CityId;
}

/** A tile is taken; with the tile `game_end` the last round begins. */
export interface TileEvent {
  type: "tile";
  seat: number;
  stack: StackId;
  /** Null where the table leaves it to memory. */
  value: number | null;
}

/** A carriage is taken, perhaps with the Cartwright's help. */
export interface CarriageEvent {
  type: "carriage";
  seat: number;
  carriage: number;
  cartwright: boolean;
}

/** The Cartwright is not called on. */
export interface DeclineEvent {
  type: "decline";
  seat: number;
}

/** A hand card is discarded after a closing. */
export interface DiscardEvent {
  type: "discard";
  seat: number;
  city: CityId;
}

/** The turn is over without a closing. */
export interface EndEvent {
  type: "end";
  seat: number;
}

/** The player cannot take or cannot play a card. */
export interface SkipEvent {
  type: "skip";
  seat: number;
  phase: "draw" | "play";
}

/** The game is over. */
export interface OverEvent {
  type: "over";
  scores: number[];
  winner: number;
  tie: "game_end" | "clockwise" | null;
}

/** Why an action is not possible. */
export interface Reason {
  id: string;
  /** A sentence for people, in the language asked for. */
  text: string;
  /** The section of the rules page that explains the rule. */
  section: string;
}

/** What a learner should know before an action; it is certain, whatever the others do and whatever cards come. */
export interface CoachWord {
  /** The action. */
  before: string;
  /**
   * `nothing_follows`: once that card lies there, no other can follow. `nothing_fits`: none can follow on the route,
   * and next turn it is given up. `few_fit`: no card in hand or face up fits, and few of the unseen ones do.
   */
  fact: "nothing_follows" | "nothing_fits" | "few_fit";
  /** With `nothing_follows`: an action after which a card can follow. */
  instead?: string;
  /** With `few_fit`: how many of the unseen cards extend the route. */
  fitting?: number;
  /** With `few_fit`: how many cards are unseen. */
  unseen?: number;
}

/** What a closing would earn, for one choice of houses, Cartwright and discards. */
export interface ClosingOutcome {
  /** The actions that make this closing, to be sent with `act`. */
  actions: string[];
  /** False while discards or the Cartwright's decision are missing. */
  complete: boolean;
  houses: CityId[];
  tiles: TileTuple[];
  /** The one held afterwards; 0 for none. */
  carriage: number;
  houses_left: number;
  points_before: number;
  points_after: number;
  /** Whether it earns the tile `game_end`. */
  game_end: boolean;
}

/** A way to place houses. */
export interface ClosingWay {
  id: string;
  kind: "each_province" | "one_province";
  province: ProvinceId | null;
  /** Of each group at most one city may be chosen. */
  groups: CityId[][];
  /** At most this many in all. */
  limit: number;
  /** What the best choice earns. */
  best: ClosingOutcome;
  /** The same choice with the Cartwright; null if he cannot help. */
  with_cartwright: ClosingOutcome | null;
}

/** The ways to close the route. */
export interface ClosingOffer {
  route: CityId[];
  ways: ClosingWay[];
  /** The id of the way that earns most. */
  preferred: string;
  /** The carriage that the Cartwright would give; null if he cannot help. */
  cartwright: number | null;
  /** The hand cards to choose from. */
  hand: CityId[];
  /** How many of them must go. */
  discards: number;
}

/** The result of a finished game. */
export interface Result {
  scores: number[];
  winner: number;
}

/** A game as a record, which can be replayed. */
export interface GameRecord {
  /** The second is for a game that begins at a position. */
  format: "thurntaxis-record/1" | "thurntaxis-record/2";
  rules: RuleChoice;
  players: string[];
  /** Every card drawn from the supply, in order. */
  draws: CityId[];
  actions: string[];
  /** Where the game begins, in one line; only in the second format. */
  position?: string;
  /** Only in a finished game. */
  result?: Result;
  table?: string;
  /** The hash of the seed. */
  commitment?: string | null;
  /** At a real table: the numbers of the actions before which a hint was shown. */
  hints?: number[];
  seed?: string | null;
}

/** What an action did; one action may have several events. */
export type GameEvent =
  | TurnEvent
  | AdministratorEvent
  | TakeEvent
  | DrawEvent
  | RefillEvent
  | ShuffleEvent
  | StartEvent
  | ExtendEvent
  | CloseEvent
  | HouseEvent
  | TileEvent
  | CarriageEvent
  | DeclineEvent
  | DiscardEvent
  | EndEvent
  | SkipEvent
  | OverEvent;

/**
 * `open`: there is a free seat; `cancelled`: called off, or ended without a result; `replay`: a record is shown;
 * `broken`: the stored game no longer replays.
 */
export type Status = "open" | "playing" | "finished" | "cancelled" | "replay" | "broken";

/** `record`: a player of an uploaded record. */
export type SeatKind = "person" | "open" | "bot" | "record";

/**
 * Why a game is not rated. `chosen`: its host wanted it so; `bots`: no person plays; `device`: one person has several
 * seats; `levels`: two bots have the same level; `apart`: it counts nowhere, such as a game played on from another;
 * `address`: its people share one address; `hint`, `taken_back`: a player had a hint, or took back a turn; `left`: a
 * player left in the first rounds.
 */
export type CasualReason =
  "chosen" | "bots" | "device" | "levels" | "apart" | "address" | "hint" | "taken_back" | "left";

/** Milliseconds since 1970 (UTC). */
export type Time = number;

/** Who sits where. */
export interface SeatInfo {
  kind: SeatKind;
  /** Null while the seat is open. */
  name: string | null;
  /** The level of a bot. */
  level: string | null;
  yours: boolean;
  connected: boolean;
  /** When the person left; null while they are here. */
  away_since: Time | null;
  resigned: boolean;
  /** Whether the person is a program that somebody offers as an opponent. */
  program: boolean;
  /** When the holiday begins that the player is on or has planned next; their clock does not run then. */
  holiday_from: Time | null;
  /** When it ends. */
  holiday_until: Time | null;
}

/** The position of another table that a game is played on from. */
export interface PlayedOnFrom {
  table: string;
  ply: number;
}

/** The daily deal that a table is for. */
export interface DealOfTable {
  /** Its date and the edition. */
  deal: string;
  /** Whether this is the player's try that counts. */
  counts: boolean;
}

/** The tournament that a table belongs to. */
export interface TournamentOfTable {
  id: string;
  /** The round, from 1. */
  round: number;
  /** Other tables get the same cards: only its players can look at it until the last of them is done. */
  sealed: boolean;
}

/** A table: seats, options and state. */
export interface TableInfo {
  from: PlayedOnFrom | null;
  id: string;
  name: string | null;
  status: Status;
  /** Why it is broken. */
  problem: string | null;
  seats: SeatInfo[];
  /** Your seats. */
  you: number[];
  /** Seats that the others gave to a bot while you were away; you can take them back. */
  reclaimable: number[];
  /** Whether you set it up. */
  host: boolean;
  rules: RuleChoice;
  starter: "lot" | number;
  listed: boolean;
  pace: "live" | "correspondence";
  turn_seconds: number | null;
  /** Each person's time for the whole game, instead of a time for each turn. */
  bank_seconds: number | null;
  show_known: boolean;
  show_tiles: boolean;
  hints: boolean;
  /** Whether you may ask for a hint. */
  hints_now: boolean;
  /** Whether you may make a thinking bot decide at once. */
  may_press: boolean;
  /** The hash of the seed; null for an uploaded record, which has none. */
  commitment: string | null;
  /** Shown when the game is over. */
  seed: string | null;
  created: Time;
  /** When the turn must be over; null without a clock, or while none runs. */
  deadline: Time | null;
  /** The server's time, for devices whose clock is wrong. */
  now: Time;
  /** By seat, the seats that want to replace it by a bot. */
  votes: Record<string, number[]>;
  /** The seats that want the game to end as it is. */
  end_votes: number[];
  /** The seats that can be voted on now. */
  absent: number[];
  /** How many spectators are connected. */
  watching: number;
  /** The new table's id. */
  rematch: string | null;
  daily: DealOfTable | null;
  tournament: TournamentOfTable | null;
  /** Whether it counts for the leaderboard of this server; a hint or a turn taken back ends that. */
  rated: boolean;
  /** Why it is not rated; null if it is, and on a server that rates no games. */
  casual: CasualReason | null;
}

/** What the player to act needs besides the view. */
export interface Play {
  seat: number;
  ply: number;
  /** How many actions of this turn can be taken back now. */
  undoable: number;
  /** A sentence that says why none can. */
  undo_blocked: string | null;
  /** Whether you can go back to your previous turn. */
  take_back: boolean;
  /** Whether what was taken back can be played again, as it was. */
  redo: boolean;
  /** The chance that a card fits the route: in `draw` this turn, in `finish` the next; null where there is none. */
  route_lives: number | null;
  /** What a learner should know before some of the actions. */
  coach: CoachWord[];
}

/** The fields of every line of the log. */
export interface Line {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
}

/** A person sat down at an open seat. */
export interface SatLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "sat";
  seat: number;
  name: string;
  /** Whether it is a program that the host invited. */
  program?: true;
}

/** A person left their seat before the start. */
export interface LeftLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "left";
  seat: number;
  name: string;
}

/** The host called the table off before the game began, or all people ended the game. */
export interface CancelledLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "cancelled";
}

/** The host put a bot on an open seat. */
export interface FilledLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "filled";
  seat: number;
  level: string;
}

/** The game has begun: the display, the first turn. */
export interface StartedLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "started";
  /** In playing order. */
  players: string[];
  events: GameEvent[];
}

/** An action was played. */
export interface ActionLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "action";
  seat: number;
  /** The ply before it. */
  ply: number;
  /** Just `take` where the table leaves the card to memory. */
  action: string;
  events: GameEvent[];
  /** Who chose it, if it was not the seat's owner. */
  by?: "bot" | "clock";
}

/** One action was taken back. */
export interface UndoneLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "undone";
  seat: number;
  /** The ply to which the game went back. */
  ply: number;
}

/** The game went back to an earlier turn of the seat. */
export interface TakenBackLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "taken_back";
  seat: number;
  /** The ply to which the game went back. */
  ply: number;
}

/** Actions that were taken back were restored. */
export interface RedoneLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "redone";
  seat: number;
  /** The ply to which the game went forward. */
  ply: number;
}

/** A player asked for a hint, for the first time: the game is no longer rated. */
export interface HintedLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "hinted";
  seat: number;
}

/** A player got a hint. Only that player sees it. */
export interface AdvisedLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "advised";
  seat: number;
}

/** The clock ran out; a bot plays the rest of the turn. */
export interface TimeoutLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "timeout";
  seat: number;
}

/** A player resigned; a bot plays on. */
export interface ResignedLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "resigned";
  seat: number;
  level: string;
}

/** The others voted for a bot on the seat. */
export interface ReplacedLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "replaced";
  seat: number;
  level: string;
}

/** A player took back the seat that the others had given to a bot. */
export interface ReturnedLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "returned";
  seat: number;
}

/** A bot failed; a simpler one has the seat now. */
export interface BotFailedLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "bot_failed";
  seat: number;
  level: string;
}

/** A player voted about an absent player's seat. */
export interface VoteLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "vote";
  seat: number;
  against: number;
  favour: boolean;
}

/** The player whom a vote was about is playing again, so the vote has lapsed. */
export interface VoteLapsedLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "vote_lapsed";
  seat: number;
}

/** A player gave the player whose turn it is the time of one more turn. */
export interface ExtraTimeLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "extra_time";
  seat: number;
  to: number;
}

/** A player is away for some days: their clock stops. It replaces a holiday with the same begin. */
export interface HolidayLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "holiday";
  seat: number;
  begin: Time;
  end: Time;
}

/** A player's clock stops during some hours of every day, or no longer does. Only they know which hours. */
export interface HoursLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "hours";
  seat: number;
}

/** A player voted about ending the game without a result. */
export interface EndVoteLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "end_vote";
  seat: number;
  favour: boolean;
}

/** A line of chat. */
export interface ChatLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "chat";
  seat: number;
  name: string;
  text: string;
  /** Whether the text is left out because you have blocked the person. */
  hidden?: boolean;
}

/** The same players play again at another table. */
export interface RematchLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "rematch";
  table: string;
}

/** The game is over; the seed is revealed. */
export interface OverLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "over";
  scores: number[];
  winner: number;
  /** Null where other tables still play with the same cards. */
  seed: string | null;
}

/** All tables with the same cards have finished, so everybody can look at the game. */
export interface RevealedLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "revealed";
  seed: string;
}

/** A player had their name removed from this game. */
export interface NameRemovedLine {
  /** Its number, from 0 on. */
  seq: number;
  at: Time;
  type: "name_removed";
  seats: number[];
}

/** A line of the log. */
export type LogLine =
  | SatLine
  | LeftLine
  | CancelledLine
  | FilledLine
  | StartedLine
  | ActionLine
  | UndoneLine
  | TakenBackLine
  | RedoneLine
  | HintedLine
  | AdvisedLine
  | TimeoutLine
  | ResignedLine
  | ReplacedLine
  | ReturnedLine
  | BotFailedLine
  | VoteLine
  | VoteLapsedLine
  | ExtraTimeLine
  | HolidayLine
  | HoursLine
  | EndVoteLine
  | ChatLine
  | RematchLine
  | OverLine
  | RevealedLine
  | NameRemovedLine;

/** What the client has called its command. */
export type CommandId = number | string;

/** Everything about a table that you may know. */
export interface StateMessage {
  type: "state";
  /** The server's version of the protocol. */
  protocol: number;
  /** The number of the newest line of the log; -1: there is none yet. */
  seq: number;
  table: TableInfo;
  /** One for each of your seats, in the order of `table.you`; a spectator's has no seat. None before the start. */
  views: View[];
  /** Null unless one of your seats is to act. */
  play: Play | null;
  log: LogLine[];
  /** The number of the first line in `log`; earlier ones can be asked for with the command `log`. */
  log_from: number;
}

/** What is new at a table. */
export interface UpdateMessage {
  type: "update";
  /** The number of the newest line of the log; -1: there is none yet. */
  seq: number;
  /** The new lines. */
  log: LogLine[];
  /** When the game changed. */
  views?: View[];
  /** When the game changed. */
  play?: Play | null;
  /** When the game changed, at a table with a clock: when the turn must be over. */
  deadline?: Time | null;
  /** The server's time, for comparison with `deadline`. */
  now?: Time;
  /** When the table itself changed: seats, votes, who is connected. */
  table?: TableInfo;
}

/** A program is connected, and can be invited. */
export interface OfferedMessage {
  type: "offered";
  /** The server's version of the protocol. */
  protocol: number;
  /** The id by which people choose it. */
  program: string;
  name: string;
  /** How many it may play at the same time: the server has a limit of its own. */
  games: number;
}

/** The program has a seat at a table; it connects to the table's socket and plays there. */
export interface InvitedMessage {
  type: "invited";
  table: string;
}

/** The newest version of a study that you follow; ask for what has changed since yours. */
export interface StudyMessage {
  type: "study";
  version: number;
}

/** Why a request is refused, for programs. */
export type RefusalCode =
  | "bad_request"
  | "illegal"
  | "stale"
  | "not_now"
  | "not_yours"
  | "unknown"
  | "too_much"
  | "too_large"
  | "too_old"
  | "broken"
  | "origin"
  | "busy";

/** Why a request was refused. */
export interface Refusal {
  code: RefusalCode;
  /** A sentence for people, in the language asked for. */
  text: string;
  /** The id of the rule's sentence. */
  reason?: string;
  /** The section of the rules page that has the rule. */
  section?: string;
  /** The action that is not possible. */
  action?: string;
  /** Its place in the list of actions. */
  index?: number;
  /** The table's current ply. */
  ply?: number;
  /** The available bots. */
  known?: string[];
  /** Seconds to wait. */
  retry_after?: number;
  /** Where a record is wrong. */
  place?: string;
  /** What is wrong with a record or a stored game. */
  problem?: string | null;
  /** The oldest version of the protocol that a client may speak. */
  protocol?: number;
}

/** A command was refused. */
export interface ErrorMessage {
  type: "error";
  id: CommandId | null;
  error: Refusal;
}

/** A command was carried out; the fields of its answer (see `Answers`) are added. */
export interface OkMessage {
  type: "ok";
  id: CommandId;
}

/** The command was carried out. */
export type Done = Record<string, never>;

/** The game has moved. */
export interface Moved {
  /** The table's current ply. */
  ply: number;
}

/** Why actions are not possible. */
export interface Reasons {
  /** By action; null if it is possible. */
  reasons: Record<string, Reason | null>;
}

/** An action that was compared with the best. */
export interface HintCandidate {
  action: string;
  /** The chance of winning after the best way that begins with it; null if there is no choice. */
  chance: number | null;
  /** The standard error of how far its chance falls short of the first one's. */
  noise: number;
  /** As good as the first, within the uncertainty. */
  alike: boolean;
}

/** What to do, and why; the same position gets the same hint. */
export interface Hint {
  ply: number;
  action: string;
  sentence: string;
  /** Best first. */
  candidates: HintCandidate[];
  /** All actions of the best way to close the route now, `close` first, where one is possible. */
  closing: string[];
  /** The action that the sentence compares it with, tempting or about as good; null if it names none. */
  other: string | null;
}

/** A bot was asked to decide at once. */
export interface Pressed {
  /** Whether one was thinking. */
  pressed: boolean;
}

/** A seat was taken. */
export interface Seated {
  seat: number;
  /** Over HTTP, if the identity is new. */
  token?: string;
}

/** A vote is counted. */
export interface Voted {
  /** Whether a bot has taken over the seat. */
  replaced: boolean;
}

/** The player has got more time. */
export interface MoreTime {
  deadline: Time;
}

/** A vote about ending the game is counted. */
export interface EndVoted {
  /** Whether the game has ended. */
  ended: boolean;
}

/** The table of the rematch. */
export interface RematchTable {
  table: string;
}

/** Earlier lines of the log. */
export interface LogPage {
  log: LogLine[];
  /** The number of the first of them. */
  log_from: number;
}

/** The answer to each command. */
export interface Answers {
  act: Moved;
  undo: Moved;
  take_back: Moved;
  redo: Moved;
  why_not: Reasons;
  closing: ClosingOffer;
  closing_outcome: ClosingOutcome;
  hint: Hint;
  press: Pressed;
  chat: Done;
  sit: Seated;
  leave: Done;
  cancel: Done;
  fill: Done;
  invite: Done;
  resign: Done;
  reclaim: Seated;
  vote: Voted;
  extra_time: MoreTime;
  end_game: EndVoted;
  rematch: RematchTable;
  /** After a `state` message; over HTTP the state itself. */
  sync: Done;
  log: LogPage;
  ping: Done;
}

/** The answer to a command over HTTP. */
export type CommandAnswer =
  | Moved
  | Reasons
  | ClosingOffer
  | ClosingOutcome
  | Hint
  | Pressed
  | Seated
  | Voted
  | MoreTime
  | EndVoted
  | RematchTable
  | LogPage
  | StateMessage
  | Done;

/** The answer to a refused request. */
export interface ErrorAnswer {
  error: Refusal;
}

/** An identity. */
export interface NewIdentity {
  /** Null if you had one already. */
  token: string | null;
}

/** Who sits at a table of yours. */
export interface MyTableSeat {
  kind: SeatKind;
  /** Null while the seat is open. */
  name: string | null;
}

/** A table you sit at. */
export interface MyTable {
  id: string;
  name: string | null;
  status: Status;
  your_turn: boolean;
  seats: MyTableSeat[];
  /** Your seats. */
  you: number[];
  /** Whether the others gave a seat of yours to a bot, and you can take it back. */
  reclaimable: boolean;
  /** Whether you set it up. */
  host: boolean;
  /** The seat whose turn it is. */
  turn: number | null;
  round: number | null;
  /** When the turn began, or the table was set up. */
  since: Time;
  /** The daily deal that it is your try at: its date and the edition. */
  deal: string | null;
}

/** What the server knows about you. */
export interface Me {
  known: boolean;
  /** The tables you sit at whose games are not over, newest first. */
  tables: MyTable[];
  /** Whether this browser had another identity before a personal link was opened, and can go back. */
  former: boolean;
  /** Whether the server has a leaderboard. */
  ratings: boolean;
}

/** Whose identity a personal link carries. */
export interface Whose {
  /** The newest name that person sat down with; null if they have not played yet. */
  name: string | null;
  /** The number of unfinished tables they sit at, 50 at most. */
  tables: number;
  /** Whether this is already your identity. */
  yours: boolean;
}

/** A link that moves your identity to another device, once. */
export interface PersonalLink {
  link: string;
  /** When it expires. */
  until: Time;
}

/** This browser is now that person. */
export interface IdentityMoved {
  known: true;
}

/** A player of a finished game. */
export interface PlayedSeat {
  name: string;
  /** The level of a bot, including one that replaced a player. */
  level: string | null;
  score: number;
  place: number;
}

/** A finished game of yours. */
export interface Played {
  table: string;
  ended: Time;
  seats: PlayedSeat[];
  /** Your seats. */
  you: number[];
  /** A level, `bots` (several levels) or `people`; lists can be filtered by it. */
  opponents: string;
  /** Your place; null if you resigned or had several seats. */
  place: number | null;
  score: number | null;
  /** Whether statistics count it: not a game on one device, nor one that was continued from another. */
  counts: boolean;
  /** The daily deal that it was your try at: its date and the edition. */
  deal: string | null;
}

/** The result of importing one record. */
export interface OneTakenIn {
  /** `known`: the game is here already. */
  outcome: "new" | "known" | "bad";
  /** A sentence that says why it cannot be imported. */
  problem: string | null;
}

/** The results of importing records, in the same order. */
export interface TakenIn {
  games: OneTakenIn[];
}

/** Your finished games, newest first. */
export interface PlayedPage {
  games: Played[];
  /** What to ask for to get the games before these; null if there are none. */
  next: string | null;
}

/** Where points came from, on average. */
export interface Points {
  carriage: number;
  /** Tiles for long routes. */
  routes: number;
  /** Tiles for regions. */
  regions: number;
  all_provinces: number;
  game_end: number;
  /** Minus one for each house not placed. */
  houses: number;
}

/** Games against the same kind of opponents. */
export interface Tally {
  /** The level of bots; `bots` if they differed; `people` if people played. */
  opponents: string;
  players: number;
  games: number;
  won: number;
  /** On average; null if none was played to its end. */
  score: number | null;
}

/** A city in which first routes began. */
export interface FirstCity {
  city: CityId;
  games: number;
}

/** Consecutive games, as one point of a curve. */
export interface Curve {
  /** When the last of them ended. */
  ended: Time;
  games: number;
  won: number;
  /** On average. */
  score: number | null;
}

/** The level that matches your strength, with a 95% interval of levels. */
export interface PeerLevel {
  level: string;
  low: string;
  high: string;
  /** How many of your latest games against bots it is based on. */
  games: number;
}

/** An opponent as strong as you are. */
export interface MyPeer {
  /** Null before there are a few games against bots of one level. */
  peer: PeerLevel | null;
}

/** Statistics about your finished games. */
export interface Statistics {
  games: number;
  won: number;
  /** On average. */
  score: number | null;
  points: Points | null;
  tallies: Tally[];
  /** The newest games in a row that you won. */
  streak: number;
  /** The longest such row. */
  longest: number;
  /** The cities in which you began most often. */
  first_cities: FirstCity[];
  /** Oldest first. */
  curve: Curve[];
  /** Null before there are enough games against bots. */
  peer: PeerLevel | null;
}

/** The strongest bot's result of a daily deal, in your seat. */
export interface ExpertResult {
  score: number;
  place: number;
  /** The table that shows its game; null if the game is not kept. */
  table: string | null;
}

/** How many people on this server have a score. */
export interface ScoreCount {
  score: number;
  people: number;
}

/** The result of your try at a daily deal. */
export interface DealResult {
  /** Null if you gave up. */
  score: number | null;
  place: number | null;
  /** Null while the bot is still playing: ask again later. */
  expert: ExpertResult | null;
  /** All scores including yours, lowest first. */
  scores: ScoreCount[];
}

/** One of the daily deals you have played. */
export interface DealDay {
  date: string;
  score: number | null;
  place: number | null;
  table: string;
}

/** A daily deal. */
export interface DailyDeal {
  date: string;
  edition: "standard" | "first-printing" | "icelandic";
  /** The hash of the seed. */
  commitment: string;
  /** The level of the bots. */
  level: string;
  /** The number of players at the table, including you. */
  players: number;
  /** Whether a try would count; it counts only on the day of the deal. */
  counts: boolean;
  /** When the day ends. */
  ends: Time;
  /** The table of your try. */
  table: string | null;
  finished: boolean;
  /** Your result, when your try is over. */
  result: DealResult | null;
  /** The number of days in a row on which you finished the deal. */
  streak: number;
  /** Your last thirty deals, oldest first. */
  last: DealDay[];
}

/** Where you play a daily deal. */
export interface DealTable {
  table: string;
  /** Only if the identity is new. */
  token?: string;
}

/** For each seat: a chance of winning, 0 to 1, or a change of it. */
export type SeatChances = number[];

/** Your name was removed from finished games. */
export interface NamesRemoved {
  /** The number of games it was removed from. */
  games: number;
  /** Whether there are more games: send the request again. */
  more: boolean;
}

/** The table was deleted. */
export interface TableDeleted {
  deleted: true;
}

/** A new table. */
export interface TableCreated {
  table: TableInfo;
  link: string;
  /** Only if the identity is new. */
  token: string | null;
}

/** Listed tables, open ones first. */
export interface TableList {
  tables: TableInfo[];
}

/** A table. */
export interface OneTable {
  table: TableInfo;
}

/** Chances and commentary for spectators. */
export interface Commentary {
  /** Where the turn ended that it is about; null while there is none that may be shown. */
  ply: number | null;
  /** Every seat's chance of winning then, as far as a spectator could know. */
  chances: SeatChances | null;
  /** A sentence about the turn, if chances have jumped in it. */
  line: string | null;
  /** How many rounds late it is: none where only bots play. */
  behind: number;
}

/** A program that somebody offers as an opponent. */
export interface ProgramInfo {
  /** The id for seats and for the command `invite`. */
  id: string;
  name: string;
  /** How many games it plays at the same time at most. */
  games: number;
  /** How many games it is playing now. */
  playing: number;
}

/** The connected programs. */
export interface ProgramList {
  programs: ProgramInfo[];
}

/** A bot to play against. */
export interface BotInfo {
  /** Its code, for seats. */
  code: string;
  name: string;
  description: string;
}

/** All bots, the weakest of the built-in levels first. */
export interface BotList {
  bots: BotInfo[];
}

/** An earlier ply of a game. */
export interface LookBack {
  ply: number;
  /** The table's current ply. */
  plies: number;
  /** As your own seats saw it then; as spectators did if you have none. */
  views: View[];
}

/** A position before its action, and what that action did. */
export interface Frame {
  ply: number;
  view: View;
  /** Null in the last frame. */
  action: string | null;
  events: GameEvent[];
}

/** A part of a finished game, ply by ply. */
export interface Replay {
  from: number;
  players: string[];
  plies: number;
  opening: GameEvent[];
  frames: Frame[];
}

/** The server's address on the local network. */
export interface NetworkAddress {
  /** Null: they do not, or you are not on the server's machine. */
  url: string | null;
}

/** The state of the server. */
export interface Health {
  status: "ok" | "closing";
  /** The number of tables in memory. */
  tables: number;
  /** The number of open connections. */
  sockets: number;
}

/** Names that are the same in all languages. */
export interface Names {
  names: string[];
}

/** Something written as in a record. */
export interface Code {
  code: string;
}

/** A paragraph, an item of a list, a step of a numbered one, or an example; `text` is a message's id. */
export interface TextBlock {
  kind: "paragraph" | "item" | "step" | "example";
  text: string;
}

/** City names. */
export interface NamesBlock {
  kind: "names";
  names: string[];
}

/** A table; texts are ids of messages. */
export interface TableBlock {
  kind: "table";
  head: string[];
  rows: (string | number | number[] | Names | Code)[][];
}

/** A route, cities to point out, and houses on the map; all of the map when the lists are empty. */
export interface MapIllustration {
  kind: "map";
  route: CityId[];
  marked: CityId[];
  houses: CityId[];
}

/** A row of city cards. */
export interface CardsIllustration {
  kind: "cards";
  cards: CityId[];
}

/** Stacks of tiles. */
export interface TilesIllustration {
  kind: "tiles";
  stacks: StackId[];
}

/** A route, and the sets of cities that may get houses. */
export interface ClosingIllustration {
  kind: "closing";
  route: CityId[];
  ways: CityId[][];
}

/** What the client draws with its own parts. */
export type Illustration = MapIllustration | CardsIllustration | TilesIllustration | ClosingIllustration;

/** A picture; `alt` is the id of the message that describes it. */
export interface IllustrationBlock {
  kind: "illustration";
  illustration: Illustration;
  alt: string;
}

/** A part of a section of the rules page. */
export type Block = TextBlock | NamesBlock | TableBlock | IllustrationBlock;

/** A section of the rules page; `title` is a message's id. */
export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

/** The rules page; its words are messages of the language files. */
export interface RulesPage {
  sections: Section[];
}

/** A step of the lesson. */
export interface LessonStep {
  id: string;
  /** The section of the rules page that says more. */
  section: string;
  /** The learner's seat. */
  seat: number;
}

/** The steps of the lesson, in order. */
export interface Lesson {
  steps: LessonStep[];
}

/** The state of a try at a step. */
export interface Attempt {
  view: View;
  /** The events of the newest actions. */
  events: GameEvent[];
  done: boolean;
  /** A message's id when the task can no longer be done. */
  nudge: string | null;
}

/** Why an action cannot be done now. */
export interface OneReason {
  /** Null if it is possible. */
  reason: Reason | null;
}

/** A place where you are notified. */
export interface NoticeChannel {
  id: string;
  kind: "push" | "hook" | "mail";
  /** The address, or the push service's name. */
  name: string;
  /** Whether an e-mail address was confirmed; always true for other channels. */
  confirmed: boolean;
}

/** Hours in which nothing is sent: minutes of the day, in a time zone. */
export interface QuietTime {
  begin: number;
  end: number;
  zone: string;
}

/** How you are notified while you are away. */
export interface MyNotices {
  /** The key with which a browser subscribes; null if the server sends no notices. */
  push_key: string | null;
  /** Whether the host sends e-mail. */
  mail: boolean;
  on: boolean;
  lang: string;
  quiet: QuietTime | null;
  /** Tables whose notices you have turned off. */
  off_tables: string[];
  channels: NoticeChannel[];
}

/** Days during which your clocks stop. */
export interface HolidayDays {
  begin: Time;
  end: Time;
}

/** The hours of the day in which your clocks run. */
export interface HoursOfDay {
  /** A minute of the day. */
  begin: number;
  end: number;
  /** A time zone, such as `Europe/Berlin`. */
  zone: string;
}

/** When your clocks stop, in games over several days. */
export interface Absences {
  /** Days of holidays that everybody has in a season of 91 days. */
  days: number;
  days_left: number;
  /** Current and future holidays. */
  holidays: HolidayDays[];
  /** Null if your clocks run all day. */
  hours: HoursOfDay | null;
}

/** Somebody whom you have blocked. */
export interface BlockedPerson {
  id: string;
  /** Their name when you blocked them. */
  name: string;
  since: Time;
  /** Their seats at the table you asked about. */
  seats: number[];
}

/** The people you have blocked, newest first. */
export interface MyBlocks {
  blocks: BlockedPerson[];
}

/** How often a player finished ahead of you and behind you in the same games. */
export interface AgainstYou {
  before: number;
  behind: number;
}

/** A row of the leaderboard. */
export interface RatedPlayer {
  /** The place among the players you can see. */
  place: number;
  /** The page of a person who chose to be listed. */
  id: string | null;
  /** The name of a person who chose to be listed. */
  name: string | null;
  /** The level of a bot. */
  level: string | null;
  yours: boolean;
  /** On the scale of chess: a new player has 1500. */
  rating: number;
  /** Half of the 95% interval. */
  uncertainty: number;
  /** True while fewer than ten games have been rated. */
  provisional: boolean;
  games: number;
  wins: number;
  against_you: AgainstYou;
}

/** A season: levels of bots, you, and the people who chose to be listed. */
export interface Ratings {
  /** A quarter of a year, such as `2026-4`, or `all`, or `programs`. */
  season: string;
  seasons: string[];
  /** Whether programs are rated here: among themselves, as the season `programs`. */
  programs: boolean;
  /** The name you are listed under. */
  listed: string | null;
  players: RatedPlayer[];
}

/** A person's result in a season. */
export interface SeasonOfPerson {
  season: string;
  rating: number;
  uncertainty: number;
  provisional: boolean;
  games: number;
  wins: number;
}

/** A person who chose to be listed; only what they agreed to show. */
export interface RatedPerson {
  name: string;
  yours: boolean;
  /** All time first, then the newest. */
  seasons: SeasonOfPerson[];
  against_you: AgainstYou;
}

/** A tournament in a list. */
export interface TournamentRow {
  id: string;
  name: string;
  status: "open" | "running" | "paused" | "over" | "cancelled";
  system: "swiss" | "round_robin" | "knockout";
  entrants: number;
  /** The round that is being played, from 1; 0 before the first. */
  round: number;
  rounds: number;
  starts_at: Time | null;
  /** Whether you take part. */
  joined: boolean;
  /** Whether you set it up. */
  organiser: boolean;
  /** Your table of this round, if your game is not over. */
  table: string | null;
}

/** A row of the standings. */
export interface TournamentEntrant {
  id: number;
  name: string;
  /** The level of a bot that fills a seat. */
  level: string | null;
  you: boolean;
  /** Whether they have left, so that they are no longer paired. */
  gone: boolean;
  rank: number;
  points: number;
  /** The points of all opponents together, which break ties. */
  opponents: number;
  wins: number;
  /** The points made in the games. */
  score: number;
  games: number;
  /** The points of each round; null where there are none yet. */
  rounds: (number | null)[];
}

/** A seat at a table of a round. */
export interface TournamentSeat {
  entrant: number;
  place: number | null;
  score: number | null;
  points: number | null;
  /** Whether a bot finished the game for them. */
  absent: boolean;
}

/** A table of a round, with its seats in playing order. A single seat means a bye. */
export interface TournamentTable {
  /** Null for a bye, and for other people's tables until a duplicate round is over. */
  table: string | null;
  seats: TournamentSeat[];
  /** Whether the organiser has set the result. */
  corrected: boolean;
}

/** An action of the organiser. */
export interface TournamentNote {
  at: Time;
  kind: "paused" | "resumed" | "removed" | "replaced" | "extended" | "corrected" | "too_few" | "void" | "cancelled";
  about: string;
}

/** A tournament: options, standings, all rounds. */
export interface TournamentPage {
  id: string;
  name: string;
  status: "open" | "running" | "paused" | "over" | "cancelled";
  system: "swiss" | "round_robin" | "knockout";
  entrants: number;
  round: number;
  rounds: number;
  starts_at: Time | null;
  joined: boolean;
  organiser: boolean;
  table: string | null;
  scheme: "winner" | "places" | "duplicate";
  table_size: number;
  rules: "standard" | "first-printing" | "icelandic";
  pace: "live" | "correspondence";
  turn_seconds: number | null;
  /** Each person's time for a whole game, instead of a time for each turn. */
  bank_seconds: number | null;
  duplicate: boolean;
  /** Whether its games are rated, if they can be. */
  rated: boolean;
  listed: boolean;
  fill: string | null;
  standings: TournamentEntrant[];
  /** By round. */
  tables: TournamentTable[][];
  notes: TournamentNote[];
  /** Whether there are enough entrants. */
  can_begin: boolean;
}

/** A tournament; with the secret of your identity if it was created for this request. */
export interface OneTournament {
  tournament: TournamentPage;
  link: string;
  token: string | null;
}

/** Your tournaments and all listed ones. */
export interface Tournaments {
  yours: TournamentRow[];
  listed: TournamentRow[];
}

/** A mistake of your own, to be played again. */
export interface Exercise {
  table: string;
  ply: number;
  seat: number;
  /** What was wrong. */
  kind:
    | "late"
    | "soon"
    | "dropped"
    | "cartwright"
    | "administrator"
    | "postmaster"
    | "postal_carrier"
    | "called"
    | "houses"
    | "discards"
    | "card"
    | "route";
  /** What it cost, as a difference in the chance of winning. */
  cost: number;
  played: string[];
  best: string[];
  /** Further ways that the review compared. */
  others: string[][];
  /** Whether a try counts today. */
  due: boolean;
}

/** How often you made a kind of mistake. */
export interface MistakeCount {
  kind:
    | "late"
    | "soon"
    | "dropped"
    | "cartwright"
    | "administrator"
    | "postmaster"
    | "postal_carrier"
    | "called"
    | "houses"
    | "discards"
    | "card"
    | "route";
  count: number;
  /** The theme of puzzles about it. */
  theme: string;
  /** How many such puzzles there are. */
  puzzles: number;
}

/** Your exercises, and what you tend to get wrong in the games whose reviews you have read. */
export interface Practice {
  /** Due exercises, longest overdue first, then the next ones; at most twenty. */
  exercises: Exercise[];
  due: number;
  /** The number of exercises that are not due yet. */
  waiting: number;
  learnt: number;
  /** The next day on which one is due. */
  next: string | null;
  /** How many games they come from. */
  games: number;
  /** The most frequent first. */
  kinds: MistakeCount[];
}

/** When an exercise is due again after a try. */
export interface ExerciseStanding {
  /** Whether the exercise was due. */
  counted: boolean;
  /** The day on which it is due again; null once it is learnt. */
  next: string | null;
}

/** The result of a rush: puzzles against the clock. */
export interface RushResult {
  at: Time;
  solved: number;
  missed: number;
}

/** Your best rushes. */
export interface Rushes {
  best: RushResult[];
}

/** A puzzle: one turn to play as well as possible. */
export interface PuzzleInfo {
  id: string;
  /**
   * In a last turn, to win or to make the most points; in the last of a round, to end the game and win it; in any
   * other, to do the best for one's chance.
   */
  goal: "win" | "points" | "end" | "chance";
  /** Points at the end, or the chance in percent; on average, if cards must be drawn. */
  best: number;
  /** The weakest level of bots that finds it. */
  level: number;
  theme: string;
}

/** All puzzles, easiest first. */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
  /** The puzzle of the day (UTC). */
  today: string;
}

/** The state of a try at a puzzle. */
export interface PuzzleAttempt {
  view: View;
  /** The events of the newest actions. */
  events: GameEvent[];
  solved: boolean;
  /** By how much it is worse than the best: points, or the chance of winning. */
  cost: number | null;
}

/** The next action of a best way. */
export interface PuzzleHint {
  /** Null when the turn is over. */
  action: string | null;
}

/** Why a solution is right. */
export interface PuzzleReason {
  id: string;
  /** In the language asked for. */
  sentence: string;
}

/** Ways that are as good as the solution's at one place of it. */
export interface WaysAsGood {
  /** How many actions of the solution come before. */
  place: number;
  ways: string[][];
}

/** What weaker players do instead. */
export interface TemptingWay {
  /** The actions up to the one that loses the best result. */
  actions: string[];
  /** What that loses: points, or the chance of winning. */
  cost: number;
}

/** One of the best ways to play the turn. */
export interface PuzzleSolution {
  actions: string[];
  /** Other ways that also solve it. */
  as_good: WaysAsGood[];
  /** Null if every level of bots finds the solution. */
  tempting: TemptingWay | null;
  /** What sets it apart: as it was counted through, or as a review counts it. */
  reasons: PuzzleReason[];
}

/** The result of a person's first try at a puzzle. */
export interface PuzzleTry {
  puzzle: string;
  solved: boolean;
}

/** Your first tries, in order, and the rating computed from them. */
export interface PuzzleTries {
  tries: PuzzleTry[];
  /** Whether your first try solved today's puzzle; null before it. */
  today: boolean | null;
  /** A Glicko-2 rating; removed puzzles do not count. */
  rating: number;
  /** The rating's standard error. */
  deviation: number;
  /** How many of the newest first tries in a row were solved. */
  streak: number;
  /** The longest such streak. */
  longest: number;
}

/** A closing under way; `discarded` are the cards discarded in it so far. */
export interface ClosingData {
  houses: CityId[];
  discarded: CityId[];
  cartwright: boolean;
}

/** A position with unknown cards, as JSON; see above. */
export interface SetupData {
  format: "thurntaxis-position/1";
  rules: RuleChoice;
  players: string[];
  player: number;
  phase: "draw" | "play" | "finish" | "houses" | "carriage" | "discard" | "over";
  official: Official | null;
  taken: number;
  round: number;
  display: (CityId | null)[];
  discards: (string | null)[];
  hands: (string | null)[][];
  known: CityId[][];
  routes: CityId[][];
  houses: CityId[][];
  carriages: number[];
  tiles: (StackId | number)[][][];
  closing: ClosingData | null;
}

/** One thing that is impossible in a position. */
export interface PositionProblem {
  /** The field of its JSON: `hands[1]`, `display[0]`, `phase` … */
  place: string;
  text: string;
}

/** A position that was read, and what is impossible in it. */
export interface PositionChecked {
  /** Null if it cannot be read at all. */
  position: SetupData | null;
  /** Empty if the position is possible. */
  problems: PositionProblem[];
  /** The position in one line, if it is possible. */
  line: string | null;
  /** Why nobody has anything to decide in it; null if somebody has. */
  undecided: string | null;
}

/** A hand at a real table. */
export interface NotedHand {
  /** The cards that are known. */
  cards: CityId[];
  unknown: number;
  /** The cities that the unknown cards can show. */
  can_be: CityId[];
}

/** The game that the notes from a real table describe. */
export interface NotedGame {
  /** As everybody sees it, after the last action that awaits no card; null until the display is dealt. */
  view: View | null;
  /** The seat to act; null when the game is over. */
  player: number | null;
  /** Where the next card from the supply goes; null if none is awaited. */
  awaits: "hand" | "display" | null;
  /** What the player to act can do, as far as is known. */
  allowed: string[];
  /** By city: how many of its cards the supply may still hold. */
  can_come: Record<CityId, number>;
  hands: NotedHand[];
  /** The position as it is known; null while a card is awaited. */
  line: string | null;
  /** The game so far; unknown cards are guessed. Null until the display is dealt. */
  record: GameRecord | null;
}

/** One action of a last turn. */
export interface EndingLine {
  action: string;
  /** The exact chance of winning. */
  chance: number;
  points: number;
}

/** A last turn, solved exactly. */
export interface EndingSolved {
  /** Whether the end has been called; otherwise the chances are those of winning in this round. */
  called: boolean;
  /** How the players with a turn to come are assumed to play. */
  rivals: "any cards" | "minimax" | null;
  /** Best first. */
  lines: EndingLine[];
}

/** A position to decide in. */
export interface PositionSeen {
  /** What the player to act knows of it. */
  view: View;
}

/** The best moves of a position. */
export interface PositionBest {
  hint: Hint;
  ending: EndingSolved | null;
}

/** Games of a rollout. All ways of a game have the same cards. */
export interface RolloutGames {
  /** By way and game: 1 if the player to act won. */
  wins: number[][];
  /** The points, by way and game. */
  points: number[][];
}

/** How often players did something, and how those games ended for them. */
export interface Explored {
  times: number;
  won: number;
  /** Where the 95% interval of the share of games won begins. */
  low: number;
  high: number;
  /** On average; null if it never happened. */
  points: number | null;
}

/** A route that had one more city. */
export interface ExploredRoute {
  city: CityId;
  /** With that city. */
  route: CityId[];
  done: Explored;
}

/** A city in the display. */
export interface ExploredCard {
  city: CityId;
  /** How often it lay there when players with this route could take a card. */
  shown: number;
  taken: Explored;
}

/** What players did who had a certain first route. */
export interface ExploredNode {
  /** The level of the bots that played; null for games of your own. */
  level: string | null;
  /** Games with this number of players. */
  games: number;
  /** Routes that fewer players had are not in the file. */
  least: number;
  /** Players who had the route. */
  reached: Explored;
  closed: Explored;
  given_up: Explored;
  /** The most frequent first. */
  next: ExploredRoute[];
  /** Those that were taken in the greatest part of the cases first. */
  cards: ExploredCard[];
}

/** The note on a step. */
export interface StudyNote {
  text: string;
  mark: "!!" | "!" | "!?" | "?!" | "?" | "??" | null;
  /** Each from one city to another. */
  arrows: CityId[][];
  circles: CityId[];
}

/** A step of a chapter; the beginning has no parent and no actions. */
export interface StudyStep {
  id: number;
  parent: number | null;
  actions: string[];
  /** The cards that came from the supply. */
  cards: CityId[];
  /** The seat that acted; null for the beginning. */
  seat: number | null;
  note: StudyNote;
  /** The version of the study in which it was last changed. */
  version: number;
}

/** A chapter. */
export interface StudyChapter {
  id: number;
  name: string;
  players: string[];
  /** The position at its beginning, in one line, with the players' names. */
  position: string;
  /** Parents before their children, the main line first; null if nothing has changed since the version asked about. */
  steps: StudyStep[] | null;
}

/** A study as you may see it. */
export interface StudyAnswer {
  id: string;
  name: string;
  version: number;
  /** Whether you own it. */
  owner: boolean;
  /** Whether you may change it. */
  editable: boolean;
  /** Whether anybody with the link may read it. */
  reading: boolean;
  /** The secret of the link for editing, for those who may edit; null if there is none. */
  key: string | null;
  chapters: StudyChapter[];
  /** The id of the step that the request has added. */
  made: number | null;
}

/** One of your studies. */
export interface StudyRow {
  id: string;
  name: string;
  chapters: number;
  changed: Time;
  reading: boolean;
  editing: boolean;
}

/** Your studies, the newest first. */
export interface StudyList {
  studies: StudyRow[];
}

/** A study as text. */
export interface StudyText {
  text: string;
}

/** The study was deleted. */
export interface StudyDeleted {
  deleted: boolean;
}

/** The review of a game. */
export interface GameReview {
  players: string[];
  budget: "quick" | "thorough";
  seed: number;
  /** The fingerprint of the evaluator; another one may come to other results. */
  judge: string;
  plies: number;
  finished: boolean;
  winner: number | null;
  /** Before each action, and after the last one. */
  chances: number[][];
  /** What was neither decided nor drawn: when the display was dealt, and after each action; where turns end. */
  unforeseen: number[][];
  decisions: ReviewDecision[];
  cards: ReviewCard[];
  seats: ReviewSeat[];
  /** The lowest cost of a mistake of each size. A stroke of luck changes a chance by that of `mistake`. */
  limits: Record<"slip" | "mistake" | "blunder", number>;
  /** Whether the unforeseen outweighs luck and decisions, so that the review says little about the result. */
  dominated: boolean;
  /** What set the winner apart from the others; null without one. */
  story: "luck" | "play" | "both" | "close" | null;
  format: string;
}

/** A player's chance from start to end: start + luck + own + others + unforeseen = result. */
export interface ReviewBooks {
  start: number;
  luck: number;
  /** What the player's decisions gave, or cost, against the play of the fast bots that value positions. */
  own: number;
  /** The same for the others' decisions. */
  others: number;
  /** Where the evaluation changed with neither a card nor a decision. */
  unforeseen: number;
  /** 1 won, 0 not won; the chance at the end if the game is not over. */
  result: number;
  noise: ReviewNoise;
}

/** A card from the supply: what it changed, against the average of all that could have come. */
export interface ReviewCard {
  /** The action after which it came; -1 for the display at the start. */
  ply: number;
  /** Who acted; -1 for the display at the start. */
  seat: number;
  city: string;
  to: "hand" | "display";
  luck: number[];
}

/** A real decision: more than one way was open. A closing, with everything that belongs to it, is one decision. */
export interface ReviewDecision {
  ply: number;
  /** How many actions it has. */
  plies: number;
  seat: number;
  played: ReviewWay;
  /** The played one itself if no other is known to be better. */
  best: ReviewWay;
  /** Further ways that were compared closely, best first. */
  others: ReviewWay[];
  /**
   * How far the player's own chance falls short of the best way's. It is 0 if no difference is certain, or if the
   * player followed a hint.
   */
  cost: number;
  /** What the difference to the best way changed in each seat's chance; the player's own is minus the cost. */
  effect: number[];
  /** What it changed against the play of the fast bots that value positions, all cards being known. */
  gave: number[];
  /** By the cost less its standard error, so that a closer look confirms it. */
  size: "none" | "slip" | "mistake" | "blunder";
  /** What sets the best way apart from the played one. */
  reasons: CountedReason[];
  /** Whether the player was advised here, and did as advised; a hint that was wrong costs the player nothing. */
  hint: "none" | "given" | "followed" | "wrong";
  /** For clearly the best move, the number of the strongest level that misses it; otherwise 0. */
  find: number;
}

/** The certain part of an unfinished review; the review contains it too. */
export interface ReviewDraft {
  /** Before each action, and after the last one; none until they are known. */
  chances: number[][];
  /** The strokes of luck. */
  cards: ReviewCard[];
  /** Those with a mark so far. Their reasons come with the review. */
  decisions: ReviewDecision[];
  limits: Record<"slip" | "mistake" | "blunder", number>;
  /** How many actions have been looked at, from the first one on. */
  plies: number;
}

/** The standard errors of the sums that consist of estimates. */
export interface ReviewNoise {
  luck: number;
  own: number;
  others: number;
}

/** One player's part of the review. */
export interface ReviewSeat {
  books: ReviewBooks;
  /** The number of real decisions. */
  decisions: number;
  cost_per_decision: number;
  /** Mistakes by size. */
  sizes: Record<"slip" | "mistake" | "blunder", number>;
  grade: "excellent" | "strong" | "solid" | "uneven" | "learning" | "none";
  /** The number of the level whose play it resembles most. */
  level: number | null;
  /** The result without the luck. */
  adjusted: number;
  turning_points: TurningPoint[];
}

/** One way to decide. */
export interface ReviewWay {
  /** All its actions; of a closing, also the houses, the Cartwright and the discards. */
  actions: string[];
  /** After it, as far as the deciding seat can know. */
  chances: number[];
  /** The standard error of how far its own chance falls short of the best way's. */
  noise: number;
}

/** One of the moments that changed a player's chance most. */
export interface TurningPoint {
  kind: "decision" | "luck";
  ply: number;
  /** Who decided, or acted when the card came. */
  seat: number;
  /** The card; null for a decision. */
  city: string | null;
  change: number;
}

/** Everybody's points over the game. */
export interface GamePoints {
  /** Before each action, and after the last one: of each seat, houses not placed being subtracted. */
  scores: number[][];
  /** How the game ended; null if it did not. */
  outcome: Outcome | null;
}

/** What sets the better way apart, counted in games that were played on from both. */
export interface CountedReason {
  /** The message of its sentence. */
  id: string;
  /** The variables of the message: counted figures, and ids of what it is about. */
  arguments: Record<string, string | number>;
  /** In the language asked for. */
  sentence: string;
}

/** How much work goes into a review: seconds, or minutes. */
export type ReviewBudget = "quick" | "thorough";

/** `none`: nobody has asked for it, or it was given up; `waiting`: for its turn. */
export type ReviewState = "none" | "waiting" | "running" | "done";

/** How large a mistake is; `limits` of the review has the lowest costs. */
export type MistakeSize = "none" | "slip" | "mistake" | "blunder";

/** The progress of a review. */
export interface ReviewStatus {
  budget: ReviewBudget;
  state: ReviewState;
  /** From 0 to 1. */
  progress: number;
}

/** The progress of a review, and the review itself when it is done. */
export interface ReviewAnswer {
  budget: ReviewBudget;
  state: ReviewState;
  progress: number;
  points: GamePoints;
  /** While the review is made: the part that is certain. */
  draft: ReviewDraft | null;
  review: GameReview | null;
}

/** What a tried way is worth, judged by what the deciding seat could know. */
export interface WayWeighed {
  ply: number;
  seat: number;
  tried: ReviewWay;
  best: ReviewWay;
  cost: number;
  size: MistakeSize;
  reasons: CountedReason[];
}

/** Every seat's chance of winning in an open position. */
export interface PositionChances {
  chances: SeatChances;
  /** The standard errors of the chances. */
  errors: SeatChances;
}

/** A card that came from the supply in a variation, and what could have come. */
export interface CardThatCame {
  city: CityId;
  to: "hand" | "display";
  /** The cards that the supply had before it. */
  supply: Record<CityId, number>;
}

/** The position at the end of a variation. */
export interface VariationStep {
  /** As the player to act sees it, with the hands of all. */
  view: View;
  /** The events of the newest actions. */
  events: GameEvent[];
  /** The cards that came with the newest actions. */
  cards: CardThatCame[];
  /** The position in one line, for the editor; null in small games, which it does not know. */
  line: string | null;
}

// ---- What the client sends ----

/** A seat of the host; several make a hot-seat game. */
export interface PersonSeat {
  kind: "person";
  name: string;
}

/** A seat for a person with the link. */
export interface OpenSeat {
  kind: "open";
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  level: string;
  name?: string | null;
  /** Of the bot, such as `simulations=50`, where the host allows measurements. */
  parameters?: string | null;
}

/** A seat for a program that somebody offers as an opponent; `GET /programs` lists them. */
export interface ProgramSeat {
  kind: "program";
  program: string;
}

/** Options for rules in which rulebooks differ. */
export interface RuleOptions {
  all_provinces?: "every_province" | "outside_baiern";
  route_tile_fallback?: "always" | "seven_only";
  carriage_points?: "printed" | "length";
}

/** A position of a finished game or an uploaded record. */
export interface From {
  table: string;
  ply: number;
}

/** A position from the editor. The table's seed decides the cards that nobody knows. */
export interface FromPosition {
  position: string;
}

/** A new table. */
export interface CreateTable {
  seats: (PersonSeat | OpenSeat | BotSeat | ProgramSeat)[];
  rules?: "standard" | "first-printing" | "icelandic" | RuleOptions;
  starter?: "lot" | number;
  listed?: boolean;
  pace?: "live" | "correspondence";
  turn_seconds?: number | null;
  bank_seconds?: number | null;
  show_known?: boolean;
  show_tiles?: boolean;
  hints?: boolean;
  /** Whether the game is rated, if it can be. */
  rated?: boolean;
  bot_pause?: number;
  name?: string | null;
  from?: From | FromPosition | null;
  /** Decides the cards, where the host allows measurements; the game counts nowhere. */
  seed?: string | null;
}

/** A record, as JSON or in the text notation. */
export interface UploadRecord {
  record: Record<string, unknown> | string;
}

/** The secret part of a personal link. */
export interface MoveIdentity {
  code: string;
}

/** A daily deal to be played; today's without a date. */
export interface PlayDeal {
  name: string;
  edition?: "standard" | "first-printing" | "icelandic";
  date?: string | null;
}

/** A new tournament. */
export interface CreateTournament {
  name: string;
  system?: "swiss" | "round_robin" | "knockout";
  scheme?: "winner" | "places" | "duplicate";
  table_size?: number;
  rounds?: number;
  rules?: "standard" | "first-printing" | "icelandic";
  pace?: "live" | "correspondence";
  /** Without this and `bank_seconds`: two minutes. */
  turn_seconds?: number | null;
  bank_seconds?: number | null;
  duplicate?: boolean;
  /** Whether its games are rated, if they can be. */
  rated?: boolean;
  listed?: boolean;
  fill?: string | null;
  starts_at?: number | null;
}

/** The name under which you take part. */
export interface JoinTournament {
  name: string;
}

/** An action of the organiser: begin, pause, resume, cancel, remove or replace a player, or give more time. */
export interface SteerTournament {
  do: "begin" | "pause" | "resume" | "cancel" | "remove" | "replace" | "extend";
  entrant?: number | null;
  turn_seconds?: number | null;
  bank_seconds?: number | null;
  starts_at?: number | null;
}

/** A result as the organiser sets it: the place of each seat, in the order of play. */
export interface CorrectResult {
  round: number;
  table: number;
  places: number[];
}

/** Records of finished games that you played elsewhere, each as the JSON that *My games* saves. */
export interface TakeIn {
  records: string[];
  /** Only see whether they could be taken in. */
  check?: boolean;
}

/** The finished game to remove your name from; without a table, all of them. */
export interface RemoveName {
  table?: string | null;
}

/** The first message over a socket. */
export interface Hello {
  type: "hello";
  /** The version of the protocol that the client was written for; left out: the server's. */
  protocol?: number | null;
  lang?: string | null;
  /** Replaces cookie and header for clients that can set neither. */
  token?: string | null;
  /** The last `seq` seen before a lost connection; only newer log lines are sent then. */
  since?: number | null;
  id?: number | string | null;
}

/** The first message over the socket of programs: a program is offered as an opponent. */
export interface OfferProgram {
  type: "offer";
  /** The version of the protocol that the program was written for; left out: the server's. */
  protocol?: number | null;
  /** Replaces the header for clients that cannot set one. */
  token?: string | null;
  name: string;
  /** How many it plays at the same time. */
  games?: number;
  lang?: string | null;
}

/** Play actions, all or none, within one turn. */
export interface Act {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "act";
  ply: number;
  actions: string[];
}

/** Take back the last action of this turn. */
export interface Undo {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "undo";
  ply: number;
}

/** Go back to the start of your turn, or of the previous one; against bots only. */
export interface TakeBack {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "take_back";
}

/** Restore what was taken back, until you act. */
export interface Redo {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "redo";
}

/** Ask why actions are not possible. */
export interface WhyNot {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "why_not";
  actions: string[];
}

/** Ask for the ways to close the route. */
export interface AskClosing {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "closing";
}

/** Ask what one way of closing earns. */
export interface AskClosingOutcome {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "closing_outcome";
  houses: string[];
  cartwright?: boolean;
  discards?: string[];
}

/** Ask for advice. */
export interface AskHint {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "hint";
}

/** Let the bot that is thinking decide at once, for the rest of its turn. Only for somebody alone against bots. */
export interface Press {
  id?: number | string | null;
  lang?: string | null;
  type: "press";
}

/** Write a line of chat. */
export interface Chat {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "chat";
  text: string;
}

/** Take an open seat. */
export interface Sit {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "sit";
  name: string;
}

/** Free a seat again before the game starts. */
export interface Leave {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "leave";
}

/** Call off a table before the game starts; for the host. */
export interface Cancel {
  id?: number | string | null;
  lang?: string | null;
  type: "cancel";
}

/** Put a bot on an open seat; for the host. */
export interface Fill {
  id?: number | string | null;
  lang?: string | null;
  type: "fill";
  /** A seat's number, clockwise from the player who starts */
  seat: number;
  level: string;
}

/** Put a program on an open seat; for the host. `GET /programs` lists them. */
export interface Invite {
  id?: number | string | null;
  lang?: string | null;
  type: "invite";
  /** A seat's number, clockwise from the player who starts */
  seat: number;
  program: string;
}

/** Resign; a bot takes the seat. */
export interface Resign {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "resign";
}

/** Take back the seat that the others gave to a bot while you were away. */
export interface Reclaim {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "reclaim";
}

/** Vote about replacing an absent player by a bot. */
export interface Vote {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "vote";
  /** A seat's number, clockwise from the player who starts */
  against: number;
  favour?: boolean;
}

/** Give the player whose turn it is the time of one more turn. */
export interface ExtraTime {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "extra_time";
}

/** Vote about ending the game without a result. */
export interface EndGame {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "end_game";
  favour?: boolean;
}

/** Play again with the same players. */
export interface Rematch {
  id?: number | string | null;
  lang?: string | null;
  seat?: number | null;
  type: "rematch";
}

/** Ask for the whole state. */
export interface Sync {
  id?: number | string | null;
  lang?: string | null;
  type: "sync";
  /** The last `seq` seen before a lost connection; only newer log lines are sent then. */
  since?: number | null;
}

/** Ask for a page of the log: the lines before an entry. */
export interface Log {
  id?: number | string | null;
  lang?: string | null;
  type: "log";
  before: number;
}

/** Ask whether the server answers. */
export interface Ping {
  id?: number | string | null;
  lang?: string | null;
  type: "ping";
}

/** Ask for the review of a finished game or a replay. */
export interface StartReview {
  budget?: "quick" | "thorough";
  lang?: string | null;
}

/** Ask what another way to decide is worth, in a position of a finished game. */
export interface TryWay {
  ply: number;
  actions: string[];
  lang?: string | null;
}

/** The actions tried in a step, from its position on. */
export interface Tried {
  actions?: string[];
  /** How many of them the learner knows about. */
  known?: number;
  /** Whether the first try at a puzzle is kept; not in a rush. */
  counts?: boolean;
  lang?: string | null;
}

/** Ask why an action is not possible. */
export interface TriedWhyNot {
  actions?: string[];
  /** How many of them the learner knows about. */
  known?: number;
  /** Whether the first try at a puzzle is kept; not in a rush. */
  counts?: boolean;
  lang?: string | null;
  action: string;
}

/** Ask what a choice of houses, Cartwright and discards earns. */
export interface TriedClosing {
  actions?: string[];
  /** How many of them the learner knows about. */
  known?: number;
  /** Whether the first try at a puzzle is kept; not in a rush. */
  counts?: boolean;
  lang?: string | null;
  houses?: string[];
  cartwright?: boolean;
  discards?: string[];
}

/** Ask for a solution; its reasons call the player by this name. */
export interface AskSolution {
  name?: string | null;
}

/** The result of an exercise. */
export interface Practised {
  table: string;
  ply: number;
  solved: boolean;
}

/** The result of a rush. */
export interface KeepRush {
  solved: number;
  missed: number;
}

/** A variation from a position, for all seats: actions, and the cards that come. */
export interface FreeVariation {
  actions?: string[];
  /** How many of them the player knows about. */
  known?: number;
  /** Whether the first try at a puzzle is kept; not in a rush. */
  counts?: boolean;
  lang?: string | null;
  /**
   * The cards that come from the supply, in order; chance decides where there is none, or where the supply has no such
   * card.
   */
  cards?: (string | null)[];
}

/** A variation from a ply of a finished game. */
export interface Variation {
  actions?: string[];
  /** How many of them the player knows about. */
  known?: number;
  /** Whether the first try at a puzzle is kept; not in a rush. */
  counts?: boolean;
  lang?: string | null;
  /**
   * The cards that come from the supply, in order; chance decides where there is none, or where the supply has no such
   * card.
   */
  cards?: (string | null)[];
  ply: number;
}

/** Ask why an action is not possible. */
export interface VariationWhyNot {
  actions?: string[];
  /** How many of them the player knows about. */
  known?: number;
  /** Whether the first try at a puzzle is kept; not in a rush. */
  counts?: boolean;
  lang?: string | null;
  action: string;
  /**
   * The cards that come from the supply, in order; chance decides where there is none, or where the supply has no such
   * card.
   */
  cards?: (string | null)[];
  ply: number;
}

/** Ask what a choice of houses, Cartwright and discards earns. */
export interface VariationClosing {
  actions?: string[];
  /** How many of them the player knows about. */
  known?: number;
  /** Whether the first try at a puzzle is kept; not in a rush. */
  counts?: boolean;
  lang?: string | null;
  houses?: string[];
  cartwright?: boolean;
  discards?: string[];
  /**
   * The cards that come from the supply, in order; chance decides where there is none, or where the supply has no such
   * card.
   */
  cards?: (string | null)[];
  ply: number;
}

/**
 * A position from parts, a text that holds one (a line, a link, JSON, or a record with a ply), or a ply of a finished
 * game.
 */
export interface CheckPosition {
  position?: Record<string, unknown> | null;
  text?: string | null;
  table?: string | null;
  ply?: number | null;
  lang?: string | null;
}

/** The notes of a game at a real table; `thurntaxis.game.companion.recording` says what they may be. */
export interface NoteGame {
  players: string[];
  rules?: "standard" | "first-printing" | "icelandic" | RuleOptions;
  notes: string[];
  lang?: string | null;
}

/** Ask for the best moves of a position. */
export interface AskPosition {
  position: string;
  lang?: string | null;
}

/** Ask what a way to decide is worth in a position. */
export interface TryAtPosition {
  position: string;
  lang?: string | null;
  actions: string[];
}

/** Some games of a rollout: those from the number `first` on, for each of the ways. */
export interface AskRollout {
  position: string;
  ways: string[][];
  first?: number;
  games?: number;
  level?: string | null;
}

/** A variation from a position from parts. The seed decides the cards that nobody knows. */
export interface PositionVariation {
  actions?: string[];
  /** How many of them the player knows about. */
  known?: number;
  /** Whether the first try at a puzzle is kept; not in a rush. */
  counts?: boolean;
  lang?: string | null;
  /**
   * The cards that come from the supply, in order; chance decides where there is none, or where the supply has no such
   * card.
   */
  cards?: (string | null)[];
  position: string;
  seed?: number;
}

/** Ask why an action is not possible. */
export interface PositionWhyNot {
  actions?: string[];
  /** How many of them the player knows about. */
  known?: number;
  /** Whether the first try at a puzzle is kept; not in a rush. */
  counts?: boolean;
  lang?: string | null;
  action: string;
  /**
   * The cards that come from the supply, in order; chance decides where there is none, or where the supply has no such
   * card.
   */
  cards?: (string | null)[];
  position: string;
  seed?: number;
}

/** Ask what a choice of houses, Cartwright and discards earns. */
export interface PositionClosing {
  actions?: string[];
  /** How many of them the player knows about. */
  known?: number;
  /** Whether the first try at a puzzle is kept; not in a rush. */
  counts?: boolean;
  lang?: string | null;
  houses?: string[];
  cartwright?: boolean;
  discards?: string[];
  /**
   * The cards that come from the supply, in order; chance decides where there is none, or where the supply has no such
   * card.
   */
  cards?: (string | null)[];
  position: string;
  seed?: number;
}

/** Hours in which nothing is sent; notices that become due are sent afterwards. */
export interface QuietHours {
  /** A minute of the day. */
  begin: number;
  /** A minute of the day. */
  end: number;
  zone: string;
}

/** What you want to be notified of, when, and in which language. */
export interface NoticeWishes {
  on: boolean;
  quiet?: QuietHours | null;
  lang: string;
}

/** A browser's subscription, as its Push API returns it. */
export interface PushChannel {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A webhook: an address that gets JSON. */
export interface HookChannel {
  kind: "hook";
  url: string;
}

/** An e-mail address; its owner must confirm first. */
export interface MailChannel {
  kind: "mail";
  address: string;
}

/** Whether you want notices of a table. */
export interface TableNotices {
  on: boolean;
}

/** Days during which your clocks stop in games over several days; both ends in milliseconds since 1970. */
export interface TakeHoliday {
  begin: number;
  end: number;
}

/** The hours of the day in which your clocks run in games over several days; null for all day. */
export interface PlayingHours {
  hours: QuietHours | null;
}

/** A person at a table: either the writer of a line of chat or the person in a seat. */
export interface About {
  line?: number | null;
  seat?: number | null;
}

/** Block somebody at all tables. */
export interface BlockPerson {
  line?: number | null;
  seat?: number | null;
  table: string;
}

/** Tell the host about a line, or about a person. */
export interface ReportConduct {
  line?: number | null;
  seat?: number | null;
  reason?: string;
  lang?: string | null;
}

/** The name under which you are listed in the leaderboard; null if you do not want to be listed. */
export interface Listing {
  name: string | null;
}

/** The first message over the socket of a study; the server sends the number of every new version. */
export interface FollowStudy {
  type: "follow";
  /** The version of the protocol that the client was written for; left out: the server's. */
  protocol?: number | null;
  /** Of the link for editing. */
  key?: string | null;
  /** Replaces cookie and header for clients that can set neither. */
  token?: string | null;
  lang?: string | null;
}

/** One step: an action or a whole closing, with the cards that came. */
export interface TriedStep {
  actions: string[];
  cards?: string[];
}

/** A moment of a finished game. */
export interface StudyOfGame {
  /** What was tried from there. */
  steps?: TriedStep[];
  kind: "game";
  table: string;
  ply: number;
}

/** A position from the editor. The seed decides the cards that nobody knows. */
export interface StudyOfPosition {
  /** What was tried from there. */
  steps?: TriedStep[];
  kind: "position";
  position: string;
  seed?: number;
}

/** A finished game with its review: marks, and better moves as variations. */
export interface StudyOfReview {
  kind: "review";
  table: string;
  budget?: "quick" | "thorough";
}

/** A study or a record as text; it may have several chapters. */
export interface StudyOfText {
  kind: "text";
  text: string;
}

/** A new study, or more chapters of one. */
export interface CreateStudy {
  name: string;
  source: StudyOfGame | StudyOfPosition | StudyOfReview | StudyOfText;
}

/** Add a step after another. */
export interface AddStep {
  do: "step";
  chapter: number;
  parent: number;
  tried: TriedStep;
}

/** A note on a step, which replaces the earlier one. */
export interface SetNote {
  do: "note";
  chapter: number;
  step: number;
  text?: string;
  mark?: "!!" | "!" | "!?" | "?!" | "?" | "??" | null;
  arrows?: string[][];
  circles?: string[];
}

/** Delete a step and all that follows it. */
export interface DeleteStep {
  do: "delete";
  chapter: number;
  step: number;
}

/** Make a step the main one of those after the same step. */
export interface PromoteStep {
  do: "promote";
  chapter: number;
  step: number;
}

/** Rename a chapter, or without a chapter the study. */
export interface RenameStudy {
  do: "rename";
  chapter?: number | null;
  name: string;
}

/** Delete a chapter. */
export interface DeleteChapter {
  do: "delete_chapter";
  chapter: number;
}

/** A change of a study. It is made to the newest version if nobody has changed the same thing since `version`. */
export interface EditStudy {
  /** The newest version that the client has seen. */
  version: number;
  edit: AddStep | SetNote | DeleteStep | PromoteStep | RenameStudy | DeleteChapter;
}

/** The people with whom a study is shared: anybody with its link for reading, or with its link for editing. */
export interface ShareStudy {
  reading: boolean;
  editing: boolean;
}

/** A command to a table. */
export type TableCommand =
  | Act
  | Undo
  | TakeBack
  | Redo
  | WhyNot
  | AskClosing
  | AskClosingOutcome
  | AskHint
  | Press
  | Chat
  | Sit
  | Leave
  | Cancel
  | Fill
  | Invite
  | Resign
  | Reclaim
  | Vote
  | ExtraTime
  | EndGame
  | Rematch
  | Sync
  | Log
  | Ping;

// ---- What can be asked over HTTP ----

/** What can be asked over HTTP: fields of the address, the body, and the answer. */
export interface Requests {
  "GET /me": {
    answer: Me;
  };
  "POST /me": {
    answer: NewIdentity;
  };
  "GET /me/games": {
    before?: string | null;
    opponents?: string | null;
    players?: number | null;
    won?: boolean | null;
    deals?: boolean | null;
    answer: PlayedPage;
  };
  "GET /me/peer": {
    answer: MyPeer;
  };
  "GET /me/absences": {
    answer: Absences;
  };
  "PUT /me/holiday": {
    body: TakeHoliday;
    answer: Absences;
  };
  "PUT /me/hours": {
    body: PlayingHours;
    answer: Absences;
  };
  "GET /me/statistics": {
    answer: Statistics;
  };
  "POST /me/records": {
    body: TakeIn;
    answer: TakenIn;
  };
  "GET /me/records": {
    format?: "jsonl" | "zip";
    answer: string;
  };
  "GET /daily": {
    date?: string | null;
    edition?: "standard" | "first-printing" | "icelandic";
    answer: DailyDeal;
  };
  "POST /daily": {
    body: PlayDeal;
    answer: DealTable;
  };
  "POST /tables": {
    body: CreateTable;
    answer: TableCreated;
  };
  "POST /replays": {
    body: UploadRecord;
    answer: TableCreated;
  };
  "GET /bots": {
    answer: BotList;
  };
  "GET /programs": {
    answer: ProgramList;
  };
  "GET /tables/{id}": {
    id: string;
    answer: OneTable;
  };
  "DELETE /tables/{id}": {
    id: string;
    answer: TableDeleted;
  };
  "GET /tables/{id}/state": {
    id: string;
    since?: number | null;
    answer: StateMessage;
  };
  "POST /tables/{id}/commands": {
    id: string;
    body: TableCommand;
    answer: CommandAnswer;
  };
  "GET /tables/{id}/look": {
    id: string;
    ply: number;
    answer: LookBack;
  };
  "POST /show": {
    answer: OneTable;
  };
  "GET /tables/{id}/commentary": {
    id: string;
    answer: Commentary;
  };
  "GET /tables/{id}/replay": {
    id: string;
    seat?: "open" | "public" | "0" | "1" | "2" | "3";
    from?: number;
    count?: number;
    answer: Replay;
  };
  "GET /tables/{id}/hint": {
    id: string;
    ply: number;
    answer: Hint;
  };
  "POST /tables/{id}/review": {
    id: string;
    body: StartReview;
    answer: ReviewStatus;
  };
  "GET /tables/{id}/review": {
    id: string;
    budget?: "quick" | "thorough";
    answer: ReviewAnswer;
  };
  "DELETE /tables/{id}/review": {
    id: string;
    budget?: "quick" | "thorough";
    answer: ReviewStatus;
  };
  "POST /tables/{id}/try": {
    id: string;
    body: TryWay;
    answer: WayWeighed;
  };
  "GET /tables/{id}/chances": {
    id: string;
    ply?: number | null;
    answer: PositionChances;
  };
  "POST /tables/{id}/analysis": {
    id: string;
    body: Variation;
    answer: VariationStep;
  };
  "POST /tables/{id}/analysis/chances": {
    id: string;
    body: Variation;
    answer: PositionChances;
  };
  "POST /tables/{id}/analysis/why-not": {
    id: string;
    body: VariationWhyNot;
    answer: OneReason;
  };
  "POST /tables/{id}/analysis/closing": {
    id: string;
    body: Variation;
    answer: ClosingOffer;
  };
  "POST /tables/{id}/analysis/closing-outcome": {
    id: string;
    body: VariationClosing;
    answer: ClosingOutcome;
  };
  "POST /positions": {
    body: CheckPosition;
    answer: PositionChecked;
  };
  "POST /companion": {
    body: NoteGame;
    answer: NotedGame;
  };
  "POST /positions/best": {
    body: AskPosition;
    answer: PositionBest;
  };
  "POST /positions/seen": {
    body: AskPosition;
    answer: PositionSeen;
  };
  "POST /positions/try": {
    body: TryAtPosition;
    answer: WayWeighed;
  };
  "POST /positions/rollout": {
    body: AskRollout;
    answer: RolloutGames;
  };
  "POST /positions/tried": {
    body: PositionVariation;
    answer: VariationStep;
  };
  "POST /positions/tried/chances": {
    body: PositionVariation;
    answer: PositionChances;
  };
  "POST /positions/tried/why-not": {
    body: PositionWhyNot;
    answer: OneReason;
  };
  "POST /positions/tried/closing": {
    body: PositionVariation;
    answer: ClosingOffer;
  };
  "POST /positions/tried/closing-outcome": {
    body: PositionClosing;
    answer: ClosingOutcome;
  };
  "GET /explorer": {
    players?: number;
    route?: string;
    answer: ExploredNode;
  };
  "GET /me/explorer": {
    players?: number;
    route?: string;
    answer: ExploredNode;
  };
  "GET /studies": {
    answer: StudyList;
  };
  "POST /studies": {
    body: CreateStudy;
    answer: StudyAnswer;
  };
  "GET /studies/{id}": {
    id: string;
    key?: string | null;
    since?: number;
    answer: StudyAnswer;
  };
  "DELETE /studies/{id}": {
    id: string;
    answer: StudyDeleted;
  };
  "POST /studies/{id}/edits": {
    id: string;
    key?: string | null;
    body: EditStudy;
    answer: StudyAnswer;
  };
  "POST /studies/{id}/chapters": {
    id: string;
    key?: string | null;
    body: CreateStudy;
    answer: StudyAnswer;
  };
  "GET /studies/{id}/text": {
    id: string;
    key?: string | null;
    answer: StudyText;
  };
  "PUT /studies/{id}/sharing": {
    id: string;
    body: ShareStudy;
    answer: StudyAnswer;
  };
  "GET /rules": {
    answer: RulesPage;
  };
  "GET /lesson": {
    answer: Lesson;
  };
  "POST /lesson/{id}": {
    id: string;
    body: Tried;
    answer: Attempt;
  };
  "POST /lesson/{id}/why-not": {
    id: string;
    body: TriedWhyNot;
    answer: OneReason;
  };
  "POST /lesson/{id}/closing": {
    id: string;
    body: Tried;
    answer: ClosingOffer;
  };
  "POST /lesson/{id}/closing-outcome": {
    id: string;
    body: TriedClosing;
    answer: ClosingOutcome;
  };
  "GET /puzzles": {
    answer: PuzzleList;
  };
  "GET /me/puzzles": {
    answer: PuzzleTries;
  };
  "POST /puzzles/{id}": {
    id: string;
    body: Tried;
    answer: PuzzleAttempt;
  };
  "POST /puzzles/{id}/hint": {
    id: string;
    body: Tried;
    answer: PuzzleHint;
  };
  "POST /puzzles/{id}/solution": {
    id: string;
    body: AskSolution;
    answer: PuzzleSolution;
  };
  "POST /puzzles/{id}/why-not": {
    id: string;
    body: TriedWhyNot;
    answer: OneReason;
  };
  "POST /puzzles/{id}/closing": {
    id: string;
    body: Tried;
    answer: ClosingOffer;
  };
  "POST /puzzles/{id}/closing-outcome": {
    id: string;
    body: TriedClosing;
    answer: ClosingOutcome;
  };
  "GET /me/practice": {
    answer: Practice;
  };
  "POST /me/practice": {
    body: Practised;
    answer: ExerciseStanding;
  };
  "GET /me/rush": {
    answer: Rushes;
  };
  "POST /me/rush": {
    body: KeepRush;
    answer: Rushes;
  };
  "POST /me/link": {
    answer: PersonalLink;
  };
  "POST /me/whose": {
    body: MoveIdentity;
    answer: Whose;
  };
  "POST /me/move": {
    body: MoveIdentity;
    answer: IdentityMoved;
  };
  "POST /me/back": {
    answer: IdentityMoved;
  };
  "POST /me/remove-name": {
    body: RemoveName;
    answer: NamesRemoved;
  };
  "GET /lobby": {
    answer: TableList;
  };
  "GET /tables/{id}/record": {
    id: string;
    format?: "json" | "text";
    answer: GameRecord;
  };
  "GET /me/blocks": {
    table?: string | null;
    answer: MyBlocks;
  };
  "POST /me/blocks": {
    body: BlockPerson;
    answer: MyBlocks;
  };
  "DELETE /me/blocks/{block}": {
    block: string;
    answer: MyBlocks;
  };
  "POST /tables/{id}/reports": {
    id: string;
    body: ReportConduct;
    answer: Done;
  };
  "GET /tournaments": {
    answer: Tournaments;
  };
  "POST /tournaments": {
    body: CreateTournament;
    answer: OneTournament;
  };
  "GET /tournaments/{id}": {
    id: string;
    answer: OneTournament;
  };
  "POST /tournaments/{id}/entrants": {
    id: string;
    body: JoinTournament;
    answer: OneTournament;
  };
  "DELETE /tournaments/{id}/entrants": {
    id: string;
    answer: OneTournament;
  };
  "POST /tournaments/{id}/steering": {
    id: string;
    body: SteerTournament;
    answer: OneTournament;
  };
  "POST /tournaments/{id}/results": {
    id: string;
    body: CorrectResult;
    answer: OneTournament;
  };
  "GET /tournaments/{id}/standings": {
    id: string;
    answer: string;
  };
  "GET /health": {
    answer: Health;
  };
  "GET /network": {
    answer: NetworkAddress;
  };
  "GET /metrics": {
    answer: string;
  };
  "GET /ratings": {
    season?: string;
    answer: Ratings;
  };
  "PUT /me/listing": {
    body: Listing;
    answer: Ratings;
  };
  "GET /ratings/{player}": {
    player: string;
    answer: RatedPerson;
  };
  "GET /me/notices": {
    answer: MyNotices;
  };
  "PUT /me/notices": {
    body: NoticeWishes;
    answer: MyNotices;
  };
  "PUT /tables/{id}/notices": {
    id: string;
    body: TableNotices;
    answer: MyNotices;
  };
  "POST /me/notices/channels": {
    body: PushChannel | HookChannel | MailChannel;
    answer: MyNotices;
  };
  "DELETE /me/notices/channels/{channel}": {
    channel: string;
    answer: MyNotices;
  };
}
