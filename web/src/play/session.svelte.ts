// A table on the server as this browser follows it: the connection, what is shown, and what waits to be shown.
import { api, Refused, type Optional } from "../protocol/api";
import { Connection, type Command, type Fields, type Line, type Push } from "../protocol/connection";
import { t, texts } from "../i18n/i18n.svelte";
import { showTime } from "../table/pace";
import { settings } from "../ui/browser/settings.svelte";
import { append, Table, type Transport } from "../table/table.svelte";
import { TurnClock } from "../table/turnclock.svelte";
import type {
  Answers,
  CasualReason,
  ClosingOffer,
  ClosingOutcome,
  GameEvent,
  Hint,
  LogLine,
  Play,
  TableCommand,
  TableInfo,
  View,
} from "../protocol/protocol";
import { isSeatEvent, type Logged, type LogTurn } from "../game/log";
import { SeatNews } from "./seatnews.svelte";
import type { ClosingChoice } from "../game/closing";

/** A command of one seat; the others are about the whole table. */
type SeatCommand = Extract<TableCommand, { seat?: number | null }>["type"];
const SILENT = [
  "action",
  "advised",
  "started",
  "undone",
  "over",
  "revealed",
  "rematch",
  "cancelled",
  "name_removed",
  "holiday",
  "hours",
] as const;
/** What happened at the table beside the game, for the chat. */
export type Notice = Exclude<LogLine, { type: (typeof SILENT)[number] }>;

/** How long the text about a bot's turn stays, at normal speed. */
const RECAP = 3000;

interface Step {
  views: View[];
  play: Play | null;
  lines: LogLine[];
}

/** The log in turns, from the server's lines; what was undone is not in it. */
export function turnsOf(lines: LogLine[]): LogTurn[] {
  let kept: { ply: number; events: Logged[] }[] = [];
  let takenBack: typeof kept = [];
  for (const line of lines) {
    if (line.type === "started") kept.push({ ply: 0, events: line.events });
    else if (line.type === "action") {
      kept.push({ ply: line.ply + 1, events: line.events });
      takenBack = [];
    } else if (line.type === "undone" || line.type === "taken_back") {
      takenBack = [...kept.filter((each) => each.ply > line.ply), ...takenBack];
      kept = kept.filter((each) => each.ply <= line.ply);
    } else if (line.type === "redone") {
      kept.push(...takenBack);
      takenBack = [];
    } else if (isSeatEvent(line)) kept.push({ ply: kept.at(-1)?.ply ?? 0, events: [line] });
  }
  return kept.reduce<LogTurn[]>((turns, { ply, events }) => append(turns, events, ply), []);
}

export class Session implements Transport {
  info = $state.raw<TableInfo | null>(null);
  table = $state.raw<Table | null>(null);
  play = $state.raw<Play | null>(null);
  line = $state<Line>("connecting");
  /** Why the table cannot be shown at all. */
  problem = $state<string | null>(null);
  notices = $state.raw<Notice[]>([]);
  /** The log begins before what is here of it. */
  earlier = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Same device: the seat that is to look next, while the curtain is down. */
  curtain = $state<number | null>(null);
  /** Moves of others are being shown one after the other. */
  following = $state(false);
  readonly clock = new TurnClock();
  /** What has become of somebody's seat, until it is known. */
  readonly news = new SeatNews();

  /** Why the game has just stopped being rated, until it is known. */
  casual = $state<CasualReason | null>(null);

  /** The turn of a bot that has just ended, while its text is shown. */
  changed = $state.raw<LogTurn | null>(null);

  #id: string;
  #connection: Connection;
  #lines: LogLine[] = [];
  #seq: number | null = null;
  #shownSeat: number | null = null;
  #steps: Step[] = [];
  #pumping = false;
  #hurry = false;
  #wake: (() => void) | null = null;

