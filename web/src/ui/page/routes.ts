// Every address of the client, once: the router, the build, the start page and the browser tests read this list.
import { BOOK, COACH, HORN, INN_SIGN, OFFICIAL_ICON, type IconPaths } from "../../art/icons.ts";

export interface Route {
  /** The address; `:name` stands for a part that the page is given. */
  pattern: string;
  /** The component that shows it, `<page>.svelte` in the folder of its activity. */
  page: string;
  /** Message files that the page needs besides those that every page has (`i18n.svelte.ts`). */
  texts?: string[];
  /** There only where other people can come: not in the static folder. */
  people?: boolean;
  /** Its place among the ways on the start page: the messages are `start-<name>` and `start-<name>-text`. */
  start?: {
    name: "device" | "friends" | "games" | "learn" | "lobby" | "replay" | "rules" | "watch";
    icon: IconPaths;
    /** A game with others begins there. */
    play?: true;
  };
}

/** Texts of any table. */
const TABLE = ["table", "status", "closing", "settings"];

export const ROUTES: readonly Route[] = [
  { pattern: "/", page: "StartPage" },
  {
    pattern: "/friends",
    page: "FriendsPage",
    texts: ["friends"],
    people: true,
    start: { name: "friends", play: true, icon: HORN },
  },
  {
    pattern: "/same-device",
    page: "HotseatPage",
    texts: ["friends"],
    start: { name: "device", play: true, icon: OFFICIAL_ICON.postal_carrier },
  },
  {
    pattern: "/lobby",
    page: "LobbyPage",
    texts: ["friends"],
    people: true,
    start: { name: "lobby", play: true, icon: INN_SIGN },
  },
  {
    pattern: "/watch",
    page: "WatchPage",
    texts: ["friends"],
    start: { name: "watch", icon: OFFICIAL_ICON.postmaster },
  },
  {
    pattern: "/games",
    page: "GamesPage",
    texts: ["games", "account", "table", "practice"],
    start: { name: "games", icon: COACH },
  },
  {
    pattern: "/learn",
    page: "LessonPage",
    texts: ["learn", ...TABLE],
    start: { name: "learn", icon: OFFICIAL_ICON.administrator },
  },
  { pattern: "/rules", page: "RulesPage", texts: ["rulespage", "table"], start: { name: "rules", icon: BOOK } },
  {
    pattern: "/replay",
    page: "ReplayPage",
    texts: ["replay", "ways", ...TABLE],
    start: { name: "replay", icon: OFFICIAL_ICON.cartwright },
  },
  { pattern: "/replay/:table", page: "ReplayPage", texts: ["replay", "ways", ...TABLE] },
  { pattern: "/t/:table", page: "PlayPage", texts: ["play", "friends", ...TABLE] },
  { pattern: "/daily", page: "DailyPage", texts: ["daily", "games", "table", "friends"] },
  { pattern: "/daily/beside/:mine/:other", page: "BesidePage", texts: ["daily", "games", ...TABLE] },
  { pattern: "/puzzles", page: "PuzzlePage", texts: ["puzzles", ...TABLE] },
  { pattern: "/practice", page: "PracticePage", texts: ["practice", "review", "ways", ...TABLE] },
  { pattern: "/exercise", page: "ExercisePage", texts: ["exercise", "review", "ways", ...TABLE] },
  { pattern: "/editor", page: "EditorPage", texts: ["editor", "ways", "friends", ...TABLE] },
  { pattern: "/companion", page: "CompanionPage", texts: ["companion", "friends", "table"] },
  { pattern: "/studies", page: "StudiesPage", texts: ["studies", "games"] },
  {
    pattern: "/studies/:study",
    page: "StudyRoomPage",
    texts: ["studies", "replay", "review", "ways", ...TABLE],
  },
  { pattern: "/explorer", page: "ExplorerPage", texts: ["explorer", "table"] },
  { pattern: "/what-wins", page: "WinsPage", texts: ["wins", "games", "table"] },
  // The address of the same page in version 0.2.
  { pattern: "/study", page: "WinsPage", texts: ["wins", "games", "table"] },
  { pattern: "/settings", page: "SettingsPage", texts: ["settings", "account", "complaints", "table"] },
  { pattern: "/leaderboard", page: "LeaderboardPage", texts: ["ratings"], people: true },
  { pattern: "/leaderboard/:player", page: "LeaderboardPage", texts: ["ratings"], people: true },
  { pattern: "/tournaments", page: "TournamentsPage", texts: ["tournaments"], people: true },
  { pattern: "/tournaments/new", page: "NewTournamentPage", texts: ["tournaments", "friends"], people: true },
  { pattern: "/tournaments/:tournament", page: "TournamentPage", texts: ["tournaments", "friends"], people: true },
  { pattern: "/me", page: "MovePage", texts: ["account"], people: true },
];

/** The addresses that name one page and nothing else. */
export const PLAIN: readonly Route[] = ROUTES.filter(({ pattern }) => !pattern.includes(":"));
