// A study that is open: its chapters, the step that is looked at, and what is done there. Whoever may edit keeps every step.
import { api, Refused } from "../protocol/api";
import { t } from "../i18n/i18n.svelte";
import type { LogTurn } from "../game/log";
import type {
  CardThatCame,
  CityId,
  EditStudy,
  SeatChances,
  StudyAnswer,
  StudyChapter,
  StudyNote,
  StudyStep,
  VariationStep,
  View,
} from "../protocol/protocol";
import { ofPosition, type Ground } from "../replay/analysis/analysis.svelte";
import { append, Table } from "../table/table.svelte";
import { wordsOf } from "../ui/attempt.svelte";
import { Latest } from "../ui/latest";
import { follow } from "./following";
import { lineOf, pathTo } from "./tree";

/** Milliseconds that a step is looked at before its chances are asked for, and until they are asked for again. */
const [REST, AGAIN] = [200, 1500];
const CLOSING = ["houses", "carriage", "discard"];
const NOTHING: StudyNote = { text: "", mark: null, arrows: [], circles: [] };

type Edit = EditStudy["edit"];

/** A change, and the version that its author has seen; not given: the newest one that is here. */
interface Change {
  edit: Edit;
  version?: number;
}

/** A step of a chapter. */
export interface Place {
  chapter: number;
  step: number;
}

/** Words as their author found them. */
export interface Seen {
  text: string;
  version: number;
}

/** A step as it is shown. */
interface Shown {
  view: View;
  events: VariationStep["events"];
  cards: CardThatCame[];
  log: LogTurn[];
  line: string | null;
}

export class Book {
  study = $state.raw<StudyAnswer>() as StudyAnswer;
  chapterId = $state(0);
  stepId = $state(0);
  /** Null until the first step is there. */
  table = $state.raw<Table>() as Table;
  problem = $state<string | null>(null);
  /** Why the last change was not kept, in words. */
  refusal = $state<string | null>(null);
  /** Steps of those who may only read: they go with the page. */
  #own = $state.raw<Record<number, StudyStep[]>>({});
  #chances = $state.raw<Record<string, SeatChances>>({});
  // Nothing follows what is added to it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #shown = new Map<string, Shown>();
  /** The beginning of a closing that is done action by action: only the whole of it is a step. */
  #begun: { actions: string[]; cards: string[] } = { actions: [], cards: [] };
  #shows = new Latest();
  #questions = new Latest();
  /** The last change that was sent: the next one waits for its answer. */
  #sent: Promise<unknown> = Promise.resolve();
  /** How many changes are not answered yet. */
  #waiting = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key: string | null;

