// The coach: a word before a move that a new player may regret. What he says comes with the play; the choice stays theirs.
import { cityName, cityOf } from "./board";
import { onlyGains, type ClosingChoice } from "./closing";
import type { Message } from "../i18n/message";
import type { ClosingOffer, CoachWord, Play } from "../protocol/protocol";

/** What the player should know before an action. */
export function beforeAction(play: Play | null | undefined, action: string): Message | null {
  const word = play?.coach.find(({ before }) => before === action);
  return word ? inWords(word) : null;
}

function inWords({ before, fact, instead = "", fitting = 0, unseen = 0 }: CoachWord): Message {
  if (fact === "nothing_fits") return { id: "coach-nothing-fits" };
  if (fact === "few_fit") return { id: "coach-few-fit", args: { fitting, unseen } };
  const [city, other] = [cityOf(before), cityOf(instead)];
  return city === other ? { id: "coach-other-end" } : { id: "coach-other-card", args: { city: cityName(other) } };
}

/** Before a closing that leaves a carriage behind which the Cartwright would build, and nothing against it. */
export function beforeClosing(offer: ClosingOffer, choice: ClosingChoice): Message | null {
  const way = offer.ways.find(({ id }) => id === choice.way);
  return offer.cartwright !== null && !choice.cartwright && way && onlyGains(way)
    ? { id: "coach-cartwright", args: { carriage: offer.cartwright } }
    : null;
}
