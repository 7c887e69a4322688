// Sizes of the large arrangement of the table, from the size of the window.
const MAP_RATIO = 1600 / 980;
const HEADER = 52;
const SIDE = 14;
const GAP = 8;
const STRIP = 56;

interface Measures {
  map: { width: number; height: number };
  right: number;
  card: number;
  tray: number;
  /** Too narrow for officials beside the display: they get a row of their own. */
  compact: boolean;
}

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

const LEAST_CARD = 54;
/** Officials need so much for their names. */
export const OFFICIAL = 78;
/** Beside seven cards in the upper tray: heading, gaps, and the officials where they stand there. */
const BESIDE = 100;

/** The largest card with which the upper tray is no wider than the map, which gets what the trays leave of the height. */
function cardFor(height: number, strip: number, beside: number, count: number): number {
  const free = height - HEADER - 6 - strip - 2 * (16 + GAP);
  return (MAP_RATIO * free - beside) / (count + 2.8 * MAP_RATIO);
}

/** Those who only watch have no officials to call, and the map gets their row. */
export function desktopMeasures(width: number, height: number, watching = false): Measures {
  const row = watching ? 0 : STRIP + GAP;
  const beside = BESIDE + 4 * (OFFICIAL + 6);
  const roomFor = (right: number): number => width - right - 3 * SIDE;
  const right = clamp(400, width * 0.307, 442);
  const roomy = Math.min(cardFor(height, 0, beside, 7), (roomFor(right) - beside) / 7);
  const compact = width < 1280 || roomy < LEAST_CARD;
  const leastRight = compact ? clamp(318, width * 0.31, 380) : right;
  const widest = roomFor(leastRight);
  const card = compact
    ? clamp(LEAST_CARD, Math.min((widest - 60) / 8.6, cardFor(height, row, 60, 8.6)), 75)
    : Math.min(roomy, 92);
  const tray = Math.round(card * 1.4) + 16;
  const room = height - HEADER - 2 * (tray + GAP) - (compact ? row : 0) - 6;
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
