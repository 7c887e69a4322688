import type { Args } from "./i18n.svelte";

/** A text still to be put into words: components choose the language. */
export interface Message {
  id: string;
  args?: Args;
}
