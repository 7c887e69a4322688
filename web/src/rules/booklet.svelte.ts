// The words of the rules page. They stand apart from the client's own: terms there are longer than labels here.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { t } from "../i18n/i18n.svelte";
import { Latest } from "../ui/latest";

const files = import.meta.glob<string>("$locales/*/{rules,terms}.ftl", { query: "?raw", import: "default" });
const FALLBACK = "en";

class Booklet {
  language = $state<string | null>(null);
  #latest = new Latest();
  #bundles = $state.raw<FluentBundle[]>([]);

  /** What is asked for last counts. */
  async load(language: string): Promise<void> {
    const newest = this.#latest.begin();
    const languages = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
    // Browsers say in words of their own that a part is missing, and in English.
    const bundles = await Promise.all(languages.map(read)).catch(() =>
      Promise.reject(new Error(t("page-rules-failed"))),
    );
    if (!newest()) return;
    this.#bundles = bundles;
    this.language = language;
  }

  say(id: string): string {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, null, []);
    }
    return id;
  }
}

async function read(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => path.split("/").at(-2) === language);
  for (const source of await Promise.all(paths.map((path) => files[path]?.() ?? ""))) {
    bundle.addResource(new FluentResource(source));
  }
  return bundle;
}

export const booklet = new Booklet();
