// Other players' holidays, in games over several days.
import { dayOfYear } from "../i18n/formats";
import { t } from "../i18n/i18n.svelte";
import type { SeatInfo } from "../protocol/protocol";

const WEEK = 7 * 24 * 3600 * 1000;

interface HolidayShown {
  text: string;
  now: boolean;
  /** Whether it begins within a week. */
  soon: boolean;
}

/** What the others read about a player's present or next holiday. `local`: a time of the server's on this device. */
export function holidayOf(seat: SeatInfo, local: (time: number) => number): HolidayShown | null {
  if (seat.holiday_from === null || seat.holiday_until === null) return null;
  const begins = local(seat.holiday_from);
  const wait = begins - Date.now();
  const words = { name: seat.name ?? "", day: dayOfYear(local(seat.holiday_until - 1)), begin: dayOfYear(begins) };
  return { text: t(wait <= 0 ? "holiday-until" : "holiday-planned", words), now: wait <= 0, soon: wait < WEEK };
}
