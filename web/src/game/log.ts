// The log in words: the events of a turn as a few sentences.
import { CITY_NAME } from "./board";
import { together } from "../i18n/formats";
import type { TextId } from "../i18n/ids";
import type { Message } from "../i18n/message";
import { stackName } from "./stacks";
import type { CityId, GameEvent, StackId, LogLine as TableLine, View } from "../protocol/protocol";

const TOLD = ["timeout", "resigned", "replaced", "returned", "vote", "vote_lapsed"] as const;

/** A change of a seat's player; the log shows it among the moves. */
export type SeatEvent = Extract<TableLine, { type: (typeof TOLD)[number] }>;

export function isSeatEvent(event: { type: string }): event is SeatEvent {
  return TOLD.some((type) => type === event.type);
}

/** An event, and the ply after it. */
export type Logged = (GameEvent | SeatEvent) & { ply?: number };

/** One turn of the log: its events in order. */
export interface LogTurn {
  seat: number;
  round: number;
  ply: number;
  events: Logged[];
}

export interface LogLine {
  seat: number;
  /** The ply after it happened. */
  ply: number;
  text: Message;
  /** What a closing earned, in order. */
  details: Message[];
}

const name = (city: CityId): string => CITY_NAME[city] ?? city;

export function logLines(turn: LogTurn, who: (seat: number) => string): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of turn.events) {
    const ply = event.ply ?? turn.ply;
    if (isSeatEvent(event)) {
      lines.push({ seat: event.seat, ply, text: seatSentence(event, who), details: [] });
      continue;
    }
    const detail = closingDetail(event);
    if (detail) {
      addDetail(lines.at(-1), event, ply, detail);
      continue;
    }
    if (event.type === "discard" && lines.some(({ text }) => text.id === "event-discard")) continue;
    const text = event.type === "discard" ? discards(turn, who) : sentence(event, who);
    if (text) lines.push({ seat: turn.seat, ply, text, details: [] });
  }
  return joinTakeAndPlay(lines, turn, who);
}

/** One sentence, however many cards were discarded. */
function discards({ seat, events }: LogTurn, who: (seat: number) => string): Message {
  const cities = events.flatMap((event) => (event.type === "discard" ? [name(event.city)] : []));
  return { id: "event-discard", args: { who: who(seat), city: together(cities) } };
}

/** Where on the map others than this seat have done something. */
export function placesOf(events: Logged[], own: number): CityId[] {
  return events.flatMap((event) => {
    if (!("seat" in event) || event.seat === own) return [];
    if (event.type === "start" || event.type === "extend" || event.type === "house") return [event.city];
    return event.type === "close" ? event.route : [];
  });
}

/** The turn that a seat made last, by its place; what came after it is news to the seat. -1 before its first. */
export function lastTurnOf(turns: LogTurn[], seat: number): number {
  return turns.findLastIndex((turn, i) => turn.seat === seat && i < turns.length - 1);
}

const GIST = [/^event-(administrator|take|draw)/, /-and-play|^event-(start|extend)/, /^event-close$/];

/** The sentence that says most about a turn: a closing, else what was played last, else where a card came from. */
export function gist(lines: LogLine[]): LogLine | undefined {
  const weight = ({ text }: LogLine): number => GIST.findLastIndex((kind) => kind.test(text.id));
  const most = Math.max(...lines.map(weight));
  return lines.findLast((line) => weight(line) === most);
}

/** What happened to a seat, in words. */
export function seatSentence(event: SeatEvent, who: (seat: number) => string): Message {
  const name = who(event.seat);
  if (event.type !== "vote") return { id: `notice-${event.type}`, args: { name } };
  return { id: "notice-vote", args: { name, absent: who(event.against), favour: event.favour ? "yes" : "no" } };
}

