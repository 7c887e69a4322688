// Keeps the place of what is still on its way, so that nothing jumps when it comes: as high as it was the last time in this browser.
import type { Attachment } from "svelte/attachments";
import { viewport } from "./viewport.svelte";

const keyOf = (name: string): string => `thurntaxis.height.${name}`;

/** Pixels of the page; 0: there was nothing, or nobody has looked yet. */
export const keptHeight = (name: string): number => Number(localStorage.getItem(keyOf(name))) || 0;

export function kept(name: string, ready: () => boolean): Attachment<HTMLElement> {
  return (place) => {
    const height = keptHeight(name);
    if (!ready()) {
      if (height > 0) place.style.minHeight = `${height}px`;
      return;
    }
    place.style.removeProperty("min-height");
    const measure = (): void => localStorage.setItem(keyOf(name), String(viewport.box(place).height));
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  };
}
