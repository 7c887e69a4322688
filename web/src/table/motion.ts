// Motion: what an event moved, moves on the screen. `data-at` names the places; nothing here changes the table.
import { mount, unmount, type Component } from "svelte";
import CardBack from "../art/CardBack.svelte";
import CityCard from "../art/CityCard.svelte";
import Tile from "../art/Tile.svelte";
import { COACH } from "../art/icons";
import { PLACE, roadPath, routePaths } from "../map/drawing";
import type { CityId, GameEvent, StackId } from "../protocol/protocol";
import { viewport } from "../ui/browser/viewport.svelte";

export type Places = Map<string, DOMRect>;

interface Stage {
  root: HTMLElement;
  /** Where things were before. */
  before: Places;
  own: number | null;
  /** Routes as they are now, by seat. */
  routes: CityId[][];
  /** Milliseconds as the player wants them; 0: no motion. */
  pace: (milliseconds: number) => number;
}

const FLIGHT = 320;
const GAP = 90;
const SWEEP = 45;
const EASE = "cubic-bezier(.2,.7,.3,1)";

/** Wrappers without a box of their own stand for what they hold. */
function boxOf(element: Element): DOMRect {
  const box = viewport.box(element);
  return box.width === 0 && element.firstElementChild ? viewport.box(element.firstElementChild) : box;
}

function find(root: HTMLElement, place: string): HTMLElement | null {
  const found = root.querySelector<HTMLElement>(`[data-at="${place}"]`);
  if (!found) return null;
  return found.classList.contains("at") ? (found.firstElementChild as HTMLElement | null) : found;
}

export function capture(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-at]")) {
    const place = element.dataset.at ?? "";
    places.set(place, boxOf(element));
    const city = place.startsWith("hand-") && element.querySelector<HTMLElement>("[data-city]")?.dataset.city;
    if (city) places.set(`held-${city}`, boxOf(element));
  }
  return places;
}

export function playEvents(events: GameEvent[], stage: Stage): void {
  if (stage.pace(1) === 0 || typeof stage.root.animate !== "function") return;
  let at = 0;
  for (const event of events) at += stageEvent(event, stage, at);
}

/** Starts what an event shows; how long the next one waits for it. */
function stageEvent(event: GameEvent, stage: Stage, at: number): number {
  const { root, before } = stage;
  const hand = (seat: number, city: CityId | null): DOMRect | null => handPlace(stage, seat, city);
  switch (event.type) {
    case "take": {
      const target = hand(event.seat, event.city);
      if (event.city) flyCard(stage, event.city, before.get(`slot-${event.slot}`), target, at);
      return FLIGHT;
    }
    case "draw":
      fly(stage, CardBack as Component<never>, { count: 0 }, before.get("supply"), hand(event.seat, event.city), at);
      return FLIGHT;
    case "refill":
      turnOver(stage, find(root, `slot-${event.slot}`), at);
      return 30;
    case "administrator":
      return sweep(stage, event.cards, at);
    case "start":
    case "extend": {
      const own = event.seat === stage.own;
      const target = find(root, own ? `route-${event.city}` : `city-${event.city}`);
      const from = own ? before.get(`held-${event.city}`) : before.get(`seat-${event.seat}`);
      flyCard(stage, event.city, from, target && boxOf(target), at, !own);
      if (event.type === "extend") drawRoad(stage, event.seat, event.city, at);
      return FLIGHT;
    }
    case "close":
      drive(stage, event.seat, event.route, at);
      return FLIGHT;
    case "house":
      drop(stage, find(root, `house-${event.seat}-${event.city}`), at);
      return GAP * 1.6;
    case "tile":
      flyTile(stage, event.stack, event.value, event.seat, at);
      return GAP * 3;
    case "carriage":
      shift(stage, `coach-${event.seat}`, at);
      return GAP * 3;
    default:
      return 0;
  }
}

/** Where a card in a player's hand is to be seen: the own new card, or the other player's panel. */
function handPlace({ root, own }: Stage, seat: number, city: CityId | null): DOMRect | null {
  if (seat === own && city) {
    const cards = [...root.querySelectorAll<HTMLElement>(`[data-at^="hand-"] [data-city="${city}"]`)];
    const last = cards.at(-1);
    if (last) return viewport.box(last);
  }
  const panel = find(root, `seat-${seat}`);
  return panel && boxOf(panel);
}

function flyCard(
  stage: Stage,
  city: CityId,
  from: DOMRect | undefined,
  to: DOMRect | null,
  at: number,
  vanish = false,
): void {
  const width = Math.max(46, Math.min(from?.width ?? 60, 75));
  fly(stage, CityCard as unknown as Component<never>, { city, width }, from, to, at, vanish);
}

