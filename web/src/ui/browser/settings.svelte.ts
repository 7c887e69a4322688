// Every setting, once: what it is at first, what may be chosen, and where the settings page shows it. Kept in this browser.
import levels from "$levels";
import type { TextId } from "../../i18n/ids";

const KEY = "thurntaxis.settings";
/** Where earlier versions kept the theme. */
const THEME_KEY = "thurntaxis.theme";
/** The number of games in which a new player is helped unasked. */
const FIRST_GAMES = 3;

/** The groups of the settings page, in order; their titles are the messages `settings-group-<name>`. */
export const GROUPS = ["look", "motion", "play", "access"] as const;

/** How the settings page shows a setting: a switch, or one of several if `options` names their messages. */
interface Shown {
  group: (typeof GROUPS)[number];
  label: TextId;
  help?: TextId;
  options?: (choice: string) => string;
  /** Shown only while another setting has this value: otherwise it has no effect. */
  only?: { name: string; is: string };
}

interface Setting<Value> {
  first: Value;
  /** What may be chosen: another version may have had, or will have, other choices. */
  allowed?: readonly Value[];
  shown?: Shown;
}

const flag = (first: boolean, shown?: Shown): Setting<boolean> => ({ first, shown });
const value = <Value>(first: Value): Setting<Value> => ({ first });
function oneOf<const Value>(allowed: readonly Value[], first: NoInfer<Value>, shown?: Shown): Setting<Value> {
  return { first, allowed, shown };
}

const SETTINGS = {
  /** Empty: what the browser prefers. */
  language: value(""),
  /** Empty: what the system prefers. */
  theme: oneOf(["", "light", "dark"], "", {
    group: "look",
    label: "settings-theme",
    options: (choice) => `theme-${choice}`,
  }),
  textSize: oneOf(["normal", "large", "largest"], "normal", {
    group: "look",
    label: "settings-text",
    options: (choice) => `text-${choice}`,
  }),
  /** Letters and patterns for provinces. */
  signs: flag(false, { group: "look", label: "settings-signs", help: "settings-signs-help" }),
  speed: oneOf(["off", "fast", "normal", "slow"], "normal", {
    group: "motion",
    label: "settings-speed",
    options: (choice) => `speed-${choice}`,
  }),
  /** After each bot's turn, at slow pace: what it changed, in words. */
  recap: flag(false, {
    group: "motion",
    label: "settings-recap",
    help: "settings-recap-help",
    only: { name: "speed", is: "slow" },
  }),
  sounds: flag(false, { group: "motion", label: "settings-sounds" }),
  /** A turn with nothing left to do waits for "End turn". */
  confirmEnd: flag(true, { group: "play", label: "settings-confirm", help: "settings-confirm-help" }),
  /** A word before a slip: in the first games, always, or never. */
  coach: oneOf(["first", "on", "off"], "first", {
    group: "play",
    label: "settings-coach",
    help: "settings-coach-help",
  }),
  /** Copies not seen yet, on cards and map. */
  aids: flag(false, { group: "play", label: "settings-aids", help: "settings-aids-help" }),
  /** The text view of the table and typed actions. */
  textView: flag(false, { group: "access", label: "settings-text-view", help: "settings-text-view-help" }),
  /** Letters and digits act at the table. */
  shortcuts: flag(true, { group: "access", label: "settings-shortcuts", help: "settings-shortcuts-help" }),

  // What the next table begins with.
  name: value(""),
  bots: oneOf([1, 2, 3], 3),
  level: oneOf(levels, "medium"),
  /** Bots of several levels around the chosen one. */
  mixed: flag(false),
  /** A game counts for the leaderboard if it can. */
  rated: flag(true),
  /** The level is the one that the player's own results come to. */
  peer: flag(false),

  // What this browser remembers of its player.
  /** Games played to their end here. */
  games: value(0),
  /** Whether an earlier position was ever looked at: then the tip about it is not needed. */
  lookedBack: flag(false),
};

