// Costly decisions one after the other, as positions to play: a try is weighed by the server.
import { api } from "../../protocol/api";
import { wordsOf } from "../../ui/attempt.svelte";
import { Latest } from "../../ui/latest";
import { t } from "../../i18n/i18n.svelte";
import type { CountedReason, GameReview, ReviewDecision, ReviewWay, View, WayWeighed } from "../../protocol/protocol";
import { Table, type Transport } from "../../table/table.svelte";
import { transportFrom } from "../../tries/transport";
import { eyesOf } from "../reel.svelte";
import { signed } from "../../game/hints";
import { wayText } from "./moments";

/** The most positions of one round of learning. */
const MOST = 10;

/** The decisions that cost most, in the order of the game; slips only where there is nothing worse. */
export function worthLearning({ decisions }: GameReview, seat: number | null): ReviewDecision[] {
  const costly = decisions.filter((each) => each.size !== "none" && (seat === null || each.seat === seat));
  const worse = costly.filter(({ size }) => size !== "slip");
  return (worse.length > 0 ? worse : costly)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MOST)
    .sort((a, b) => a.ply - b.ply);
}

/** A decision to find: one of a game, or one in a position of which nothing is known before the first try. */
export interface Lesson {
  place: Place;
  decision?: ReviewDecision;
}

/** Where a decision is to be found. */
interface Place {
  /** What the player to act knows there. */
  view(): Promise<View>;
  /** What a way to decide is worth. */
  weigh(actions: string[]): Promise<WayWeighed>;
  /** The best way there, and why, where no review has said so. */
  best?(): Promise<{ actions: string[]; reasons: CountedReason[] }>;
  /** The ways to close, if they are not chosen from a list. */
  closing?: Pick<Transport, "closingOffer" | "closingOutcome" | "whyNot">;
}

/** A moment of a finished game. */
export function ofGame(table: string, { ply, seat }: Pick<ReviewDecision, "ply" | "seat">): Place {
  return {
    view: async () => {
      const { frames } = await api("GET /tables/{id}/replay", { id: table, seat: eyesOf(seat), from: ply, count: 1 });
      const [frame] = frames;
      if (!frame) throw new Error(t("why-not-past"));
      return frame.view;
    },
    weigh: (actions) => api("POST /tables/{id}/try", { id: table, body: { ply, actions } }),
  };
}

/** A position in one line. */
export function ofPosition(position: string): Place {
  return {
    view: async () => (await api("POST /positions/seen", { body: { position } })).view,
    weigh: (actions) => api("POST /positions/try", { body: { position, actions } }),
    best: async () => {
      const { hint } = await api("POST /positions/best", { body: { position } });
      const actions = hint.action === "close" ? hint.closing : [hint.action];
      return { actions, reasons: [{ id: "hint", sentence: hint.sentence } as CountedReason] };
    },
    closing: transportFrom(
      () => ({ position, seed: 0, actions: [], known: 0, cards: [] }),
      () => Promise.resolve(),
    ),
  };
}

const wayOf = (actions: string[]): ReviewWay => ({ actions, chances: [], noise: 0 });

/** A decision of which only some is known. */
export function decisionWith(known: Partial<ReviewDecision> & { seat: number; best: ReviewWay }): ReviewDecision {
  return {
    ply: 0,
    plies: known.played?.actions.length ?? 0,
    played: wayOf([]),
    others: [],
    cost: 0,
    effect: [],
    gave: [],
    size: "mistake",
    reasons: [],
    hint: "none",
    find: 0,
    ...known,
  };
}

/** Called with the result of the first try at a position: solved without help, or not. */
export type OnTried = (lesson: Lesson, solved: boolean) => void;

const isSame = (one: string[], other: string[]): boolean => one.join() === other.join();

/** Beside a single card, both ends are the same. */
function endless(actions: string[], view: View | undefined): string[] {
  return view?.seats[view.player ?? 0]?.ends.length === 1
    ? actions.map((action) => action.replace(/^left /, "right "))
    : actions;
}

type Stage = "trying" | "weighing" | "missed" | "found" | "shown";

export class Learning {
  at = $state(0);
  table = $state.raw<Table | null>(null);
  stage = $state<Stage>("trying");
  /** How the last try went, or what went wrong. */
  verdict = $state<string | null>(null);
  found = $state(0);
  /** Why the best way is better, once it is known. */
  reasons = $state.raw<CountedReason[]>([]);
  readonly lessons: Lesson[];
  /** What the first try has shown of a decision that was not known. */
  #shown = $state.raw<ReviewDecision | null>(null);
  #tried: Lesson[] = [];
  #ontried: OnTried | undefined;
  #positions = new Latest();

  constructor(lessons: Lesson[], ontried?: OnTried) {
    this.lessons = lessons;
    this.#ontried = ontried;
  }

  get lesson(): Lesson | undefined {
    return this.lessons[this.at];
  }

  get decision(): ReviewDecision | undefined {
    return this.lesson?.decision ?? this.#shown ?? undefined;
  }

  /** Who is to decide, and what was played. */
  get task(): string {
    const { lesson, table } = this;
    if (!lesson || !table) return "";
    const { decision } = lesson;
    const name = table.view.players[decision?.seat ?? table.view.seat ?? 0] ?? "";
    if (!decision) return t("review-learn-find", { name });
    return t("review-learn-task", { name, way: wayText(decision.played, table.view) });
  }

