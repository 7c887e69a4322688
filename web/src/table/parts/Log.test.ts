// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../../fixtures/english";
import playView from "../../fixtures/play.json";
import { texts } from "../../i18n/i18n.svelte";
import { DEFAULTS, settings } from "../../ui/browser/settings.svelte";
import type { View } from "../../protocol/protocol";
import type { LogTurn } from "../../game/log";
import Log from "./Log.svelte";

const { players, rules } = playView as unknown as View;

/** Turns of two players, each with one line that names its round. */
function turns(from: number, to: number): LogTurn[] {
  return Array.from({ length: to - from }, (_, i) => {
    const number = from + i;
    const [seat, round] = [number % 2, Math.floor(number / 2) + 1];
    return { seat, round, ply: 3 * number, events: [{ type: "skip", seat, phase: "play" }] };
  });
}

const lines = (): HTMLElement[] => screen.queryAllByTitle("Look at this moment");
const button = (): HTMLElement | null => screen.queryByRole("button", { name: "Show earlier lines" });

beforeAll(() => texts.use("en", english));
beforeEach(() => (settings.now = { ...DEFAULTS, lookedBack: true }));
afterEach(() => {
  cleanup();
  settings.now = DEFAULTS;
});

describe("a long log", () => {
  it("is drawn in pieces; the button shows the next one, and leads to its first line", async () => {
    render(Log, { turns: turns(0, 60), players, rules, seat: null, onlook: vi.fn() });
    expect(lines()).toHaveLength(40);
    await fireEvent.click(button() as HTMLElement);
    expect(lines()).toHaveLength(60);
    await vi.waitFor(() => expect(document.activeElement).toBe(lines()[40]));
    expect(button()).toBeNull();
  });

  it("fetches what is not here yet, and keeps the lines that are", async () => {
    const props = { players, rules, seat: null, onlook: vi.fn() };
    const onearlier = vi.fn(async () => rerender({ turns: turns(0, 60), onearlier: undefined }));
    const { rerender } = render(Log, { ...props, turns: turns(50, 60), onearlier });
    const before = lines();
    expect(before).toHaveLength(10);
    await fireEvent.click(button() as HTMLElement);
    await vi.waitFor(() => expect(document.activeElement).toBe(lines()[10]));
    expect(lines().slice(0, 10)).toEqual(before);
    expect(lines()).toHaveLength(60);
    expect(onearlier).toHaveBeenCalledOnce();
    expect(button()).toBeNull();
  });

  it("fetches it when somebody scrolls to the end of what is here, once at a time", async () => {
    const onearlier = vi.fn(() => new Promise<void>(() => undefined));
    render(Log, { turns: turns(50, 60), players, rules, seat: null, onearlier });
    const list = screen.getByRole("list", { name: "Log" });
    Object.defineProperties(list, { clientHeight: { value: 100 }, scrollHeight: { value: 300 } });
    await fireEvent.scroll(list);
    expect(onearlier).not.toHaveBeenCalled();
    list.scrollTop = 150;
    await fireEvent.scroll(list);
    await fireEvent.scroll(list);
    expect(onearlier).toHaveBeenCalledOnce();
    expect(list.getAttribute("aria-busy")).toBe("true");
  });

  it("says why nothing came, and can be asked again", async () => {
    const onearlier = vi.fn(() => Promise.reject(new Error("Too much at once.")));
    render(Log, { turns: turns(50, 60), players, rules, seat: null, onearlier });
    await fireEvent.click(button() as HTMLElement);
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Too much at once."));
    await fireEvent.click(button() as HTMLElement);
    expect(onearlier).toHaveBeenCalledTimes(2);
  });
});

describe("looking back", () => {
  const tip = "Choose a line to look back at that moment.";

  it("is pointed out until somebody has done it, where it can be done", async () => {
    settings.now = DEFAULTS;
    const onlook = vi.fn();
    render(Log, { turns: turns(0, 3), players, rules, seat: null, onlook });
    expect(screen.getByText(tip)).toBeTruthy();
    await fireEvent.click(lines()[1] as HTMLElement);
    expect(onlook).toHaveBeenCalledWith(3);
    expect(screen.queryByText(tip)).toBeNull();
  });

  it("is not pointed out where it cannot be done", () => {
    settings.now = DEFAULTS;
    render(Log, { turns: turns(0, 3), players, rules, seat: null });
    expect(screen.queryByText(tip)).toBeNull();
  });
});
