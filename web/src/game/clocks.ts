import { t } from "../i18n/i18n.svelte";

const MINUTE = 60;
const DAY = 86_400;

/** How long a turn, or a whole game, may take. */
export function limitText(seconds: number | null): string {
  if (seconds === null || seconds === 0) return t("clock-none");
  if (seconds % MINUTE > 0) return t("clock-seconds", { count: seconds });
  return seconds % DAY === 0
    ? t("clock-some", { count: seconds / DAY, unit: "days" })
    : t("clock-some", { count: seconds / MINUTE, unit: "minutes" });
}
