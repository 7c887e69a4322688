// Sizes of the large arrangement of the table, from the size of the window.
const MAP_RATIO = 1600 / 980;
const SIDE = 14;
const GAP = 8;
const FOOT = 6;
const STRIP = 56;
/** Officials drawn above their names. */
const MOST_STRIP = 112;

/**
 * roomy: below the map two trays, with the officials beside the display;
 * compact: too narrow for that, the officials get a row of their own;
 * low: only one tray below the map, so that it gets the height; the display stands in the column beside it.
 */
type Shape = "roomy" | "compact" | "low";

interface Measures {
  shape: Shape;
  header: number;
  map: { width: number; height: number };
  right: number;
  /** Width of a card of the route and the hand; of the display, where it stands with them. */
  card: number;
  /** Width of a card of the display, and in how many rows its six cards lie. */
  displayed: number;
  rows: 1 | 2;
  tray: number;
  /** The height of the officials where they have a row of their own below the map; 0: they have none. */
  strip: number;
}

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Where there is less height than this for the map, the page is scrolled. */
const LEAST_MAP = 330;
const LEAST_CARD = 54;
/** The narrowest card in the hand, and the room that a hand of such cards needs. */
export const LEAST_IN_HAND = 44;
export const leastHand = (cards: number): number => cards * (LEAST_IN_HAND + 6);
/** Officials need so much for their names. */
export const OFFICIAL = 78;
/** Beside seven cards in the upper tray: heading, gaps, and the officials where they stand there. */
const BESIDE = 100;
/** From here on officials can stand beside the display. */
const WIDE = 1280;
const HEADER = 52;
const LOW_HEADER = 46;
/** The least width of the column where the seven cards of the display stand in it. */
const LEAST_RIGHT = 396;
/** From this height on, the column has room for a display of two rows, which is as large as the cards below the map. */
const TWO_ROWS = 820;
/** Cards that are smaller than the others by more are worth the second row. */
const ALIKE = 0.85;
/** A map smaller by so much is worth a display below it, of cards as large as the others. */
const WORTH = 0.945;

const trayFor = (card: number): number => Math.round(card * 1.4) + 16;
const rightFor = (width: number): number => clamp(400, width * 0.307, 442);
const roomBeside = (width: number, right: number): number => width - right - 3 * SIDE;

/** The largest card with which the upper tray is no wider than the map, which gets what the trays leave of the height. */
function cardFor(height: number, strip: number, beside: number, count: number): number {
  const free = height - HEADER - FOOT - strip - 2 * (16 + GAP);
  return (MAP_RATIO * free - beside) / (count + 2.8 * MAP_RATIO);
}

/** The officials' row takes what the map leaves of the height. */
const stripFor = (spare: number): number => Math.round(Math.min(spare, MOST_STRIP));

function measured(
  shape: Shape,
  width: number,
  widest: number,
  room: number,
  more: { header: number; card: number; mostRight: number },
): Measures {
  const { header, card, mostRight } = more;
  const mapHeight = Math.max(0, Math.min(widest / MAP_RATIO, room));
  const mapWidth = Math.min(widest, Math.round(mapHeight * MAP_RATIO));
  return {
    shape,
    header,
    map: { width: mapWidth, height: Math.round(mapHeight) },
    right: Math.min(mostRight, roomBeside(width, mapWidth)),
    card,
    displayed: card - 2,
    rows: 1,
    tray: trayFor(card),
    strip: 0,
  };
}

function roomy(width: number, height: number): Measures | null {
  const beside = BESIDE + 4 * (OFFICIAL + 6);
  const widest = roomBeside(width, rightFor(width));
  const card = Math.min(cardFor(height, 0, beside, 7), (widest - beside) / 7, 92);
  if (card < LEAST_CARD) return null;
  const room = height - HEADER - 2 * (trayFor(card) + GAP) - FOOT;
  return measured("roomy", width, widest, room, { header: HEADER, card, mostRight: 560 });
}

function compact(width: number, height: number, strip: number): Measures {
  const widest = roomBeside(width, clamp(318, width * 0.31, 380));
  const card = clamp(LEAST_CARD, Math.min((widest - 60) / 8.6, cardFor(height, strip, 60, 8.6)), 75);
  const room = height - HEADER - 2 * (trayFor(card) + GAP) - strip - FOOT;
  const sizes = measured("compact", width, widest, room, { header: HEADER, card, mostRight: 560 });
  // Without officials the trays take what the map leaves of the height, up to a half more than they need.
  if (!strip) return { ...sizes, tray: sizes.tray + Math.min(sizes.tray / 2, (room - sizes.map.height) / 2) };
  return { ...sizes, strip: strip && stripFor(strip - GAP + room - sizes.map.height) };
}

function low(width: number, height: number): Measures {
  // The lower the window, the more of it is the map's; a high one comes close to the roomy shape.
  const widest = roomBeside(width, clamp(LEAST_RIGHT, LEAST_RIGHT + (height - 740) * 0.35, rightFor(width)));
  const least = clamp(LEAST_CARD, LEAST_CARD + (height - 700) * 0.14, 84);
  const free = height - LOW_HEADER - GAP - FOOT;
  const room = Math.max(LEAST_MAP, free - trayFor(least));
  // What the map cannot use of the height goes to the cards below it.
  const tray = free - Math.min(widest / MAP_RATIO, room);
  const card = clamp(least, (tray - 16) / 1.4, 84);
  const sizes = measured("low", width, widest, room, { header: LOW_HEADER, card, mostRight: 720 });
  const spare = free - sizes.map.height - sizes.tray - GAP;
  const strip = spare >= STRIP ? stripFor(spare) : 0;
  const displayed = clamp(46, (sizes.right - 66) / 7, Math.max(56, least));
  if (height < TWO_ROWS || displayed >= ALIKE * card) return { ...sizes, strip, displayed };
  // Three cards and the supply side by side.
  return { ...sizes, strip, displayed: Math.min(card, (sizes.right - 50) / 4), rows: 2 };
}

/**
 * The shape with the largest map. Each shape's map changes gently with the window, and so does the largest of them.
 *
 * Those who only watch have no officials to call, and the map gets their row.
 */
export function desktopMeasures(width: number, height: number, watching = false): Measures {
  const area = ({ map }: Measures): number => map.width * map.height;
  const flat = low(width, height);
  const high = width < WIDE ? compact(width, height, watching ? 0 : STRIP + GAP) : roomy(width, height);
  return high && area(high) >= WORTH * area(flat) ? high : flat;
}
