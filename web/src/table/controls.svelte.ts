// What a player can do at the table, what they have begun, and what they look at. The parts of the table show it.
import { untrack } from "svelte";
import { officialState, playsOf, readLegal, type OfficialState } from "../game/actions";
import { cityOf, COPIES, OFFICIALS } from "../game/board";
import { beforeAction, beforeClosing } from "../game/coach";
import { chooseOnMap, isDiscarded, startChoice, toggleDiscard, type ClosingChoice } from "../game/closing";
import { advises, choiceOf, hintBadges, planOf } from "../game/hints";
import { t } from "../i18n/i18n.svelte";
import { shortcutFor, type Shortcut } from "./keys";
import { wastesRoute } from "../game/lastround";
import { placesOf } from "../game/log";
import { viewport } from "../ui/browser/viewport.svelte";
import type { Message } from "../i18n/message";
import { settings } from "../ui/browser/settings.svelte";
import type { CityId, ClosingOffer, Official, Seat, StackId } from "../protocol/protocol";
import type { TableContext } from "./context";
import type { Table } from "./table.svelte";

export type End = "left" | "right";
export type Sheet = "tiles" | "log" | "score" | "keys";

export class Controls {
  readonly #table: () => Table;
  readonly #page: () => TableContext;

  table = $derived.by(() => this.#table());
  page = $derived.by(() => this.#page());
  view = $derived(this.table.view);
  /** Tells positions apart: the same one comes again after a lost connection and when the language changes. */
  readonly #position = $derived(`${this.view.ply} ${this.view.seat}`);
  past = $derived(this.page.past ?? false);
  /** Nothing can be done now: in an earlier position, or without a connection. */
  readonly #idle = $derived(this.past || (this.page.offline ?? false));
  readonly #stepping = $derived(this.page.stepping ?? false);
  legal = $derived(readLegal(this.#idle ? [] : this.view.legal));
  /** Whose hand and route are in front: your own, or for spectators those of the player to act. */
  seat = $derived(this.view.seat ?? this.view.player ?? 0);
  me = $derived(this.view.seats[this.seat] as Seat);
  routeName = $derived(
    this.view.seat === null ? t("route-of", { name: this.view.players[this.seat] ?? "" }) : t("your-route"),
  );
  /** The same where there is little room. */
  routeTitle = $derived(this.view.seat === null ? (this.view.players[this.seat] ?? "") : t("your-route"));
  hand = $derived(this.me.hand ?? []);
  acting = $derived(!this.#idle && this.view.seat !== null && this.view.player === this.view.seat);
  /** Hand cards that fit each end now. */
  fits = $derived({ left: this.#fitting("left"), right: this.#fitting("right") });
  /** Cities that extend your own route. */
  extending = $derived(this.view.extending);
  officials = $derived(
    Object.fromEntries(OFFICIALS.map((official) => [official, this.#stateOf(official)])) as Record<
      Official,
      OfficialState
    >,
  );
  badges = $derived(hintBadges(this.page.hint ?? null));

  /** An official who waits for the card that he is called for; the Administrator waits for a second press. */
  armed = $state<Exclude<Official, "cartwright"> | null>(null);
  /** The hand card that waits to be put to one of the ends. */
  selected = $state<CityId | null>(null);
  /** The card that would start a new route, while the player is asked about the old one. */
  dropping = $state<CityId | null>(null);
  /** The player is asked whether the last turn is to end although the route could be closed. */
  ending = $state(false);
  choice = $state.raw<ClosingChoice | null>(null);
  /** The end for which one of several fitting cards is to be chosen. */
  asked = $state<End | null>(null);
  /** What the coach says before something is done, while the player thinks again. */
  warned = $state.raw<{ text: Message; go: () => void } | null>(null);
  /** The city that is pointed at on the map. */
  pointed = $state<CityId | null>(null);
  /** The city of the card that is pointed at, has the focus, or is under a finger. */
  carded = $state<CityId | null>(null);
  /** The city of a card that is to be explained. */
  explained = $state<CityId | null>(null);
  /** What lights up on the map and among the cards. */
  lit = $derived(this.explained ?? this.carded ?? this.pointed);
  /** The player whose route is stressed on the map while the mouse is over them. */
  hovered = $state<number | null>(null);
  /** The player whose things are looked at. */
  watched = $state<number | null>(null);
  followed = $derived(this.hovered ?? this.watched);
  /** The stack of tiles that is to be explained. */
  stack = $state<StackId | null>(null);
  sheet = $state<Sheet | null>(null);
  /** The turn after which you have read the news, by the ply it began with. */
  newsRead = $state(-1);
  /** Where the map lies in the window, for what has its place beside it. */
  map = $state<HTMLElement>();
  /** Where another player has just acted, until it is your turn again. */
  acted = $state.raw<CityId[]>([]);
  /** Keys are in use, until something is pointed at: cards say which digit means them. */
  keyed = $state(false);
  /** How high a sheet beside the map stands over the foot of the screen. */
  covered = $state(0);

  /** The game is over and nothing keeps the score from being shown; it is shown once, whatever else changes. */
  readonly #over = $derived(this.view.outcome !== null && !this.past && !this.page.asking);
  taking = $derived(this.view.phase === "draw" || this.armed === "postmaster");

  /** To be made where effects may be: they tie what was begun to the position it was begun in. */
  constructor(table: () => Table, page: () => TableContext) {
    this.#table = table;
    this.#page = page;
    $effect(() => {
      const { offer } = this.table;
      this.choice = offer ? untrack(() => this.#planned(offer)) : null;
    });
    $effect(() => {
      if (this.#over) this.sheet = "score";
    });
    // Only a game that ends while it is on the screen counts, not one that is opened again.
    let played = !this.view.outcome;
    $effect(() => {
      if (!this.view.outcome || !played || this.view.seat === null || this.past) return;
      played = false;
      untrack(() => settings.set({ games: settings.now.games + 1 }));
    });
    $effect(() => {
      void this.#position;
      this.armed = null;
      this.selected = null;
      this.dropping = null;
      this.ending = false;
      this.asked = null;
      this.carded = null;
      this.warned = null;
    });
    $effect(() =>
      this.table.listen((events) => {
        const places = placesOf(events, this.seat);
        if (places.length > 0) this.acted = places;
      }),
    );
    $effect(() => {
      if (this.acting) this.acted = [];
    });
    $effect(() => this.#goOn());
  }

  /** In the middle of a closing there is nothing else to do, and sometimes nothing at all but to end the turn. */
  #goOn(): void {
    const { view, table } = this;
    if (!this.acting) return;
    const open = untrack(() => table.offer !== null || table.sending);
    if (open) return;
    if (view.phase === "houses" || view.phase === "carriage" || view.phase === "discard") void table.openClosing();
    else if (!this.#stepping && !settings.now.confirmEnd && view.legal.length === 1 && view.legal[0] === "end")
      void table.act("end");
  }

  #fitting(end: End): CityId[] {
    return this.hand.filter((city, i) => this.legal[end].has(city) && this.hand.indexOf(city) === i);
  }

  /** In an earlier position nobody can be called. */
  #stateOf(official: Official): OfficialState {
    const state = officialState(this.view, official);
    return !this.acting && state === "callable" ? "waiting" : state;
  }

  /** Where several people look at this screen, nobody is "you". */
  playerName(number: number): string {
    return number === this.view.seat && !this.table.shared ? t("you") : (this.view.players[number] ?? "");
  }

  /** The corner of a card: a chance, or the number of copies not seen yet. */
  badgeOf(city: CityId, ...actions: string[]): string | null {
    for (const action of actions) {
      const badge = this.badges.get(action);
      if (badge !== undefined) return badge;
    }
    return settings.now.aids ? t("card-unseen", { count: this.view.unseen[city] ?? 0 }) : null;
  }

  /** What the corner of a card means, in words. */
  badgeTitle(city: CityId): string | undefined {
    if (!settings.now.aids) return undefined;
    return t("city-unseen", { count: this.view.unseen[city] ?? 0, copies: COPIES });
  }

  // ---- Taking ----

  pickDisplay(city: CityId): void {
    this.#take(`take ${city}`, this.legal.take.has(city));
  }

  pickSupply(): void {
    this.#take("take supply", this.legal.supply);
  }

  /** A second card is the Postmaster's: the first click calls him, so that no slip of the hand does. */
  #take(action: string, allowed: boolean): void {
    if (!allowed) this.ask(action);
    else if (this.taking) void this.table.act(action);
    else this.#arm("postmaster");
  }

  // ---- Playing ----

  pickHand(city: CityId): void {
    const { legal, me, table } = this;
    const plays = playsOf(legal, city);
    const ends = plays.filter((play) => !play.startsWith("start"));
    if (ends.length === 1 && ends[0]) this.#play(ends[0]);
    else if (ends.length > 1 && me.ends.length === 1) this.#play(`right ${city}`);
    else if (ends.length > 1) this.selected = this.selected === city ? null : city;
    else if (plays.length === 0) this.ask(me.route.length === 0 ? `start ${city}` : `right ${city}`);
    else if (me.route.length === 0) void table.act(`start ${city}`);
    else this.dropping = city;
  }

  /** Where a hand card was dropped: at an end, or where a route starts. */
  dropCard(city: CityId, place: string): void {
    if (place === "left" || place === "right") {
      if (this.legal[place].has(city)) this.#play(`${place} ${city}`);
      else this.ask(`${place} ${city}`);
    } else if (place === "start") this.pickHand(city);
  }

  playEnd(end: End): void {
    const fitting = this.fits[end];
    const chosen = fitting.find((city) => city === this.selected);
    this.selected = null;
    if (!chosen && fitting.length > 1) {
      this.asked = end;
      return;
    }
    const city = chosen ?? fitting[0];
    if (city) this.#play(`${end} ${city}`);
    else if (this.hand[0]) this.ask(`${end} ${this.hand[0]}`);
    else this.table.tell(t("no-hand"));
  }

  /** The answer to which of several cards is to be put to the end. */
  playAsked(city: CityId): void {
    const end = this.asked;
    this.asked = null;
    if (end) this.#play(`${end} ${city}`);
  }

  startAnew(city: CityId): void {
    this.dropping = null;
    void this.table.act(`start ${city}`);
  }

  /** A card to an end of the route, or the end of the turn. */
  #play(action: string): void {
    this.#unless(this.wordBefore(action), () => this.table.act(action));
  }

  // ---- The coach ----

  /** He speaks while one plays; the lesson has words of its own. */
  readonly #coaching = $derived(settings.coached && this.page.play != null);

  /** What the coach has to say before a card is played or the turn is ended; nothing against what a hint advises. */
  wordBefore(action: string): Message | null {
    return this.#coaching && !advises(this.page.hint, action) ? beforeAction(this.page.play, action) : null;
  }

  /** Does something, unless there is a word to say first. */
  #unless(text: Message | null, go: () => Promise<void>): void {
    if (text) this.warned = { text, go: () => void go() };
    else void go();
  }

  anyway(): void {
    const { warned } = this;
    this.warned = null;
    warned?.go();
  }

  confirmClosing(actions: string[]): void {
    const { offer } = this.table;
    const advised = advises(this.page.hint, "close");
    const text = this.#coaching && !advised && offer && this.choice ? beforeClosing(offer, this.choice) : null;
    this.#unless(text, () => this.table.act(...actions));
  }

  /** The closing as it is chosen; what is missing is said. */
  #finishClosing(): void {
    const { offer, outcome } = this.table;
    if (!offer || !this.choice) return;
    const missing = offer.discards - this.choice.discards.length;
    if (missing > 0) this.table.tell(t("closing-missing", { count: missing }));
    else if (outcome?.complete) this.confirmClosing(outcome.actions);
  }

  #rechoose(change: (choice: ClosingChoice, offer: ClosingOffer) => ClosingChoice): void {
    const { offer } = this.table;
    if (!offer || !this.choice) return;
    this.choice = change(this.choice, offer);
    void this.table.tryClosing(this.choice);
  }

  // ---- Ending ----

  closeRoute(): void {
    if (this.legal.words.has("close")) void this.table.openClosing();
    else this.ask("close");
  }

  endTurn(): void {
    if (!this.legal.words.has("end")) this.ask("end");
    else if (wastesRoute(this.view)) this.ending = true;
    else this.#play("end");
  }

  endAnyway(): void {
    this.ending = false;
    void this.table.act("end");
  }

  // ---- Officials, and why not ----

  callOfficial(official: Official): void {
    if (this.officials[official] === "callable") {
      if (official === "cartwright") void this.table.openClosing();
      else if (official === "administrator" && this.armed === "administrator") void this.table.act("administrator");
      else this.#arm(official);
    } else this.ask(`official ${official}`);
  }

  #arm(official: Exclude<Official, "cartwright">): void {
    this.armed = this.armed === official ? null : official;
    if (this.armed) this.table.tell(t(`official-${official}-armed`));
    else this.table.answer = null;
  }

  /** Why something is not possible: the server answers, but only for the present. */
  ask(action: string): void {
    if (this.past) this.table.tell(t("why-not-past"));
    else if (this.page.offline) this.table.tell(t("connection-away"));
    else void this.table.ask(action);
  }

  // ---- What is looked at ----

  /** All that may be known about a player, and their route on the map; or no longer. */
  watch(seat: number): void {
    this.watched = this.watched === seat ? null : seat;
    if (this.sheet === "tiles") this.sheet = null;
  }

  /** Something was touched: what was pointed at by a finger is let go, before the next thing is. */
  touched(): void {
    this.carded = null;
    this.explained = null;
    this.keyed = false;
  }

  // ---- The map ----

  pickCity(city: CityId): void {
    const { offer } = this.table;
    if (offer && this.choice) {
      this.choice = chooseOnMap(this.choice, offer, city);
      void this.table.tryClosing(this.choice);
    } else if (this.legal.left.has(city) || this.legal.right.has(city)) this.pickHand(city);
    else this.pointed = this.pointed === city && viewport.room.layout !== "desktop" ? null : city;
  }

  // ---- Following a hint ----

  /** The closing screen is to begin with what the hint says. */
  #advised = false;

  /** Does what a hint proposes, as if the player had: with a question before a route is given up. */
  follow(action: string): void {
    const [verb] = action.split(" ");
    if (action === "close") this.followClosing();
    else if (action === "end") this.endTurn();
    else if (verb === "start" && this.me.route.length > 0) this.dropping = cityOf(action) ?? null;
    else if (verb === "left" || verb === "right") this.#play(action);
    else void this.table.act(action);
  }

  /** The closing screen, as the hint would fill it in. */
  followClosing(): void {
    this.#advised = true;
    if (!this.table.offer) void this.table.openClosing();
    else this.choice = this.#planned(this.table.offer);
  }

  #planned(offer: ClosingOffer): ClosingChoice {
    const plan = this.#advised && this.page.hint ? planOf(this.page.hint) : null;
    const choice = plan && choiceOf(plan, offer);
    this.#advised = false;
    if (!choice) return startChoice(offer);
    void this.table.tryClosing(choice);
    return choice;
  }

  // ---- Keys ----

  /** Gives up what was begun, and lets go of what was pointed at. */
  letGo(): void {
    if (this.armed) this.table.answer = null;
    this.armed = null;
    this.selected = null;
    this.explained = null;
    this.pointed = null;
    this.watched = null;
  }

  press(event: KeyboardEvent): void {
    const asking = this.asked !== null || this.dropping !== null || this.ending || this.warned !== null;
    const over = this.sheet !== null || this.stack !== null || asking;
    // What a review shows of the better way is not closed by a key: Escape is for the sheets over it.
    if (event.key === "Escape" && this.page.hint && this.page.onhint && !event.defaultPrevented) {
      event.preventDefault();
      this.page.onhint();
      return;
    }
    if (event.key === "Escape" && !over) this.letGo();
    if (!settings.now.shortcuts) return;
    if (!["Shift", "Control", "Alt", "Meta"].includes(event.key)) this.keyed = true;
    const closing = this.table.offer !== null;
    const command = shortcutFor(event, { taking: this.taking, dialog: over, closing, past: this.past });
    if (!command) return;
    event.preventDefault();
    this.#obey(command);
  }

  #obey(command: Shortcut): void {
    switch (command.type) {
      case "display": {
        const city = this.view.display[command.index];
        if (city) this.pickDisplay(city);
        break;
      }
      case "hand": {
        const city = this.hand[command.index];
        if (city) this.pickHand(city);
        break;
      }
      case "discard":
        return this.#rechoose((choice, offer) => {
          const city = offer.hand[command.index];
          return city ? toggleDiscard(choice, offer, city, isDiscarded(choice, offer, command.index)) : choice;
        });
      case "confirm":
        return this.#finishClosing();
      case "end-of-route":
        return this.playEnd(command.end);
      case "supply":
        return this.pickSupply();
      case "close":
        return this.closeRoute();
      case "end":
        return this.endTurn();
      case "undo":
        return this.page.onundo?.();
      case "log":
      case "tiles":
      case "keys":
        this.sheet = command.type;
        return;
      case "hint":
        return this.page.onhint?.();
      case "press":
        return this.page.onpress?.();
      case "cartwright":
        if (!this.table.offer) return this.callOfficial("cartwright");
        return this.#rechoose((choice, { cartwright }) => ({
          ...choice,
          cartwright: cartwright !== null && !choice.cartwright,
        }));
      default:
        return this.callOfficial(command.type);
    }
  }
}
