// A prepared position, tried on the real table: a step of the lesson, or a puzzle. Each try is judged by the
// server, which gets all its actions so far.
import { wordsOf } from "../ui/attempt.svelte";
import { Latest } from "../ui/latest";
import { ownName } from "../table/start";
import { Table, type Transport } from "../table/table.svelte";
import { transportAt } from "./transport";
import type { GameEvent, Tried, View } from "../protocol/protocol";

interface Judged {
  view: View;
  events: GameEvent[];
}

export type TryState = "trying" | "missed" | "solved";

export abstract class Tries<Judgement extends Judged> {
  table = $state.raw<Table | null>(null);
  /** The state of the present try. */
  state = $state<TryState>("trying");
  protected tried = $state.raw<string[]>([]);
  readonly #place: "/lesson/{id}" | "/puzzles/{id}";
  #positions = new Latest();

  constructor(place: "/lesson/{id}" | "/puzzles/{id}") {
    this.#place = place;
  }

  /** Lets the server judge a try. */
  protected abstract submit(id: string, tried: Tried): Promise<Judgement>;

  /** What a judgement means. */
  protected abstract judge(id: string, judgement: Judgement): TryState;

  /** To a position, or to none. `opened` is called when it is there, unless another was asked for in the meantime. */
  protected async open(id: string | undefined, opened: () => void): Promise<void> {
    const newest = this.#positions.begin();
    const judged = id === undefined ? null : await this.#ask(id, [], 0);
    if (!newest()) return;
    this.tried = [];
    this.state = "trying";
    this.table = judged && id !== undefined ? new Table(this.#at(id), judged.view) : null;
    opened();
  }

  /** An error is shown at the table, which stays as it is. */
  protected async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.table?.tell(wordsOf(error));
    }
  }

  async #ask(id: string, actions: string[], known: number): Promise<Judgement> {
    const judged = await this.submit(id, { actions, known });
    // The positions have players of their own: here one of them is who tries.
    const players = judged.view.players.map((name, seat) => (seat === judged.view.seat ? ownName() : name));
    return { ...judged, view: { ...judged.view, players } };
  }

  async #try(id: string, actions: string[]): Promise<void> {
    const newest = this.#positions.current();
    const known = this.tried.length;
    const tried = [...this.tried, ...actions];
    const judged = await this.#ask(id, tried, known);
    if (!newest() || this.tried.length !== known) return;
    this.tried = tried;
    this.table?.receive({ view: judged.view, events: judged.events });
    this.state = this.judge(id, judged);
  }

  #at(id: string): Transport {
    return transportAt(
      this.#place,
      id,
      () => ({ actions: this.tried }),
      (actions) => this.#try(id, actions),
    );
  }
}
