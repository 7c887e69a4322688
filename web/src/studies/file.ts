// A study in a file.
import { number } from "../i18n/formats";
import { t } from "../i18n/i18n.svelte";

/** Characters of a name, and of a study as text. */
const [LONGEST_NAME, LONGEST_TEXT] = [80, 400_000];
/** Bytes of the longest character. */
const WIDEST = 4;

/**
 * The text in a file, and its name without its ending.
 * @throws Error with a sentence for people if no study is as long as that.
 */
export async function readStudy(file: File): Promise<{ name: string; text: string }> {
  const text = file.size > WIDEST * LONGEST_TEXT ? null : await file.text();
  if (text === null || text.length > LONGEST_TEXT) throw new Error(t("studies-large", { most: number(LONGEST_TEXT) }));
  return { name: file.name.replace(/\.\w+$/, "").slice(0, LONGEST_NAME), text };
}
