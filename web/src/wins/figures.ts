// The figures of *What wins*, as `python -m bench.wins analyse` writes them.
import data from "./figures.json";

/** A value, the ends of its 95% interval, and from how many values it comes. */
export type Figure = [value: number | null, low: number | null, high: number | null, count: number];

export type Size = "2" | "3" | "4";
export const SIZES: Size[] = ["2", "3", "4"];

/** By the size of the table. */
type BySize<T> = Record<Size, T>;
type Both<T = Figure> = Record<"winners" | "others", T>;
type Handicap = BySize<{ wins: Figure; points: Figure }>;

interface Play {
  rounds: Figure;
  length: Both;
  rounds_shares: Record<string, number>;
  score: Both;
  all_provinces: Both;
  by_carriage: Figure;
  ender_wins: Figure;
}

export type Verdict = "confirmed" | "refuted" | "open";

export interface Claim {
  bar: number | null;
  /** What the figures are: a share, a share beside that of equal players, or a difference in some unit. */
  kind: "share" | "par" | "points" | "cards" | "cities" | "rounds" | "houses";
  figures: Partial<Record<Size | "all", Figure>>;
  verdicts: Partial<Record<Size | "all", Verdict>>;
}

interface Study {
  made: {
    date: string;
    level: string;
    stronger: string;
    games: BySize<number>;
    stronger_games: BySize<number>;
    all: number;
  };
  seats: BySize<Figure[]>;
  play: BySize<Play>;
  stronger: BySize<Play>;
  lengths: BySize<Both<Record<string, number>>>;
  habits: Record<string, Handicap>;
  tiles: BySize<Record<string, { held: Both; points: Both; wins: Figure; decides: Figure }>>;
  points: BySize<Record<string, Both>>;
  officials: { calls: BySize<Both<Record<string, number>>>; without: Record<string, Handicap> };
  first: {
    cities: Record<string, { points: Figure; wins: Figure }>;
    choosing: BySize<Figure>;
    chosen: Record<string, number>;
  };
  ending: { leads: ({ from: number; to: number } & Pair)[]; sizes: BySize<Pair> };
  luck: { cards: BySize<Figure>; same_winner: BySize<Figure>; weaker: Record<string, Handicap> };
  claims: Record<string, Claim>;
}
interface Pair {
  ends: Figure;
  waits: Figure;
  gain: Figure;
}

export const FIGURES = data as unknown as Study;
