// Numbers, dates and lists as the language writes them, also where the browser does not know the language.
import { list, texts } from "./i18n.svelte";

/**
 * Chromium has no Icelandic. These write figures as Icelanders do; words of theirs would be foreign, so that a date has
 * the month as a number, and a list has commas.
 */
const STANDS_IN: Record<string, { dates: string; numbers: string }> = { is: { dates: "de", numbers: "it" } };

/** Language and region alone: browsers also have tags such as "en-US@posix", which `Intl` refuses. */
const WITH_REGION = /^([a-z]{2})-(?:[a-z]{2}|\d{3})$/i;

const IN_FIGURES = { day: "numeric", month: "numeric", year: "numeric" } as const;

/** Making a formatter takes about a millisecond, and a list has hundreds of dates: each is made once. */
function kept<Options, Formatter>(
  make: (locale: string, options?: Options) => Formatter,
): (locale: string, options?: Options) => Formatter {
  const known = new Map<string, Formatter>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const formatter = known.get(key) ?? make(locale, options);
    known.set(key, formatter);
    return formatter;
  };
}
const dates = kept((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const numbers = kept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));

function standIn(): { dates: string; numbers: string } | null {
  const known = Intl.DateTimeFormat.supportedLocalesOf(texts.language).length > 0;
  return known ? null : (STANDS_IN[texts.language] ?? null);
}

/** The locale for dates: the reader's region if it speaks the language, as 17 November in London. */
function calendar(): string {
  const own = globalThis.navigator?.languages ?? [];
  return (
    standIn()?.dates ??
    own.find((tag) => WITH_REGION.exec(tag)?.[1]?.toLowerCase() === texts.language) ??
    texts.language
  );
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return numbers(standIn()?.numbers ?? texts.language, options).format(value);
}

/** A day, as words where the language has them. */
export function day(at: number | Date, style: "medium" | "long", timeZone?: string): string {
  const other = standIn();
  const how: Intl.DateTimeFormatOptions = other ? { ...IN_FIGURES, timeZone } : { dateStyle: style, timeZone };
  return dates(calendar(), how).format(at);
}

/** A day of these weeks, without its year. */
export function dayOfYear(at: number): string {
  const other = standIn();
  const month = other ? "numeric" : "short";
  return dates(calendar(), { day: "numeric", month }).format(at);
}

export function time(at: number): string {
  return dates(calendar(), { timeStyle: "short" }).format(at);
}

/** A day and a time. */
export function moment(at: number): string {
  const how = standIn()
    ? ({ ...IN_FIGURES, hour: "numeric", minute: "2-digit" } as const)
    : ({ dateStyle: "medium", timeStyle: "short" } as const);
  return dates(calendar(), how).format(at);
}

/** A list of words, with an "and" where the language is known. */
export function together(words: string[]): string {
  if (standIn()) return list(words);
  // American English has one more comma.
  const locale = texts.language === "en" ? "en-GB" : texts.language;
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(words);
}
