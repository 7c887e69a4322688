// Tables in IndexedDB, append-only: a table is its header and its numbered entries, as on a server; first tries at
// puzzles; exercises and rushes; studies. What is written in one call is written all or not at all. See `Shelf` in browser/store.py.
interface Row {
  created: number;
  header: string;
  summary: string;
}

interface PuzzleTry {
  solved: boolean;
  at: number;
}

const STORES = ["tables", "entries", "tries", "practice", "studies"] as const;
type Name = (typeof STORES)[number];

export class Shelf {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Whatever is not there is made, whichever version of the page, or whoever else, left the database as it is. */
  static async open(name: string): Promise<Shelf> {
    const database = await opened(name);
    if (STORES.every((store) => database.objectStoreNames.contains(store))) return new Shelf(database);
    database.close();
    return new Shelf(await opened(name, database.version + 1));
  }

  /** A row that somebody has spoilt is listed with what is left of it: the entries of its table may be whole. */
  async rows(): Promise<string> {
    const tables = this.#database.transaction("tables").objectStore("tables");
    const [keys, rows] = await Promise.all([done(tables.getAllKeys()), done<unknown[]>(tables.getAll())]);
    return JSON.stringify(
      rows.flatMap((row, i) => {
        const { created, summary } = Object(row) as Partial<Record<keyof Row, unknown>>;
        const told = [Number.isSafeInteger(created) ? created : 0, typeof summary === "string" ? summary : ""];
        return typeof keys[i] === "string" ? [[keys[i], ...told]] : [];
      }),
    );
  }

  create(table: string, created: number, header: string, entries: string, summary: string): Promise<boolean> {
    return this.#write((stores) => {
      const row: Row = { created, header, summary };
      stores.tables.add(row, table);
      add(stores.entries, table, 0, entries);
    });
  }

  append(table: string, seq: number, entries: string, summary: string | null | undefined): Promise<boolean> {
    return this.#write((stores) => {
      add(stores.entries, table, seq, entries);
      if (typeof summary !== "string") return;
      const read = stores.tables.get(table) as IDBRequest<Row>;
      read.onsuccess = () => stores.tables.put({ ...read.result, summary }, table);
    });
  }

  async load(table: string, since: number): Promise<string> {
    const transaction = this.#database.transaction(["tables", "entries"]);
    const [row, entries] = await Promise.all([
      done<Row | undefined>(transaction.objectStore("tables").get(table)),
      done<string[]>(transaction.objectStore("entries").getAll(rangeOf(table, since))),
    ]);
    const whole = [row?.header, ...entries].every((text) => typeof text === "string");
    return JSON.stringify(row && whole ? { header: row.header, entries } : null);
  }

  async delete(table: string): Promise<void> {
    await this.#write((stores) => {
      stores.tables.delete(table);
      stores.entries.delete(rangeOf(table, 0));
    });
  }

  /** Of two tries, in whatever tabs, the first is kept. */
  keep_try(puzzle: string, solved: boolean, at: number): Promise<boolean> {
    const kept: PuzzleTry = { solved, at };
    return this.#write((stores) => stores.tries.add(kept, puzzle));
  }

  async tries(): Promise<string> {
    const store = this.#database.transaction("tries").objectStore("tries");
    const [keys, kept] = await Promise.all([done(store.getAllKeys()), done<(PuzzleTry | null)[]>(store.getAll())]);
    const rows = kept
      .map((each, i) => ({ puzzle: keys[i], solved: each?.solved, at: each?.at ?? 0 }))
      .filter(({ puzzle, solved }) => typeof puzzle === "string" && typeof solved === "boolean")
      .sort((a, b) => a.at - b.at);
    return JSON.stringify(rows.map(({ puzzle, solved }) => [puzzle, solved]));
  }

  keep_practice(kind: string, kept: string): Promise<boolean> {
    return this.#write((stores) => stores.practice.put(kept, kind));
  }

  async practice(kind: string): Promise<string> {
    const kept = await done<unknown>(this.#database.transaction("practice").objectStore("practice").get(kind));
    return typeof kept === "string" ? kept : "[]";
  }

  keep_study(id: string, study: string): Promise<boolean> {
    return this.#write((stores) => stores.studies.put(study, id));
  }

  async studies(): Promise<string> {
    const kept = await done<unknown[]>(this.#database.transaction("studies").objectStore("studies").getAll());
    return JSON.stringify(kept.filter((study) => typeof study === "string"));
  }

  async delete_study(id: string): Promise<void> {
    await this.#write((stores) => stores.studies.delete(id));
  }

  /** Whether it was written: `add` refuses a key that is there, and the transaction with it. */
  #write(work: (stores: Record<Name, IDBObjectStore>) => void): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(STORES, "readwrite");
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => {
        const { error } = transaction;
        if (error?.name === "ConstraintError") resolve(false);
        else reject(error ?? new Error("aborted"));
      };
      const stores = STORES.map((store) => [store, transaction.objectStore(store)]);
      work(Object.fromEntries(stores) as Record<Name, IDBObjectStore>);
    });
  }
}

function opened(name: string, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    const { objectStoreNames } = request.result;
    for (const store of STORES) if (!objectStoreNames.contains(store)) request.result.createObjectStore(store);
  };
  return done(request);
}

function rangeOf(table: string, since: number): IDBKeyRange {
  return IDBKeyRange.bound([table, since], [table, Infinity]);
}

function add(store: IDBObjectStore, table: string, seq: number, entries: string): void {
  for (const [i, entry] of (JSON.parse(entries) as string[]).entries()) store.add(entry, [table, seq + i]);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}
