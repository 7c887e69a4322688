// The summary of a review in words: for the sheet, and to be sent to others.
import { cityName } from "../../game/board";
import { percent } from "../../game/hints";
import { list, t } from "../../i18n/i18n.svelte";
import type { TextId } from "../../i18n/ids";
import { LEVELS, levelName } from "../../game/levels";
import type { GameReview, ReviewSeat, TurningPoint } from "../../protocol/protocol";
import { signed } from "./moments";

const SIZES = ["blunder", "mistake", "slip"] as const;

/** The word for the play, and the level it resembles. */
export function gradeText({ grade, level }: ReviewSeat): string {
  const word = t(`review-grade-${grade}`);
  const code = level === null ? undefined : LEVELS[level - 1];
  return code === undefined ? word : t("review-level", { grade: word, number: levelName(code) });
}

/** Mistakes by size, worst first. */
export function mistakesText({ sizes, decisions }: ReviewSeat): string {
  const counts = SIZES.flatMap((size) => (sizes[size] ? [t(`review-count-${size}`, { count: sizes[size] })] : []));
  return [t("review-count-decisions", { count: decisions }), ...counts].join(", ");
}

/** A sum of the books, and how exact it is. */
function giveOrTake(change: number, noise: number): string {
  return `${signed(change)} ± ${Math.round(noise * 100)}`;
}

/** What made the result, in the order of the books. */
export function booksOf({ books, adjusted }: ReviewSeat): { id: TextId; text: string }[] {
  return [
    { id: "review-start", text: percent(books.start) },
    { id: "review-luck", text: giveOrTake(books.luck, books.noise.luck) },
    { id: "review-own", text: giveOrTake(books.own, books.noise.own) },
    { id: "review-others", text: giveOrTake(books.others, books.noise.others) },
    { id: "review-unforeseen", text: signed(books.unforeseen) },
    { id: "review-result", text: percent(books.result) },
    { id: "review-adjusted", text: signed(adjusted, "") },
  ];
}

/** A moment that changed much; of a card also which one it was. */
export function turningText({ ply, seat, city, change }: TurningPoint, { players }: GameReview): string {
  const shown = { ply: Math.max(0, ply), change: signed(change) };
  if (city === null) return t("review-point-decision", { ...shown, player: players[seat] ?? "" });
  return t("review-point-luck", { ...shown, city: cityName(city) });
}

/** The whole summary as plain text. */
export function summaryText(review: GameReview, address: string): string {
  const { players, seats } = review;
  const lines = seats.flatMap((seat, number) => [
    "",
    t("labelled", { name: players[number] ?? "", value: gradeText(seat) }),
    mistakesText(seat),
    booksOf(seat)
      .map(({ id, text }) => t("labelled", { name: t(id), value: text }))
      .join(" · "),
    ...seat.turning_points.map((point) => `– ${turningText(point, review)}`),
  ]);
  const notes = [t("review-books-note"), ...(review.dominated ? [t("review-dominated")] : [])];
  return [t("review-share", { players: list(players) }), ...lines, "", ...notes, "", address].join("\n");
}
