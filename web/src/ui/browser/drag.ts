// Dragging a card with mouse, finger or pen: a copy follows, and `data-drop` names the places where it can be dropped.
import { viewport } from "./viewport.svelte";

interface Options {
  enabled: () => boolean;
  /** The card is in the air, or no longer. */
  onlift?: (lifted: boolean) => void;
  ondrop: (place: string) => void;
}

const SLIP = 8;

export function draggable({ enabled, onlift, ondrop }: Options) {
  return (node: HTMLElement): (() => void) => {
    let from: { x: number; y: number; card: HTMLElement; pointer: number } | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>(".card") : null;
      if (!card || event.button !== 0 || !enabled()) return;
      from = { x: event.clientX, y: event.clientY, card, pointer: event.pointerId };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", stop);
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointer) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost && Math.hypot(dx, dy) < SLIP) return;
      if (!ghost) {
        ghost = lift(from.card);
        onlift?.(true);
      }
      ghost.style.transform = `translate(${dx / viewport.zoom}px, ${dy / viewport.zoom}px) rotate(3deg)`;
    }

    function up(event: PointerEvent): void {
      const moved = ghost !== null;
      stop();
      if (!moved) return;
      // The click that follows belongs to the drag.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
      if (place?.dataset.drop) ondrop(place.dataset.drop);
    }

    function stop(): void {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      if (ghost) onlift?.(false);
      ghost?.remove();
      if (from) from.card.style.opacity = "";
      ghost = null;
      from = null;
    }

    node.addEventListener("pointerdown", down);
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function lift(card: HTMLElement): HTMLElement {
  const box = viewport.box(card);
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "30",
    left: `${box.left}px`,
    top: `${box.top}px`,
    margin: "0",
    pointerEvents: "none",
    transition: "none",
  });
  card.after(ghost);
  card.style.opacity = "0.35";
  return ghost;
}
