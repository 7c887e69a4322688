import type { Args } from "./i18n.svelte";
import type { TextId } from "./ids";

/** A text still to be put into words: components choose the language. */
export interface Message {
  id: TextId;
  args?: Args;
}
