// Which of the four arrangements of the table fits the window.
import { zoomNow } from "./settings.svelte";

export type Arrangement = "phone" | "landscape" | "tablet" | "desktop";

export function arrange(width: number, height: number): Arrangement {
  if (height < 520 && width > height) return "landscape";
  if (width < 700) return "phone";
  if (width < (width > height ? 860 : 960)) return "tablet";
  return "desktop";
}

class Window {
  width = $state(1440);
  height = $state(900);
  arrangement = $derived(arrange(this.width, this.height));
  #beside = 0;
  #below = 0;
  #read = (): void => {
    const zoom = zoomNow();
    this.width = innerWidth / zoom - this.#beside;
    this.height = innerHeight / zoom - this.#below;
  };

  /** Follows the browser window; returns how to stop. */
  follow(): () => void {
    this.#read();
    addEventListener("resize", this.#read);
    return () => removeEventListener("resize", this.#read);
  }

  /** Keeps room for something beside or below the table, in pixels. */
  reserve(beside: number, below: number): void {
    this.#beside = beside;
    this.#below = below;
    this.#read();
  }
}

export const screen = new Window();
