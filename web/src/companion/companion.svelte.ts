// The notes of a game at a real table: kept on this device, and read by the server or the worker with every tap.
import { CITIES } from "../game/board";
import { api } from "../protocol/api";
import type { RuleSet } from "../game/rulesets";
import type { CityId, NotedGame } from "../protocol/protocol";
import { wordsOf } from "../ui/attempt.svelte";

const KEY = "thurntaxis.companion";
/** A card that another player drew face down. */
const UNKNOWN = "?";

/** What is kept on the device. */
interface Kept {
  players: string[];
  /** The seat of whoever holds the phone; null if they only watch. */
  you: number | null;
  rules: RuleSet;
  /** Whether everybody has agreed to every further hint of this game. */
  hints: boolean;
  /** The numbers of actions before which a hint was shown. */
  hinted?: number[];
  notes: string[];
  /** How many notes there were after each tap, so that undo takes back one tap. */
  steps: number[];
}

export class Companion {
  kept = $state.raw<Kept | null>(null);
  game = $state.raw<NotedGame | null>(null);
  problem = $state<string | null>(null);
  busy = $state(false);
  /** Houses or discards that are tapped before they are noted together. */
  chosen = $state.raw<CityId[]>([]);
  /** A card that can be played in several ways. */
  card = $state<CityId | null>(null);
  #queue: Promise<void> = Promise.resolve();

  /** The game that was being recorded on this device. */
  async resume(): Promise<void> {
    const stored = localStorage.getItem(KEY);
    if (!stored) return;
    try {
      await this.#read(JSON.parse(stored) as Kept);
    } catch (error) {
      this.problem = wordsOf(error);
    }
  }

  begin(players: string[], you: number | null, rules: RuleSet): Promise<void> {
    return this.#try({ players, you, rules, hints: false, hinted: [], notes: [], steps: [] });
  }

  forget(): void {
    localStorage.removeItem(KEY);
    this.kept = this.game = this.problem = null;
    this.chosen = [];
    this.card = null;
  }

  /** Whether everybody agrees to every further hint. */
  setHints(hints: boolean): void {
    if (this.kept) this.#keep({ ...this.kept, hints });
  }

  /** A hint was shown: the record says so, even if what was done next is taken back. */
  noteHint(): void {
    const { kept, game } = this;
    if (!kept || !game?.record) return;
    const [hinted, now] = [kept.hinted ?? [], game.record.actions.length];
    if (!hinted.includes(now)) this.#keep({ ...kept, hinted: [...hinted, now].sort((a, b) => a - b) });
  }

  /** The record of the game, with the actions before which a hint was shown. */
  get record(): Record<string, unknown> | null {
    const record = this.game?.record;
    if (!record) return null;
    const hinted = this.kept?.hinted ?? [];
    return hinted.length > 0 ? { ...record, hints: hinted } : { ...record };
  }

  /** Adds what one tap means; if it cannot be, nothing changes. */
  note(...notes: string[]): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      const { kept } = this;
      if (!kept) return;
      const all = [...kept.notes, ...notes];
      await this.#try({ ...kept, notes: all, steps: [...kept.steps, all.length] });
    });
    return this.#queue;
  }

  get undoable(): boolean {
    return this.chosen.length > 0 || this.card !== null || (this.kept?.steps.length ?? 0) > 0;
  }

  /** Takes back one tap. */
  undo(): Promise<void> {
    if (this.card !== null || this.chosen.length > 0) {
      this.card = null;
      this.chosen = this.chosen.slice(0, -1);
      return Promise.resolve();
    }
    this.#queue = this.#queue.then(async () => {
      const { kept } = this;
      if (!kept || kept.steps.length === 0) return;
      const steps = kept.steps.slice(0, -1);
      await this.#try({ ...kept, steps, notes: kept.notes.slice(0, steps.at(-1) ?? 0) });
    });
    return this.#queue;
  }

  // ---- Taps ----

  /** Somebody takes a card of the display, or one from the supply: face down, unless it is one's own. */
  take(action: string): Promise<void> {
    const own = this.game?.player === this.kept?.you;
    return action === "take supply" && !own ? this.note(action, UNKNOWN) : this.note(action);
  }

  /** What a tap on a city means now; nothing if it is null. */
  meaning(city: CityId): (() => void) | null {
    const { game } = this;
    if (!game) return null;
    if (game.awaits) return (game.can_come[city] ?? 0) > 0 ? () => void this.note(city) : null;
    const phase = game.view?.phase;
    if (phase === "houses") return this.#canGetHouse(city) ? () => this.#choose(city) : null;
    if (phase === "discard") return this.#canGo(city) ? () => this.#chooseDiscard(city) : null;
    const ways = this.waysOf(city);
    if (ways.length === 0) return null;
    return ways.length === 1 ? () => this.play(ways[0] ?? "") : () => (this.card = city);
  }

  /** The ways to play a card. */
  waysOf(city: CityId): string[] {
    const verbs = ["left", "right", "start"].map((verb) => `${verb} ${city}`);
    return verbs.filter((action) => this.game?.allowed.includes(action));
  }

  play(action: string): void {
    this.card = null;
    void this.note(action);
  }

  /** Notes the houses that were tapped; the rest of the closing follows. */
  async placeHouses(): Promise<void> {
    await this.note(...inOrder(this.chosen).map((city) => `house ${city}`));
    const open = this.game?.view?.phase === "houses" && !this.problem;
    const { kept } = this;
    if (!open || !kept) return;
    const notes = [...kept.notes, "done"];
    await this.#try({ ...kept, notes, steps: [...kept.steps.slice(0, -1), notes.length] });
  }

  /** How many cards must go. */
  get discards(): number {
    const hand = this.game?.hands[this.game.player ?? 0];
    return hand ? Math.max(0, hand.cards.length + hand.unknown - 3) : 0;
  }

  #choose(city: CityId): void {
    this.chosen = this.chosen.includes(city) ? this.chosen.filter((each) => each !== city) : [...this.chosen, city];
  }

  #chooseDiscard(city: CityId): void {
    this.chosen = [...this.chosen, city];
    if (this.chosen.length < this.discards) return;
    void this.note(...inOrder(this.chosen).map((each) => `discard ${each}`));
  }

  #canGetHouse(city: CityId): boolean {
    const seat = this.game?.view?.seats[this.game.player ?? 0];
    return !!seat && seat.route.includes(city) && !seat.houses.includes(city);
  }

  #canGo(city: CityId): boolean {
    const hand = this.game?.hands[this.game.player ?? 0];
    if (!hand) return false;
    const count = (cities: CityId[]): number => cities.filter((each) => each === city).length;
    return count(hand.cards) > count(this.chosen) || (hand.unknown > 0 && hand.can_be.includes(city));
  }

  // ---- Asking ----

  async #try(kept: Kept): Promise<void> {
    try {
      await this.#read(kept);
    } catch (error) {
      this.problem = wordsOf(error);
    }
    this.chosen = [];
    this.card = null;
  }

  async #read(kept: Kept): Promise<void> {
    this.busy = true;
    try {
      const { players, rules, notes } = kept;
      this.game = await api("POST /companion", { body: { players, rules, notes } });
      this.#keep(kept);
      this.problem = null;
    } finally {
      this.busy = false;
    }
  }

  #keep(kept: Kept): void {
    this.kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

/** In the order in which houses and discards are named. */
function inOrder(cities: CityId[]): CityId[] {
  return [...cities].sort((a, b) => CITIES.indexOf(a) - CITIES.indexOf(b));
}
