// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../../fixtures/english";
import { texts } from "../../i18n/i18n.svelte";
import type { Notice } from "../session.svelte";
import { Unread } from "../unread.svelte";
import Chat from "./Chat.svelte";

const said = (seq: number): Notice => ({ seq, at: 0, type: "chat", seat: 1, name: "Ben", text: `word ${seq}` });

beforeAll(() => texts.use("en", english));
afterEach(cleanup);

describe("the colour of what was said", () => {
  it("is the person's own, though seats were drawn by lot after it was said", () => {
    const sat: Notice = { seq: 1, at: 0, type: "sat", seat: 1, name: "Ben" };
    const gone: Notice = { seq: 2, at: 0, type: "sat", seat: 1, name: "Carl" };
    const bot: Notice = { seq: 4, at: 0, type: "filled", seat: 1, level: "easy" };
    const { container } = render(Chat, { notices: [sat, said(3), gone, bot], names: ["Ben", "Ann"], you: [] });
    const colours = [...container.querySelectorAll("li svg")].map((each) => each.outerHTML.match(/--seat-\d/)?.[0]);
    expect(colours).toEqual(["--seat-0", "--seat-0", undefined, undefined]);
  });
});

describe("a long chat", () => {
  it("goes back page by page, past those that tell of moves only, and then the list has the focus", async () => {
    const names = ["Ann", "Ben"];
    const pages = [{ notices: [said(9)] }, { notices: [said(2), said(9)], onearlier: undefined }];
    const onearlier = vi.fn(async () => rerender(pages.shift() ?? {}));
    const { rerender } = render(Chat, { notices: [said(9)], names, you: [], onearlier });
    await fireEvent.click(screen.getByRole("button", { name: "Show earlier lines" }));
    await vi.waitFor(() => expect(screen.getByText("word 2")).toBeTruthy());
    expect(onearlier).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("button", { name: "Show earlier lines" })).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list", { name: "Chat" })));
  });
});

describe("what somebody said whom one has blocked", () => {
  const hidden = (seq: number): Notice => ({ ...said(seq), text: "", hidden: true }) as Notice;

  it("is left out, and a line says how much there is and leads to whom one has blocked", async () => {
    const onblocked = vi.fn();
    render(Chat, { notices: [hidden(1), said(2), hidden(3)], names: ["Ann", "Ben"], you: [0], onblocked });
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "2 lines by people you blocked are hidden" }));
    expect(onblocked).toHaveBeenCalled();
  });

  it("is not counted as unread", () => {
    expect(new Unread("abc").count([hidden(1), said(2)])).toBe(1);
  });
});

describe("a line of somebody else", () => {
  it("has a button to do something about it; one's own has none", async () => {
    const oncomplain = vi.fn();
    const own: Notice = { seq: 1, at: 0, type: "chat", seat: 0, name: "Ann", text: "mine" };
    render(Chat, { notices: [own, said(2)], names: ["Ann", "Ben"], you: [0], oncomplain });
    await fireEvent.click(screen.getByRole("button", { name: "Block or report Ben" }));
    expect(oncomplain).toHaveBeenCalledWith({ name: "Ben", about: { line: 2 }, said: "word 2" });
  });

  it("is distinguished from your own in the waiting room too, before seats are drawn", () => {
    const own: Notice = { seq: 1, at: 0, type: "chat", seat: 0, name: "Ann", text: "mine" };
    render(Chat, { notices: [own, said(2)], names: [], you: [0], oncomplain: vi.fn() });
    expect(screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"))).toEqual([
      "Block or report Ben",
    ]);
  });
});
