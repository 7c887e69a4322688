// Puzzles as this browser goes through them. Each try is judged by the server; nothing of it is kept there.
import { api } from "../lib/api";
import { wordsOf } from "../lib/attempt.svelte";
import { t } from "../lib/i18n.svelte";
import type { PuzzleAttempt, PuzzleHint, PuzzleInfo, PuzzleList, PuzzleSolution } from "../lib/protocol";
import { ownName } from "../lib/start";
import { Table, type Transport } from "../lib/table.svelte";
import type { ClosingChoice, ClosingOffer, ClosingOutcome } from "../lib/types";
import { after, KEY, readStanding, type Standing } from "./rating";

export class Puzzles {
  all = $state.raw<PuzzleInfo[]>([]);
  today = $state("");
  theme = $state("");
  level = $state(0);
  puzzle = $state.raw<PuzzleInfo | null>(null);
  table = $state.raw<Table | null>(null);
  state = $state<"trying" | "missed" | "solved">("trying");
  cost = $state(0);
  hint = $state<string | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  standing = $state.raw<Standing>(readStanding(localStorage.getItem(KEY)));
  #tried: string[] = [];
  #wish = 0;

  get themes(): string[] {
    return this.all.map(({ theme }) => theme).filter((theme, i, every) => every.indexOf(theme) === i);
  }

  async start(id: string): Promise<void> {
    const list = await api<PuzzleList>("/puzzles");
    this.all = list.puzzles;
    this.today = list.today;
    await this.#open(this.all.find((each) => each.id === (id || list.today)) ?? this.#chosen());
  }

  /** One that was not tried yet, of the theme and level that are wanted; near one's own rating without a level. */
  #chosen(): PuzzleInfo | undefined {
    const fits = ({ theme, level, id }: PuzzleInfo): boolean =>
      (!this.theme || theme === this.theme) && (!this.level || level === this.level) && id !== this.puzzle?.id;
    const fitting = this.all.filter(fits);
    const fresh = fitting.filter(({ id }) => !(id in this.standing.done));
    const from = fresh.length > 0 ? fresh : fitting.length > 0 ? fitting : this.all;
    return from[Math.floor(Math.random() * from.length)];
  }

  async next(): Promise<void> {
    await this.#guarded(() => this.#open(this.#chosen()));
  }

  async again(): Promise<void> {
    await this.#guarded(() => this.#open(this.puzzle ?? undefined));
  }

  async askHint(): Promise<void> {
    await this.#guarded(async () => {
      const id = this.puzzle?.id ?? "";
      this.hint = (await api<PuzzleHint>(`/puzzles/${id}/hint`, { actions: this.#tried })).action;
    });
  }

  async showSolution(): Promise<void> {
    await this.#guarded(async () => {
      this.solution = await api<PuzzleSolution>(`/puzzles/${this.puzzle?.id ?? ""}/solution`);
      if (this.state === "trying") this.#count(false);
    });
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.table?.tell(wordsOf(error));
    }
  }

  async #open(puzzle: PuzzleInfo | undefined): Promise<void> {
    if (!puzzle) return;
    const wish = (this.#wish += 1);
    const judged = await this.#judge(puzzle.id, [], 0);
    if (wish !== this.#wish) return;
    this.puzzle = puzzle;
    this.#tried = [];
    this.state = "trying";
    this.cost = 0;
    this.hint = null;
    this.solution = null;
    this.table = new Table(this.#transport(puzzle.id), judged.view);
  }

  async #judge(id: string, actions: string[], known: number): Promise<PuzzleAttempt> {
    const judged = await api<PuzzleAttempt>(`/puzzles/${id}`, { actions, known });
    const players = judged.view.players.map((name, seat) => (seat === judged.view.seat ? ownName() : name));
    return { ...judged, view: { ...judged.view, players } };
  }

  async #try(id: string, actions: string[]): Promise<void> {
    const wish = this.#wish;
    const known = this.#tried.length;
    const tried = [...this.#tried, ...actions];
    const judged = await this.#judge(id, tried, known);
    if (wish !== this.#wish || this.#tried.length !== known) return;
    this.#tried = tried;
    this.hint = null;
    this.table?.receive({ view: judged.view, events: judged.events });
    if (judged.cost !== null) {
      this.cost = judged.cost;
      this.state = "missed";
      this.#count(false);
    } else if (judged.solved) {
      this.state = "solved";
      this.#count(true);
    }
  }

  /** Read again before it is written: another tab may have counted meanwhile. */
  #count(solved: boolean): void {
    const { puzzle } = this;
    if (!puzzle) return;
    this.standing = after(readStanding(localStorage.getItem(KEY)), puzzle.id, puzzle.level, solved);
    localStorage.setItem(KEY, JSON.stringify(this.standing));
  }

  #transport(id: string): Transport {
    const ask = <T>(question: string, body: object = {}): Promise<T> =>
      api<T>(`/puzzles/${id}/${question}`, { actions: this.#tried, ...body });
    return {
      send: (_ply, actions) => this.#try(id, actions),
      closingOffer: () => ask<ClosingOffer>("closing"),
      closingOutcome: (_ply, { houses, cartwright, discards }: ClosingChoice) =>
        ask<ClosingOutcome>("closing-outcome", { houses, cartwright, discards }),
      whyNot: async (_ply, action) => {
        const { reason } = await ask<{ reason: { text: string } | null }>("why-not", { action });
        return reason?.text ?? t("why-not-possible");
      },
    };
  }
}
