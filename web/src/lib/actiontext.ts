// An action in words.
import { CITY_NAME } from "./board";
import { t } from "./i18n.svelte";

export function actionText(action: string): string {
  const [verb = "", city] = action.split(" ");
  if (city === "supply") return t("do-supply");
  return t(`do-${verb}`, { city: CITY_NAME[city ?? ""] ?? "" });
}
