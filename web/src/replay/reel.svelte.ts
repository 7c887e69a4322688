// A finished game, position by position, fetched in pieces: first the one that is looked at, then the rest.
import { api } from "../protocol/api";
import { append } from "../table/table.svelte";
import type { Frame, GameEvent, Replay, Requests } from "../protocol/protocol";
import type { LogTurn } from "../game/log";

/** A moment worth stopping at, and whose it is. */
export interface Mark {
  ply: number;
  seat: number;
}

/** The point of view: a seat, or null for open hands. */
export type Eyes = number | null;

/** The point of view, as in an address. */
export const eyesOf = (eyes: Eyes): "open" | "0" | "1" | "2" | "3" => (eyes === null ? "open" : (String(eyes) as "0"));

export type Fetch = (piece: Omit<Requests["GET /tables/{id}/replay"], "answer">) => Promise<Replay>;

export const PIECE = 100;

/** What has come of the game for one seat's eyes, and the pieces that were asked for, by their first position. */
interface Load {
  eyes: Eyes;
  frames: (Frame | undefined)[];
  pieces: Record<number, Promise<void> | undefined>;
}

export class Reel {
  players = $state.raw<string[]>([]);
  plies = $state(0);
  #frames = $state.raw<(Frame | undefined)[]>([]);
  #opening: GameEvent[] = [];
  #table: string;
  #fetch: Fetch;
  #load: Load | null = null;

  constructor(table: string, fetch: Fetch = (piece) => api("GET /tables/{id}/replay", piece)) {
    this.#table = table;
    this.#fetch = fetch;
  }

  /** Fetches the game for one seat's eyes; resolves as soon as the wanted position is there. */
  async load(eyes: Eyes, ply: number): Promise<void> {
    const load = this.#load?.eyes === eyes ? this.#load : { eyes, frames: [], pieces: {} };
    this.#load = load;
    await this.#piece(load, Math.max(0, Math.floor(ply / PIECE) * PIECE));
    // What does not arrive now is fetched when the viewer goes there.
    this.#rest(load).catch(() => undefined);
  }

  frame(ply: number): Frame | undefined {
    return this.#frames[ply];
  }

  /** What happened before a position, by turns. */
  log(ply: number): LogTurn[] {
    let log = append(
      [],
      this.#opening.filter((event) => event.type === "turn"),
      0,
    );
    for (const frame of this.#frames.slice(0, ply)) {
      if (frame) log = append(log, frame.events, frame.ply + 1);
    }
    return log;
  }

  /** Where turns begin, as far as the game has been fetched. */
  turns = $derived(this.#marks("turn"));
  /** Where routes have just been closed. */
  closings = $derived(this.#marks("close"));

  #marks(type: "turn" | "close"): Mark[] {
    const of = (events: GameEvent[], ply: number): Mark[] =>
      events.flatMap((event) => (event.type === type ? [{ ply, seat: event.seat }] : []));
    const marks = this.#frames.flatMap((frame) => (frame ? of(frame.events, frame.ply + 1) : []));
    return this.#frames[0] ? [...of(this.#opening, 0), ...marks] : marks;
  }

  async #rest(load: Load): Promise<void> {
    for (let first = 0; first <= this.plies && load === this.#load; first += PIECE) await this.#piece(load, first);
  }

  /** A piece is asked for once, and again only if it did not come. */
  #piece(load: Load, first: number): Promise<void> {
    const asked = load.pieces[first];
    if (asked) return asked;
    const piece = this.#ask(load, first);
    load.pieces[first] = piece;
    piece.catch(() => (load.pieces[first] = undefined));
    return piece;
  }

  async #ask(load: Load, first: number): Promise<void> {
    const wanted = { id: this.#table, seat: eyesOf(load.eyes), from: first, count: PIECE };
    const piece = await this.#fetch(wanted);
    // Another seat's eyes were asked for in the meantime.
    if (load !== this.#load) return;
    for (const frame of piece.frames) load.frames[frame.ply] = frame;
    this.players = piece.players;
    this.plies = piece.plies;
    this.#opening = piece.opening;
    this.#frames = [...load.frames];
  }
}