  chapter = $derived(this.study.chapters.find(({ id }) => id === this.chapterId) as StudyChapter);
  steps = $derived([...(this.chapter.steps ?? []), ...(this.#own[this.chapterId] ?? [])]);
  step = $derived(this.steps.find(({ id }) => id === this.stepId) ?? (this.steps[0] as StudyStep));
  /** The line of play that the step is in. */
  line = $derived(lineOf(this.steps, this.step.id));
  at = $derived(this.line.findIndex(({ id }) => id === this.step.id));
  last = $derived(this.line.length - 1);
  cards = $derived.by((): CardThatCame[] => {
    void this.table.view;
    return this.#shown.get(this.#name(this.step.id))?.cards ?? [];
  });
  /** The position that is looked at, in one line; null if nobody has anything to decide there. */
  position = $derived.by((): string | null => {
    void this.table.view;
    return this.#shown.get(this.#name(this.step.id))?.line ?? null;
  });
  chances = $derived(this.#chances[this.#name(this.step.id)] ?? null);
  before = $derived(this.#chances[this.#name(this.step.parent ?? -1)] ?? null);
  #ground = $derived.by((): Ground => ofPosition(this.chapter.position, 0));

  private constructor(study: StudyAnswer, key: string | null) {
    this.study = study;
    this.#key = key;
  }

  static async open(id: string, key: string | null, chapter?: number, step?: number): Promise<Book> {
    const book = new Book(await api("GET /studies/{id}", { id, key }), key);
    const wanted = book.study.chapters.find((each) => each.id === chapter) ?? book.study.chapters[0];
    await book.#begin(wanted?.id ?? 0, step ?? 0);
    return book;
  }

  // ---- Looking ----

  /** To a chapter, at its beginning. */
  async chooseChapter(id: number): Promise<void> {
    try {
      await this.#begin(id, 0);
    } catch (error) {
      this.refusal = wordsOf(error);
    }
  }

  async #begin(chapter: number, step: number): Promise<void> {
    this.chapterId = chapter;
    this.stepId = this.steps.some(({ id }) => id === step) ? step : (this.steps[0]?.id ?? 0);
    const { view, log } = await this.#fetched(this.stepId);
    const table = new Table(
      this.#ground.transport(
        () => this.#tried(this.step.id),
        (actions) => this.#try(actions),
      ),
      view,
      log,
    );
    // One person plays all seats: nobody is "you".
    table.shared = true;
    this.table = table;
    this.#ask();
  }

  /** To a step of the line, by its place. */
  go(to: number): void {
    const step = this.line[to];
    if (step) void this.show(step.id);
  }

  /** To any step of the chapter. */
  async show(id: number): Promise<void> {
    const newest = this.#shows.begin();
    const forward = this.steps.find((each) => each.id === id)?.parent === this.step.id;
    this.#begun = { actions: [], cards: [] };
    try {
      const { view, events, log } = await this.#fetched(id);
      if (!newest()) return;
      this.stepId = id;
      this.table.receive({ view, events: forward ? events : [], log });
      this.#ask();
    } catch (error) {
      if (newest()) this.table.tell(wordsOf(error));
    }
  }

  #name(step: number): string {
    return `${this.chapterId}/${step}`;
  }

  /** All that was done up to a step, and what has begun of a closing. */
  #tried(id: number): { actions: string[]; cards: string[] } {
    const path = pathTo(this.steps, id);
    return {
      actions: [...path.flatMap(({ actions }) => actions), ...this.#begun.actions],
      cards: [...path.flatMap(({ cards }) => cards), ...this.#begun.cards],
    };
  }

  /** A step as it is shown; asked for from the nearest one before it that is known. */
  async #fetched(id: number): Promise<Shown> {
    const known = this.#shown.get(this.#name(id));
    if (known) return known;
    const path = pathTo(this.steps, id);
    const parent = path.at(-1)?.parent ?? null;
    const near = path.findLast((step) => this.#shown.has(this.#name(step.parent ?? 0)));
    const from = near ? path.indexOf(near) : 0;
    const count = path.slice(0, from).reduce((sum, { actions }) => sum + actions.length, 0);
    const ground = this.#ground;
    const name = this.#name(id);
    const found = await ground.step({
      actions: path.flatMap(({ actions }) => actions),
      cards: path.flatMap(({ cards }) => cards),
      known: count,
    });
    const log = append(
      near ? (this.#shown.get(this.#name(near.parent ?? 0))?.log ?? []) : [],
      found.events,
      found.view.ply,
    );
    const came = path.at(-1)?.cards.length ?? 0;
    const single = near !== undefined && near.parent === parent;
    const shown = {
      view: found.view,
      events: single ? found.events : [],
      cards: came > 0 ? found.cards.slice(-came) : [],
      log,
      line: found.view.player === null ? null : found.line,
    };
    this.#shown.set(name, shown);
    return shown;
  }

  // ---- Trying ----

  /** Goes on from the step that is looked at; a step with the same actions is gone to. */
  async #try(actions: string[]): Promise<void> {
    const whole = [...this.#begun.actions, ...actions];
    const parent = this.step.id;
    const same = this.steps.find((each) => each.parent === parent && each.actions.join() === whole.join());
    if (same) return this.show(same.id);
    const done = this.#tried(parent);
    const found = await this.#ground.step({
      actions: [...done.actions, ...actions],
      cards: done.cards,
      known: done.actions.length,
    });
    const cards = [...this.#begun.cards, ...found.cards.map(({ city }) => city)];
    if (CLOSING.includes(found.view.phase)) {
      this.#begun = { actions: whole, cards };
      this.table.receive({ view: found.view, events: found.events, log: this.table.log });
      return;
    }
    await this.#add(parent, whole, cards);
  }

  /** Another card comes with this step in the place of one of its cards; null: whichever chance gives. */
  async choose(place: number, city: string | null): Promise<void> {
    const { parent, actions, cards } = this.step;
    if (parent === null) return;
    try {
      const before = this.#tried(parent);
      const wanted = cards.map((card, i) => (i === place ? city : card));
      const found = await this.#ground.step({
        actions: [...before.actions, ...actions],
        cards: [...before.cards, ...wanted],
        known: before.actions.length,
      });
      await this.#add(
        parent,
        actions,
        found.cards.map((card) => card.city),
      );
    } catch (error) {
      this.table.tell(wordsOf(error));
    }
  }

