// A finished game that is watched: the position, whose eyes, and what has taken the place of the replay.
import { href } from "$addresses";
import { untrack } from "svelte";
import { actionText } from "../game/actiontext";
import { t, texts } from "../i18n/i18n.svelte";
import { api } from "../protocol/api";
import type { Hint, TableInfo } from "../protocol/protocol";
import type { TableContext } from "../table/context";
import type { ReplayKey } from "../table/keys";
import { Table, type Transport } from "../table/table.svelte";
import { wordsOf } from "../ui/attempt.svelte";
import { Latest } from "../ui/latest";
import type { Analysis } from "./analysis/analysis.svelte";
import { Reel, type Eyes } from "./reel.svelte";
import type { Learning } from "./review/learning.svelte";
import { turnAfter, turnBefore, type Stop } from "./turns";

/** Milliseconds between two positions, at the plain speed. */
const STEP = 1100;

const nothing = (): Promise<never> => Promise.reject(new Error(t("why-not-past")));

/** At this table you only watch. */
const WATCHING: Transport = {
  send: () => Promise.resolve(),
  closingOffer: nothing,
  closingOutcome: nothing,
  whyNot: () => Promise.resolve(""),
};

/** The replay; or in its place positions to play again, or a variation. */
type Mode = { name: "replay" } | { name: "learning"; learning: Learning } | { name: "analysis"; analysis: Analysis };

export class Watching {
  readonly id: string;
  readonly reel: Reel;
  mode = $state.raw<Mode>({ name: "replay" });
  /** The replay's; null until its first position is there. */
  table = $state.raw<Table | null>(null);
  /** Where the game was played; null if nobody can tell, undefined until it is known. */
  info = $state.raw<TableInfo | null>();
  problem = $state<string | null>(null);
  ply = $state(0);
  playing = $state(false);
  speed = $state(1);
  eyes = $state<Eyes>(null);
  /** The reader's seat, if they played. */
  own = $state<number | null>(null);
  /** That seat, or else the one through whose eyes they look. */
  mine = $derived(this.own ?? this.eyes);
  onlyMine = $state(false);
  reviewing = $state(false);
  /** The better way of a decision that is looked at. */
  better = $state.raw<Hint | null>(null);

  learning = $derived(this.mode.name === "learning" ? this.mode.learning : null);
  analysis = $derived(this.mode.name === "analysis" ? this.mode.analysis : null);
  turns = $derived.by(() => {
    const seat = this.onlyMine ? this.mine : null;
    return seat === null ? this.reel.turns : this.reel.turns.filter((turn) => turn.seat === seat);
  });
  /** The table of the mode. */
  shown = $derived(this.learning?.table ?? this.analysis?.table ?? this.table);
  page = $derived.by((): TableContext => {
    const { analysis, learning, better: hint } = this;
    if (analysis) {
      const onundo = (): void => analysis.go(analysis.at - 1);
      return { name: t("analysis-title"), hint: analysis.at === 0 ? hint : null, stepping: true, onundo };
    }
    if (learning?.table) return { name: t("replay"), past: learning.stage !== "trying", hint };
    return { name: t("replay"), past: true, watching: true, hint, onlook: (to) => this.seek(to) };
  });

  /** The eyes that were asked for last. */
  #through: Eyes = null;
  readonly #positions = new Latest();
  readonly #modes = new Latest();

