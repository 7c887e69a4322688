// @vitest-environment jsdom
import reviewing from "$locales/en/review.ftl?raw";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../../fixtures/browser";
import { english } from "../../fixtures/english";
import playView from "../../fixtures/play.json";
import { texts } from "../../i18n/i18n.svelte";
import AnalysisBar from "./AnalysisBar.svelte";
import { Analysis } from "./analysis.svelte";

interface Asked {
  path: string;
  ply: number;
  actions?: string[];
  cards?: (string | null)[];
  known?: number;
}

let asked: Asked[] = [];
/** Refusals of chances before they are shown. */
let busy = 0;
/** What chance gives. */
let drawn = "ulm";

function answer(path: string, body: Omit<Asked, "path">): object {
  asked.push({ path, ...body });
  const actions = body.actions ?? [];
  if (path.endsWith("/chances")) {
    if (busy > 0) return { error: { code: "too_much", text: `Too much, ${busy--}` } };
    return { chances: [0.5 + 0.1 * actions.length, 0.5 - 0.1 * actions.length, 0, 0] };
  }
  if (actions.includes("fly")) return { error: { code: "illegal", text: "Nobody flies." } };
  const city = body.cards?.at(actions.length - 1) ?? drawn;
  return {
    view: { ...playView, ply: 40 + actions.length },
    events: [],
    cards: actions.length > 0 ? [{ city, to: "display", supply: { ulm: 2, linz: 1 } }] : [],
  };
}

const chancesAsked = (): Asked[] => asked.filter(({ path }) => path.endsWith("/chances"));
const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(250);

beforeAll(() => texts.use("en", `${english}\n${reviewing}`));
beforeEach(() => {
  asked = [];
  busy = 0;
  drawn = "ulm";
  vi.useFakeTimers();
  stubBrowser();
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => ({
    json: async () => answer(path, JSON.parse(body) as Asked),
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the analysis board", () => {
  it("does actions for all seats, goes back and forth, and drops what was tried before", async () => {
    const analysis = await Analysis.begin("k3v9", 40, () => []);
    await analysis.table.act("take ulm");
    await analysis.table.act("take linz");
    expect([analysis.at, analysis.last, analysis.table.view.ply]).toEqual([2, 2, 42]);
    analysis.go(0);
    expect(analysis.table.view.ply).toBe(40);
    analysis.go(1);
    await analysis.table.act("end");
    expect([analysis.at, analysis.last]).toEqual([2, 2]);
    expect(asked.at(-1)).toMatchObject({ ply: 40, actions: ["take ulm", "end"], known: 1, cards: ["ulm"] });
  });

  it("asks for chances when a step is looked at for a moment, and only once", async () => {
    const analysis = await Analysis.begin("k3v9", 40, () => []);
    await analysis.table.act("take ulm");
    await analysis.table.act("take linz");
    await rest();
    expect(chancesAsked().map(({ actions }) => actions)).toEqual([["take ulm", "take linz"]]);
    expect(analysis.chances?.[0]).toBeCloseTo(0.7);
    analysis.go(1);
    await rest();
    analysis.go(2);
    await rest();
    expect(chancesAsked()).toHaveLength(2);
    expect(analysis.before?.[0]).toBeCloseTo(0.6);
  });

  it("asks again where the server was busy, and not for a step that was left", async () => {
    busy = 1;
    const analysis = await Analysis.begin("k3v9", 40, () => []);
    await rest();
    expect([analysis.chances, analysis.problem]).toEqual([null, null]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(analysis.chances).not.toBeNull();
    await analysis.table.act("end");
    analysis.leave();
    await vi.advanceTimersByTimeAsync(2000);
    expect(chancesAsked()).toHaveLength(2);
  });

  it("stays where it is when something cannot be done", async () => {
    const analysis = await Analysis.begin("k3v9", 40, () => []);
    await analysis.table.act("fly");
    expect([analysis.last, analysis.table.error]).toEqual([0, "Nobody flies."]);
  });

  it("lets the card be chosen that comes, or chance decide", async () => {
    const analysis = await Analysis.begin("k3v9", 40, () => []);
    const { container } = render(AnalysisBar, { analysis, onleave: vi.fn() });
    await analysis.table.act("take basel");
    await vi.advanceTimersByTimeAsync(0);
    const choice = screen.getByLabelText<HTMLSelectElement>("Turned up");
    expect([...choice.options].map(({ text }) => text)).toEqual(["at random", "Linz (1)", "Ulm (2)"]);
    expect(choice.value).toBe("ulm");
    await fireEvent.change(choice, { target: { value: "linz" } });
    await rest();
    expect(asked.filter(({ path }) => !path.endsWith("/chances")).at(-1)).toMatchObject({ known: 0, cards: ["linz"] });
    expect([choice.value, analysis.last]).toEqual(["linz", 1]);
    await fireEvent.change(choice, { target: { value: "" } });
    await rest();
    expect([choice.value, analysis.last]).toEqual(["ulm", 1]);
    expect(screen.getByRole("status").textContent).toContain("60%");
    expect(container.querySelector(".at")?.textContent).toBe("1 of 1");
  });
});
