// Costly decisions one after the other, as positions to play: a try is weighed by the server.
import { api } from "../../protocol/api";
import { wordsOf } from "../../ui/attempt.svelte";
import { Latest } from "../../ui/latest";
import { t } from "../../i18n/i18n.svelte";
import type { CountedReason, GameReview, ReviewDecision, ReviewWay, View, WayWeighed } from "../../protocol/protocol";
import { Table, type Transport } from "../../table/table.svelte";
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

/** A position to play again: a decision of a game. */
export interface Lesson {
  table: string;
  decision: ReviewDecision;
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
    return this.lesson?.decision;
  }

  /** Who is to decide, and what was played. */
  get task(): string {
    const { decision, table } = this;
    if (!decision || !table) return "";
    const name = table.view.players[decision.seat] ?? "";
    return t("review-learn-task", { name, way: wayText(decision.played, table.view) });
  }

  /** The closings that were looked at: they are many, and chosen from a list. In an order that gives nothing away. */
  get closings(): ReviewWay[] {
    const { decision } = this;
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
      const view = lesson && (await this.#viewOf(lesson));
      if (!newest()) return;
      this.at = at;
      this.reasons = lesson?.decision.reasons ?? [];
      this.stage = "trying";
      this.verdict = null;
      this.table = view ? new Table(this.#transport(), view) : null;
    } catch (error) {
      if (newest()) this.verdict = wordsOf(error);
    }
  }

  again(): void {
    this.stage = "trying";
    this.verdict = null;
    if (this.table) this.table.answer = null;
  }

  show(): void {
    this.stage = "shown";
    this.verdict = null;
    this.#over(false);
    const { decision, table } = this;
    if (decision) table?.tell(t("review-better-way", { way: wayText(decision.best, table.view) }));
  }

  #isWay(actions: string[], way: ReviewWay): boolean {
    const view = this.table?.view;
    return isSame(endless(actions, view), endless(way.actions, view));
  }

  async try(actions: string[]): Promise<void> {
    const { decision, lesson, stage } = this;
    if (!decision || !lesson || stage !== "trying") return;
    const newest = this.#positions.current();
    this.stage = "weighing";
    try {
      const said = this.#isWay(actions, decision.played)
        ? t("review-learn-same")
        : this.#judged(await this.#weigh(lesson, actions), decision);
      if (!newest()) return;
      this.verdict = said;
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

  /** Without reasons from a review, those of the same assessment are asked for. */
  async #explain({ table, decision }: Lesson): Promise<void> {
    if (this.reasons.length > 0) return;
    const newest = this.#positions.current();
    const { ply, played } = decision;
    try {
      const { reasons } = await api("POST /tables/{id}/try", { id: table, body: { ply, actions: played.actions } });
      if (newest()) this.reasons = reasons;
    } catch {
      // The better way is named without them.
    }
  }

  #judged({ cost, size }: WayWeighed, decision: ReviewDecision): string {
    if (size === "none") {
      this.stage = "found";
      this.found += 1;
      return t("review-learn-found");
    }
    return t(cost < decision.cost ? "review-learn-better" : "review-learn-worse", { change: signed(-cost) });
  }

  #weigh({ table, decision: { ply, best } }: Lesson, actions: string[]): Promise<WayWeighed> {
    if (this.#isWay(actions, best)) {
      // It has been weighed, and more closely.
      return Promise.resolve({ cost: 0, size: "none" } as WayWeighed);
    }
    return api("POST /tables/{id}/try", { id: table, body: { ply, actions } });
  }

  async #viewOf({ table, decision: { ply, seat } }: Lesson): Promise<View> {
    const { frames } = await api("GET /tables/{id}/replay", { id: table, seat: eyesOf(seat), from: ply, count: 1 });
    const [frame] = frames;
    if (!frame) throw new Error(t("why-not-past"));
    return frame.view;
  }

  #transport(): Transport {
    const choose = (): Promise<never> => Promise.reject(new Error(t("review-learn-choose")));
    return {
      send: (_ply, actions) => this.try(actions),
      closingOffer: choose,
      closingOutcome: choose,
      whyNot: () => Promise.resolve(t("review-learn-not")),
    };
  }
}
