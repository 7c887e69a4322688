// An action of the player to act in words: with the official that it calls, and what it throws away.
import { cityName } from "./board";
import { dataText } from "../i18n/i18n.svelte";
import type { View } from "../protocol/protocol";

export function actionText(action: string, view: Pick<View, "can_call" | "seats" | "player">): string {
  const [verb = "", city = ""] = action.split(" ");
  const args = { city: cityName(city) };
  const id = `action-${verb}${city === "supply" ? "-supply" : ""}`;
  if (verb === "take" && view.can_call.includes("postmaster")) return dataText(`${id}-postmaster`, args);
  if ((verb === "left" || verb === "right") && view.can_call.includes("postal_carrier")) {
    return dataText(`${id}-postal-carrier`, args);
  }
  const route = view.seats[view.player ?? 0]?.route ?? [];
  return dataText(verb === "start" && route.length > 0 ? "action-start-drop" : id, args);
}