function fly(
  { root, pace }: Stage,
  what: Component<never>,
  props: Record<string, unknown>,
  from: DOMRect | undefined,
  to: DOMRect | null,
  at: number,
  vanish = true,
): void {
  if (!from || !to || to.width === 0) return;
  const layer = document.createElement("div");
  layer.inert = true;
  Object.assign(layer.style, { position: "fixed", left: "0", top: "0", zIndex: "20", pointerEvents: "none" });
  root.append(layer);
  const piece = mount(what as unknown as Component<Record<string, unknown>>, { target: layer, props });
  const box = viewport.box(layer);
  const place = (rect: DOMRect, scale: number): string =>
    `translate(${rect.x + rect.width / 2 - box.width / 2}px, ${rect.y + rect.height / 2 - box.height / 2}px) scale(${scale})`;
  const end = Math.min(1, Math.max(0.4, to.width / (box.width || 1)));
  const motion = layer.animate(
    [
      { transform: place(from, 1), opacity: 1 },
      { transform: place(to, end), opacity: vanish ? 0.2 : 1 },
    ],
    { duration: pace(FLIGHT), delay: pace(at), easing: EASE, fill: "both" },
  );
  motion.onfinish = () => {
    void unmount(piece);
    layer.remove();
  };
}

/** The cards on the table are swept together and away. */
function sweep(stage: Stage, cards: CityId[], at: number): number {
  const slots = [...stage.before].filter(([place]) => place.startsWith("slot-")).map(([, box]) => box);
  const [first] = slots;
  if (!first) return 0;
  const away = new DOMRect(first.x - first.width, first.y, first.width, first.height);
  // Those that lie next to where they all go leave first.
  cards.forEach((city, i) => flyCard(stage, city, slots[i], away, at + i * SWEEP, true));
  return FLIGHT + cards.length * SWEEP;
}

function turnOver({ pace }: Stage, card: HTMLElement | null, at: number): void {
  card?.animate(
    [
      { transform: "rotateY(88deg)", opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: pace(220),
      delay: pace(at),
      easing: "ease-out",
      fill: "backwards",
    },
  );
}

function drop({ pace }: Stage, house: HTMLElement | null, at: number): void {
  house?.animate(
    [
      { transform: "translateY(-46px)", opacity: 0 },
      { transform: "translateY(3px)", opacity: 1, offset: 0.75 },
      { transform: "none", opacity: 1 },
    ],
    { duration: pace(280), delay: pace(at), easing: "ease-in", fill: "backwards" },
  );
}

function flyTile(stage: Stage, stack: StackId, value: number | null, seat: number, at: number): void {
  const panel = find(stage.root, `seat-${seat}`);
  fly(
    stage,
    Tile as unknown as Component<never>,
    { stack, values: [value ?? 0], size: 46 },
    stage.before.get(`stack-${stack}`),
    panel && boxOf(panel),
    at,
  );
}

const SVG = "http://www.w3.org/2000/svg";

/** What is drawn on the map for a moment. */
function onMap(root: HTMLElement, tag: string, attributes: Record<string, string>): SVGElement | null {
  const map = root.querySelector<SVGElement>('[data-at^="city-"]')?.parentElement;
  if (!map) return null;
  const element = draw(tag, attributes);
  element.style.pointerEvents = "none";
  map.append(element);
  return element;
}

function draw(tag: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The new road of a route draws itself towards the city. */
function drawRoad({ root, routes, pace }: Stage, seat: number, city: CityId, at: number): void {
  const route = routes[seat] ?? [];
  const index = route.indexOf(city);
  const from = index === 0 ? route[1] : route[index - 1];
  const d = from && roadPath(from, city);
  if (!d) return;
  const stroke = `var(--seat-${seat})`;
  const road = onMap(root, "path", { d, fill: "none", stroke, "stroke-width": "11", pathLength: "1" });
  if (!road) return;
  road.style.strokeDasharray = "1";
  const motion = road.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
    duration: pace(FLIGHT),
    delay: pace(at),
    easing: EASE,
    fill: "both",
  });
  motion.onfinish = () => road.remove();
}

/** A small coach drives along the route that is being closed. */
function drive({ root, pace }: Stage, seat: number, route: CityId[], at: number): void {
  const d = routePaths(route).join("");
  const first = route[0] && PLACE[route[0]];
  if (!d || !first) return;
  const coach = onMap(root, "g", {});
  if (!coach) return;
  coach.append(
    draw("circle", { r: "25", fill: "var(--plate)", stroke: `var(--seat-${seat})`, "stroke-width": "4" }),
    draw("path", {
      d: COACH.firm,
      transform: "translate(-20 -14) scale(.72)",
      fill: "none",
      stroke: "var(--ink)",
      "stroke-width": "2",
    }),
  );
  coach.style.offsetPath = `path("${d}")`;
  coach.style.offsetRotate = "0deg";
  const motion = coach.animate([{ offsetDistance: "0%" }, { offsetDistance: "100%" }], {
    duration: pace(FLIGHT + 60 * route.length),
    delay: pace(at),
    easing: "ease-in-out",
    fill: "both",
  });
  motion.onfinish = () => coach.remove();
}

/** From where it was to where it is. */
function shift({ root, before, pace }: Stage, place: string, at: number): void {
  const element = find(root, place);
  const was = before.get(place);
  if (!element || !was) return;
  const now = viewport.box(element);
  element.animate(
    [{ transform: `translate(${was.left - now.left}px, ${was.top - now.top}px)` }, { transform: "none" }],
    {
      duration: pace(350),
      delay: pace(at),
      easing: EASE,
      fill: "backwards",
    },
  );
}
