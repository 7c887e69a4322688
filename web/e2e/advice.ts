// Playing without the page, as a bot advises: the quick way to a position that a test needs.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { Visitor } from "./world";

interface Until {
  /** Stop when a route of so many cards can be closed … */
  cards: number;
  /** … after so many rounds. */
  rounds: number;
}

/** Asks the server what the page would. */
export function ask<T>(page: Page, path: string, body?: unknown, method = body === undefined ? "GET" : "POST") {
  return page.evaluate(
    async ([to, sent, how]): Promise<T> => {
      const response = await fetch(`/api${to}`, {
        method: how,
        headers: sent === undefined ? {} : { "Content-Type": "application/json" },
        body: sent === undefined ? null : JSON.stringify(sent),
      });
      const answer = (await response.json()) as { error?: { text: string } };
      if (answer.error) throw new Error(`${to}: ${answer.error.text}`);
      return answer as never;
    },
    [path, body, method] as const,
  );
}

const RECORD: unknown = JSON.parse(
  readFileSync(new URL("../../tests/records/games/carriage-two-players.json", import.meta.url), "utf8"),
);

/** A finished game of two players, 338 actions long. */
export async function finishedGame(page: Page): Promise<string> {
  return (await ask<{ table: { id: string } }>(page, "/replays", { record: RECORD })).table.id;
}

/** The address of a study that anybody may read: two chapters, a comment with a mark, an arrow and a circle. */
export async function newStudy({ page }: Visitor): Promise<string> {
  await page.goto("/");
  const source = { kind: "game", table: await finishedGame(page), ply: 250 };
  const { id } = await ask<{ id: string }>(page, "/studies", { name: "What I should have done", source });
  const note = { mark: "?!", text: "Too early: two cities of Bayern are still free.", circles: ["ulm"] };
  const edit = { do: "note", chapter: 1, step: 0, arrows: [["passau", "linz"]], ...note };
  await ask(page, `/studies/${id}/edits`, { version: 1, edit });
  await ask(page, `/studies/${id}/chapters`, { name: "More", source: { ...source, ply: 0 } });
  await ask(page, `/studies/${id}/sharing`, { reading: true, editing: false }, "PUT");
  return `/studies/${id}`;
}

/** The addresses of two tournaments of Ann's, one open and one paused in its first round; she plays in both. */
export async function newTournaments({ page }: Visitor): Promise<{ open: string; running: string }> {
  await page.goto("/");
  const enter = async (options: object): Promise<string> => {
    const wanted = { name: "Autumn cup of the Regensburg post riders", fill: "hard", duplicate: true, ...options };
    const { tournament } = await ask<{ tournament: { id: string } }>(page, "/tournaments", wanted);
    await ask(page, `/tournaments/${tournament.id}/entrants`, { name: "Ann" });
    return `/tournaments/${tournament.id}`;
  };
  const open = await enter({ scheme: "duplicate", rules: "first-printing", pace: "correspondence", listed: true });
  const running = await enter({ rounds: 7, turn_seconds: 300 });
  for (const change of ["begin", "pause"]) await ask(page, `${running}/steering`, { do: change });
  return { open, running };
}

/** A table against a bot that goes on where that game was nearly done: each seat has some seven turns. */
export async function lateTable(page: Page): Promise<string> {
  const from = { table: await finishedGame(page), ply: 290 };
  const seats = [
    { kind: "person", name: "Ann" },
    { kind: "bot", level: "medium", name: "Walburga" },
  ];
  return (await ask<{ table: { id: string } }>(page, "/tables", { seats, from })).table.id;
}

/** Plays as a bot advises, without the page, until a route of so many cards can be closed, or to the end. */
export function advised(page: Page, table: string, until: Until): Promise<void> {
  return page.evaluate(
    async ([id, { cards, rounds }]) => {
      const ask = async (path: string, body?: unknown): Promise<never> =>
        (await (
          await fetch(`/api/tables/${id}${path}`, {
            method: body ? "POST" : "GET",
            headers: body ? { "Content-Type": "application/json" } : {},
            body: body ? JSON.stringify(body) : null,
          })
        ).json()) as never;
      for (;;) {
        const state: {
          views: {
            ply: number;
            round: number;
            phase: string;
            legal: string[];
            seat: number;
            seats: { route: string[] }[];
          }[];
        } = await ask("/state");
        const [view] = state.views;
        if (!view || view.phase === "over") return;
        if (view.legal.length === 0) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          continue;
        }
        const route = view.seats[view.seat]?.route ?? [];
        if (view.round > rounds && view.legal.includes("close") && route.length >= cards) return;
        const { candidates }: { candidates: { action: string }[] } = await ask("/commands", { type: "hint" });
        await ask("/commands", { type: "act", ply: view.ply, actions: [candidates[0]?.action] });
      }
    },
    [table, until] as const,
  );
}

