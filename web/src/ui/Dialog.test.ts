// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import Dialog from "./Dialog.svelte";

beforeAll(() => {
  texts.use("en", english);
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.show = function () {
    this.open = true;
    this.querySelector<HTMLElement>("[autofocus], [tabindex]")?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

const children = createRawSnippet(() => ({ render: () => "<p>20 points</p>" }));

describe("a sheet", () => {
  it("that Escape closes is put away by its owner, before anybody can ask for it again", () => {
    const onclose = vi.fn();
    render(Dialog, { title: "The score", children, placement: "beside", onclose });
    const escape = new Event("cancel", { cancelable: true });
    screen.getByRole("dialog").dispatchEvent(escape);
    expect(onclose).toHaveBeenCalledOnce();
    expect(escape.defaultPrevented, "or the browser would close it, and say so late").toBe(true);
  });

  it("gives the focus back to the button that asked for it", () => {
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
    const { unmount } = render(Dialog, { title: "Call it off?", children, onclose: vi.fn() });
    expect(document.activeElement).not.toBe(button);
    unmount();
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it("stays open when what loses the focus to it changes something, such as a card that lit up", () => {
    const lit = new SvelteSet(["ulm"]);
    const card = document.body.appendChild(document.createElement("button"));
    card.addEventListener("focusout", () => lit.has("ulm") && lit.delete("ulm"));
    card.focus();
    const close = vi.spyOn(HTMLDialogElement.prototype, "close");
    render(Dialog, { title: "A new route?", children, placement: "beside", onclose: vi.fn() });
    flushSync();
    expect(lit.size).toBe(0);
    expect(close).not.toHaveBeenCalled();
    card.remove();
  });
});
