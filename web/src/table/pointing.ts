// Cards and map belong together: pointing at a card lights its city, and holding it explains it and does nothing else.
import type { CityId } from "../protocol/protocol";
import type { Controls } from "./controls.svelte";

/** A touch of this length asks for information and does not act. */
const HOLD = 450;
const SLIP = 8;

export function pointing(controls: Controls, city: CityId) {
  return (node: HTMLElement): (() => void) => {
    let held: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };

    const light = (): void => void (controls.carded = city);
    function dim(): void {
      if (controls.carded === city) controls.carded = null;
    }
    /** A card with the focus may go away while the table is drawn, when nothing may be changed. */
    function onfocusout(): void {
      queueMicrotask(dim);
    }
    function explain(): void {
      controls.carded = null;
      controls.explained = city;
    }
    /** The click that ends a hold is not meant. */
    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }
    function release(): void {
      clearTimeout(held);
    }

    function onpointerover({ pointerType }: PointerEvent): void {
      if (pointerType === "mouse") light();
    }
    function onpointerout({ pointerType }: PointerEvent): void {
      if (pointerType === "mouse") dim();
    }
    function onfocusin({ target }: FocusEvent): void {
      if (target instanceof Element && target.matches(":focus-visible")) light();
    }
    function onpointerdown(event: PointerEvent): void {
      node.removeEventListener("click", swallow, { capture: true });
      if (event.pointerType === "mouse") return;
      light();
      from = { x: event.clientX, y: event.clientY };
      held = setTimeout(() => {
        explain();
        node.addEventListener("click", swallow, { capture: true, once: true });
      }, HOLD);
    }
    function onpointermove({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) release();
    }
    /** The mouse's right button, the keyboard's menu key, and on some systems a long touch. */
    function oncontextmenu(event: Event): void {
      event.preventDefault();
      release();
      explain();
    }

    const listeners: [string, (event: never) => void][] = [
      ["pointerover", onpointerover],
      ["pointerout", onpointerout],
      ["focusin", onfocusin],
      ["focusout", onfocusout],
      ["pointerdown", onpointerdown],
      ["pointermove", onpointermove],
      ["pointerup", release],
      ["pointercancel", release],
      ["contextmenu", oncontextmenu],
    ];
    for (const [type, listener] of listeners) node.addEventListener(type, listener as EventListener);
    return () => {
      release();
      for (const [type, listener] of listeners) node.removeEventListener(type, listener as EventListener);
    };
  };
}
