// What every arrangement of the table is given. They place its parts and know nothing of the game.
import type { Controls } from "../controls.svelte";
import type { Place } from "../place";

export interface LayoutProps {
  controls: Controls;
  place: Place;
  /** Letters and patterns for provinces. */
  signs: boolean;
}
