// @vitest-environment jsdom
import english from "$locales/en/web.ftl?raw";
import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { texts } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import Dialog from "./Dialog.svelte";

beforeAll(() => {
  texts.use("en", english);
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.show = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

describe("a sheet", () => {
  it("that Escape closes is put away by its owner, before anybody can ask for it again", () => {
    const onclose = vi.fn();
    const children = createRawSnippet(() => ({ render: () => "<p>20 points</p>" }));
    render(Dialog, { title: "The score", children, modal: false, onclose });
    const escape = new Event("cancel", { cancelable: true });
    screen.getByRole("dialog").dispatchEvent(escape);
    expect(onclose).toHaveBeenCalledOnce();
    expect(escape.defaultPrevented, "or the browser would close it, and say so late").toBe(true);
  });

  it("is opened once, whatever is looked at by what loses the focus to it", async () => {
    const show = vi.spyOn(HTMLDialogElement.prototype, "show").mockImplementation(function (this: HTMLDialogElement) {
      this.open = settings.now.name !== "nobody";
    });
    const children = createRawSnippet(() => ({ render: () => "<p>20 points</p>" }));
    render(Dialog, { title: "The score", children, modal: false, onclose: vi.fn() });
    settings.set({ name: "Ann" });
    await tick();
    expect(show).toHaveBeenCalledOnce();
  });
});
