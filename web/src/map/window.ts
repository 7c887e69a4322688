// The part of the map that is seen: how far it is zoomed and where it is moved, kept inside its window.
import { HEIGHT, WIDTH } from "./drawing";

export interface Frame {
  width: number;
  height: number;
}

/** Pixels per map unit, and where the map's corner lies in the window, in pixels. */
export interface Place {
  scale: number;
  x: number;
  y: number;
}

const MAX_SCALE = 1.6;

/** The whole map just fits. */
export function wholeScale(frame: Frame): number {
  return Math.min(frame.width / WIDTH, frame.height / HEIGHT);
}

function keepInside(offset: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(room - length, offset));
}

export function settle(place: Place, frame: Frame): Place {
  const scale = Math.min(MAX_SCALE, Math.max(wholeScale(frame), place.scale));
  return {
    scale,
    x: keepInside(place.x, WIDTH * scale, frame.width),
    y: keepInside(place.y, HEIGHT * scale, frame.height),
  };
}

/** Zooms so that the map point under (px, py) stays where it is. */
export function zoomAt(place: Place, frame: Frame, factor: number, px: number, py: number): Place {
  const scale = Math.min(MAX_SCALE, Math.max(wholeScale(frame), place.scale * factor));
  const real = scale / place.scale;
  return settle({ scale, x: px - (px - place.x) * real, y: py - (py - place.y) * real }, frame);
}

/** Whether a map point lies well within the window. */
export function inSight({ x, y }: { x: number; y: number }, place: Place, frame: Frame): boolean {
  const EDGE = 24;
  const within = (at: number, room: number): boolean => at >= EDGE && at <= room - EDGE;
  return within(place.x + x * place.scale, frame.width) && within(place.y + y * place.scale, frame.height);
}

/** The window centred on the given map points, at the given scale or, if they need more room, smaller. */
export function centreOn(points: { x: number; y: number }[], frame: Frame, scale: number): Place {
  const margin = 90;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const fitting = Math.min(scale, frame.width / (right - left), frame.height / (bottom - top));
  const used = Math.max(fitting, scale * 0.86);
  return settle(
    {
      scale: used,
      x: frame.width / 2 - ((left + right) / 2) * used,
      y: frame.height / 2 - ((top + bottom) / 2) * used,
    },
    frame,
  );
}
