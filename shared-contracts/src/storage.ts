/**
 * A storage area that may be blocked, full or hold anything: reading then gives null, writing says
 * whether it worked, and the shop goes on without it.
 */
export type SafeStorage = {
  read(key: string): string | null;
  write(key: string, value: string): boolean;
  remove(key: string): void;
};

/** @param area gives the area; it may throw, where a browser forbids storage */
export function safeStorage(area: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        area().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // The storage can't be reached, so it holds nothing of ours to remove.
      }
    },
  };
}

/** Reads JSON text; null for anything else. */
export function readJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