type Name = keyof typeof SETTINGS;
/** A setting of every name, with the value that it has now. */
export type Choices = { [Each in Name]: (typeof SETTINGS)[Each] extends Setting<infer Value> ? Value : never };

const NAMES = Object.keys(SETTINGS) as Name[];

export const DEFAULTS = Object.fromEntries(NAMES.map((name) => [name, SETTINGS[name].first])) as unknown as Choices;

/** A setting on the settings page. */
export interface Field extends Shown {
  name: Name;
  /** The values of one that is not a switch. */
  choices: readonly string[];
}

/** What the settings page shows in a group now. */
export function fieldsOf(group: Shown["group"], now: Choices): Field[] {
  return NAMES.flatMap((name) => {
    const { shown, allowed = [] }: Setting<unknown> = SETTINGS[name];
    if (shown?.group !== group || (shown.only && now[shown.only.name as Name] !== shown.only.is)) return [];
    return [{ name, ...shown, choices: shown.options ? allowed.map(String).filter(Boolean) : [] }];
  });
}

/** Stored settings, as far as they are understood. */
export function readChoices(stored: string | null): Choices {
  const choices: Record<string, unknown> = { ...DEFAULTS };
  try {
    const found = JSON.parse(stored ?? "{}") as Record<string, unknown>;
    for (const name of NAMES) {
      const { first, allowed }: Setting<unknown> = SETTINGS[name];
      if (allowed ? allowed.includes(found[name]) : typeof found[name] === typeof first) choices[name] = found[name];
    }
  } catch {
    // Not ours, or cut off: the defaults will do.
  }
  return choices as Choices;
}

class Settings {
  now = $state.raw<Choices>(DEFAULTS);
  #systemIsDark = $state(false);
  /** The theme that is shown: what the reader chose, else what the system prefers. */
  theme = $derived(this.now.theme || (this.#systemIsDark ? "dark" : "light"));

  start(): void {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const readSystem = (): void => this.#show(this.now, system.matches);
    system.addEventListener("change", readSystem);
    this.#show(readChoices(localStorage.getItem(KEY)), system.matches);
    const theme = localStorage.getItem(THEME_KEY);
    localStorage.removeItem(THEME_KEY);
    if (theme === "light" || theme === "dark") this.set({ theme });
    // Another tab has set something.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#show(readChoices(event.newValue));
    });
  }

  set(change: Partial<Choices>): void {
    this.#show({ ...this.now, ...change });
    localStorage.setItem(KEY, JSON.stringify(this.now));
  }

  /** The value of a setting as the settings page shows it. */
  shown(name: Name): Choices[Name] {
    return name === "theme" ? this.theme : name === "coach" ? this.coached : this.now[name];
  }

  /** Takes what was chosen on the settings page. */
  choose(name: Name, chosen: string | boolean): void {
    this.set({ [name]: name === "coach" ? (chosen ? "on" : "off") : chosen });
  }

  toggleTheme(): void {
    this.set({ theme: this.theme === "light" ? "dark" : "light" });
  }

  /** Whether there is a word before a slip. */
  get coached(): boolean {
    const { coach, games } = this.now;
    return coach === "on" || (coach === "first" && games < FIRST_GAMES);
  }

  /** The duration of an animation in milliseconds at the chosen speed; 0: none. */
  pace(milliseconds: number): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return milliseconds * { off: 0, fast: 0.5, normal: 1, slow: 2 }[this.now.speed];
  }

  #show(choices: Choices, systemIsDark = this.#systemIsDark): void {
    this.#systemIsDark = systemIsDark;
    this.now = choices;
    const { dataset } = document.documentElement;
    dataset.motion = choices.speed;
    dataset.theme = this.theme;
  }
}

export const settings = new Settings();

/** The first of the wanted languages that there are texts for. */
export function chooseLanguage(wanted: readonly string[], known: string[]): string {
  for (const language of wanted) {
    const short = language.toLowerCase().split("-")[0] ?? "";
    if (known.includes(short)) return short;
  }
  return "en";
}
