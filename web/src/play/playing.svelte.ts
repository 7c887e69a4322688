// What the page of a table offers to the table and to the sheets that it opens.
import { wire } from "$wire";
import { SvelteSet } from "svelte/reactivity";
import type { Meant } from "../account/complaints";
import { holidayOf } from "../game/holidays";
import { afterTimeout, seatSentence, type SeatEvent } from "../game/log";
import { plain, t } from "../i18n/i18n.svelte";
import { counted } from "../i18n/numbers";
import { api, myTables } from "../protocol/api";
import type { Bulletin, ClockFace, TableContext, Tool } from "../table/context";
import { besidePage, dealOf, dealPage } from "../table/deal";
import { pointsAt, sideOf, turnBeforeRound, type Side } from "../table/side";
import { playNow } from "../table/start";
import { wordsOf } from "../ui/attempt.svelte";
import type { Go } from "../ui/browser/going";
import { settings } from "../ui/browser/settings.svelte";
import { LookingBack } from "./looking.svelte";
import { Session } from "./session.svelte";
import { Unread } from "./unread.svelte";

/** Milliseconds after which a bot that thinks may be pressed. */
const PATIENCE = 1000;

export type Over = "menu" | "people" | "blocked" | "share" | "resign" | "resigned" | "take-back" | "keys";

export class Playing implements TableContext {
  readonly id: string;
  readonly session: Session;
  readonly back: LookingBack;
  readonly #go: Go;
  readonly #read: Unread;

  over = $state<Over | null>(null);
  chatting = $state(false);
  /** The person to block or report. */
  meant = $state.raw<Meant | null>(null);
  #impatient = $state(false);
  /** Other tables that wait for you, fetched whenever you have nothing to do here. */
  #waiting = $state.raw<string[]>([]);
  /** The person has read that they only watch. */
  #knows = $state(false);
  /** Announcements of holidays that the person has read. */
  readonly #planned = new SvelteSet<string>();

  /** Another game of the same deal, which plays along. */
  #ghost = $state.raw<Side | null>(null);

