import { z } from 'shared-contracts/schema';
import type { SafeStorage } from 'shared-contracts/storage';
import {
  isSavedList,
  linesOfSavedList,
  readSavedList,
  savedLine,
  writeSavedList,
  type SavedLine,
} from 'shared-contracts/storage-keys/saved-list';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { LINES_MOST } from 'shared-contracts/wire/saved-list';

/** A line to save, with the price of one unit in centavos as it was seen. */
export type SaveLine = SavedLine;

/** Reads the stored text. Anything that isn't a list of ours is an empty one. */
export function parseGuestList(stored: string | null): SaveLine[] {
  const schema = savedLine();
  const lines = new Map<string, SaveLine>();
  for (const candidate of linesOfSavedList(stored)) {
    const line = z.safeParse(schema, candidate);
    if (line.success && !lines.has(line.data.variant_id))
      lines.set(line.data.variant_id, line.data);
  }
  return [...lines.values()].slice(0, LINES_MOST);
}

/** Puts lines on a list: one that is on it keeps the larger quantity, as at the provider. */
export function withSaved(lines: readonly SaveLine[], more: readonly SaveLine[]): SaveLine[] {
  const all = new Map(lines.map((line) => [line.variant_id, line]));
  for (const line of more) {
    const quantity = Math.max(line.quantity, all.get(line.variant_id)?.quantity ?? 1);
    all.set(line.variant_id, { ...line, quantity: Math.min(QUANTITY_MOST, quantity) });
  }
  return [...all.values()];
}

export type GuestList = {
  /** The same array as long as the stored text is the same. */
  read(): readonly SaveLine[];
  /** @returns false for more lines than a list holds; nothing is changed then */
  write(lines: readonly SaveLine[]): boolean;
  /** False where storage is blocked or full: the lines last as long as the page. */
  kept(): boolean;
  /** Listens to changes, also of other tabs. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
};

/** The guest's one list, in local storage; where that is blocked or full, in memory. */
export function createGuestList(storage: SafeStorage): GuestList {
  let unwritten: readonly SaveLine[] | null = null;
  let last: { stored: string | null; lines: readonly SaveLine[] } = { stored: null, lines: [] };
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const other = ({ key }: StorageEvent) => {
    if (isSavedList(key)) tell();
  };

  return {
    read() {
      if (unwritten) return unwritten;
      const stored = readSavedList(storage);
      if (stored !== last.stored) last = { stored, lines: parseGuestList(stored) };
      return last.lines;
    },
    write(lines) {
      if (lines.length > LINES_MOST) return false;
      unwritten = writeSavedList(storage, lines) ? null : [...lines];
      tell();
      return true;
    },
    kept: () => unwritten === null,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', other);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', other);
      };
    },
  };
}
