/**
 * Where the catalogue is stored: the browser's database, which may be missing, blocked, full or
 * emptied. Reading then gives null and writing false, and the shop goes on without it.
 */
type OfflineName = 'about' | 'all' | 'changes';

export type OfflineStore = {
  read(name: OfflineName): Promise<string | null>;
  /** Writes all of these in one step, or none; null removes one. @returns whether it worked */
  write(texts: Partial<Record<OfflineName, string | null>>): Promise<boolean>;
  remove(): Promise<void>;
};

const DATABASE = 'offline-catalogue';
const TABLE = 'texts';

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.onsuccess = () => {
      done(request.result);
    };
    request.onerror = () => {
      failed(request.error ?? new Error('no access to the database'));
    };
  });
}

async function open(factory: () => IDBFactory): Promise<IDBDatabase> {
  const opening = factory().open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(TABLE);
  };
  const database = await settled(opening);
  // Another tab may remove it.
  database.onversionchange = () => {
    database.close();
  };
  return database;
}

/** @param factory gives the browser's databases; it may throw, where a browser forbids them */
export function offlineStore(factory: () => IDBFactory = () => globalThis.indexedDB): OfflineStore {
  return {
    async read(name) {
      try {
        const database = await open(factory);
        const table = database.transaction(TABLE).objectStore(TABLE);
        const value = await settled<unknown>(table.get(name));
        database.close();
        return typeof value === 'string' ? value : null;
      } catch {
        return null;
      }
    },
    async write(texts) {
      try {
        const database = await open(factory);
        const step = database.transaction(TABLE, 'readwrite');
        const ended = new Promise<boolean>((done) => {
          step.oncomplete = () => {
            done(true);
          };
          step.onabort = () => {
            done(false);
          };
        });
        const table = step.objectStore(TABLE);
        for (const [name, text] of Object.entries(texts)) {
          if (text === null) table.delete(name);
          else table.put(text, name);
        }
        const isWritten = await ended;
        database.close();
        return isWritten;
      } catch {
        return false;
      }
    },
    async remove() {
      try {
        await settled(factory().deleteDatabase(DATABASE));
      } catch {
        // What can't be reached holds nothing of ours to remove.
      }
    },
  };
}
