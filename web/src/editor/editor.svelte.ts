// The position that is being set up: its parts, what is impossible in it, and its line once it can be.
import { neighbours } from "../game/board";
import { api } from "../protocol/api";
import type { CityId, PositionProblem, SetupData } from "../protocol/protocol";
import { Attempt } from "../ui/attempt.svelte";
import { Latest } from "../ui/latest";
import { ANY, changed, emptyTable, extended, left, named, settled, toggled, unnamed, withUnnamed } from "./parts";

/** What a city means that is picked on the map. */
export type Tool = "houses" | "route" | "hand" | "display" | "discards";
/** Milliseconds after the last change until it is checked. */
const REST = 150;
const MOST_STEPS = 100;

export class Editor {
  parts = $state.raw<SetupData>(emptyTable(2));
  /** The seat whose things are put down. */
  seat = $state(0);
  tool = $state<Tool>("houses");
  /** The slot of the display that gets the next card. */
  slot = $state(0);
  problems = $state.raw<PositionProblem[]>([]);
  /** The position in one line; null while it cannot be, or is not checked yet. */
  line = $state<string | null>(null);
  /** Why nobody has anything to decide. */
  undecided = $state<string | null>(null);
  readonly reading = new Attempt();
  #earlier = $state.raw<SetupData[]>([]);
  #checks = new Latest();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether there is something to take back. */
  get undoable(): boolean {
    return this.#earlier.length > 0;
  }

  /** Takes over changed parts; they are checked soon. */
  change(parts: Partial<SetupData>, settle = true): void {
    this.#earlier = [...this.#earlier.slice(1 - MOST_STEPS), this.parts];
    const next = { ...this.parts, ...parts };
    this.#show(settle ? settled(next) : next);
  }

  undo(): void {
    const last = this.#earlier.at(-1);
    if (!last) return;
    this.#earlier = this.#earlier.slice(0, -1);
    this.#show(last);
  }

  /** A city was picked on the map. */
  pick(city: CityId): void {
    const { parts, seat } = this;
    const rows = { houses: parts.houses, route: parts.routes };
    if (this.tool === "houses")
      this.change({ houses: changed(rows.houses, seat, toggled(rows.houses[seat] ?? [], city)) });
    else if (this.tool === "route") {
      this.change({ routes: changed(rows.route, seat, extended(rows.route[seat] ?? [], city, neighbours)) });
    } else if (this.tool === "hand") this.#addToHand(city);
    else if (this.tool === "discards") this.change({ discards: [...parts.discards, city] });
    else {
      const slot = this.slot;
      this.slot = (slot + 1) % parts.display.length;
      this.change({ display: changed(parts.display, slot, city) });
    }
  }

  /** The cards of a hand that only its holder knows become known to all, or the other way round. */
  setKnown(seat: number, cards: CityId[]): void {
    this.change({ known: changed(this.parts.known, seat, cards) });
  }

  /** How many cards of a city could still be put down. */
  left(city: CityId): number {
    return left(this.parts, city);
  }

  /** Reads a line, a link, JSON or a record, or a finished game; what cannot be read changes nothing. */
  async read(source: { text: string } | { table: string }, ply: number | null = null): Promise<void> {
    await this.reading.ask(
      () => api("POST /positions", { body: { ...source, ...(ply === null ? {} : { ply }) } }),
      (found) => {
        if (found.position) this.change(found.position, false);
        else this.reading.problem = found.problems[0]?.text ?? null;
      },
    );
  }

  /** Checks at once; for the beginning. */
  check(wait = 0): void {
    clearTimeout(this.#timer);
    const newest = this.#checks.begin();
    this.#timer = setTimeout(() => void this.#check(newest), wait);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#checks.begin();
  }

  #addToHand(city: CityId): void {
    const hand = this.parts.hands[this.seat] ?? [];
    const count = unnamed(hand);
    // A card that gets a name was one of those that had none.
    const fewer = count === ANY || count === 0 ? count : count - 1;
    const cards = [...withUnnamed(hand, 0), city];
    this.change({ hands: changed(this.parts.hands, this.seat, withUnnamed(cards, fewer)) });
  }

  #show(parts: SetupData): void {
    this.parts = parts;
    this.seat = Math.min(this.seat, parts.players.length - 1);
    this.line = null;
    this.check(REST);
  }

  async #check(newest: () => boolean): Promise<void> {
    try {
      const found = await api("POST /positions", { body: { position: { ...this.parts } } });
      if (!newest()) return;
      this.problems = found.problems;
      this.line = found.line;
      this.undecided = found.undecided;
    } catch (error) {
      if (newest()) this.problems = [{ place: "", text: error instanceof Error ? error.message : String(error) }];
    }
  }
}

/** The named cards of a hand, each with whether all have seen it. */
export function handCards(parts: SetupData, seat: number): { city: CityId; known: boolean }[] {
  const seen = [...(parts.known[seat] ?? [])];
  return named(parts.hands[seat] ?? []).map((city) => {
    const place = seen.indexOf(city);
    if (place >= 0) seen.splice(place, 1);
    return { city, known: place >= 0 };
  });
}
