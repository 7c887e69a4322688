// @vitest-environment jsdom
import studies from "$locales/en/studies.ftl?raw";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import playView from "../fixtures/play.json";
import { texts } from "../i18n/i18n.svelte";
import type { EditStudy, StudyAnswer, StudyStep } from "../protocol/protocol";
import { Book } from "./book.svelte";
import { Drawing } from "./drawing.svelte";
import NoteEditor from "./NoteEditor.svelte";

const BARE = { text: "", mark: null, arrows: [], circles: [] };

/** A server that keeps notes as ours does: whoever has not seen the newest note of a step is refused. */
class Notes {
  study: StudyAnswer;
  /** What waits for an answer. */
  #held: (() => void)[] = [];
  holds = false;

  constructor() {
    const step: StudyStep = { id: 0, parent: null, actions: [], cards: [], seat: null, note: BARE, version: 0 };
    this.study = {
      ...{ id: "s", name: "Ours", version: 1, owner: true, editable: true, reading: true, key: null, made: null },
      chapters: [{ id: 1, name: "1", players: ["Ann", "Ben"], position: "tt1", steps: [step] }],
    };
  }

  get note(): StudyStep["note"] | undefined {
    return this.study.chapters[0]?.steps?.[0]?.note;
  }

  change(note: StudyStep["note"]): void {
    const version = this.study.version + 1;
    const [chapter] = this.study.chapters;
    if (!chapter?.steps) throw new Error("no chapter");
    const steps = chapter.steps.map((each) => ({ ...each, note, version }));
    this.study = { ...this.study, version, chapters: [{ ...chapter, steps }] };
  }

  async answer(path: string, { version, edit }: EditStudy): Promise<object> {
    if (path.includes("/positions/")) return { view: playView, events: [], cards: [], chances: [0.5, 0.5, 0, 0] };
    if (!path.includes("/edits")) return this.study;
    if (this.holds) await new Promise<void>((resolve) => this.#held.push(resolve));
    if (edit.do !== "note") throw new Error(edit.do);
    if ((this.study.chapters[0]?.steps?.[0]?.version ?? 0) > version)
      return { error: { code: "stale", text: "Someone else has changed this." } };
    const { text = "", mark = null } = edit;
    this.change({ ...BARE, text: text.trim(), mark });
    return this.study;
  }

  /** Answers what waits, and what is sent because of it. */
  async release(): Promise<void> {
    this.holds = false;
    for (const resolve of this.#held.splice(0)) resolve();
    await settled();
  }
}

/** As long as timers and answers need; no words are kept by themselves in this time. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100);

let notes: Notes;
let book: Book;

beforeEach(async () => {
  vi.useFakeTimers();
  stubBrowser();
  texts.use("en", english, studies);
  notes = new Notes();
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => ({
    json: async () => notes.answer(path, JSON.parse(body ?? "{}") as EditStudy),
  }));
  book = await Book.open("s", null);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function editor(): { field: HTMLTextAreaElement; unmount: () => void } {
  const { unmount } = render(NoteEditor, { book, drawing: new Drawing(), editable: true, beside: true });
  return { field: screen.getByRole("textbox"), unmount };
}

async function type(field: HTMLTextAreaElement, value: string): Promise<void> {
  await fireEvent.input(field, { target: { value } });
}

describe("what is said about a step", () => {
  it("keeps a mark that is chosen while the words before it are still on their way", async () => {
    const { field } = editor();
    notes.holds = true;
    await type(field, "hasty");
    await fireEvent.blur(field);
    await fireEvent.click(screen.getByRole("button", { name: "Doubtful move" }));
    await notes.release();
    expect(notes.note).toMatchObject({ text: "hasty", mark: "?!" });
    expect(book.refusal).toBeNull();
  });

  it("keeps what is typed while earlier words are on their way", async () => {
    const { field } = editor();
    notes.holds = true;
    await type(field, "too");
    await fireEvent.blur(field);
    await type(field, "too early ");
    await notes.release();
    expect([notes.note?.text, book.refusal]).toEqual(["too early", null]);
  });

  it("keeps words when another step is looked at before the server has answered", async () => {
    const { field, unmount } = editor();
    notes.change({ ...BARE, mark: "!" });
    await book.refresh();
    await type(field, "good");
    unmount();
    await settled();
    expect(notes.note).toMatchObject({ text: "good", mark: "!" });
  });

  it("does not overwrite unseen what somebody else has written since", async () => {
    const { field } = editor();
    await type(field, "mine");
    notes.change({ ...BARE, text: "theirs" });
    await book.refresh();
    await fireEvent.blur(field);
    await settled();
    expect([notes.note?.text, field.value, book.refusal]).toEqual(["theirs", "mine", "Someone else has changed this."]);
    await type(field, "mine all the same");
    await fireEvent.blur(field);
    await settled();
    expect([notes.note?.text, book.refusal]).toEqual(["mine all the same", null]);
  });
});
