// Ways into a game.
import { botSeats, createTable, type NewTable } from "./api";
import { t } from "./i18n.svelte";
import { goWhen, type Go } from "./router.svelte";
import { settings } from "./settings.svelte";

export function ownName(): string {
  return settings.now.name.trim() || t("player-default");
}

/** One click: a table against bots as last time. */
export async function playNow(go: Go): Promise<void> {
  const name = ownName();
  const { bots, level } = settings.now;
  await open({ seats: [{ kind: "person", name }, ...botSeats(bots, level, [name])] }, go);
}

export async function open(table: NewTable, go: Go): Promise<void> {
  await goWhen(
    createTable(table).then(({ id }) => `/t/${id}`),
    go,
  );
}
