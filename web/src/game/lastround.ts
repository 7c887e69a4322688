// The last round: who called the end and with what, and who still has a turn.
import { together } from "../i18n/formats";
import { t } from "../i18n/i18n.svelte";
import type { Message } from "../i18n/message";
import type { View } from "../protocol/protocol";

/** A few sentences from the moment the end is called; none before it, and none when the game is over. */
export function lastRoundWords({ last_round: last, seat, players }: View): Message[] {
  if (!last) return [];
  const name = (number: number): string => (number === seat ? t("you") : (players[number] ?? ""));
  const among = (number: number): string => (number === seat ? t("you-among") : name(number));
  return [
    {
      id: "last-round",
      args: { name: name(last.ended_by), mine: last.ended_by === seat ? "yes" : "no", reason: last.end_reason },
    },
    { id: "last-round-left", args: { names: together(last.turns_left.map(among)) } },
  ];
}

/** Whether a seat has had its last turn. */
export function hasFinished({ last_round: last }: View, seat: number): boolean {
  return last !== null && !last.turns_left.includes(seat);
}

/** Whether to end the turn now throws away a route that could be closed. */
export function wastesRoute({ last_turn: last, legal }: View): boolean {
  return last && legal.includes("close") && legal.includes("end");
}
