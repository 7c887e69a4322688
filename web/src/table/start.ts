// Ways to start a game.
import { botSeats, createTable } from "../protocol/api";
import { levelsOf } from "../game/levels";
import type { CreateTable } from "../protocol/protocol";
import { t } from "../i18n/i18n.svelte";
import { goWhen, type Go } from "../ui/browser/going";
import { settings } from "../ui/browser/settings.svelte";

export function ownName(): string {
  return settings.now.name.trim() || t("player-default");
}

/** One click: a table against bots as last time. */
export async function playNow(go: Go): Promise<void> {
  const name = ownName();
  const { bots, level, mixed, rated } = settings.now;
  const seats = botSeats(levelsOf(level, bots, mixed), [name]);
  await open({ seats: [{ kind: "person", name }, ...seats], rated }, go);
}

export async function open(table: CreateTable, go: Go): Promise<void> {
  await goWhen(
    createTable(table).then(({ id }) => `/t/${id}`),
    go,
  );
}
