// @vitest-environment jsdom
import exerciseTexts from "$locales/en/exercise.ftl?raw";
import reviewTexts from "$locales/en/review.ftl?raw";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import playView from "../fixtures/play.json";
import { texts } from "../i18n/i18n.svelte";
import { Learning, ofPosition } from "../replay/review/learning.svelte";
import ExercisePage from "./ExercisePage.svelte";

const way = (...actions: string[]): object => ({ actions, chances: [0.5, 0.2, 0.2, 0.1], noise: 0.01 });
const GOOD = "right salzburg";
const REASON = { id: "why-route", sentence: "It keeps the route alive." };
const asked: { path: string; body: Record<string, unknown> }[] = [];
const go = vi.fn();

function answer(path: string, body: Record<string, unknown>): object {
  if (path === "/api/studies/s") return { chapters: [{ position: "tt1 one" }, { position: "tt1 two" }] };
  if (path === "/api/positions/seen")
    return body.position === "tt1 no" ? { error: { code: "bad_request", text: "No." } } : { view: playView };
  if (path === "/api/positions/best")
    return { hint: { action: GOOD, closing: [], sentence: "Play Salzburg.", candidates: [] }, ending: null };
  const [action] = body.actions as string[];
  const worse = action !== GOOD;
  return {
    ply: 0,
    seat: 0,
    tried: way(action ?? ""),
    best: way(GOOD),
    cost: worse ? 0.08 : 0,
    size: worse ? "mistake" : "none",
    reasons: worse ? [REASON] : [],
  };
}

beforeAll(() => texts.use("en", english, exerciseTexts, reviewTexts));
beforeEach(() => {
  asked.length = 0;
  go.mockClear();
  stubBrowser();
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
    const given = JSON.parse(body ?? "{}") as Record<string, unknown>;
    asked.push({ path, body: given });
    return { json: async () => answer(path, given) };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("an exercise", () => {
  it("weighs a try, lets one try again, and then says what is best and why", async () => {
    const learning = new Learning([{ place: ofPosition("tt1 one") }]);
    await learning.go(0);
    expect(learning.task).toBe("What would you play here as Ann? Do it at the table.");
    await learning.table?.act("left carlsruhe");
    expect([learning.stage, learning.verdict]).toEqual(["missed", "There is something better: −8%"]);
    learning.again();
    await learning.table?.act(GOOD);
    expect([learning.stage, learning.found]).toEqual(["found", 1]);
    await vi.waitFor(() => expect(learning.reasons.map(({ sentence }) => sentence)).toEqual(["Play Salzburg."]));
    expect(asked.filter(({ path }) => path.endsWith("/try")).map(({ body }) => body)).toMatchObject([
      { position: "tt1 one", actions: ["left carlsruhe"] },
      { position: "tt1 one", actions: [GOOD] },
    ]);
  });

  it("shows the best way to whoever gives up", async () => {
    const learning = new Learning([{ place: ofPosition("tt1 one") }]);
    await learning.go(0);
    await learning.show();
    expect([learning.stage, learning.decision?.best.actions, learning.found]).toEqual(["shown", [GOOD], 0]);
    expect(learning.reasons.map(({ sentence }) => sentence)).toEqual(["Play Salzburg."]);
  });

  it("comes from its address, and goes on to the editor", async () => {
    render(ExercisePage, { path: "/exercise", params: { hash: "tt1+one" }, go });
    await fireEvent.click(await screen.findByText("Open in the editor"));
    expect(asked[0]).toEqual({ path: "/api/positions/seen", body: { position: "tt1 one" } });
    expect(go).toHaveBeenCalledWith("/editor#tt1+one");
  });

  it("comes from every chapter of a study", async () => {
    render(ExercisePage, { path: "/exercise", params: { study: "s", hash: "" }, go });
    await screen.findByText("Position 1 of 2");
    await fireEvent.click(screen.getByText("Next"));
    await screen.findByText("Position 2 of 2");
    expect(asked.filter(({ path }) => path.endsWith("/seen")).map(({ body }) => body.position)).toEqual([
      "tt1 one",
      "tt1 two",
    ]);
  });

  it("says what is wrong with a position that is none", async () => {
    render(ExercisePage, { path: "/exercise", params: { hash: "tt1+no" }, go });
    expect((await screen.findByRole("alert")).textContent).toBe("No.");
  });

  it("asks for nothing if its address holds no position", async () => {
    render(ExercisePage, { path: "/exercise", params: { hash: "" }, go });
    expect((await screen.findByRole("alert")).textContent).toContain("This address holds no position.");
    expect(asked).toEqual([]);
  });
});
