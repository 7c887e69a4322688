// The table in sentences: what a sighted player sees, in the order one would tell it.
import { CITIES, CITY_NAME, neighbours, PROVINCE_NAME, PROVINCE_OF, STACKS } from "../../game/board";
import { list, plain, t } from "../../i18n/i18n.svelte";
import { hasFinished, lastRoundWords } from "../../game/lastround";
import { logLines, worded } from "../../game/log";
import { counted } from "../../i18n/numbers";
import { stackName } from "../../game/stacks";
import { status } from "../../game/status";
import type { CityId, GameEvent, Seat, StackId, TileTuple, View } from "../../protocol/protocol";

interface Chapter {
  heading: string;
  sentences: string[];
}

const names = (cities: CityId[]): string => list(cities.map((city) => CITY_NAME[city] ?? city));
/** A route has an order, so it is not a list. */
const row = (cities: CityId[]): string => cities.map((city) => CITY_NAME[city] ?? city).join(" – ");

export function tableInWords(view: View): Chapter[] {
  return [
    { heading: t("access-now"), sentences: now(view) },
    { heading: t("on-the-table"), sentences: onTheTable(view) },
    ...own(view),
    ...view.seats.map((seat, number) => player(view, seat, number)),
    { heading: t("bonus-tiles"), sentences: STACKS.map((stack) => tiles(view, stack)) },
  ];
}

function now(view: View): string[] {
  const sentences = [...status(view).map(plain), t("access-round", { round: view.round })];
  if (view.official) sentences.push(t("access-called", { official: t(`official-${view.official}`) }));
  sentences.push(...lastRoundWords(view).map(plain));
  return sentences;
}

function onTheTable(view: View): string[] {
  const display = view.display.filter((city) => city !== null);
  return [
    display.length > 0 ? t("access-display", { cities: names(display) }) : t("access-display-none"),
    t("access-supply", { count: view.supply }),
  ];
}

function own(view: View): Chapter[] {
  const me = view.seat === null ? undefined : view.seats[view.seat];
  if (!me) return [];
  const hand = me.hand ?? [];
  return [
    {
      heading: t("you"),
      sentences: [
        hand.length > 0 ? t("access-hand", { cities: names(hand) }) : t("access-hand-none"),
        me.route.length > 0 ? t("access-route", { cities: row(me.route) }) : t("access-route-none"),
      ],
    },
  ];
}

function player(view: View, seat: Seat, number: number): Chapter {
  const name = view.players[number] ?? "";
  const mine = number === view.seat;
  const known = seat.known ?? [];
  return {
    heading: seat.score
      ? t("access-seat", { name, points: counted(seat.score.total) })
      : t("access-seat-hidden", { name }),
    sentences: [
      ...(mine
        ? []
        : [seat.route.length > 0 ? t("access-seat-route", { cities: row(seat.route) }) : t("access-seat-route-none")]),
      seat.houses.length > 0
        ? t("access-seat-houses", { cities: names(seat.houses), left: seat.houses_left })
        : t("access-seat-houses-none", { left: seat.houses_left }),
      seat.carriage > 0 ? t("access-seat-carriage", { carriage: seat.carriage }) : t("access-seat-carriage-none"),
      ...(seat.tiles.length > 0
        ? [t("access-seat-tiles", { tiles: list(seat.tiles.map((each) => tile(each, view))) })]
        : []),
      ...(mine ? [] : [t("access-seat-hand", { count: seat.hand_size })]),
      ...(hasFinished(view, number) ? [t("access-seat-finished")] : []),
      ...(!mine && known.length > 0 ? [t("access-seat-known", { cities: names(known) })] : []),
    ],
  };
}

function tile([stack, value]: TileTuple, { rules }: View): string {
  const name = stackName(stack, rules);
  return value === null ? name : t("access-seat-tile", { stack: name, value });
}

function tiles(view: View, stack: StackId): string {
  const values = view.stacks[stack] ?? [];
  return t("stack-label", { stack: stackName(stack, view.rules), count: values.length, value: values[0] ?? 0 });
}

/** Every city with its roads and houses: the map in words. */
export function mapInWords(view: View): string[] {
  return CITIES.map((city) => {
    const owners = view.seats.flatMap((seat, number) =>
      seat.houses.includes(city) ? [view.players[number] ?? ""] : [],
    );
    return t("access-city", {
      city: CITY_NAME[city] ?? city,
      province: PROVINCE_NAME[PROVINCE_OF[city] ?? ""] ?? "",
      roads: names(neighbours(city)),
      names: owners.length > 0 ? list(owners) : t("access-nobody"),
    });
  });
}

/** The latest event for a screen reader; on a shared screen nobody is "you". */
export function eventsInWords(events: GameEvent[], view: View, shared = false): string[] {
  const who = (seat: number): string => (seat === view.seat && !shared ? t("you") : (view.players[seat] ?? ""));
  const turn = { seat: view.player ?? 0, round: view.round, ply: view.ply, events };
  return logLines(turn, who).map(({ text, details }) =>
    [text, ...details.map((detail) => worded(detail, view.rules))].map(plain).join(", "),
  );
}
