// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage, DEFAULTS, fieldsOf, GROUPS, readChoices, settings } from "./settings.svelte";

describe("settings", () => {
  it("are read as far as they are understood", () => {
    expect(readChoices(null)).toEqual(DEFAULTS);
    expect(readChoices("{broken")).toEqual(DEFAULTS);
    expect(readChoices('{"bots": 2, "level": 7, "strange": true}')).toEqual({ ...DEFAULTS, bots: 2 });
    const unheard = '{"bots": 99, "level": "duke", "speed": "warp", "textSize": "giant", "coach": "", "name": "Ann"}';
    expect(readChoices(unheard)).toEqual({ ...DEFAULTS, name: "Ann" });
    expect(readChoices('{"bots": 1, "level": "expert", "speed": "slow", "textSize": "largest"}')).toEqual({
      ...DEFAULTS,
      bots: 1,
      level: "expert",
      speed: "slow",
      textSize: "largest",
    });
  });

  it("take the first language that there is", () => {
    expect(chooseLanguage(["", "pt-BR", "de-AT"], ["en", "de"])).toBe("de");
    expect(chooseLanguage(["xx"], ["en", "de"])).toBe("en");
  });
});

describe("the settings page", () => {
  const names = (now = DEFAULTS): string[] => GROUPS.flatMap((group) => fieldsOf(group, now).map(({ name }) => name));

  it("shows every setting in one group, and one without effect in none", () => {
    expect(new Set(names()).size).toBe(names().length);
    expect(names()).toContain("textSize");
    expect(names()).not.toContain("recap");
    expect(names({ ...DEFAULTS, speed: "slow" })).toContain("recap");
    expect(names()).not.toContain("games");
  });
});

describe("the theme", () => {
  const system = { matches: false, heard: (): void => undefined };

  beforeEach(() => {
    localStorage.clear();
    system.matches = false;
    vi.stubGlobal("matchMedia", () => ({
      get matches() {
        return system.matches;
      },
      addEventListener: (_: string, listener: () => void) => (system.heard = listener),
    }));
  });

  it("follows the system, even when that changes, until one is chosen", () => {
    settings.start();
    expect(document.documentElement.dataset.theme).toBe("light");
    system.matches = true;
    system.heard();
    expect(document.documentElement.dataset.theme).toBe("dark");
    settings.toggleTheme();
    expect(document.documentElement.dataset.theme).toBe("light");
    system.heard();
    expect(settings.theme).toBe("light");
  });

  it("chosen in an earlier version is kept", () => {
    localStorage.setItem("thurntaxis.theme", "dark");
    settings.start();
    expect(settings.now.theme).toBe("dark");
    expect(readChoices(localStorage.getItem("thurntaxis.settings")).theme).toBe("dark");
  });
});
