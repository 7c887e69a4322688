// Every address of the client, once: the router, the build, the start page and the browser tests read this list.
import { BOOK, COACH, HORN, INN_SIGN, OFFICIAL_ICON, type IconPaths } from "../../art/icons.ts";

export interface Route {
  /** The address; `:name` stands for a part that the page is given. */
  pattern: string;
  /** The component that shows it, `<page>.svelte` in the folder of its activity. */
  page: string;
  /** Message files that the page needs besides `web.ftl`. */
  texts?: string[];
  /** There only where other people can come: not in the static folder. */
  people?: boolean;
  /** Its place among the ways on the start page: the messages are `start-<name>` and `start-<name>-text`. */
  start?: {
    name: "device" | "friends" | "games" | "learn" | "lobby" | "replay" | "rules";
    icon: IconPaths;
    /** A game with others begins there. */
    play?: true;
  };
}

export const ROUTES: readonly Route[] = [
  { pattern: "/", page: "StartPage" },
  { pattern: "/friends", page: "FriendsPage", people: true, start: { name: "friends", play: true, icon: HORN } },
  {
    pattern: "/same-device",
    page: "HotseatPage",
    start: { name: "device", play: true, icon: OFFICIAL_ICON.postal_carrier },
  },
  { pattern: "/lobby", page: "LobbyPage", people: true, start: { name: "lobby", play: true, icon: INN_SIGN } },
  { pattern: "/games", page: "GamesPage", texts: ["games", "account"], start: { name: "games", icon: COACH } },
  {
    pattern: "/learn",
    page: "LessonPage",
    texts: ["learn"],
    start: { name: "learn", icon: OFFICIAL_ICON.administrator },
  },
  { pattern: "/rules", page: "RulesPage", texts: ["rulespage"], start: { name: "rules", icon: BOOK } },
  {
    pattern: "/replay",
    page: "ReplayPage",
    texts: ["replay", "ways"],
    start: { name: "replay", icon: OFFICIAL_ICON.cartwright },
  },
  { pattern: "/replay/:table", page: "ReplayPage", texts: ["replay", "ways"] },
  { pattern: "/t/:table", page: "PlayPage" },
  { pattern: "/daily", page: "DailyPage", texts: ["daily", "games"] },
  { pattern: "/puzzles", page: "PuzzlePage", texts: ["puzzles"] },
  { pattern: "/editor", page: "EditorPage", texts: ["editor", "ways", "review", "replay"] },
  { pattern: "/study", page: "StudyPage", texts: ["study", "games"] },
  { pattern: "/settings", page: "SettingsPage", texts: ["account", "complaints"] },
  { pattern: "/leaderboard", page: "LeaderboardPage", texts: ["ratings"], people: true },
  { pattern: "/leaderboard/:player", page: "LeaderboardPage", texts: ["ratings"], people: true },
  { pattern: "/tournaments", page: "TournamentsPage", texts: ["tournaments"], people: true },
  { pattern: "/tournaments/new", page: "NewTournamentPage", texts: ["tournaments"], people: true },
  { pattern: "/tournaments/:tournament", page: "TournamentPage", texts: ["tournaments"], people: true },
  { pattern: "/me", page: "MovePage", texts: ["account"], people: true },
];

/** The addresses that name one page and nothing else. */
export const PLAIN: readonly Route[] = ROUTES.filter(({ pattern }) => !pattern.includes(":"));
