// @vitest-environment jsdom
import review from "$locales/en/review.ftl?raw";
import summary from "$locales/en/summary.ftl?raw";
import levels from "$locales/en/levels.ftl?raw";
import ways from "$locales/en/ways.ftl?raw";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../../fixtures/browser";
import { english } from "../../fixtures/english";
import playView from "../../fixtures/play.json";
import { DRAFT, POINTS, REVIEW } from "../../fixtures/review";
import { texts } from "../../i18n/i18n.svelte";
import type { View } from "../../protocol/protocol";
import Curve from "./Curve.svelte";
import { worthLearning, type Learning } from "./learning.svelte";
import { signed } from "../../game/hints";
import { hintFor, momentsOf, nameOf, signOf, wayText, weightiest } from "./moments";
import ReviewPanel from "./ReviewPanel.svelte";
import { costText, luckText, summaryPicture, summaryText } from "./summary";

beforeEach(() => {
  texts.use("en", [english, review, summary, levels, ways].join("\n"));
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("moments", () => {
  it("are costly decisions and strokes of luck, in order", () => {
    expect(momentsOf(REVIEW).map(({ kind, ply, seat }) => [kind, ply, seat])).toEqual([
      ["decision", 2, 1],
      ["luck", 4, 1],
      ["decision", 6, 0],
    ]);
  });

  it("have good finds among them, beside the next best way", () => {
    const [, , played] = REVIEW.decisions;
    if (!played) throw new Error();
    const others = [{ actions: ["take linz"], chances: [0.1, 0.6, 0.3], noise: 0.01 }];
    const [moment] = momentsOf({ ...REVIEW, cards: [], decisions: [{ ...played, find: 5, others }] });
    expect(moment && [signOf(moment), nameOf(moment), signed(moment.change)]).toEqual(["!", "good find", "+10%"]);
    expect(hintFor({ ...played, find: 5, others }).candidates.map(({ action }) => action)).toEqual([
      "take ulm",
      "take linz",
    ]);
  });

  it("are those that changed most, in the order of the game", () => {
    const [moment] = momentsOf(REVIEW);
    const changes = [0.1, -0.3, 0.02, 0.2, -0.4, 0.5, -0.6, 0.03, 0.7, -0.8];
    const many = changes.flatMap((change, i) => (moment ? [{ ...moment, id: `${i}`, change }] : []));
    expect(weightiest(many).map(({ change }) => change)).toEqual([0.1, -0.3, 0.2, -0.4, 0.5, -0.6, 0.7, -0.8]);
  });

  it("say what was played and what was better", () => {
    const calling = (...can_call: View["can_call"]): View => ({ ...(playView as unknown as View), can_call });
    expect(wayText({ actions: ["take linz"] }, calling("administrator"))).toBe("take Linz");
    expect(wayText({ actions: ["take linz"] }, calling("postmaster"))).toBe("take Linz as well, with the Postmaster");
    expect(wayText({ actions: ["close", "house ulm", "cartwright"] }, calling())).toBe(
      "close the route with a house in Ulm, with the Cartwright’s help",
    );
    expect(signed(-0.126)).toBe("−13%");
    expect(signed(0.09)).toBe("+9%");
  });

  it("show the houses of a better closing on the map", () => {
    const decision = REVIEW.decisions[1];
    expect(decision && hintFor(decision).candidates.map(({ action, chance }) => [action, chance])).toEqual([
      ["house ulm", 0.4],
      ["house linz", 0.4],
    ]);
  });
});

describe("the curve", () => {
  function curve(ply: number): { onseek: ReturnType<typeof vi.fn>; onmoment: ReturnType<typeof vi.fn>; svg: Element } {
    const [onseek, onmoment] = [vi.fn(), vi.fn()];
    const { players, chances } = REVIEW;
    render(Curve, { players, chances, moments: momentsOf(REVIEW), ply, onseek, onmoment });
    return { onseek, onmoment, svg: screen.getByRole("slider", { name: "Chances of winning" }) };
  }

  it("goes step by step, and from mark to mark", async () => {
    const { onseek, onmoment, svg } = curve(4);
    await fireEvent.keyDown(svg, { key: "ArrowRight" });
    await fireEvent.keyDown(svg, { key: "Home" });
    expect(onseek.mock.calls).toEqual([[5], [0]]);
    await fireEvent.keyDown(svg, { key: "ArrowUp" });
    await fireEvent.keyDown(svg, { key: "ArrowDown" });
    expect(onmoment.mock.calls.map(([moment]) => (moment as { ply: number }).ply)).toEqual([6, 2]);
  });

  it("goes where it is clicked; near a mark, to the mark", async () => {
    const { onseek, onmoment, svg } = curve(0);
    const width = Number(svg.getAttribute("width"));
    await fireEvent.click(svg, { clientX: 6 + (width - 12) * 0.6 + 3 });
    expect(onmoment.mock.calls[0]?.[0]).toMatchObject({ ply: 6, kind: "decision" });
    await fireEvent.click(svg, { clientX: width });
    expect(onseek).toHaveBeenCalledWith(10);
  });

  it("says every player's chance, and tells the lines apart without colour", () => {
    const { svg } = curve(10);
    expect(svg.getAttribute("aria-valuetext")).toBe("Step 10: Ann 10%, Ben 80%, Clara 10%");
    const dashes = [...svg.querySelectorAll(".line")].map((line) => line.getAttribute("stroke-dasharray"));
    expect(new Set(dashes).size).toBe(3);
  });
});

describe("the panel", () => {
  const asked: string[] = [];
  let answers: object[] = [];
  let learning: Learning | null = null;

  beforeEach(() => {
    asked.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path.replace("/api/tables/k3v9/", "")}`);
      return Promise.resolve({ json: () => Promise.resolve(answers.shift() ?? {}) });
    });
  });

  async function open(own: number | null = null): Promise<{ onseek: ReturnType<typeof vi.fn>; better: unknown[] }> {
    const onseek = vi.fn();
    const better: unknown[] = [];
    const turns = [
      { ply: 0, seat: 0 },
      { ply: 5, seat: 1 },
    ];
    render(ReviewPanel, {
      watching: {
        id: "k3v9",
        reel: { players: REVIEW.players, turns, frame: () => undefined },
        own,
        ply: 6,
        showBetter: (hint) => void better.push(hint),
        review: vi.fn(),
      },
      beside: true,
      onseek,
      onlearn: (begun) => void (learning = begun),
    });
    await vi.advanceTimersByTimeAsync(10);
    return { onseek, better };
  }

  const status = (state: string, progress = 0, review: object | null = null, draft: object | null = null): object => ({
    budget: "quick",
    state,
    progress,
    points: POINTS,
    draft,
    review,
  });

  const rowsOfTables = (): string[] =>
    screen
      .getAllByRole<HTMLTableRowElement>("row")
      .map(({ cells }) => [...cells].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()).join(" "));

  it("asks for the review, shows its progress, and then the review", async () => {
    answers = [status("waiting"), status("waiting"), status("running", 0.4), status("done", 1, REVIEW)];
    const { onseek, better } = await open();
    expect(screen.getByText(/Waiting in the queue/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(750);
    expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBeCloseTo(0.4);
    await vi.advanceTimersByTimeAsync(750);
    expect(asked).toEqual(["POST review", ...Array.from({ length: 3 }, () => "GET review?budget=quick")]);
    // The blunder of the position that is looked at, with its reason, and the better way for the map.
    const here = within(screen.getByRole("button", { current: "step" }).closest("li") as HTMLElement);
    expect(
      here.getByText("Better: close the route with houses in Ulm and Linz, with the Cartwright’s help"),
    ).toBeTruthy();
    expect(here.getByText(/64 of 100 games/)).toBeTruthy();
    expect(better.at(-1)).toMatchObject({ ply: 6, action: "close" });
    await fireEvent.click(screen.getByRole("button", { name: /Ben.*slip/ }));
    expect(onseek).toHaveBeenLastCalledWith(2, true);
  });

  it("shows points at once, then chances, then marks as they are certain, and all of them stay", async () => {
    const running = (draft: object | null): object => status("running", 0.3, null, draft);
    answers = [status("waiting"), running(null), running({ ...DRAFT, decisions: [], plies: 0 }), running(DRAFT)];
    answers.push(status("done", 1, REVIEW));
    await open();
    expect(screen.getByText("Ben wins with 10 points")).toBeTruthy();
    expect(rowsOfTables()).toEqual([
      "Player Carriage Bonus tiles Houses not placed Total",
      "Ben 10 8 −8 10",
      "Clara 5 3 −8 0",
      "Ann 2 1 −13 −10",
    ]);
    expect(screen.queryByRole("slider")).toBeNull();
    const marks = (): string[] =>
      screen.queryAllByRole("button", { name: /· step \d/ }).map((each) => each.textContent);
    await vi.advanceTimersByTimeAsync(750);
    expect(screen.getByRole("slider", { name: "Chances of winning" })).toBeTruthy();
    expect(marks()).toHaveLength(1);
    // Nothing is said of mistakes that have not been looked for.
    expect(screen.queryByText("No clear mistakes.")).toBeNull();
    await vi.advanceTimersByTimeAsync(750);
    const [slip = "", luck = ""] = marks();
    expect(slip).toContain("slip");
    expect(luck).toContain("unlucky card Passau");
    expect(screen.getByText("Decisions up to step 4 of 10 have been checked so far.")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(750);
    expect(marks()).toEqual(expect.arrayContaining([slip, luck]));
    expect(marks()).toHaveLength(3);
    expect(screen.queryByText(/checked so far/)).toBeNull();
  });

  it("says how everybody played, and shows the rest of the moments on request", async () => {
    const [slip] = REVIEW.decisions;
    const slips = Array.from({ length: 12 }, (_, ply) =>
      slip ? [{ ...slip, ply, cost: 0.02 + Math.abs(ply - 6) / 100 }] : [],
    );
    answers = [status("done"), status("done", 1, { ...REVIEW, decisions: slips.flat() })];
    await open();
    const rows = rowsOfTables().slice(-4);
    expect(rows).toEqual([
      "Player Play Luck · Mistakes To win",
      "Ann Solid  22%",
      "Ben winner Solid  60%",
      "Clara Solid  18%",
    ]);

    const shown = (): number => screen.getAllByRole("button", { name: /· step \d/ }).length;
    // The eight weightiest, and the slip of the position that is looked at, which is not among them.
    expect(screen.getByRole("button", { current: "step" }).textContent).toContain("step 6");
    expect(shown()).toBe(9);
    await fireEvent.click(screen.getByRole("button", { name: "Show all (13)" }));
    expect(shown()).toBe(13);
    await fireEvent.click(screen.getByRole("button", { name: "Show only the most important" }));
    expect(shown()).toBe(9);
  });

  it("begins with one's own moments, and has the curve as a table", async () => {
    answers = [status("done"), status("done", 1, REVIEW)];
    await open(1);
    expect(screen.queryByRole("button", { name: /Ann.*blunder/ })).toBeNull();
    expect(screen.getByRole("button", { name: /Ben.*unlucky card Passau/ })).toBeTruthy();
    const details = screen.getByText("The curve as a table").closest("details") as HTMLDetailsElement;
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    const rows = rowsOfTables();
    expect(rows).toContain("Ann · step 0 40% 30% 30% slip, unlucky card Passau");
  });

  it("can be given up, and asked for again", async () => {
    answers = [status("running"), status("running", 0.1), {}, status("done"), status("done", 1, REVIEW)];
    await open();
    await fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual(["POST review", "GET review?budget=quick", "DELETE review?budget=quick"]);
    await fireEvent.click(screen.getByRole("button", { name: "Start again" }));
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByRole("slider")).toBeTruthy();
  });

  it("gives one's own mistakes as positions to play: try, be told, try again, show", async () => {
    const view = { ...playView, ply: 6 };
    answers = [status("done"), status("done", 1, REVIEW), { frames: [{ view }] }];
    const { better } = await open(0);
    await fireEvent.click(screen.getByRole("button", { name: "Learn from my mistakes" }));
    await vi.advanceTimersByTimeAsync(10);
    expect(asked.at(-1)).toBe("GET replay?seat=0&from=6&count=1");
    expect(screen.getByText("Here Ann chose to end the turn. Find a better way.")).toBeTruthy();
    expect(better.at(-1)).toBeNull();

    await learning?.table?.act("end");
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByText("That is what was played.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));

    answers = [{ cost: 0.13, size: "blunder" }];
    await learning?.table?.act("take ulm");
    await vi.advanceTimersByTimeAsync(10);
    expect(asked.at(-1)).toBe("POST try");
    expect(screen.getByText("Better than what was played, but not the best: −13%")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));

    await fireEvent.click(screen.getByRole("button", { name: /^houses in Ulm and Linz/ }));
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByText(/^Well spotted/)).toBeTruthy();
    expect(screen.getByText(/64 of 100 games/)).toBeTruthy();
    expect(better.at(-1)).toMatchObject({ ply: 6 });
    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByText("That was the last one. You found 1 of 1.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Back to the review" }));
    expect(screen.getByRole("slider")).toBeTruthy();
  });

  it("says why it could not be had", async () => {
    answers = [{ error: { code: "too_much", text: "One review at a time." } }];
    await open();
    expect(screen.getByRole("alert").textContent).toBe("One review at a time.");
    expect(screen.getByRole("button", { name: "Start again" })).toBeTruthy();
  });
});

describe("learning", () => {
  it("takes what cost most, in the order of the game", () => {
    expect(worthLearning(REVIEW, null).map(({ ply }) => ply)).toEqual([6]);
    // Slips only where there is nothing worse.
    expect(worthLearning(REVIEW, 1).map(({ ply }) => ply)).toEqual([2]);
    expect(worthLearning(REVIEW, 2)).toEqual([]);
  });
});

describe("the summary", () => {
  it("keeps luck and mistakes on a scale that ends at a win", () => {
    const wild = structuredClone(REVIEW);
    const [seat] = wild.seats;
    if (seat) Object.assign(seat, { cost_per_decision: 0.1, books: { ...seat.books, luck: -1.3 } });
    expect(costText(wild, 0, 0)).toBe("Your mistakes cost you more than a win.");
    expect(summaryPicture(wild, 0, "").bars?.[0]?.bars.map(({ value }) => value)).toEqual([-1, -1]);
  });

  it("says nothing of luck that may be noise", () => {
    const even = structuredClone(REVIEW);
    const [seat] = even.seats;
    if (seat) seat.books.luck = 0.09;
    expect(luckText(even, 0, 0)).toBe("Luck made no clear difference.");
  });

  it("is a text to send", () => {
    const text = summaryText(REVIEW, 2, "https://example.org/replay/k3v9");
    expect(text).toContain("Thurn und Taxis, review: Ann, Ben, Clara");
    expect(text).toMatch(/Ben: Solid, like level 5 · /);
    expect(text).toContain("20 decisions, 1 blunder, 2 slips");
    expect(text).toContain("Luck was worth +0.1 of a win to you. Your mistakes cost you 0.2 of a win.");
    expect(text).toContain("Step 6: Ann chose to end the turn, −20%");
    expect(text).toContain("Ben won by playing better");
    expect(text.indexOf("Clara: Solid")).toBeLessThan(text.indexOf("Ann: Solid"));
  });
});