  async #add(parent: number, actions: string[], cards: string[]): Promise<void> {
    this.#begun = { actions: [], cards: [] };
    const { chapterId, study } = this;
    const local = this.#own[chapterId]?.some(({ id }) => id === parent);
    if (study.editable && !local) {
      const made = await this.#send(() => ({
        edit: { do: "step", chapter: chapterId, parent, tried: { actions, cards } },
      }));
      if (made !== null) await this.show(made);
      return;
    }
    const mine = this.#own[chapterId] ?? [];
    const seat = this.table.view.player;
    const step = { id: -1 - mine.length, parent, actions, cards: cards as CityId[], seat, note: NOTHING, version: 0 };
    this.#own = { ...this.#own, [chapterId]: [...mine, step] };
    await this.show(step.id);
  }

  // ---- Editing ----

  /** Changes the study and says whether the change was kept. If not, the newest state is shown. */
  edit(edit: Edit): Promise<boolean> {
    return this.#keep(() => ({ edit }));
  }

  /** Changes the note on a step; `seen`: the words that the author has changed. */
  note({ chapter, step }: Place, change: (note: StudyNote) => Partial<StudyNote>, seen?: Seen): Promise<boolean> {
    return this.#keep(() => {
      const note = this.noteOn({ chapter, step });
      const edit: Edit = { do: "note", chapter, step, ...note, ...change(note) };
      // Somebody else has written there since: the server has to refuse it.
      return seen && seen.text !== note.text ? { edit, version: seen.version } : { edit };
    });
  }

  /** The note on a step. */
  noteOn({ chapter, step }: Place): StudyNote {
    const steps = this.study.chapters.find(({ id }) => id === chapter)?.steps ?? [];
    return steps.find(({ id }) => id === step)?.note ?? NOTHING;
  }

  /** Deletes the step that is looked at with all that follows. */
  async remove(): Promise<void> {
    const { id, parent } = this.step;
    const gone = await this.edit({ do: "delete", chapter: this.chapterId, step: id });
    if (gone && parent !== null) await this.show(parent);
  }

  /** Sends a change. What went wrong stands there until something else is changed. */
  async #keep(change: () => Change): Promise<boolean> {
    if (this.#waiting === 0) this.refusal = null;
    try {
      await this.#send(change);
      await this.#stay();
      return true;
    } catch (error) {
      this.refusal = wordsOf(error);
      return false;
    }
  }

  /** One change after the other: each is made to what the one before it has led to. */
  async #send(change: () => Change): Promise<number | null> {
    this.#waiting += 1;
    const sent = this.#sent.then(() => this.#sendNow(change()));
    this.#sent = sent.catch(() => undefined);
    try {
      return await sent;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #sendNow({ edit, version = this.study.version }: Change): Promise<number | null> {
    const { id } = this.study;
    try {
      const answer = await api("POST /studies/{id}/edits", { id, key: this.#key, body: { version, edit } });
      this.#take(answer);
      return answer.made;
    } catch (error) {
      if (error instanceof Refused && error.code === "stale") await this.refresh();
      throw error;
    }
  }

  /** More chapters. */
  async addChapters(name: string, text: string): Promise<void> {
    const { id } = this.study;
    const body = { name, source: { kind: "text" as const, text } };
    this.#take(await api("POST /studies/{id}/chapters", { id, key: this.#key, body }));
    await this.#begin(this.study.chapters.at(-1)?.id ?? 0, 0);
  }

  async share(reading: boolean, editing: boolean): Promise<void> {
    this.#take(await api("PUT /studies/{id}/sharing", { id: this.study.id, body: { reading, editing } }));
  }

  text(): Promise<{ text: string }> {
    return api("GET /studies/{id}/text", { id: this.study.id, key: this.#key });
  }

  /** What others have changed. */
  async refresh(): Promise<void> {
    const { id, version } = this.study;
    const newest = await api("GET /studies/{id}", { id, key: this.#key, since: version });
    if (newest.version <= this.study.version) return;
    this.#take(newest);
    await this.#stay();
  }

  /** To a version that is known to be there; again, where the server was busy. */
  async #reach(version: number, tries = 3): Promise<void> {
    if (version <= this.study.version || tries === 0) return;
    try {
      await this.refresh();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      await this.#reach(version, tries - 1);
    }
  }

  /** The newest state; chapters that have not changed come without their steps. */
  #take(answer: StudyAnswer): void {
    if (answer.version < this.study.version) return;
    const before = this.study.chapters;
    const chapters = answer.chapters.map((each) => ({
      ...each,
      steps: each.steps ?? before.find(({ id }) => id === each.id)?.steps ?? [],
    }));
    this.study = { ...answer, chapters };
  }

  /** What is looked at may have been deleted by somebody else. */
  async #stay(): Promise<void> {
    if (!this.study.chapters.some(({ id }) => id === this.chapterId))
      await this.#begin(this.study.chapters[0]?.id ?? 0, 0);
    else if (!this.steps.some(({ id }) => id === this.stepId)) await this.show(this.steps[0]?.id ?? 0);
  }

  /** Follows what others do; returns how to stop. */
  follow(): () => void {
    let asked: Promise<unknown> = Promise.resolve();
    const end = follow({
      id: this.study.id,
      key: this.#key,
      // One question after the other; what is being sent comes back with what others have changed.
      onversion: (version) => {
        asked = asked.then(() => this.#sent).then(() => this.#reach(version));
      },
      onrefused: (text) => (this.refusal = text),
    });
    return () => {
      end();
      clearTimeout(this.#timer);
      this.#shows.begin();
      this.#questions.begin();
    };
  }

  // ---- Chances ----

  #ask(wait = REST): void {
    clearTimeout(this.#timer);
    this.problem = null;
    const newest = this.#questions.begin();
    if (this.chances || this.table.view.player === null) return;
    this.#timer = setTimeout(() => void this.#weigh(newest), wait);
  }

  async #weigh(newest: () => boolean): Promise<void> {
    const name = this.#name(this.step.id);
    try {
      const { chances } = await this.#ground.chances(this.#tried(this.step.id));
      if (newest()) this.#chances = { ...this.#chances, [name]: chances };
    } catch (error) {
      if (!newest()) return;
      if (error instanceof Refused && (error.code === "too_much" || error.code === "not_now")) this.#ask(AGAIN);
      else this.problem = wordsOf(error);
    }
  }

  /** Says that what is tried here is not kept. */
  tell(): void {
    this.table.tell(t(this.study.editable ? "analysis-note" : "studies-reading"));
  }
}
