// What lies within reach on a page, and whether it stays where it is.

/** Everything that a player acts with, and the small map. */
export const TO_ACT =
  '.window > button, .official, .end, [data-at="supply"], [data-at^="slot-"] .card, [data-at="hand-0"] .card, .buttons button';
/** The same while a route is closed. */
export const TO_CLOSE = ".way.active .choose, .cartwright input, .discards .card, .closing footer button";

/** What of the named parts is not wholly on the screen, or lies under something else; runs in the page. */
export function outOfReach(selector: string): string[] {
  const found = [...document.querySelectorAll(selector)].flatMap((part) => {
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    const fits = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const free = hit !== null && (part.contains(hit) || hit.contains(part));
    const name = `${part.className} ${(part as HTMLElement).innerText ?? ""}`.trim();
    return fits && free ? [] : [`${name}: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`];
  });
  // An upright tablet has the log below everything that is needed.
  const [page, fold] = [
    document.documentElement.scrollHeight,
    document.querySelector(".tablet") ? Infinity : innerHeight,
  ];
  return page > fold + 1 ? [`the page is ${page} high`, ...found] : found;
}

/** Where each button was seen, by its name. */
export type Spots = Map<string, Set<string>>;

/** What one presses in every turn, whichever cards there are. */
export const OF_THE_TURN = '.buttons button, header button, .official, [data-at="supply"]';
/** What one presses again and again while one thinks about a closing. */
export const OF_A_CLOSING = ".closing footer button, .cartwright input, .discards .card";

/** Where the named parts are now, by their names; runs in the page. */
export function spotsOf(selector: string): [string, string][] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [
      each.dataset.at ?? each.ariaLabel ?? (each.innerText || each.className),
      [left, top, width, height].map(Math.round).join(" "),
    ];
  });
}

/** Buttons that were seen in more than one place. */
export const moved = (spots: Spots): string[] =>
  [...spots].flatMap(([name, places]) => (places.size > 1 ? [`${name}: ${[...places].join(", ")}`] : []));