  /** The closings that were looked at: they are many, and chosen from a list. In an order that gives nothing away. */
  get closings(): ReviewWay[] {
    const decision = this.lesson?.decision;
    const ways = decision ? [decision.best, decision.played, ...decision.others] : [];
    return ways
      .filter(({ actions }, i) => actions[0] === "close" && ways.findIndex((way) => isSame(way.actions, actions)) === i)
      .sort((a, b) => a.actions.join().localeCompare(b.actions.join()));
  }

  /** To a position, as the player who decided there saw it; past the last one the round is over. */
  async go(at: number): Promise<void> {
    const newest = this.#positions.begin();
    const lesson = this.lessons[at];
    try {
      const view = lesson && (await lesson.place.view());
      if (!newest()) return;
      this.at = at;
      this.#shown = null;
      this.reasons = lesson?.decision?.reasons ?? [];
      this.stage = "trying";
      this.verdict = null;
      this.table = view ? new Table(this.#transport(lesson), view) : null;
    } catch (error) {
      if (newest()) this.verdict = wordsOf(error);
    }
  }

  again(): void {
    this.stage = "trying";
    this.verdict = null;
    if (this.table) this.table.answer = null;
  }

  async show(): Promise<void> {
    const { lesson, stage } = this;
    if (!lesson || stage === "weighing") return;
    const newest = this.#positions.current();
    try {
      if (!this.decision && lesson.place.best) {
        this.stage = "weighing";
        const { actions, reasons } = await lesson.place.best();
        if (!newest()) return;
        this.#shown = decisionWith({ seat: this.table?.view.seat ?? 0, best: wayOf(actions) });
        this.reasons = reasons;
      }
      this.stage = "shown";
      this.verdict = null;
      this.#over(false);
      const { decision, table } = this;
      if (decision) table?.tell(t("review-better-way", { way: wayText(decision.best, table.view) }));
    } catch (error) {
      if (!newest()) return;
      this.stage = stage;
      this.verdict = wordsOf(error);
    }
  }

  #isWay(actions: string[], way: ReviewWay): boolean {
    const view = this.table?.view;
    return isSame(endless(actions, view), endless(way.actions, view));
  }

  async try(actions: string[]): Promise<void> {
    const { lesson, stage } = this;
    if (!lesson || stage !== "trying") return;
    const { decision } = lesson;
    const newest = this.#positions.current();
    this.stage = "weighing";
    try {
      const isSameAgain = decision && this.#isWay(actions, decision.played);
      const weighed = isSameAgain ? null : await this.#weigh(lesson, actions);
      if (!newest()) return;
      if (weighed && !decision) this.#learnt(weighed);
      this.verdict = weighed ? this.#judged(weighed, decision) : t("review-learn-same");
      const solved = this.#isFound();
      if (!solved) this.stage = "missed";
      this.#over(solved);
    } catch (error) {
      if (!newest()) return;
      this.stage = "trying";
      this.verdict = wordsOf(error);
    }
    if (this.verdict) this.table?.tell(this.verdict);
  }

  #isFound(): boolean {
    return this.stage === "found";
  }

  /** The first try has ended. */
  #over(solved: boolean): void {
    const { lesson } = this;
    if (!lesson) return;
    if (this.stage !== "missed") void this.#explain(lesson);
    if (this.#tried.includes(lesson)) return;
    this.#tried.push(lesson);
    this.#ontried?.(lesson, solved);
  }

  /** A try in a position of which nothing was known. */
  #learnt(weighed: WayWeighed): void {
    const { seat, tried, best, cost, size, reasons } = weighed;
    this.#shown = decisionWith({ seat, played: tried, best, cost, size });
    this.reasons = [...reasons];
  }

  /** Without reasons from a review, those of the same assessment are asked for. */
  async #explain({ place, decision }: Lesson): Promise<void> {
    if (this.reasons.length > 0) return;
    const newest = this.#positions.current();
    try {
      const found = decision ? await place.weigh(decision.played.actions) : await place.best?.();
      if (newest() && found) this.reasons = [...found.reasons];
    } catch {
      // The better way is named without them.
    }
  }

  #judged({ cost, size }: WayWeighed, decision: ReviewDecision | undefined): string {
    if (size === "none") {
      this.stage = "found";
      this.found += 1;
      return t("review-learn-found");
    }
    if (!decision) return t("review-learn-short", { change: signed(-cost) });
    return t(cost < decision.cost ? "review-learn-better" : "review-learn-worse", { change: signed(-cost) });
  }

  #weigh({ place, decision }: Lesson, actions: string[]): Promise<WayWeighed> {
    if (decision && this.#isWay(actions, decision.best)) {
      // It has been weighed, and more closely.
      return Promise.resolve({ cost: 0, size: "none" } as WayWeighed);
    }
    return place.weigh(actions);
  }

  #transport({ place }: Lesson): Transport {
    const choose = (): Promise<never> => Promise.reject(new Error(t("review-learn-choose")));
    return {
      closingOffer: choose,
      closingOutcome: choose,
      whyNot: () => Promise.resolve(t("review-learn-not")),
      ...place.closing,
      quiet: place.closing !== undefined,
      send: (_ply, actions) => this.try(actions),
    };
  }
}