  /** To be made where effects may be. `ghost`: the table of a game of the same deal. */
  constructor(id: string, go: Go, ghost?: string) {
    this.id = id;
    if (ghost) $effect(() => this.#call(ghost));
    this.#go = go;
    this.session = new Session(id);
    this.#read = new Unread(id);
    this.back = new LookingBack(this.session, (ply) => go(`/replay/${id}#${ply}`));
    $effect(() => {
      if (this.chatting) this.read();
    });
    $effect(() => {
      if (!wire.people || !this.seated || this.mine) return;
      myTables().then(
        (tables) => (this.#waiting = tables.flatMap(({ id, your_turn }) => (your_turn && id !== this.id ? [id] : []))),
        () => undefined, // without an answer one finds them on the start page
      );
    });
    $effect(() => {
      if (this.#thinking === undefined) return;
      const timer = setTimeout(() => (this.#impatient = true), PATIENCE);
      return () => {
        clearTimeout(timer);
        this.#impatient = false;
      };
    });
  }

  /** A ghost has the same deal, and its game is over. Without it one plays alone. */
  #call(table: string): void {
    const deal = this.info?.daily?.deal;
    const seat = this.info?.you[0];
    if (deal === undefined || seat === undefined || this.#ghost) return;
    api("GET /tables/{id}", { id: table })
      .then(async ({ table: { daily } }) => {
        if (daily?.deal === deal) this.#ghost = await sideOf(table, seat);
      })
      .catch(() => undefined);
  }

  // ---- Who is here ----

  info = $derived.by(() => this.session.info);
  names = $derived(this.info?.seats.map((seat) => seat.name ?? "") ?? []);
  /** The table in the browser's title: its name, or the other players. */
  title = $derived.by(() => {
    const { info, session } = this;
    const others = info?.seats.flatMap(({ name, yours }) => (name && !yours ? [name] : [])) ?? [];
    const named = info?.daily ?? info?.name ?? null;
    return named || others.length === 0 ? session.name : others.join(", ");
  });
  seated = $derived((this.info?.you.length ?? 0) > 0);
  people = $derived(this.info?.seats.filter((seat) => seat.kind === "person").length ?? 0);
  running = $derived(this.info?.status === "playing");
  /** Spectators get chances and commentary; late, where people play. */
  commented = $derived.by(() => {
    const { info } = this;
    if (!info || !this.running || this.seated) return false;
    // Bots that play on for people play with people.
    const bots = !info.tournament && info.seats.every(({ kind, resigned }) => kind === "bot" && !resigned);
    return bots || info.listed;
  });
  mine = $derived.by(() => this.running && this.session.play !== null);
  unread = $derived.by(() => this.#read.count(this.session.notices));
  /** There is somebody to talk to, or there was. */
  talks = $derived.by(
    () =>
      this.session.notices.some(({ type }) => type === "chat") ||
      (this.info?.seats.some((seat) => seat.kind === "person" && !seat.yours) ?? false),
  );
  away = $derived(
    this.info?.seats.flatMap((seat, i) => (this.running && seat.away_since !== null && !seat.yours ? [i] : [])) ?? [],
  );
  /** Seats of people for whom a bot plays on. */
  bots = $derived(this.info?.seats.flatMap((seat, i) => (seat.kind === "bot" && seat.resigned ? [i] : [])) ?? []);
  /** Somebody has asked for another game: its table is there, and this player has a seat at it. */
  awaited = $derived(this.seated && this.info?.rematch ? t("rematch-begun") : null);
  bulletins = $derived.by(() => this.#bulletins());
  /** The seat whose clock runs. */
  ticking = $derived.by(() => {
    const { line, clock } = this.session;
    return this.running && line !== "lost" && clock.left !== null ? (clock.seat ?? 0) : null;
  });
  clock = $derived.by((): ClockFace | null =>
    this.ticking === null ? null : { clock: this.session.clock, ...this.#ownerOf(this.ticking) },
  );

  #ownerOf(seat: number): { name: string; mine: boolean } {
    const you = this.info?.you ?? [];
    const mine = you.includes(seat);
    return { name: mine && you.length === 1 ? t("you") : (this.names[seat] ?? ""), mine };
  }

  #bulletins(): Bulletin[] {
    const { session, info, awaited } = this;
    const told: Bulletin[] = [];
    for (const seat of info?.reclaimable ?? []) {
      const action = { text: t("seat-reclaim"), onclick: () => this.#reclaim(seat) };
      told.push({ text: t("seat-lost"), urgent: true, action });
    }
    if (this.running && !this.seated && !info?.reclaimable.length && !this.#knows) {
      told.push({ text: t("watching-you"), onclose: () => (this.#knows = true) });
    }
    for (const line of session.news.lines) {
      const mine = info?.you.includes(line.seat) ?? false;
      told.push({ text: this.#newsOf(line), urgent: mine, onclose: () => session.news.close(line) });
    }
    for (const seat of info?.seats ?? []) {
      const holiday = seat.yours ? null : holidayOf(seat, (time) => session.clock.local(time));
      if (holiday?.now) told.push({ text: holiday.text });
      else if (holiday?.soon && !this.#planned.has(holiday.text)) {
        told.push({ text: holiday.text, onclose: () => this.#planned.add(holiday.text) });
      }
    }
    if (this.#waiting.length > 0 && !this.mine) {
      const onclick = (): void => this.#go(`/t/${this.#waiting[0] ?? ""}`);
      told.push({
        text: t("next-waiting", { count: this.#waiting.length }),
        action: { text: t("next-game"), onclick },
      });
    }
    if (session.casual) {
      const text = `${t("casual-now")} ${t(`casual-${session.casual}`)}`;
      told.push({ text, onclose: () => (session.casual = null) });
    }
    if (session.play?.redo) {
      const onclick = (): void => this.attempt(() => session.command("redo"));
      told.push({ text: t("taken-back"), action: { text: t("redo"), onclick } });
    }
    // Somebody who has been away for long enough that the others can act. A reload does not count.
    const missed = this.away.find((seat) => info?.absent.includes(seat));
    if (this.seated && missed !== undefined) {
      const action = { text: t("absent-do"), onclick: () => this.open("people") };
      const name = this.names[missed] ?? "";
      const count = info?.votes[missed]?.length ?? 0;
      told.push({
        text: count > 0 ? t("absent-votes", { name, count, of: this.people - 1 }) : t("absent", { name }),
        action,
      });
    }
    if (this.#ghost) told.push(this.#alongside(this.#ghost));
    if (awaited) told.push({ text: awaited, action: { text: t("score-rematch"), onclick: () => this.#again() } });
    return told;
  }

  /** What happened to a seat; after a time-out including what the bot did. */
  #newsOf(line: SeatEvent): string {
    const { mine } = this.#ownerOf(line.seat);
    const alone = mine && this.info?.you.length === 1;
    const { id, args } = seatSentence(line, (seat) => this.names[seat] ?? "");
    const text = alone && line.type === "timeout" ? t("timeout-mine") : t(id, args);
    if (line.type !== "timeout") return text;
    const who = (seat: number): string => this.#ownerOf(seat).name;
    const did = afterTimeout(this.session.table?.log ?? [], line.seq, who);
    return [text, ...did.map((each) => `${plain(each.text)}.`)].join(" ");
  }

  /** How far a ghost was at this point. */
  #alongside(ghost: Side): Bulletin {
    const { name, table, turns } = ghost;
    const round = this.session.table?.view.round ?? 1;
    const turn = this.running ? turnBeforeRound(ghost, round) : turns.at(-1);
    const onclick = (): void => this.#go(besidePage(this.id, table));
    return {
      text: turn
        ? t("ghost-points", { name, points: counted(pointsAt(ghost, turn)), round: turn.log.round })
        : t("ghost-here", { name }),
      ...(this.running ? {} : { action: { text: t("ghost-beside"), onclick } }),
    };
  }

  #reclaim(seat: number): void {
    this.attempt(() => this.session.tableCommand("reclaim", { seat }));
  }

  // ---- What the table shows and offers ----

  get name(): string {
    return this.session.name;
  }
  get play() {
    return this.session.play;
  }
  get hint() {
    return this.session.hint;
  }
  get following(): boolean {
    return this.session.following;
  }
  get offline(): boolean {
    return this.session.line === "lost";
  }
  get watching(): boolean {
    return this.running && !this.seated;
  }
  get asking(): boolean {
    return this.over === "resigned";
  }
  get chatText(): string {
    return this.unread > 0 ? t("menu-chat-new", { count: this.unread }) : t("menu-chat");
  }
  get tools(): Tool[] {
    const hint = { text: t("menu-hint"), onclick: this.onhint };
    const chat = { text: this.chatText, onclick: () => (this.chatting = !this.chatting) };
    const night = settings.theme === "dark" ? t("menu-day") : t("menu-night");
    return [
      ...(this.hints ? [hint] : []),
      ...(this.talks ? [chat] : []),
      { text: night, onclick: () => settings.toggleTheme() },
    ];
  }

  /** The ply at which a bot thinks that can be pressed. */
  readonly #thinking = $derived.by(() => {
    const { info, session } = this;
    return info?.may_press && !session.following && !session.play ? session.table?.view.ply : undefined;
  });

  readonly #toggleHint = (): void => {
    if (this.session.hint) this.session.hint = null;
    else this.attempt(() => this.session.askHint());
  };
  readonly #press = (): void => {
    this.#impatient = false;
    this.attempt(() => this.session.tableCommand("press"));
  };
  readonly #again = (): void =>
    this.attempt(async () => {
      const { table } = await this.session.tableCommand("rematch");
      this.#go(`/t/${table}`);
    });

  hints = $derived(this.running && (this.info?.hints_now ?? false));
  onhint = $derived.by(() => (this.info?.hints_now && this.session.play ? this.#toggleHint : undefined));
  onpress = $derived(this.#impatient ? this.#press : undefined);
  onrematch = $derived(
    this.seated && this.info?.status === "finished" && !this.info.tournament ? this.#again : undefined,
  );
  /** After a game of bots, to the one that everybody watches. */
  onnext = $derived(
    !this.running && !this.seated && this.people === 0 && !this.info?.daily
      ? () => this.attempt(async () => this.#go(`/t/${(await api("POST /show")).table.id}`))
      : undefined,
  );
  deal = $derived.by(() => {
    const { daily, status } = this.info ?? {};
    if (!daily?.counts || status !== "finished") return undefined;
    const { date, edition } = dealOf(daily.deal);
    return dealPage(date, edition);
  });
  tournament = $derived(this.info?.tournament ? `/tournaments/${this.info.tournament.id}` : undefined);
  /** Other tables of a tournament still play the same cards: nobody else may look, and there is no replay yet. */
  #sealed = $derived(this.info?.tournament?.sealed === true && this.info.seed === null);
  onreplay = $derived(this.running || this.#sealed ? undefined : () => this.#go(`/replay/${this.id}`));
  onreview = $derived(this.running || this.#sealed ? undefined : () => this.#go(`/replay/${this.id}?review=1`));
  onshare = $derived(wire.people && !this.#sealed ? () => this.open("share") : undefined);
  readonly onundo = (): void => this.attempt(() => this.session.undo());
  readonly onskip = (): void => this.session.skip();
  readonly onmenu = (): void => this.open("menu");
  readonly onlook = (ply: number): void => this.back.onlook(ply);
  get onearlier() {
    return this.session.onearlier;
  }

  // ---- What is opened over it ----

  open(what: Over): void {
    this.over = what;
  }

  readonly close = (): void => void (this.over = null);

  readonly complain = (about: Meant): void => {
    this.close();
    this.meant = about;
  };

  /** Everything that was said so far has been seen. */
  readonly read = (): void => this.#read.readAll(this.session.notices);

  readonly say = async (text: string): Promise<void> => void (await this.session.command("chat", { text }));

  /** After resigning against bots, you may want a new game rather than watch them. */
  resign(): void {
    const alone = this.people === 1;
    this.close();
    this.attempt(async () => {
      await this.session.command("resign");
      if (alone) this.open("resigned");
    });
  }

  takeBack(): void {
    this.close();
    this.attempt(() => this.session.command("take_back"));
  }

  playAnother(): void {
    this.close();
    this.attempt(() => playNow(this.#go));
  }

  /** Does something, and says at the table what went wrong. */
  attempt(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => this.session.table?.tell(wordsOf(error)));
  }
}
