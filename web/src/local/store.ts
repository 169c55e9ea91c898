/**
 * Events of local tables in IndexedDB, so that a game outlives the page.
 * The pair of table and number is the key: no event is there twice.
 */
import type { Stored, StoredEvent } from './engine';

const EVENTS = 'events';

/** Another window has written to the same table. */
export class Conflict extends Error {}

export interface Store {
  /** All of them, or none. */
  append(events: Stored[]): Promise<void>;
  events(table: string): Promise<StoredEvent[]>;
  remove(table: string): Promise<void>;
}

export async function openStore(): Promise<Store> {
  const request = indexedDB.open('kiste', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(EVENTS);
  return new Database(await done(request));
}

/** Where the browser keeps nothing for this page. */
export class Memory implements Store {
  #tables = new Map<string, StoredEvent[]>();

  append(events: Stored[]): Promise<void> {
    for (const { table, event } of events) {
      this.#tables.set(table, [...(this.#tables.get(table) ?? []), event]);
    }
    return Promise.resolve();
  }

  events(table: string): Promise<StoredEvent[]> {
    return Promise.resolve(this.#tables.get(table) ?? []);
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table);
    return Promise.resolve();
  }
}

class Database implements Store {
  #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
    // A newer version of the page in another window goes first.
    database.onversionchange = () => database.close();
  }

  async append(events: Stored[]): Promise<void> {
    if (events.length === 0) return;
    // Whoever has heard of a move finds it again, even if the battery is empty now.
    const transaction = this.#database.transaction(EVENTS, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(EVENTS);
    for (const { table, seq, event } of events) store.add(event, [table, seq]);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => {
        const error = transaction.error;
        reject(error?.name === 'ConstraintError' ? new Conflict(error.message) : error);
      };
    });
  }

  events(table: string): Promise<StoredEvent[]> {
    const transaction = this.#database.transaction(EVENTS, 'readonly');
    return done(transaction.objectStore(EVENTS).getAll(ofTable(table)));
  }

  async remove(table: string): Promise<void> {
    const transaction = this.#database.transaction(EVENTS, 'readwrite');
    await done(transaction.objectStore(EVENTS).delete(ofTable(table)));
  }
}

/** Keys are compared part by part, and a list is greater than every number. */
function ofTable(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []]);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser gave no reason'));
  });
}
