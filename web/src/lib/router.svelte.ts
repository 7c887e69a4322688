// Addresses of the client: which page an address means, and how to get there without loading anew.
import { here, href, placeOf } from "$addresses";

/** What every page is given. */
export interface PageProps {
  path: string;
  /** Named parts of the path, and the query. `hash` is the part after #, without it. */
  params: Record<string, string>;
  go: Go;
}

export type Go = (to: string, options?: { replace?: boolean }) => void;

/** Goes where an answer leads. Who has gone elsewhere while it was awaited is left there. */
export async function goWhen(answer: Promise<string>, go: Go): Promise<void> {
  const from = here().pathname;
  const to = await answer;
  if (here().pathname === from) go(to);
}

interface Route {
  /** The file in pages/ that shows it. */
  page: string;
  /** Files of texts that it needs beside the first. */
  texts: string[];
  params: Record<string, string>;
}

const ROUTES: [pattern: string, page: string, ...texts: string[]][] = [
  ["/", "StartPage"],
  ["/friends", "FriendsPage"],
  ["/same-device", "HotseatPage"],
  ["/lobby", "LobbyPage"],
  ["/games", "GamesPage", "mine"],
  ["/daily", "DailyPage", "mine"],
  ["/puzzles", "PuzzlePage", "mine", "puzzles"],
  ["/leaderboard", "LeaderboardPage", "ratings"],
  ["/leaderboard/:player", "LeaderboardPage", "ratings"],
  ["/settings", "SettingsPage", "complaints"],
  ["/me", "MovePage"],
  ["/t/:table", "PlayPage"],
  ["/replay", "ReplayPage", "learn"],
  ["/replay/:table", "ReplayPage", "learn"],
  ["/rules", "RulesPage", "learn"],
  ["/learn", "LessonPage", "learn"],
  ["/study", "StudyPage", "mine", "study"],
];

const parts = (path: string): string[] => path.split("/").filter((part) => part !== "");

function match(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [parts(pattern), parts(path)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? "";
    if (part.startsWith(":") && /^\w+$/.test(value)) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** The page for an address; unknown addresses have none. */
export function findRoute(url: URL): Route | null {
  for (const [pattern, page, ...texts] of ROUTES) {
    const found = match(pattern, url.pathname);
    const given = { ...Object.fromEntries(url.searchParams), hash: url.hash.slice(1) };
    if (found) return { page, texts, params: { ...given, ...found } };
  }
  return null;
}

class Router {
  url = $state.raw(new URL("http://localhost/"));
  route = $derived(findRoute(this.url));

  /** Follows the browser's own back and forward, and links within the client. */
  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go: Go = (to, { replace = false } = {}) => {
    const from = here().pathname;
    if (replace) history.replaceState(null, "", href(to));
    else history.pushState(null, "", href(to));
    this.#read();
    const { pathname, hash } = this.url;
    const place = pathname === from && hash ? document.getElementById(hash.slice(1)) : null;
    if (place) place.scrollIntoView();
    else scrollTo(0, 0);
  };

  #read(): void {
    this.url = here();
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const place = placeOf(link);
    if (place === null) return;
    event.preventDefault();
    this.go(place);
  }
}

export const router = new Router();
