import { t } from "./i18n.svelte";

/** Points with a real minus sign. */
export function points(value: number): string {
  return value < 0 ? t("number-below", { value: -value }) : String(value);
}
