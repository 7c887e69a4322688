// Curves of the map: Catmull-Rom lines as Bézier paths, rivers that widen, roads, hills and peaks.

export type Point = readonly [number, number];

const short = (value: number): string => String(Math.round(value * 10) / 10);

const at = (points: readonly Point[], index: number): Point => points[index] as Point;

/** Pairs from a flat list of coordinates. */
export function pairs(flat: readonly number[]): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) out.push([flat[i] as number, flat[i + 1] as number]);
  return out;
}

interface CurveOptions {
  closed?: boolean;
  /** false: go on from where the path is, which must be the first point. */
  move?: boolean;
}

/** A smooth line through all points; Bézier handles are a sixth of the neighbours' distance. */
export function curve(points: readonly Point[], { closed = false, move = true }: CurveOptions = {}): string {
  const n = points.length;
  let path = move ? `M${short(at(points, 0)[0])} ${short(at(points, 0)[1])}` : "";
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const p1 = at(points, i);
    const p2 = at(points, (i + 1) % n);
    const p0 = closed || i > 0 ? at(points, (i - 1 + n) % n) : p1;
    const p3 = closed || i + 2 < n ? at(points, (i + 2) % n) : p2;
    path += `C${[
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    ]
      .map(short)
      .join(" ")}`;
  }
  return closed ? `${path}Z` : path;
}

export interface Arc {
  kind: string;
  points: readonly number[];
}

/** The outline of an area from its ring of arcs ("-" = backwards); edges of the sheet stay straight. */
export function outline(ring: readonly string[], arcs: Readonly<Record<string, Arc>>): string {
  let path = "";
  ring.forEach((name, i) => {
    const arc = arcs[name.replace(/^-/, "")] as Arc;
    const forward = pairs(arc.points);
    const points = name.startsWith("-") ? forward.reverse() : forward;
    if (arc.kind === "edge") {
      path += points.map(([x, y], k) => `${i === 0 && k === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("");
    } else {
      path += curve(points, { move: i === 0 });
    }
  });
  return `${path}Z`;
}

/** A river as a ribbon: thin at the source, `width` wide over the last fifth of its way. */
export function ribbon(points: readonly Point[], width: number): string {
  const n = points.length;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const before = at(points, Math.max(0, i - 1));
    const after = at(points, Math.min(n - 1, i + 1));
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = (0.9 + (width - 0.9) * Math.min(1, (i / (n - 1)) * 1.25)) / 2;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.push([x + (dy / length) * half, y - (dx / length) * half]);
  });
  const back = right.reverse();
  return `${curve(left)}L${short(at(back, 0)[0])} ${short(at(back, 0)[1])}${curve(back, { move: false })}Z`;
}

/** A road, moved sideways by `shift` so that several routes can share it. */
export function road(a: Point, control: Point, b: Point, shift = 0): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [sx, sy] = [(-dy / length) * shift, (dx / length) * shift];
  const place = ([x, y]: Point): string => `${short(x + sx)} ${short(y + sy)}`;
  return `M${place(a)}Q${place(control)} ${place(b)}`;
}

/** A low hill with shading strokes on its eastern slope. */
export function hill(x: number, y: number, size: number): string {
  const w = size * 1.35;
  let path = `M${short(x - w)} ${short(y)}C${short(x - w * 0.6)} ${short(y - size * 0.9)} ${short(x - w * 0.25)} ${short(y - size)} ${short(x)} ${short(y - size)}S${short(x + w * 0.7)} ${short(y - size * 0.8)} ${short(x + w)} ${short(y)}`;
  for (let k = 0; k < 4; k += 1) {
    const u = 0.12 + k * 0.2;
    const top = y - size * (1 - u * u * 0.9) + 0.8;
    path += `M${short(x + w * u)} ${short(top)}l${short(-size * 0.16)} ${short(Math.min(size * 0.5 * (1.1 - u * 0.6), y - top))}`;
  }
  return path;
}

export interface PeakPaths {
  ridge: string;
  hatching: string;
}

/** A mountain: its outline, and the hatching of the side away from the light. */
export function peak(x: number, y: number, size: number, shape: number): PeakPaths {
  const w = size * (1 + 0.25 * shape);
  const top: Point = [x - w * 0.08, y - size];
  const ridge = `M${short(x - w)} ${short(y)}Q${short(x - w * 0.45)} ${short(y - size * 0.35)} ${short(top[0])} ${short(top[1])}Q${short(x + w * 0.25)} ${short(y - size * 0.55)} ${short(x + w * 0.5)} ${short(y - size * 0.3)}T${short(x + w)} ${short(y + 1)}`;
  const strokes = Math.max(4, Math.floor(size / 3));
  let hatching = "";
  for (let i = 0; i < strokes; i += 1) {
    const u = (i + 0.6) / strokes;
    const sx = top[0] + (x + w * 0.92 - top[0]) * u;
    const sy = top[1] + (y - top[1]) * u ** 0.82;
    const uneven = 0.8 + 0.3 * ((shape * 10 + i * 0.618) % 1);
    const length = size * (0.62 - 0.42 * u) * uneven;
    hatching += `M${short(sx)} ${short(sy + 0.6)}l${short(-length * 0.34)} ${short(Math.min(length, y - sy))}`;
  }
  return { ridge, hatching };
}

export type Peak = [x: number, y: number, size: number, shape: number];

/** How far a mountain reaches, with its outline. */
function extent([x, y, size, shape]: Peak): { left: number; right: number; top: number; foot: number } {
  const half = size * (1 + 0.25 * shape) + 1;
  return { left: x - half, right: x + half, top: y - size - 1, foot: y + 2 };
}

/** Mountains hide what lies behind them, so they are drawn one after the other; those that do not touch share a path. */
export function ranges(peaks: Peak[]): PeakPaths[] {
  const layers: PeakPaths[] = [];
  const drawn: { at: number; box: ReturnType<typeof extent> }[] = [];
  for (const each of peaks) {
    const box = extent(each);
    const behind = drawn.filter(
      ({ box: other }) =>
        other.left < box.right && box.left < other.right && other.top < box.foot && box.top < other.foot,
    );
    const at = Math.max(-1, ...behind.map((other) => other.at)) + 1;
    drawn.push({ at, box });
    const layer = (layers[at] ??= { ridge: "", hatching: "" });
    const { ridge, hatching } = peak(...each);
    layer.ridge += ridge;
    layer.hatching += hatching;
  }
  return layers;
}

export function tree(x: number, y: number): string {
  return `M${x} ${y}v-3M${short(x - 3.6)} ${y - 3}q-1.6-3.4 1.3-4.4q.6-3.2 3-2.6q3 .2 2.6 3q2.2 1.6 .4 4zM${short(x + 0.6)} ${y - 4}l2-2.6`;
}

/** A name plate with hollowed corners. */
export function plate(width: number, height: number): string {
  return `M5 0H${width - 5}q0 5 5 5V${height - 5}q-5 0-5 5H5q0-5-5-5V5q5 0 5-5Z`;
}

/** An arrow beside two places, not on them: a shaft with a head at its end, to be filled. */
export function arrowPath(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [GAP, HALF, HEAD, WING] = [30, 5, 26, 15];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number): string =>
    `${(from.x + ux * along - uy * aside).toFixed(1)} ${(from.y + uy * along + ux * aside).toFixed(1)}`;
  const tip = length - GAP;
  const neck = tip - HEAD;
  return `M${at(GAP, HALF)}L${at(neck, HALF)}L${at(neck, WING)}L${at(tip, 0)}L${at(neck, -WING)}L${at(neck, -HALF)}L${at(GAP, -HALF)}Z`;
}
