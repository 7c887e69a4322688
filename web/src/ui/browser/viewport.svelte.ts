// The geometry of the page: the only file that asks how large the window is. CSS gets it as `--vw` and `--vh` (a hundredth
// of the window, in the pixels of the zoomed page) and as the attribute `data-layout` of <html>.
import { settings } from "./settings.svelte";

export type Layout = "phone" | "landscape" | "tablet" | "desktop";

/** How much larger than drawn everything is shown. */
const ZOOM = { normal: 1, large: 1.15, largest: 1.3 } as const;
/** Nothing is drawn for less: on the narrowest phones text does not become quite as large as set. */
const LEAST_WIDTH = 300;
/** The least that a table needs which has a column beside it, and the width from which on the column gets more. */
const BESIDE = { width: 880, height: 560, ample: 980 };

export function layoutFor(width: number, height: number): Layout {
  if (height < 520 && width > height) return "landscape";
  if (width < 700) return "phone";
  if (width < (width > height ? 860 : 960)) return "tablet";
  return "desktop";
}

class Viewport {
  #inner = $state.raw({ width: 1440, height: 900 });
  #reserved = $state.raw({ beside: 0, below: 0, above: 0 });
  zoom = $derived(Math.min(ZOOM[settings.now.textSize], this.#inner.width / LEAST_WIDTH));
  width = $derived(this.#inner.width / this.zoom);
  height = $derived(this.#inner.height / this.zoom);
  layout = $derived(layoutFor(this.width, this.height));
  /** What the table has of the window, and the layout that fits there. */
  room = $derived.by(() => {
    const width = this.width - this.#reserved.beside;
    const height = this.height - this.#reserved.below;
    return { width, height: height - this.#reserved.above, layout: layoutFor(width, height) };
  });

  /** Follows the browser window and the text size; returns how to stop. */
  follow(): () => void {
    const read = (): void => this.resize(innerWidth, innerHeight);
    read();
    addEventListener("resize", read);
    const stop = $effect.root(() => {
      $effect.pre(() => {
        const { style, dataset } = document.documentElement;
        style.setProperty("--zoom", String(this.zoom));
        style.setProperty("--vw", `${this.width / 100}px`);
        style.setProperty("--vh", `${this.height / 100}px`);
        dataset.layout = this.layout;
      });
    });
    return () => {
      removeEventListener("resize", read);
      stop();
    };
  }

  resize(width: number, height: number): void {
    this.#inner = { width, height };
  }

  /** Keeps room for something beside, below or above the table, in pixels. What stands above comes and goes: it does not change the layout. */
  reserve(beside: number, below: number, above = 0): void {
    this.#reserved = { beside, below, above };
  }

  /** The width of a column beside the table; 0: there is no room for one. */
  column(least: number, most = least): number {
    if (this.width < BESIDE.width + least || this.height < BESIDE.height) return 0;
    return Math.min(most, Math.max(least, this.width - BESIDE.ample));
  }

  /** The place of an element in pixels of the page; the browser gives it in pixels of the screen. */
  box(element: Element): DOMRect {
    const { x, y, width, height } = element.getBoundingClientRect();
    return new DOMRect(x / this.zoom, y / this.zoom, width / this.zoom, height / this.zoom);
  }

  /** Where a pointer is within an element. */
  local(pointer: MouseEvent, element: Element): { x: number; y: number } {
    const { left, top } = element.getBoundingClientRect();
    return { x: (pointer.clientX - left) / this.zoom, y: (pointer.clientY - top) / this.zoom };
  }
}

export const viewport = new Viewport();
