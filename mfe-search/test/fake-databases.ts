/** A browser's databases in memory, as far as offline-store.ts uses them. */
type Table = Map<string, unknown>;

/** Answers a request as a browser does: later. */
function later<Value>(work: () => Value) {
  const request: Record<string, unknown> = {};
  setTimeout(() => {
    try {
      request.result = work();
      (request.onupgradeneeded as (() => void) | undefined)?.();
      (request.onsuccess as (() => void) | undefined)?.();
    } catch (error) {
      request.error = error;
      (request.onerror as (() => void) | undefined)?.();
    }
  });
  return request;
}

/** @param room how many characters it holds in all */
export function fakeDatabases(room = Infinity): IDBFactory {
  const tables = new Map<string, Table>();
  const database = (table: Table) => ({
    createObjectStore: () => undefined,
    close: () => undefined,
    transaction() {
      const changed = new Map(table);
      const step: Record<string, unknown> = {
        objectStore: () => ({
          get: (key: string) => later(() => table.get(key)),
          put: (value: unknown, key: string) => changed.set(key, value),
          delete: (key: string) => changed.delete(key),
        }),
      };
      setTimeout(() => {
        const size = [...changed.values()].reduce<number>(
          (sum, text) => sum + String(text).length,
          0,
        );
        if (size > room) {
          (step.onabort as (() => void) | undefined)?.();
          return;
        }
        for (const key of table.keys()) if (!changed.has(key)) table.delete(key);
        for (const [key, value] of changed) table.set(key, value);
        (step.oncomplete as (() => void) | undefined)?.();
      });
      return step;
    },
  });
  const factory = {
    open: (name: string) =>
      later(() => {
        const table = tables.get(name) ?? new Map<string, unknown>();
        tables.set(name, table);
        return database(table);
      }),
    deleteDatabase: (name: string) => later(() => tables.delete(name)),
  };
  return factory as unknown as IDBFactory;
}
