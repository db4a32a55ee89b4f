import { SAVED_LIST_KEY } from 'shared-contracts/saved-list-key';
import { z } from 'shared-contracts/schema';
import type { SlotProps } from 'shared-contracts/slots';
import { readJson, type SafeStorage } from 'shared-contracts/storage';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { LINES_MOST } from 'shared-contracts/wire/saved-list';

/** A line to save, with the price of one unit in centavos as it was seen. */
export type SaveLine = SlotProps<'account.save-to-list'>['lines'][number];

const VERSION = 1;

const text = () => z.string().check(z.maxLength(500));
const schemaOfLine = () =>
  z.object({
    product_id: z.string().check(z.minLength(1), z.maxLength(64)),
    variant_id: z.string().check(z.minLength(1), z.maxLength(64)),
    product_name: text(),
    variant_name: text(),
    brand_name: text(),
    product_image: z.nullable(text()),
    quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST)),
    price: z.nullable(z.int().check(z.minimum(1))),
  });
const schemaOfList = () => z.object({ version: z.literal(VERSION), lines: z.array(z.unknown()) });

/** Reads the stored text. Anything that isn't a list of ours is an empty one. */
export function parseGuestList(stored: string | null): SaveLine[] {
  const read = z.safeParse(schemaOfList(), readJson(stored));
  if (!read.success) return [];
  const schema = schemaOfLine();
  const lines = new Map<string, SaveLine>();
  for (const candidate of read.data.lines) {
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
    // Without a key all of the storage was cleared.
    if (key === SAVED_LIST_KEY || key === null) tell();
  };

  return {
    read() {
      if (unwritten) return unwritten;
      const stored = storage.read(SAVED_LIST_KEY);
      if (stored !== last.stored) last = { stored, lines: parseGuestList(stored) };
      return last.lines;
    },
    write(lines) {
      if (lines.length > LINES_MOST) return false;
      if (lines.length === 0) {
        storage.remove(SAVED_LIST_KEY);
        unwritten = null;
      } else {
        const written = storage.write(SAVED_LIST_KEY, JSON.stringify({ version: VERSION, lines }));
        unwritten = written ? null : [...lines];
      }
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
