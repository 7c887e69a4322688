// @vitest-environment jsdom
import english from "$locales/en/web.ftl?raw";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { texts } from "../lib/i18n.svelte";
import type { Notice } from "../lib/session.svelte";
import Chat from "./Chat.svelte";

const said = (seq: number): Notice => ({ seq, at: 0, type: "chat", seat: 1, name: "Ben", text: `word ${seq}` });

beforeAll(() => texts.use("en", english));
afterEach(cleanup);

describe("the colour of what was said", () => {
  it("is the person's own, though seats were drawn by lot after it was said", () => {
    const sat: Notice = { seq: 1, at: 0, type: "sat", seat: 1, name: "Ben" };
    const gone: Notice = { seq: 2, at: 0, type: "sat", seat: 1, name: "Carl" };
    const bot: Notice = { seq: 4, at: 0, type: "filled", seat: 1, level: "easy" };
    const { container } = render(Chat, { notices: [sat, said(3), gone, bot], names: ["Ben", "Ann"] });
    const colours = [...container.querySelectorAll("li svg")].map((each) => each.outerHTML.match(/--seat-\d/)?.[0]);
    expect(colours).toEqual(["--seat-0", "--seat-0", undefined, undefined]);
  });
});

describe("a long chat", () => {
  it("goes back page by page, past those that tell of moves only, and then the list has the focus", async () => {
    const names = ["Ann", "Ben"];
    const pages = [{ notices: [said(9)] }, { notices: [said(2), said(9)], onearlier: undefined }];
    const onearlier = vi.fn(async () => rerender(pages.shift() ?? {}));
    const { rerender } = render(Chat, { notices: [said(9)], names, onearlier });
    await fireEvent.click(screen.getByRole("button", { name: "Show earlier lines" }));
    await vi.waitFor(() => expect(screen.getByText("word 2")).toBeTruthy());
    expect(onearlier).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("button", { name: "Show earlier lines" })).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list", { name: "Chat" })));
  });
});