interface OwnView {
  ply: number;
  round: number;
  phase: string;
  legal: string[];
  extending: string[];
  seat: number;
  seats: { route: string[]; hand_size: number }[];
}

/** What lengthens the route, with two cards taken in each turn; nothing is ever closed. */
function lengthening({ phase, legal, extending, seat, seats }: OwnView): string | undefined {
  const takes = legal.filter((action) => action.startsWith("take "));
  const fitting = takes.find((action) => extending.includes(action.slice("take ".length)));
  if (phase === "draw" || (takes.length > 0 && (seats[seat]?.hand_size ?? 0) < 6)) return fitting ?? takes[0];
  return legal.find((action) => /^(left|right) /.test(action)) ?? legal.find((action) => /^(start |end)/.test(action));
}

/** Plays without the page and without advice (which is slow) until a route of this many cards can be closed. */
export async function played(page: Page, table: string, { cards, rounds }: Until): Promise<void> {
  for (;;) {
    const { views } = await ask<{ views: OwnView[] }>(page, `/tables/${table}/state`);
    const [view] = views;
    if (!view || view.phase === "over") throw new Error(`no route of ${cards} could be closed`);
    const route = view.seats[view.seat]?.route ?? [];
    if (view.round > rounds && view.legal.includes("close") && route.length >= cards) return;
    const action = lengthening(view);
    if (action) await ask(page, `/tables/${table}/commands`, { type: "act", ply: view.ply, actions: [action] });
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A table against bots, made without the page. */
export async function newTable({ page }: Visitor, bots: number): Promise<string> {
  await page.goto("/");
  const names = ["Walburga", "Leonhard", "Franziska"].slice(0, bots);
  const seats = [{ kind: "person", name: "Ann" }, ...names.map((name) => ({ kind: "bot", level: "medium", name }))];
  const { table } = await ask<{ table: { id: string } }>(page, "/tables", { seats, name: "Zum Posthorn" });
  return table.id;
}

/** A finished game of four players. */
const LONG_GAME: unknown = JSON.parse(
  readFileSync(new URL("../../tests/records/games/tie-clockwise.json", import.meta.url), "utf8"),
);

interface Moment {
  ply: number;
  action: string | null;
  view: { player: number | null; phase: string; seats: { hand: string[]; route: string[] }[] };
}

/** A table of four, three of them bots, that continues where the player to act has at least this many cards and can close. */
export async function toClose(page: Page, cards: { hand: number; route: number }): Promise<void> {
  await page.goto("/");
  const { table } = await ask<{ table: { id: string } }>(page, "/replays", { record: LONG_GAME });
  for (let from = 0; ; from += 100) {
    const { frames } = await ask<{ frames: Moment[] }>(
      page,
      `/tables/${table.id}/replay?seat=open&from=${from}&count=100`,
    );
    const found = frames.find(({ view }) => {
      const { hand = [], route = [] } = view.seats[view.player ?? -1] ?? {};
      return view.phase === "finish" && hand.length >= cards.hand && route.length >= cards.route;
    });
    if (!found && frames.length === 100) continue;
    if (!found) throw new Error("the game never looked like that");
    const seats = found.view.seats.map((_, seat) =>
      seat === found.view.player
        ? { kind: "person", name: "Ann" }
        : { kind: "bot", level: "easy", name: ["Leonhard", "Walburga", "Therese", "Franziska"][seat] },
    );
    const next = await ask<{ table: { id: string } }>(page, "/tables", {
      seats,
      from: { table: table.id, ply: found.ply },
    });
    await page.goto(`/t/${next.table.id}`);
    await page.waitForSelector('.table[data-acting="true"]');
    return;
  }
}
