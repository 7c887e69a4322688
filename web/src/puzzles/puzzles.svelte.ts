// Puzzles as one person goes through them. First tries are stored with the person's identity, and the rating follows from them.
import { t } from "../i18n/i18n.svelte";
import { api } from "../protocol/api";
import type { Hint, PuzzleAttempt, PuzzleInfo, PuzzleSolution, PuzzleTry, Tried } from "../protocol/protocol";
import { ownName } from "../table/start";
import { Tries, type TryState } from "../tries/tries.svelte";
import { Rush } from "./rush.svelte";

/** Milliseconds in which one sees how a puzzle of a rush went. */
const PAUSE = 900;

/** Each kind once, in its order, with how often it occurs. */
function counted<Kind>(kinds: Kind[]): [Kind, number][] {
  return [...new Set(kinds)].map((kind) => [kind, kinds.filter((each) => each === kind).length]);
}

export class Puzzles extends Tries<PuzzleAttempt> {
  all = $state.raw<PuzzleInfo[]>([]);
  today = $state("");
  theme = $state("");
  level = $state(0);
  puzzle = $state.raw<PuzzleInfo | null>(null);
  cost = $state(0);
  hint = $state<string | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** The results of first tries, in order. */
  firsts = $state.raw<PuzzleTry[]>([]);
  /** The rating, its uncertainty, and how many were solved in a row. */
  standing = $state.raw({ rating: 0, deviation: 0, streak: 0, longest: 0 });
  rush = $state.raw<Rush | null>(null);

  constructor() {
    super("/puzzles/{id}");
  }

  /** How many puzzles of each theme there are at the chosen level; those without any are left out. */
  get themes(): [string, number][] {
    return counted(this.all.filter(({ level }) => !this.level || level === this.level).map(({ theme }) => theme));
  }

  /** How many puzzles of each level the chosen theme has. */
  get levels(): [number, number][] {
    return counted(this.all.filter(({ theme }) => !this.theme || theme === this.theme).map(({ level }) => level));
  }

  /** Puzzles of another theme or level, at once. */
  async choose(theme: string, level: number): Promise<void> {
    this.theme = theme;
    this.level = level;
    await this.next();
  }

  async start(id: string, theme = ""): Promise<void> {
    // Without an identity there would be nobody to keep tries with.
    await api("POST /me");
    const [list] = await Promise.all([api("GET /puzzles"), this.#readTries()]);
    this.all = list.puzzles;
    this.today = list.today;
    if (this.all.some((each) => each.theme === theme)) this.theme = theme;
    const today = this.theme ? undefined : this.all.find((each) => each.id === list.today);
    await this.#open(id ? this.#named(id) : (today ?? this.#chosen()));
  }

  /** To the puzzle of an address. */
  async goTo(id: string): Promise<void> {
    await this.guarded(async () => this.#open(this.#named(id)));
  }

  #named(id: string): PuzzleInfo {
    const found = this.all.find((each) => each.id === id);
    if (!found) throw new Error(t("puzzles-unknown"));
    return found;
  }

  /** One that was not tried yet, of the theme and level that are wanted. */
  #chosen(): PuzzleInfo | undefined {
    const fits = ({ theme, level, id }: PuzzleInfo): boolean =>
      (!this.theme || theme === this.theme) && (!this.level || level === this.level) && id !== this.puzzle?.id;
    const fitting = this.all.filter(fits);
    const fresh = fitting.filter(({ id }) => !this.firsts.some(({ puzzle }) => puzzle === id));
    const from = fresh.length > 0 ? fresh : fitting.length > 0 ? fitting : this.all;
    return from[Math.floor(Math.random() * from.length)];
  }

  async next(): Promise<void> {
    await this.guarded(() => this.#open(this.#chosen()));
  }

  async startRush(): Promise<void> {
    this.leaveRush();
    this.rush = new Rush(this.all);
    await this.#nextOfRush();
  }

  async #nextOfRush(): Promise<void> {
    const { rush } = this;
    if (rush && !rush.over) await this.guarded(() => this.#open(rush.next()));
  }

  /** Back to single puzzles. */
  leaveRush(): void {
    this.rush?.leave();
    this.rush = null;
  }

  async again(): Promise<void> {
    await this.guarded(() => this.#open(this.puzzle ?? undefined));
  }

  async askHint(): Promise<void> {
    await this.guarded(async () => {
      const id = this.puzzle?.id ?? "";
      this.hint = (await api("POST /puzzles/{id}/hint", { id, body: { actions: this.tried } })).action;
      await this.#readTries();
    });
  }

  /** The solution, at the position that it begins with. */
  async showSolution(): Promise<void> {
    await this.guarded(async () => {
      const id = this.puzzle?.id ?? "";
      const solution = await api("POST /puzzles/{id}/solution", { id, body: { name: ownName() } });
      const { state } = this;
      if (this.tried.length > 0) await this.open(id, () => (this.state = state));
      this.solution = solution;
      await this.#readTries();
    });
  }

  /** The first move of the solution and the tempting one, for the map and the cards, as in a hint. */
  get shown(): Hint | null {
    const [solution, view] = [this.solution, this.table?.view];
    const action = solution?.actions[0];
    if (!action || !view || this.tried.length > 0) return null;
    const other = solution.tempting?.actions[0] ?? null;
    return { ply: view.ply, action, sentence: "", candidates: [], closing: [], other };
  }

  async #open(puzzle: PuzzleInfo | undefined): Promise<void> {
    if (!puzzle) return;
    await this.open(puzzle.id, () => {
      this.puzzle = puzzle;
      this.cost = 0;
      this.hint = null;
      this.solution = null;
    });
  }

  protected submit(id: string, body: Tried): Promise<PuzzleAttempt> {
    return api("POST /puzzles/{id}", { id, body: { ...body, counts: this.rush === null } });
  }

  protected judge(_id: string, { cost, solved }: PuzzleAttempt): TryState {
    this.hint = null;
    this.cost = cost ?? 0;
    const state = cost !== null ? "missed" : solved ? "solved" : "trying";
    if (state === "trying") return state;
    if (this.rush && !this.rush.over) {
      this.rush.count(state === "solved");
      setTimeout(() => void this.#nextOfRush(), PAUSE);
    } else void this.guarded(() => this.#readTries());
    return state;
  }

  async #readTries(): Promise<void> {
    const { tries, ...standing } = await api("GET /me/puzzles");
    this.firsts = tries;
    this.standing = standing;
  }
}
