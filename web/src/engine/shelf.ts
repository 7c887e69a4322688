// Tables in IndexedDB, append-only: a table is its header and its numbered entries, as on a server. What is written in one
// call is written all or not at all. See `Shelf` in browser/store.py.
interface Row {
  created: number;
  header: string;
  summary: string;
}

const VERSION = 1;

export class Shelf {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(name: string): Promise<Shelf> {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables");
      request.result.createObjectStore("entries");
    };
    return new Shelf(await done(request));
  }

  async rows(): Promise<string> {
    const tables = this.#database.transaction("tables").objectStore("tables");
    const [keys, rows] = await Promise.all([done(tables.getAllKeys()), done<Row[]>(tables.getAll())]);
    return JSON.stringify(rows.map(({ created, summary }, i) => [keys[i], created, summary]));
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
    return JSON.stringify(row ? { header: row.header, entries } : null);
  }

  async delete(table: string): Promise<void> {
    await this.#write((stores) => {
      stores.tables.delete(table);
      stores.entries.delete(rangeOf(table, 0));
    });
  }

  /** Whether it was written: `add` refuses a key that is there, and the transaction with it. */
  #write(work: (stores: { tables: IDBObjectStore; entries: IDBObjectStore }) => void): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(["tables", "entries"], "readwrite");
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => {
        const { error } = transaction;
        if (error?.name === "ConstraintError") resolve(false);
        else reject(error ?? new Error("aborted"));
      };
      work({ tables: transaction.objectStore("tables"), entries: transaction.objectStore("entries") });
    });
  }
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
