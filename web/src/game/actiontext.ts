// An action of the player to act in words: with the official that it calls, and what it throws away.
import { cityName } from "./board";
import { together } from "../i18n/formats";
import { dataText, t } from "../i18n/i18n.svelte";
import type { Plan } from "./hints";
import type { CityId, View } from "../protocol/protocol";

type Position = Pick<View, "can_call" | "seats" | "player">;

/** As a label of its own (`action-…`), or as a phrase within a sentence (`way-…`). */
export function actionText(action: string, view: Position, family: "action" | "way" = "action"): string {
  const [verb = "", city = ""] = action.split(" ");
  const args = { city: cityName(city) };
  const id = `${family}-${verb}${city === "supply" ? "-supply" : ""}`;
  if (verb === "take" && view.can_call.includes("postmaster")) return dataText(`${id}-postmaster`, args);
  if ((verb === "left" || verb === "right") && view.can_call.includes("postal_carrier")) {
    return dataText(`${id}-postal-carrier`, args);
  }
  const route = view.seats[view.player ?? 0]?.route ?? [];
  return dataText(verb === "start" && route.length > 0 ? `${id}-drop` : id, args);
}

/** A whole closing as a phrase within a sentence. */
export function closingText({ houses, cartwright, discards }: Plan): string {
  const names = (cities: CityId[]): string => together(cities.map(cityName));
  return t("way-close", {
    houses: houses.length,
    cities: names(houses),
    cartwright: cartwright ? "yes" : "no",
    discards: discards.length,
    discarded: names(discards),
  });
}
