// Sizes of the large arrangement of the table, from the size of the window.
const MAP_RATIO = 1600 / 980;
const HEADER = 52;
const SIDE = 14;
const GAP = 8;
const STRIP = 56;

export interface Measures {
  map: { width: number; height: number };
  right: number;
  card: number;
  tray: number;
  /** Too narrow for officials beside the display: they get a row of their own. */
  compact: boolean;
}

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export function desktopMeasures(width: number, height: number): Measures {
  const compact = width < 1280;
  const leastRight = compact ? clamp(318, width * 0.31, 380) : 442;
  const widest = width - leastRight - 3 * SIDE;
  const card = compact ? clamp(62, (widest - 60) / 8.6, 75) : clamp(75, widest * 0.0785, 92);
  const tray = Math.round(card * 1.4) + 16;
  const room = height - HEADER - 2 * (tray + GAP) - (compact ? STRIP + GAP : 0) - 6;
  const mapHeight = Math.max(320, Math.min(widest / MAP_RATIO, room));
  const mapWidth = Math.min(widest, Math.round(mapHeight * MAP_RATIO));
  return {
    map: { width: mapWidth, height: Math.round(mapHeight) },
    right: Math.min(560, width - mapWidth - 3 * SIDE),
    card,
    tray,
    compact,
  };
}
