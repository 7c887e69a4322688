// How the blocks of the rules page are put together, and which part of the map a picture shows.
import type { Block } from "../protocol/protocol";

type Group = { kind: "items" | "steps"; texts: string[] } | Block;

/** Blocks with the items of one list put together. */
export function grouped(blocks: Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    if (block.kind === "item" || block.kind === "step") {
      const kind = block.kind === "item" ? "items" : "steps";
      const last = groups.at(-1);
      if (last?.kind === kind) last.texts.push(block.text);
      else groups.push({ kind, texts: [block.text] });
    } else {
      groups.push(block);
    }
  }
  return groups;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the map that shows the points with some room around, in the given shape, kept on the sheet. */
export function cut(points: { x: number; y: number }[], sheet: { width: number; height: number }, ratio: number): Box {
  if (points.length === 0) return { x: 0, y: 0, ...sheet };
  const margin = 10;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * margin;
  const tall = Math.max(...ys) - Math.min(...ys) + 2 * margin;
  const width = Math.min(sheet.width, Math.max(wide, tall * ratio), sheet.height * ratio);
  const height = width / ratio;
  const keep = (at: number, length: number, room: number): number =>
    Math.min(Math.max(0, at - length / 2), room - length);
  return { x: keep(middle.x, width, sheet.width), y: keep(middle.y, height, sheet.height), width, height };
}
