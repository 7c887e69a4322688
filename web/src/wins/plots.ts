// What each plot of *What wins* shows: rows and columns from the figures, in the words of the reader.
import { CITIES, CITY_NAME, PROVINCE_OF, STACKS } from "../game/board";
import { percent } from "../game/hints";
import { number } from "../i18n/formats";
import { dataText, t } from "../i18n/i18n.svelte";
import { LEVELS, levelName } from "../game/levels";
import type { CityId, ProvinceId } from "../protocol/protocol";
import { FIGURES, SIZES, type Figure, type Size } from "./figures";

/** Whom a mark is about; in plots with two kinds of them, each has its own shape. */
export type Who = "first" | "second";

export interface Mark {
  figure: Figure;
  who: Who;
}

export interface Row {
  label: string;
  marks: Mark[];
  /** Where equal players would be. */
  par?: number;
  province?: ProvinceId;
}

/** Figures with their intervals, a line each. */
export interface RowsPlot {
  rows: Row[];
  /** Names of the two kinds of marks; none if there is only one kind. */
  legend: string[];
  from: number;
  to: number;
  step: number;
  write: (value: number) => string;
}

/** Shares, side by side. */
export interface ColumnsPlot {
  columns: { label: string; values: number[] }[];
  legend: string[];
}

const ONE_DIGIT = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
/** With a real minus sign, which not every language's format has. */
const written = (value: number, options: Intl.NumberFormatOptions): string => number(value, options).replace("-", "−");
export const decimal = (value: number): string => written(value, ONE_DIGIT);
export const signed = (value: number): string => written(value, { ...ONE_DIGIT, signDisplay: "exceptZero" });

const one = (figure: Figure): Mark[] => [{ figure, who: "first" }];
const two = (first: Figure, second: Figure): Mark[] => [
  { figure: first, who: "first" },
  { figure: second, who: "second" },
];
const winnersAndOthers = (): string[] => [t("wins-winners"), t("wins-others")];
/** A share without an interval: it comes from so many turns or routes that there would be none to see. */
const exact = (value: number): Figure => [value, null, null, 0];

export function seats(): RowsPlot {
  return {
    rows: SIZES.flatMap((size) =>
      FIGURES.seats[size].map((figure, seat) => ({
        label: t("wins-seat", { players: Number(size), seat: seat + 1 }),
        marks: one(figure),
        par: 1 / Number(size),
      })),
    ),
    legend: [],
    from: 0.15,
    to: 0.6,
    step: 0.1,
    write: percent,
  };
}

/** The best first. */
export function firstCities(): RowsPlot {
  const worth = (city: CityId): Figure => FIGURES.first.cities[city]?.points ?? [null, null, null, 0];
  const ordered = [...CITIES].sort((one, other) => (worth(other)[0] ?? 0) - (worth(one)[0] ?? 0));
  return {
    rows: ordered.map((city) => ({
      label: CITY_NAME[city] ?? city,
      marks: one(worth(city)),
      province: PROVINCE_OF[city],
    })),
    legend: [],
    from: -3,
    to: 3,
    step: 1,
    write: signed,
  };
}

export function lengths(size: Size): ColumnsPlot {
  const { winners, others } = FIGURES.lengths[size];
  const all = [...new Set([...Object.keys(winners), ...Object.keys(others)])].sort();
  return {
    columns: all.map((length, i) => ({
      label: i === all.length - 1 ? t("wins-and-more", { length }) : length,
      values: [winners[length] ?? 0, others[length] ?? 0],
    })),
    legend: winnersAndOthers(),
  };
}

/** What a player wins whose routes may be closed at some lengths only. */
export function habits(size: Size): RowsPlot {
  return {
    rows: Object.entries(FIGURES.habits).map(([habit, by]) => {
      const [kind = "", length = ""] = habit.split("=");
      return {
        label: kind === "most" ? t("wins-habit-most", { length }) : t("wins-habit-least", { length }),
        marks: one(by[size].wins),
        par: 1 / Number(size),
      };
    }),
    legend: [],
    from: 0,
    to: size === "2" ? 0.6 : 0.4,
    step: 0.1,
    write: percent,
  };
}

export function rounds(size: Size): ColumnsPlot {
  const shares = Object.entries(FIGURES.play[size].rounds_shares).filter(([, share]) => share >= 0.005);
  return { columns: shares.map(([rounds, share]) => ({ label: rounds, values: [share] })), legend: [] };
}

/** Ending at once or waiting, by the lead. */
export function ending(): RowsPlot {
  const names = ["wins-lead-behind", "wins-lead-level", "wins-lead-ahead", "wins-lead-far"] as const;
  return {
    rows: FIGURES.ending.leads.map(({ ends, waits, from, to }, i) => ({
      label: t(names[i] ?? "wins-lead-far", { from: Math.abs(i === 0 ? to : from), to }),
      marks: two(ends, waits),
    })),
    legend: [t("wins-ends"), t("wins-waits")],
    from: 0,
    to: 1,
    step: 0.2,
    write: percent,
  };
}

export function tiles(size: Size): RowsPlot {
  return {
    rows: STACKS.map((stack) => {
      const found = FIGURES.tiles[size][stack];
      return { label: t(`stack-${stack}`), marks: found ? two(found.points.winners, found.points.others) : [] };
    }),
    legend: winnersAndOthers(),
    from: 0,
    to: 5,
    step: 1,
    write: decimal,
  };
}

export function points(size: Size): RowsPlot {
  return {
    rows: Object.entries(FIGURES.points[size]).map(([source, { winners, others }]) => ({
      label: dataText(`games-source-${source}`),
      marks: two(winners, others),
    })),
    legend: winnersAndOthers(),
    from: -8,
    to: 10,
    step: 2,
    write: decimal,
  };
}

const OFFICIALS = ["postmaster", "postal_carrier", "cartwright", "administrator"] as const;

export function calls(size: Size): RowsPlot {
  const { winners, others } = FIGURES.officials.calls[size];
  const name = (call: (typeof OFFICIALS)[number] | "forced" | "nobody"): string =>
    call === "forced" ? t("wins-forced") : call === "nobody" ? t("wins-nobody") : t(`official-${call}`);
  return {
    rows: ([...OFFICIALS, "forced", "nobody"] as const).map((call) => ({
      label: name(call),
      marks: two(exact(winners[call] ?? 0), exact(others[call] ?? 0)),
    })),
    legend: winnersAndOthers(),
    from: 0,
    to: 0.6,
    step: 0.1,
    write: percent,
  };
}

/** What a player wins who never calls one of the officials. */
export function without(size: Size): RowsPlot {
  return {
    rows: OFFICIALS.map((official) => ({
      label: t("wins-without", { official: t(`official-${official}`) }),
      marks: one(FIGURES.officials.without[official]?.[size].wins ?? exact(0)),
      par: 1 / Number(size),
    })),
    legend: [],
    from: 0,
    to: 0.6,
    step: 0.1,
    write: percent,
  };
}

/** How often a weaker level wins against the level that played the games. */
export function weaker(size: Size): RowsPlot {
  return {
    rows: LEVELS.flatMap((level) => {
      const figure = FIGURES.luck.weaker[level]?.[size].wins;
      return figure ? [{ label: levelName(level), marks: one(figure), par: 1 / Number(size) }] : [];
    }),
    legend: [],
    from: 0,
    to: 0.6,
    step: 0.1,
    write: percent,
  };
}
