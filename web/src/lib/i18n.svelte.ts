// Texts: `t(id, args)` over Fluent bundles, one lazily loaded file for each language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("$locales/*/web.ftl", { query: "?raw", import: "default" });

// Player names may hold "<": it must never be taken for the markup of a text.
const HIDDEN_BRACKET = "\uE000";

class Texts {
  language = $state("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  get languages(): string[] {
    return Object.keys(files).map((path) => path.split("/").at(-2) ?? "");
  }

  use(language: string, source: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const [error] = bundle.addResource(new FluentResource(source));
    if (error) throw error;
    this.#bundle = bundle;
    this.language = language;
  }

  async load(language: string): Promise<void> {
    const path = Object.keys(files).find((file) => file.endsWith(`/${language}/web.ftl`));
    const file = path && files[path];
    if (!file) throw new Error(`no texts for language "${language}"`);
    this.use(language, await file());
  }

  format(id: string, args?: Args): string {
    const message = this.#bundle?.getMessage(id);
    if (!this.#bundle || !message?.value) return id;
    return this.#bundle.formatPattern(message.value, args, []);
  }
}

export const texts = new Texts();

export function t(id: string, args?: Args): string {
  return texts.format(id, args);
}

export interface Piece {
  tag: "b" | "i" | "u" | null;
  text: string;
}

/** A text with <b>, <i> or <u> in it, as pieces: markup comes from the text files only, never from arguments. */
export function pieces(id: string, args: Args = {}): Piece[] {
  const safe = Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      typeof value === "string" ? value.replaceAll("<", HIDDEN_BRACKET) : value,
    ]),
  );
  return splitMarkup(t(id, safe)).map((piece) => ({ ...piece, text: piece.text.replaceAll(HIDDEN_BRACKET, "<") }));
}

function splitMarkup(text: string): Piece[] {
  const out: Piece[] = [];
  for (const match of text.matchAll(/<([biu])>(.*?)<\/\1>|[^<]+|</g)) {
    if (match[1]) out.push({ tag: match[1] as Piece["tag"], text: match[2] ?? "" });
    else out.push({ tag: null, text: match[0] });
  }
  return out;
}
