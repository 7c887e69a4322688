// Games from a file: checked one by one, then imported when the person agrees.
import { api, Refused } from "../protocol/api";
import { Attempt } from "../ui/attempt.svelte";
import { t } from "../i18n/i18n.svelte";
import type { TakenIn } from "../protocol/protocol";
import { LIMITS, recordsIn, TooLarge, Unreadable, type Found } from "./records";

/** Records that are sent at once: what a server takes, and a worker answers soon. */
const MOST = 25;
const MOST_CHARACTERS = 400_000;
const LONGEST = 200_000;
/** When a server says that it is too much. */
const PAUSE = 2000;

export interface Bad {
  place: number | string;
  problem: string;
}

export class Taking {
  readonly attempt = new Attempt();
  stage = $state<"checking" | "asking" | "storing" | "done" | null>(null);
  done = $state(0);
  all = $state(0);
  fresh = $state.raw<Found[]>([]);
  known = $state(0);
  bad = $state.raw<Bad[]>([]);
  /** How many games were imported. */
  stored = $state(0);

  /** Looks at a file; nothing is stored. */
  read(file: Blob): Promise<void> {
    this.cancel();
    return this.#make(async () => {
      const found = await recordsIn(file).catch((error: unknown) => {
        throw wordsFor(error);
      });
      this.stage = "checking";
      this.all = found.length;
      const [fresh, bad]: [Found[], Bad[]] = [[], []];
      for await (const [each, outcome, problem] of this.#asked(found, true)) {
        if (outcome === "new") fresh.push(each);
        else if (outcome === "known") this.known += 1;
        else bad.push({ place: each.place, problem: problem ?? "" });
      }
      [this.fresh, this.bad] = [fresh, bad];
      this.stage = "asking";
    });
  }

  /** Imports all games that can be imported. */
  store(): Promise<void> {
    return this.#make(async () => {
      this.stage = "storing";
      this.all = this.fresh.length;
      this.done = 0;
      for await (const [, outcome] of this.#asked(this.fresh, false)) if (outcome === "new") this.stored += 1;
      this.stage = "done";
    });
  }

  cancel(): void {
    this.stage = null;
    this.done = this.all = this.known = this.stored = 0;
    this.fresh = [];
    this.bad = [];
  }

  async #make(work: () => Promise<void>): Promise<void> {
    await this.attempt.make(work);
    if (this.attempt.problem) this.stage = null;
  }

  async *#asked(
    found: Found[],
    check: boolean,
  ): AsyncGenerator<[Found, TakenIn["games"][number]["outcome"], string | null]> {
    for (const part of parts(found)) {
      const { games } = await patiently({ records: part.map(({ text }) => text), check });
      for (const [i, { outcome, problem }] of games.entries()) yield [part[i] as Found, outcome, problem];
      this.done += part.length;
    }
  }
}

/** A text that is too long is cut: it is not a record, and is refused. */
function* parts(found: Found[]): Generator<Found[]> {
  let part: Found[] = [];
  let characters = 0;
  for (const { place, text } of found) {
    const short = { place, text: text.slice(0, LONGEST) };
    if (part.length === MOST || (part.length > 0 && characters + short.text.length > MOST_CHARACTERS)) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(short);
    characters += short.text.length;
  }
  if (part.length > 0) yield part;
}

async function patiently(body: { records: string[]; check: boolean }): Promise<TakenIn> {
  for (;;) {
    try {
      return await api("POST /me/records", { body });
    } catch (error) {
      if (!(error instanceof Refused && error.code === "too_much")) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

function wordsFor(error: unknown): unknown {
  if (error instanceof TooLarge) {
    return new Error(t("games-import-too-large", { megabytes: LIMITS.bytes / 1e6, games: LIMITS.games }));
  }
  return error instanceof Unreadable ? new Error(t("games-import-unreadable")) : error;
}