  /** To be made where effects may be. */
  constructor(id: string, reviewing: boolean) {
    this.id = id;
    this.reviewing = reviewing;
    this.reel = new Reel(id);
    api("GET /tables/{id}", { id }).then(
      ({ table }) => {
        this.own = table.you[0] ?? null;
        this.info = table;
      },
      () => (this.info = null),
    );
    // Earlier positions may come after the one that is looked at: the log grows with them.
    $effect(() => {
      const log = this.reel.log(this.ply);
      untrack(() => {
        if (this.table) this.table.log = log;
      });
    });
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        if (this.ply >= this.reel.plies) this.playing = false;
        else this.seek(this.ply + 1);
      }, STEP / this.speed);
      return () => clearInterval(timer);
    });
  }

  /** The page was left. */
  leave(): void {
    this.#positions.begin();
    this.turnTo({ name: "replay" });
  }

  /** Another mode takes the place of this one. */
  turnTo(mode: Mode): void {
    this.#modes.begin();
    this.analysis?.leave();
    this.mode = mode;
  }

  seek(to: number): void {
    void this.look(Math.min(Math.max(0, to), this.reel.plies));
  }

  /** To a position, perhaps through other eyes. */
  look(to: number, through = this.#through): Promise<void> {
    const { reel } = this;
    this.#through = through;
    return this.#positions.ask(
      async () => {
        if (!this.table || through !== this.eyes || !reel.frame(to)) await reel.load(through, to);
      },
      () => {
        this.eyes = through;
        this.#show(Math.min(Math.max(0, to), reel.plies));
      },
      (error) => {
        this.#through = this.eyes;
        // What has been fetched can still be looked at.
        if (this.table) this.table.tell(wordsOf(error));
        else this.problem = wordsOf(error);
      },
    );
  }

  #show(to: number): void {
    const { reel } = this;
    const frame = reel.frame(to);
    if (!frame) return;
    const events = to === this.ply + 1 ? (reel.frame(this.ply)?.events ?? []) : [];
    const log = reel.log(to);
    if (this.table) this.table.receive({ view: frame.view, events, log });
    else this.table = new Table(WATCHING, frame.view, log);
    if (frame.action) {
      const name = reel.players[frame.view.player ?? 0] ?? "";
      this.table.tell(t("replay-next", { name, action: actionText(frame.action, frame.view, "way") }));
    }
    this.ply = to;
    this.#remember();
  }

  /** The address leads back here. */
  #remember(): void {
    history.replaceState(null, "", href(`/replay/${this.id}${this.reviewing ? "?review=1" : ""}#${this.ply}`));
  }

  /** To the beginning of a turn, however much has to be fetched to find it. */
  async seekTurn(by: number): Promise<void> {
    const { reel } = this;
    const through = this.#through;
    const seat = this.onlyMine ? this.mine : null;
    const find = (): Stop => (by < 0 ? turnBefore(reel, this.ply, seat) : turnAfter(reel, this.ply, seat));
    await this.#positions.ask(
      async (newest) => {
        let stop = find();
        while (!stop.known && newest()) {
          await reel.load(through, stop.ply);
          if (!reel.frame(stop.ply)) return null;
          stop = find();
        }
        return stop.ply;
      },
      (to) => to !== null && this.seek(to),
      (error) => this.table?.tell(wordsOf(error)),
    );
  }

  /** Whether a key does something in this mode. */
  press(key: ReplayKey): boolean {
    const { analysis, learning, table } = this;
    if (!table || learning || (analysis && (key.type === "toggle" || key.type === "turn"))) return false;
    const [at, last] = analysis ? [analysis.at, analysis.last] : [this.ply, this.reel.plies];
    if (key.type === "toggle") this.playing = !this.playing;
    else if (key.type === "turn") void this.seekTurn(key.by);
    else {
      const to = key.type === "seek" ? at + key.by : key.type === "start" ? 0 : last;
      if (analysis) analysis.go(to);
      else this.seek(to);
    }
    return true;
  }

  /** From this moment on, everything can be tried out. Says whether it has begun. */
  async analyse(): Promise<boolean> {
    this.playing = false;
    const from = this.ply;
    const newest = this.#modes.begin();
    try {
      const [{ Analysis }] = await Promise.all([import("./analysis/analysis.svelte"), texts.include("review")]);
      const analysis = await Analysis.begin(this.id, from, (to) => this.reel.log(to));
      const wanted = newest() && from === this.ply;
      if (wanted) this.turnTo({ name: "analysis", analysis });
      else analysis.leave();
      return wanted;
    } catch (error) {
      this.table?.tell(wordsOf(error));
      return false;
    }
  }

  review(on: boolean): void {
    this.playing = false;
    if (on === this.reviewing) return;
    this.reviewing = on;
    this.better = null;
    this.#remember();
  }

  showBetter(hint: Hint | null, words: string): void {
    this.better = hint;
    if (words) this.table?.tell(words);
  }
}