  constructor(id: string) {
    this.#id = id;
    this.#connection = new Connection(id, {
      lang: () => texts.language,
      since: () => this.#seq,
      onpush: (message) => this.#hear(message),
      online: (line, problem) => {
        this.line = line;
        this.problem = problem;
      },
      lostText: () => t("connection-not-sent"),
    });
  }

  get name(): string {
    return this.info?.daily ? t("start-deal") : (this.info?.name ?? t("table-plain"));
  }

  /** Fetches earlier lines of the log; undefined: there are none. */
  get onearlier(): (() => Promise<void>) | undefined {
    return this.earlier ? () => this.loadEarlier() : undefined;
  }

  end(): void {
    this.#connection.end();
    this.#hurry = true;
    this.#wake?.();
  }

  // ---- What the table asks ----

  async send(ply: number, actions: string[]): Promise<void> {
    this.hint = null;
    this.news.forget();
    this.casual = null;
    await this.command("act", { ply, actions });
  }

  closingOffer(): Promise<ClosingOffer> {
    return this.command("closing");
  }

  closingOutcome(_ply: number, choice: ClosingChoice): Promise<ClosingOutcome> {
    const { houses, cartwright, discards } = choice;
    return this.command("closing_outcome", { houses, cartwright, discards });
  }

  async whyNot(_ply: number, action: string): Promise<string> {
    const { reasons } = await this.command("why_not", { actions: [action] });
    return reasons[action]?.text ?? t("why-not-possible");
  }

  // ---- What the player asks ----

  /** A command for the seat that is shown. */
  command<C extends SeatCommand>(type: C, ...[more]: Optional<Omit<Fields<C>, "seat">>): Promise<Answers[C]> {
    const seat = this.#shownSeat;
    return this.tableCommand(type, ...([{ ...(seat === null ? {} : { seat }), ...more }] as Optional<Fields<C>>));
  }

  /** A command about the table, not about one of your seats. */
  tableCommand<C extends Command>(type: C, ...fields: Optional<Fields<C>>): Promise<Answers[C]> {
    // What waited for the line would happen unseen, later.
    if (this.line === "lost") return Promise.reject(new Refused("lost", t("connection-away")));
    return this.#connection.ask(type, ...fields);
  }

  /** Takes an open seat. A person who opened a link may have no identity yet: the answer has one, and the connection uses it. */
  async sit(seat: number, name: string): Promise<void> {
    await api("POST /tables/{id}/commands", { id: this.#id, body: { type: "sit", seat, name } });
    this.#connection.again();
  }

  /** Somebody who blocks may have had no identity before, so the server cannot update this connection: it asks again. */
  hearAnew(): void {
    this.#seq = null;
    this.#connection.again();
  }

  /** Another language: the server sends sentences in the language of the greeting. */
  greetAgain(): void {
    this.#connection.again();
  }

  async undo(): Promise<void> {
    if (this.table) await this.command("undo", { ply: this.table.view.ply });
  }

  async askHint(): Promise<void> {
    const ply = this.table?.view.ply;
    const hint = await this.command("hint");
    if (this.table?.view.ply === ply) this.hint = hint;
  }

  /** Everything that still waits is shown at once. */
  skip(): void {
    if (!this.following) return;
    this.#hurry = true;
    this.#wake?.();
  }

  lift(): void {
    this.#shownSeat = this.curtain;
    this.curtain = null;
    this.#showViews(this.#latest, []);
  }

  /** The page of the log before what is here. */
  async loadEarlier(): Promise<void> {
    const { log } = await this.tableCommand("log", { before: this.#lines[0]?.seq ?? 0 });
    const first = this.#lines[0]?.seq ?? 0;
    this.#lines.unshift(...log.filter((line) => line.seq < first));
    this.#linesChanged();
    if (this.table) this.table.log = turnsOf(this.#shownLines());
  }

  /** An earlier position, as the seat that is shown saw it. */
  async past(ply: number): Promise<View> {
    const { views } = await api("GET /tables/{id}/look", { id: this.#id, ply });
    const view = views.find((each) => each.seat === this.#shownSeat) ?? views[0];
    if (!view) throw new Error(t("table-missing"));
    return view;
  }

  // ---- What comes from the server ----

  #latest: View[] = [];
  /** Whose turn it is by what the server said last, which may not be shown yet. */
  #player: number | null = null;

  #hear(message: Push): void {
    this.#seq = message.seq;
    if (message.table) {
      const { rated, casual, status } = message.table;
      if (this.info?.rated && !rated && status === "playing") this.casual = casual;
      this.info = message.table;
    }
    this.#hearClock(message);
    const lines = message.log;
    // Too much was missed, or the chat must be shown again: what is here does not lead up to it.
    if (message.type === "state" && message.log_from !== (this.#lines.at(-1)?.seq ?? -1) + 1) this.#lines = [];
    const known = this.#lines.at(-1)?.seq ?? -1;
    const fresh = lines.filter((line) => line.seq > known);
    this.#lines.push(...fresh);
    if (known >= 0) this.news.hear(fresh, this.info?.you ?? []);
    this.#linesChanged();
    if (message.type === "state") {
      this.#steps = [];
      this.#wake?.();
      if (message.views.length > 0) this.#show({ views: message.views, play: message.play, lines: [] }, true);
    } else if (message.views) {
      this.#steps.push({ views: message.views, play: message.play ?? null, lines: fresh });
      void this.#pump();
    }
  }

  #linesChanged(): void {
    this.notices = this.#lines.filter(isNotice);
    this.earlier = (this.#lines[0]?.seq ?? 0) > 0;
  }

  /** The log lines of what is shown; those of what waits come later. */
  #shownLines(): LogLine[] {
    const waiting = this.#steps.flatMap((step) => step.lines)[0]?.seq ?? Infinity;
    return this.#lines.filter((line) => line.seq < waiting);
  }

  #hearClock(message: Push): void {
    if (message.type === "state") this.clock.forget();
    if (message.views?.[0]) this.#player = message.views[0].player;
    if (message.table) this.clock.set(message.table.deadline, this.#player, message.table.now);
    if (message.type === "update" && message.deadline !== undefined) {
      this.clock.set(message.deadline, this.#player, message.now);
    }
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      this.#show(step, false);
      const wait = this.#hurry || document.hidden ? 0 : this.#waitAfter(step);
      if (wait > 0) await this.#pause(wait);
      await this.#tellChanges(step);
    }
    this.#pumping = false;
    this.#hurry = false;
    this.following = false;
  }

  #waitAfter(step: Step): number {
    const own = step.lines.some((line) => line.type === "action" && this.info?.you.includes(line.seat) && !line.by);
    this.following = !own || this.#steps.length > 0;
    const events = eventsOf(step.lines);
    return settings.pace(showTime(events, own));
  }

  /** After a bot's turn, for those who want to follow slowly. */
  async #tellChanges(step: Step): Promise<void> {
    const { recap, speed } = settings.now;
    if (!recap || speed !== "slow" || this.#hurry || document.hidden || this.curtain !== null) return;
    const ended = step.lines.find(
      (line) => line.type === "action" && line.events.some((event) => event.type === "turn"),
    );
    if (ended?.type !== "action" || this.info?.seats[ended.seat]?.kind !== "bot") return;
    this.changed = this.table?.log.at(-2) ?? null;
    if (this.changed) await this.#pause(settings.pace(RECAP));
    this.changed = null;
  }

  /** The text about the turn has been read. */
  goOn(): void {
    this.#wake?.();
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #show(step: Step, whole: boolean): void {
    this.play = step.play;
    this.#latest = step.views;
    const you = this.info?.you ?? [];
    const next = step.play?.seat ?? (this.#shownSeat === null ? nextOf(you, step.views) : null);
    // Who is behind the curtain may have moved in another tab.
    this.curtain = you.length > 1 && next !== this.#shownSeat ? next : null;
    if (this.curtain !== null) return;
    if (you.length === 1) this.#shownSeat = you[0] ?? null;
    // Something else than moves: what was played may have been taken back, or is shown among the moves.
    const other = step.lines.some((line) => line.type !== "action" && line.type !== "over");
    this.#showViews(step.views, eventsOf(step.lines), whole || other || step.lines.length > 1);
  }

  #showViews(views: View[], events: GameEvent[], whole = true): void {
    const view = views.find((each) => each.seat === this.#shownSeat) ?? views[0];
    if (!view) return;
    if (this.table) this.table.receive({ view, events, ...(whole ? { log: turnsOf(this.#shownLines()) } : {}) });
    else this.table = new Table(this, view, turnsOf(this.#shownLines()));
    this.table.shared = (this.info?.you.length ?? 0) > 1;
    if (this.hint && this.play?.ply !== view.ply) this.hint = null;
  }
}

/** Who of several people at one device plays next: no hand is shown before its player has confirmed. */
function nextOf(you: number[], views: View[]): number | null {
  const [view] = views;
  return view && view.player !== null ? (view.order.find((seat) => you.includes(seat)) ?? null) : null;
}

function eventsOf(lines: LogLine[]): GameEvent[] {
  return lines.flatMap((line) => (line.type === "action" || line.type === "started" ? line.events : []));
}

/** A line by a person you have blocked. */
export function isHidden(notice: Notice): boolean {
  return notice.type === "chat" && notice.hidden === true;
}

function isNotice(line: LogLine): line is Notice {
  return !SILENT.some((type) => type === line.type);
}
