import { t } from "./i18n.svelte";

/** Points with a real minus sign. */
export function points(value: number): string {
  return value < 0 ? t("number-below", { value: -value }) : String(value);
}

/** Points for a text that counts them: a number, by which it chooses its plural, unless there is a minus sign. */
export function counted(value: number): number | string {
  return value < 0 ? points(value) : value;
}