/** What a bot did in the rest of a turn whose time was up, in sentences. */
export function afterTimeout(turns: LogTurn[], seq: number, who: (seat: number) => string): LogLine[] {
  const timedOut = (event: Logged): boolean => event.type === "timeout" && event.seq === seq;
  const turn = turns.findLast(({ events }) => events.some(timedOut));
  if (!turn) return [];
  return logLines({ ...turn, events: turn.events.slice(turn.events.findIndex(timedOut) + 1) }, who);
}

function sentence(event: GameEvent, who: (seat: number) => string): Message | null {
  switch (event.type) {
    case "administrator":
      return { id: "event-administrator", args: { who: who(event.seat) } };
    case "take":
      if (event.city === null) return { id: "event-take-hidden", args: { who: who(event.seat) } };
      return { id: "event-take", args: { who: who(event.seat), city: name(event.city) } };
    case "draw":
      return event.city === null
        ? { id: "event-draw-hidden", args: { who: who(event.seat) } }
        : { id: "event-draw", args: { who: who(event.seat), city: name(event.city) } };
    case "start":
      return event.dropped.length > 0
        ? {
            id: "event-start-dropped",
            args: { who: who(event.seat), city: name(event.city), count: event.dropped.length },
          }
        : { id: "event-start", args: { who: who(event.seat), city: name(event.city) } };
    case "extend":
      return {
        id: event.postal_carrier ? "event-extend-postal-carrier" : "event-extend",
        args: { who: who(event.seat), city: name(event.city) },
      };
    case "close":
      return { id: "event-close", args: { who: who(event.seat), route: event.route.map(name).join(" – ") } };
    case "skip":
      return { id: "event-skip", args: { who: who(event.seat), phase: event.phase } };
    case "over":
      return { id: "event-over", args: { who: who(event.winner) } };
    default:
      return null;
  }
}

function closingDetail(event: GameEvent): Message | null {
  switch (event.type) {
    case "house":
      return { id: "event-houses", args: { count: 1 } };
    case "tile":
      if (event.stack === "game_end") return { id: "event-tile-game-end" };
      return event.stack.startsWith("route_")
        ? { id: "event-tile-length", args: { value: event.value ?? "?" } }
        : { id: "event-tile-region", args: { value: event.value ?? "?", stack: event.stack } };
    case "carriage":
      return {
        id: event.cartwright ? "event-carriage-cartwright" : "event-carriage",
        args: { carriage: event.carriage },
      };
    default:
      return null;
  }
}

/** A detail ready to be said: names of stacks are texts themselves. */
export function worded(detail: Message, rules: View["rules"]): Message {
  const stack = detail.args?.stack;
  return stack ? { ...detail, args: { ...detail.args, stack: stackName(stack as StackId, rules) } } : detail;
}

function addDetail(line: LogLine | undefined, event: GameEvent, ply: number, detail: Message): void {
  if (!line) return;
  line.ply = ply;
  const houses = line.details.find((known) => known.id === "event-houses");
  if (event.type === "house" && houses) houses.args = { count: Number(houses.args?.count ?? 0) + 1 };
  else line.details.push(detail);
}

const JOINED: Partial<Record<TextId, TextId>> = {
  "event-take": "event-take-and-play",
  "event-draw": "event-draw-and-play",
  "event-draw-hidden": "event-draw-hidden-and-play",
};

/** "took Ulm" and "played Ulm" read better as one sentence. */
function joinTakeAndPlay(lines: LogLine[], turn: LogTurn, who: (seat: number) => string): LogLine[] {
  const at = lines.findIndex((line, i) => JOINED[line.text.id] && lines[i + 1]?.text.id === "event-extend");
  const first = lines[at];
  const second = lines[at + 1];
  const joined = first && JOINED[first.text.id];
  if (!joined || !second) return lines;
  const taken = String(first.text.args?.city ?? "");
  const played = String(second.text.args?.city);
  const id = taken === played ? "event-take-and-play-same" : joined;
  return lines.toSpliced(at, 2, { ...second, text: { id, args: { who: who(turn.seat), taken, played } } });
}
