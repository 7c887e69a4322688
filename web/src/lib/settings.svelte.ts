// What a player has set, kept in this browser.
import levels from "$levels";

const KEY = "thurntaxis.settings";
/** The number of games in which a new player is helped unasked. */
const FIRST_GAMES = 3;

type Speed = "off" | "fast" | "normal" | "slow";

export interface Choices {
  /** Empty: what the browser prefers. */
  language: string;
  speed: Speed;
  sounds: boolean;
  /** Letters and patterns for provinces. */
  signs: boolean;
  textSize: "normal" | "large" | "largest";
  /** A turn with nothing left to do waits for "End turn". */
  confirmEnd: boolean;
  /** Copies not seen yet, on cards and map. */
  aids: boolean;
  /** The text view of the table and typed actions. */
  textView: boolean;
  /** Letters and digits act at the table. */
  shortcuts: boolean;
  /** A word before a slip: in the first games, always, or never. */
  coach: "first" | "on" | "off";
  /** Games played to their end here. */
  games: number;
  /** After each bot's turn, at slow pace: what it changed, in words. */
  recap: boolean;
  /** Whether an earlier moment was ever looked at: then nobody needs to be told that one can. */
  lookedBack: boolean;
  name: string;
  bots: number;
  level: string;
  /** The level is the one that the player's own results come to. */
  peer: boolean;
}

export const DEFAULTS: Choices = {
  language: "",
  speed: "normal",
  sounds: false,
  signs: false,
  textSize: "normal",
  confirmEnd: true,
  aids: false,
  textView: false,
  shortcuts: true,
  coach: "first",
  games: 0,
  recap: false,
  lookedBack: false,
  name: "",
  bots: 3,
  level: "medium",
  peer: false,
};

/** How much larger than drawn everything is shown, as set. */
export function zoomNow(): number {
  return Number(document.documentElement.style.getPropertyValue("--zoom")) || 1;
}

const ZOOM = { normal: 1, large: 1.15, largest: 1.3 } as const;

/** What may be chosen, where that is a list: another version may have had, or will have, other choices. */
const OFFERED: Partial<Record<keyof Choices, readonly unknown[]>> = {
  speed: ["off", "fast", "normal", "slow"] satisfies Speed[],
  textSize: Object.keys(ZOOM),
  coach: ["first", "on", "off"] satisfies Choices["coach"][],
  bots: [1, 2, 3],
  level: levels,
};

/** Stored settings, as far as they are understood. */
export function readChoices(stored: string | null): Choices {
  const choices: Record<string, unknown> = { ...DEFAULTS };
  try {
    const found = JSON.parse(stored ?? "{}") as Record<string, unknown>;
    for (const [key, value] of Object.entries(DEFAULTS)) {
      const offered = OFFERED[key as keyof Choices];
      if (offered ? offered.includes(found[key]) : typeof found[key] === typeof value) choices[key] = found[key];
    }
  } catch {
    // Not ours, or cut off: the defaults will do.
  }
  return choices as unknown as Choices;
}

class Settings {
  now = $state.raw<Choices>(DEFAULTS);

  start(): void {
    this.#take(readChoices(localStorage.getItem(KEY)));
    // Another tab has set something.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#take(readChoices(event.newValue));
    });
  }

  set(change: Partial<Choices>): void {
    this.#take({ ...this.now, ...change });
    localStorage.setItem(KEY, JSON.stringify(this.now));
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

  #take(choices: Choices): void {
    this.now = choices;
    document.documentElement.style.setProperty("--zoom", String(ZOOM[choices.textSize]));
    document.documentElement.dataset.motion = choices.speed;
    dispatchEvent(new Event("resize"));
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
