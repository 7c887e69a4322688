// The texts of the game in a language, as the page shows them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const LOCALES = new URL("../../src/thurntaxis/locales/", import.meta.url).pathname;

export type Words = (id: string, values?: Record<string, FluentVariable>) => string;

/** Reads the files of a language that have what a player presses. */
export function wordsOf(language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["terms", "moves", "web", "start", "table", "status", "closing", "settings", "friends", "play"])
    bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, `${file}.ftl`), "utf8")));
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no text ${id}`);
    return bundle.formatPattern(pattern, values ?? null);
  };
}

/** A pattern that any of these texts matches as a whole; an asterisk stands for anything. */
export const anyOf = (...texts: string[]): RegExp =>
  new RegExp(`^(${texts.map((text) => text.replace(/[.()?+[\]{}^$|\\]/g, "\\$&").replaceAll("*", ".*")).join("|")})$`);
