// The summary of a review in words that follow from its figures: for the sheet, and to be sent to others.
import { cityName } from "../../game/board";
import { percent } from "../../game/hints";
import { number } from "../../i18n/formats";
import { list, t } from "../../i18n/i18n.svelte";
import type { TextId } from "../../i18n/ids";
import { LEVELS, levelName } from "../../game/levels";
import type { GameReview, ReviewSeat, TurningPoint, View } from "../../protocol/protocol";
import type { Picture } from "../../ui/browser/picture";
import { signed } from "../../game/hints";
import { wayText } from "./moments";

const SIZES = ["blunder", "mistake", "slip"] as const;
/** Parts of a win that are worth saying. */
const LEAST = 0.05;

/** All seats, the reader's own first. */
export function seatsFor({ seats }: GameReview, own: number | null): number[] {
  const every = seats.map((_, seat) => seat);
  return own === null ? every : [own, ...every.filter((seat) => seat !== own)];
}

/** What a player is called in the review: the reader is told who they are. */
export function nameFor({ players }: GameReview, seat: number, own: number | null): string {
  const player = players[seat] ?? "";
  return seat === own ? t("review-you", { player }) : player;
}

/** How the game was decided; nothing if it is not over. */
export function storyText({ story, winner, players }: GameReview, own: number | null): string {
  if (!story || winner === null) return "";
  return t(`review-story-${story}`, { you: winner === own ? "yes" : "no", winner: players[winner] ?? "" });
}

/** What all mistakes of a player cost, in wins. */
export function costOf({ cost_per_decision, decisions }: ReviewSeat): number {
  return cost_per_decision * decisions;
}

/** On the scale of the bars, which ends at one win. */
export function bounded(wins: number): number {
  return Math.min(1, Math.max(-1, wins));
}

function wins(value: number, plus = ""): string {
  if (value > 1) return t("review-wins-more");
  const figure = number(Math.abs(bounded(value)), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return t("review-wins", { value: value < 0 ? t("number-below", { value: figure }) : plus + figure });
}

/** What luck was worth, if that is more than its own uncertainty. */
export function luckText(review: GameReview, seat: number, own: number | null): string {
  const books = review.seats[seat]?.books;
  if (!books || Math.abs(books.luck) < Math.max(LEAST, books.noise.luck)) return t("review-said-luck-none");
  return t("review-said-luck", { ...whose(review, seat, own), wins: wins(books.luck, "+") });
}

/** What mistakes cost. */
export function costText(review: GameReview, seat: number, own: number | null): string {
  const found = review.seats[seat];
  if (!found || costOf(found) < LEAST) return t("review-said-cost-none");
  return t("review-said-cost", { ...whose(review, seat, own), wins: wins(costOf(found)) });
}

function whose({ players }: GameReview, seat: number, own: number | null): { you: string; player: string } {
  return { you: seat === own ? "yes" : "no", player: players[seat] ?? "" };
}

/** The word for the play, and the level it resembles. */
export function gradeText({ grade, level }: ReviewSeat): string {
  const word = t(`review-grade-${grade}`);
  const code = level === null ? undefined : LEVELS[level - 1];
  return code === undefined ? word : t("review-level", { grade: word, number: levelName(code) });
}

/** Mistakes by size, worst first, and good finds. */
export function mistakesText({ decisions: all, seats }: GameReview, seat: number): string {
  const { sizes, decisions } = seats[seat] ?? { sizes: null, decisions: 0 };
  const counts = SIZES.flatMap((size) => (sizes?.[size] ? [t(`review-count-${size}`, { count: sizes[size] })] : []));
  const finds = all.filter((each) => each.seat === seat && each.find).length;
  const found = finds ? [t("review-count-find", { count: finds })] : [];
  return [t("review-count-decisions", { count: decisions }), ...counts, ...found].join(", ");
}

/** A sum of the books, and how exact it is. */
function giveOrTake(change: number, noise: number): string {
  return `${signed(change)} ± ${Math.round(noise * 100)}`;
}

/** What made up the result, in the order of the books. */
export function booksOf({ books }: ReviewSeat): { id: TextId; text: string }[] {
  return [
    { id: "review-start", text: percent(books.start) },
    { id: "review-luck", text: giveOrTake(books.luck, books.noise.luck) },
    { id: "review-own", text: giveOrTake(books.own, books.noise.own) },
    { id: "review-others", text: giveOrTake(books.others, books.noise.others) },
    { id: "review-unforeseen", text: signed(books.unforeseen) },
    { id: "review-result", text: percent(books.result) },
  ];
}

/** A moment that changed much: who did what, or which card came in whose turn. */
export function turningText(
  { ply, seat, city, change }: TurningPoint,
  { players, decisions }: GameReview,
  viewAt: (ply: number) => View | undefined = () => undefined,
): string {
  const shown = { ply: Math.max(0, ply), change: signed(change), player: players[seat] ?? "" };
  if (city !== null) return t("review-turned-luck", { ...shown, city: cityName(city) });
  const played = decisions.find((decision) => decision.ply === ply)?.played ?? { actions: [] };
  return t("review-turned-decision", { ...shown, way: wayText(played, viewAt(ply)) });
}

/** The moment that changed most for the reader, or for the winner if the reader did not play. */
export function biggestTurn({ seats, winner }: GameReview, own: number | null): TurningPoint | undefined {
  const points = seats[own ?? winner ?? 0]?.turning_points ?? [];
  return points.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];
}

/** The whole summary as plain text. */
export function summaryText(review: GameReview, own: number | null, address: string): string {
  const lines = seatsFor(review, own).flatMap((number) => {
    const seat = review.seats[number];
    if (!seat) return [];
    return [
      "",
      t("labelled", { name: review.players[number] ?? "", value: gradeText(seat) }),
      mistakesText(review, number),
      `${luckText(review, number, own)} ${costText(review, number, own)}`,
      ...seat.turning_points.map((point) => `– ${turningText(point, review)}`),
    ];
  });
  const story = storyText(review, own);
  const notes = review.dominated ? ["", t("review-dominated")] : [];
  const title = t("review-share", { players: list(review.players) });
  return [title, ...(story ? [story] : []), ...lines, ...notes, "", address].join("\n");
}

/** The summary as a picture: the story, and everybody's luck and mistakes. */
export function summaryPicture(review: GameReview, own: number | null, address: string): Picture {
  const turn = biggestTurn(review, own);
  return {
    title: t("review-share", { players: list(review.players) }),
    lines: [storyText(review, own), turn ? turningText(turn, review) : ""].filter(Boolean),
    bars: seatsFor(review, own).flatMap((number) => {
      const seat = review.seats[number];
      if (!seat) return [];
      const name = t("labelled", { name: review.players[number] ?? "", value: gradeText(seat) });
      const bars = [
        { value: bounded(seat.books.luck), text: t("review-luck") },
        { value: bounded(-costOf(seat)), text: t("review-mistakes") },
      ];
      return [{ name, colour: `--seat-${number}`, bars }];
    }),
    foot: address,
  };
}
