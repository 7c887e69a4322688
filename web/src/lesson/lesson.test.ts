import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import playView from "../fixtures/play.json";
import { t } from "../i18n/i18n.svelte";
import { settings } from "../ui/browser/settings.svelte";
import type { View } from "../protocol/protocol";
import { Lesson } from "./lesson.svelte";
import { readProgress } from "./progress";

const view = playView as unknown as View;
const STEPS = ["ends", "alive", "puzzle"].map((id) => ({ id, section: "play", seat: 0 }));

describe("what is kept of the lesson", () => {
  it("is read back, and nothing else is believed", () => {
    expect(readProgress('{"step": "alive", "done": ["ends"]}')).toEqual({ step: "alive", done: ["ends"] });
    expect(readProgress('{"step": 3, "done": [1, "ends"]}')).toEqual({ step: "", done: ["ends"] });
    for (const stored of [null, "", "nonsense", "[]"]) expect(readProgress(stored)).toEqual({ step: "", done: [] });
  });
});

describe("the lesson", () => {
  let asked: [string, { actions: string[]; known: number } | undefined][] = [];
  const stored = new Map<string, string>();

  beforeEach(() => {
    asked = [];
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string | null }) => {
      const sent = body ? JSON.parse(body) : undefined;
      asked.push([path, sent]);
      if (path === "/api/lesson") return { json: async () => ({ steps: STEPS }) };
      const newest = sent?.actions?.at(-1);
      return {
        json: async () => ({
          view: { ...view, ply: sent.actions.length },
          events: [],
          done: newest === "left kempten",
          nudge: newest === "right kempten" ? "learn-ends-nudge-right" : null,
        }),
      };
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("begins with the first step, or where one left off", async () => {
    const lesson = new Lesson();
    await lesson.start();
    expect(lesson.step?.id).toBe("ends");
    stored.set("thurntaxis.lesson", '{"step": "puzzle", "done": ["ends"]}');
    await lesson.start();
    expect(lesson.step?.id).toBe("puzzle");
    expect(lesson.done).toEqual(["ends"]);
  });

  it("calls the learner by their own name", async () => {
    const lesson = new Lesson();
    settings.now = { ...settings.now, name: "Ada" };
    await lesson.start();
    settings.now = { ...settings.now, name: "" };
    expect(lesson.table?.view.players[view.seat ?? 0]).toBe("Ada");
    expect(lesson.table?.view.players.filter((name) => name === "Ada")).toHaveLength(1);
  });

  it("sends all actions of the try with what it knows, and uses the server's judgement", async () => {
    const lesson = new Lesson();
    await lesson.start();
    await lesson.table?.act("take linz");
    expect(lesson.state).toBe("trying");
    await lesson.table?.act("left kempten");
    expect(asked.at(-1)).toEqual(["/api/lesson/ends", { actions: ["take linz", "left kempten"], known: 1 }]);
    expect(lesson.state).toBe("solved");
    expect(JSON.parse(stored.get("thurntaxis.lesson") ?? "")).toEqual({ step: "ends", done: ["ends"] });
  });

  it("nudges after a wrong try and starts again on request", async () => {
    const lesson = new Lesson();
    await lesson.start();
    await lesson.table?.act("right kempten");
    expect(lesson.state).toBe("missed");
    expect(lesson.nudge).toBe("learn-ends-nudge-right");
    const before = lesson.table;
    await lesson.again();
    expect(lesson.state).toBe("trying");
    expect(lesson.table).not.toBe(before);
    await lesson.table?.act("left kempten");
    expect(asked.at(-1)?.[1]?.actions).toEqual(["left kempten"]);
  });

  it("does not go to a step that cannot be fetched", async () => {
    const lesson = new Lesson();
    await lesson.start();
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await lesson.go(1);
    expect(lesson.step?.id).toBe("ends");
    expect(lesson.table?.answer).toBe(t("connection-not-sent"));
    vi.stubGlobal("fetch", fetch);
    await lesson.go(1);
    expect(lesson.step?.id).toBe("alive");
  });

  it("ends after the last step", async () => {
    const lesson = new Lesson();
    await lesson.start();
    await lesson.go(3);
    expect(lesson.finished).toBe(true);
    await lesson.startOver();
    expect(lesson.step?.id).toBe("ends");
  });
});
