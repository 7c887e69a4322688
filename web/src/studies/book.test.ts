// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import playView from "../fixtures/play.json";
import type { EditStudy, StudyAnswer, StudyChapter, StudyStep } from "../protocol/protocol";
import { Book } from "./book.svelte";

const NOTE = { text: "", mark: null, arrows: [], circles: [] };
let study: StudyAnswer;
/** What was sent to be kept. */
let edits: EditStudy[] = [];
/** Somebody else was quicker. */
let stale = false;

function answer(path: string, body: EditStudy & { actions?: string[]; known?: number }): object {
  if (path.includes("/chances")) return { chances: [0.5, 0.5, 0, 0] };
  if (path.includes("/positions/tried")) {
    const actions = body.actions ?? [];
    const cards = actions.slice(body.known).map(() => ({ city: "ulm", to: "display", supply: { ulm: 2, linz: 1 } }));
    return {
      view: { ...playView, ply: actions.length, phase: actions.at(-1) === "close" ? "houses" : "draw" },
      events: [],
      cards,
    };
  }
  if (path.includes("/edits")) {
    edits.push(body);
    if (stale) return { error: { code: "stale", text: "Someone else has changed this." } };
    const { edit } = body;
    const [chapter] = study.chapters;
    const steps = chapter?.steps ?? [];
    if (edit.do !== "step") return study;
    const step: StudyStep = {
      id: steps.length,
      parent: edit.parent,
      actions: edit.tried.actions,
      cards: [],
      seat: 0,
      note: NOTE,
      version: 2,
    };
    study = {
      ...study,
      version: study.version + 1,
      made: step.id,
      chapters: [{ ...(chapter as StudyChapter), steps: [...steps, step] }],
    };
    return study;
  }
  return study;
}

beforeEach(() => {
  edits = [];
  stale = false;
  const begin: StudyStep = { id: 0, parent: null, actions: [], cards: [], seat: null, note: NOTE, version: 0 };
  study = {
    id: "s",
    name: "Ours",
    version: 1,
    owner: true,
    editable: true,
    reading: false,
    key: null,
    made: null,
    chapters: [{ id: 1, name: "1", players: ["Ann", "Ben"], position: "tt1", steps: [begin] }],
  };
  vi.useFakeTimers();
  stubBrowser();
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => ({
    json: async () => answer(path, JSON.parse(body ?? "{}") as EditStudy),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class FakeSocket {
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("an open study", () => {
  it("keeps every step, and goes to one that is there already", async () => {
    const book = await Book.open("s", null);
    await book.table.act("take ulm");
    await book.table.act("end");
    expect(edits.map(({ edit }) => edit)).toMatchObject([
      { do: "step", parent: 0, tried: { actions: ["take ulm"], cards: ["ulm"] } },
      { do: "step", parent: 1, tried: { actions: ["end"] } },
    ]);
    book.go(0);
    await vi.advanceTimersByTimeAsync(0);
    expect([book.at, book.last]).toEqual([0, 2]);
    await book.table.act("take ulm");
    expect([book.step.id, edits.length]).toEqual([1, 2]);
    await book.table.act("take linz");
    expect([book.step.id, book.at, book.last]).toEqual([3, 2, 2]);
  });

  it("keeps a closing only when it is whole", async () => {
    const book = await Book.open("s", null);
    await book.table.act("close");
    expect([edits.length, book.step.id]).toEqual([0, 0]);
    await book.table.act("house ulm", "done");
    expect(edits[0]?.edit).toMatchObject({ tried: { actions: ["close", "house ulm", "done"] } });
  });

  it("lets readers try, and keeps nothing of it", async () => {
    study = { ...study, editable: false, owner: false };
    const book = await Book.open("s", null);
    await book.table.act("take ulm");
    await book.table.act("end");
    expect([edits.length, book.at, book.last]).toEqual([0, 2, 2]);
  });

  it("says so when somebody else was quicker, and shows the newest state", async () => {
    const book = await Book.open("s", null);
    stale = true;
    study = { ...study, version: 5, name: "Theirs" };
    expect(await book.note({ chapter: 1, step: 0 }, () => ({ text: "mine" }))).toBe(false);
    expect([book.refusal, book.study.name, book.study.version]).toEqual([
      "Someone else has changed this.",
      "Theirs",
      5,
    ]);
  });

  it("shows what others change as soon as the server says so, and why it stopped", async () => {
    const sockets: FakeSocket[] = [];
    vi.stubGlobal(
      "WebSocket",
      class extends FakeSocket {
        constructor(readonly url: string) {
          super();
          sockets.push(this);
        }
      },
    );
    const book = await Book.open("s", "secret");
    const stop = book.follow();
    const [socket] = sockets as [FakeSocket];
    socket.onopen?.();
    expect(socket.sent).toEqual([expect.objectContaining({ type: "follow", key: "secret" })]);
    study = { ...study, version: 5, name: "Theirs" };
    socket.hear({ type: "study", version: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(book.study.name).toBe("Theirs");
    // The line is lost: it is opened again, and what was missed is asked for.
    socket.onclose?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(2);
    study = { ...study, version: 6, name: "Later" };
    sockets[1]?.hear({ type: "study", version: 6 });
    await vi.advanceTimersByTimeAsync(0);
    expect(book.study.name).toBe("Later");
    sockets[1]?.hear({ type: "error", error: { code: "unknown", text: "There is no such study." } });
    sockets[1]?.onclose?.();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([book.refusal, sockets.length]).toEqual(["There is no such study.", 2]);
    stop();
  });
});
