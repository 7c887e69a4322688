// Texts: `t(id, args)` over Fluent bundles, one lazily loaded file for each language and part of the client.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { COMPLETE, type TextId } from "./ids";
import type { Message } from "./message";

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  ["$locales/*/*.ftl", "!$locales/*/{advice,cli,host,language,notices,positions,reasons,rules,server,terms}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
/** All files of messages that the client can load. */
export const FILES = Object.keys(files).flatMap((path) => /\/en\/(\w+)\.ftl$/.exec(path)?.[1] ?? []);
// Few texts, all needed at once, to choose from.
const names = import.meta.glob<string>("$locales/*/language.ftl", { query: "?raw", import: "default", eager: true });
const FIRST = "web";
/** Files that every page has. The start page comes with the first load, and so do its words. */
export const ALWAYS = [FIRST, "start", "moves", "levels"];
const FALLBACK = "en";

// Player names may hold "<": it must never be taken for the markup of a text.
const HIDDEN_BRACKET = "\uE000";

// Unicode's brackets around what has a direction of its own; written out, compilers take them for an attack.
const [APART = "", TOGETHER = ""] = [0x2068, 0x2069].map((code) => String.fromCharCode(code));

/** A name that reads from the right keeps to itself: the sentence around it goes on from the left. */
function isolated(args: Args): Args {
  const apart = (value: FluentVariable): FluentVariable =>
    typeof value === "string" && /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(value) ? APART + value + TOGETHER : value;
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, apart(value)]));
}

function fileOf(language: string, name: string): (() => Promise<string>) | undefined {
  const path = Object.keys(files).find((file) => file.endsWith(`/${language}/${name}.ftl`));
  return path === undefined ? undefined : files[path];
}

function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const [error] = bundle.addResource(new FluentResource(source));
    if (error) throw error;
  }
  return bundle;
}

/** What a language calls itself. Browsers don't know that of every language. */
export function nameOf(language: string): string {
  const path = Object.keys(names).find((file) => file.endsWith(`/${language}/language.ftl`));
  const message = bundleOf(language, [names[path ?? ""] ?? ""]).getMessage("language-name");
  return typeof message?.value === "string" ? message.value : language;
}

class Texts {
  language = $state("en");
  /** The language asked for, then English for what is not translated yet. */
  #bundles = $state.raw<FluentBundle[]>([]);
  #names = ALWAYS;
  #last: Promise<void> = Promise.resolve();

  get languages(): string[] {
    const suffix = `/${FIRST}.ftl`;
    return Object.keys(files)
      .filter((path) => path.endsWith(suffix))
      .map((path) => path.split("/").at(-2) ?? "");
  }

  /** Texts given directly; for tests. */
  use(language: string, ...sources: string[]): void {
    this.#bundles = [bundleOf(language, sources)];
    this.language = language;
  }

  /** Another language. */
  load(language: string): Promise<void> {
    return this.#inTurn(() => this.#show(language, this.#names));
  }

  /** The texts of a further part of the client (a file `<name>.ftl`), in the present language and those to come. */
  include(...names: string[]): Promise<void> {
    return this.#inTurn(async () => {
      const all = [...new Set([...this.#names, ...names])];
      if (all.length > this.#names.length) await this.#show(this.language, all);
    });
  }

  /** One after the other: neither a language nor a part that is requested in between gets lost. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work, work);
    return this.#last;
  }

  /** All or nothing: what could not be fetched is asked for again the next time. */
  async #show(language: string, names: string[]): Promise<void> {
    if (!fileOf(language, FIRST)) throw new Error(`no texts for language "${language}"`);
    const languages = COMPLETE.includes(language) ? [language] : [language, FALLBACK];
    const read = async (each: string): Promise<FluentBundle> =>
      bundleOf(each, await Promise.all(names.map((name) => fileOf(each, name)?.() ?? "")));
    this.#bundles = await Promise.all(languages.map(read));
    this.#names = names;
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  has(id: string): id is TextId {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  format(id: TextId, args: Args = {}): string {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, isolated(args), []);
    }
    return id;
  }
}

export const texts = new Texts();

export function t(id: TextId, args?: Args): string {
  return texts.format(id, args);
}

/** A text whose id is made from data, such as a level or a step of the lesson; without one, the id itself. */
export function dataText(id: string, args?: Args): string {
  return texts.has(id) ? t(id, args) : id;
}

/** A list of words, as the language writes it. */
export function list(words: string[]): string {
  return new Intl.ListFormat(texts.language, { type: "unit", style: "long" }).format(words);
}

export interface Piece {
  tag: "b" | "i" | "u" | null;
  text: string;
}

/** A text with <b>, <i> or <u> in it, as pieces: markup comes from the text files only, never from arguments. */
export function pieces(id: TextId, args: Args = {}): Piece[] {
  const safe = Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      typeof value === "string" ? value.replaceAll("<", HIDDEN_BRACKET) : value,
    ]),
  );
  return splitMarkup(t(id, safe)).map((piece) => ({ ...piece, text: piece.text.replaceAll(HIDDEN_BRACKET, "<") }));
}

/** A message without its emphasis. */
export function plain({ id, args }: Message): string {
  return pieces(id, args)
    .map((piece) => piece.text)
    .join("");
}

function splitMarkup(text: string): Piece[] {
  const out: Piece[] = [];
  for (const match of text.matchAll(/<([biu])>(.*?)<\/\1>|[^<]+|</g)) {
    if (match[1]) out.push({ tag: match[1] as Piece["tag"], text: match[2] ?? "" });
    else out.push({ tag: null, text: match[0] });
  }
  return out;
}
