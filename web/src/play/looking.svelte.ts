// Earlier positions of a game that goes on, looked at one by one.
import type { Looking, TableContext } from "../table/context";
import { Table } from "../table/table.svelte";
import { wordsOf } from "../ui/attempt.svelte";
import { Latest } from "../ui/latest";
import type { Session } from "./session.svelte";

export class LookingBack implements TableContext {
  /** The position that is looked at; null: the game as it stands. */
  table = $state.raw<Table | null>(null);
  readonly past = true;
  readonly #session: Session;
  readonly #replay: (ply: number) => void;
  readonly #positions = new Latest();

  /** A game that is over is looked at in its replay. To be made where effects may be. */
  constructor(session: Session, replay: (ply: number) => void) {
    this.#session = session;
    this.#replay = replay;
    // The log goes on.
    $effect(() => {
      if (this.table && session.table) this.table.log = session.table.log;
    });
  }

  get name(): string {
    return this.#session.name;
  }

  get onearlier(): (() => Promise<void>) | undefined {
    return this.#session.onearlier;
  }

  get looking(): Looking {
    const ply = this.table?.view.ply ?? 0;
    const now = this.#session.table?.view.ply ?? 0;
    return {
      onearlier: ply > 0 ? () => this.onlook(ply - 1) : undefined,
      onlater: ply < now ? () => this.onlook(ply + 1) : undefined,
      onnow: () => this.#leave(),
    };
  }

  readonly onlook = (ply: number): void => {
    const { table, info } = this.#session;
    if (info?.status === "finished" || info?.status === "replay") return this.#replay(ply);
    void this.#positions.ask(
      () => this.#session.past(ply),
      (view) => (this.table = table && new Table(this.#session, view, table.log)),
      // Where a table leaves something to memory, not everything may be looked at.
      (error) => (this.table ?? table)?.tell(wordsOf(error)),
    );
  };

  #leave(): void {
    this.#positions.begin();
    this.table = null;
  }
}
