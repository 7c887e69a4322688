import { t } from "../i18n/i18n.svelte";

const MINUTE = 60;
const DAY = 86_400;

/** A table's or a tournament's time limit: for each turn, or for the whole game; neither: none. */
interface Limit {
  turn_seconds: number | null;
  bank_seconds: number | null;
}
/** A limit as one number, for lists of choices: those for the whole game are negative, 0 is none. */
export const limitOf = ({ turn_seconds: turn, bank_seconds: bank }: Limit): number => turn ?? -(bank ?? 0);
export const asLimit = (value: number): Limit => ({
  turn_seconds: value > 0 ? value : null,
  bank_seconds: value < 0 ? -value : null,
});

/** Limits to choose from, and the present one. */
export function limits(pace: "live" | "correspondence", present: number): { value: number; text: string }[] {
  const [unit, turns, games] = pace === "live" ? [MINUTE, [1, 2, 5, 10], [10, 20, 40]] : [DAY, [1, 3, 7], [7, 14, 28]];
  const turn = turns.map((count) => count * unit);
  const game = games.map((count) => -count * unit);
  if (present > 0 && !turn.includes(present)) turn.push(present);
  if (present < 0 && !game.includes(present)) game.push(present);
  return [...turn.sort((a, b) => a - b), ...game.sort((a, b) => b - a)].map((value) => ({
    value,
    text: limitText(value),
  }));
}

/** How long a turn, or a whole game, may take. */
export function limitText(limit: number): string {
  if (limit === 0) return t("clock-none");
  return t(limit > 0 ? "clock-turn" : "clock-bank", { time: timeText(Math.abs(limit)) });
}

function timeText(seconds: number): string {
  if (seconds % MINUTE > 0) return t("clock-seconds", { count: seconds });
  return seconds % DAY === 0
    ? t("clock-some", { count: seconds / DAY, unit: "days" })
    : t("clock-some", { count: seconds / MINUTE, unit: "minutes" });
}
