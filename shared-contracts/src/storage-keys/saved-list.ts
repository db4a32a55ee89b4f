/**
 * The guest's saved list, in local storage; nothing is stored under its key while the list is empty.
 * It outlives the release that has written it, and each tab may run another.
 */
import { z } from '../schema';
import { readJson, type SafeStorage } from '../storage';
import { QUANTITY_MOST } from '../wire/cart';
import { SAVED_LIST_KEY } from './saved-list-held';

const VERSION = 1;

const text = () => z.string().check(z.maxLength(500));
const id = () => z.string().check(z.minLength(1), z.maxLength(64));

/** A line of the list. */
export const savedLine = () =>
  z.object({
    product_id: id(),
    variant_id: id(),
    product_name: text(),
    variant_name: text(),
    brand_name: text(),
    product_image: z.nullable(text()),
    quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST)),
    /** Centavos of one unit, as it was seen. */
    price: z.nullable(z.int().check(z.minimum(1))),
  });
export type SavedLine = z.output<ReturnType<typeof savedLine>>;

/** What is stored. */
export const savedList = () =>
  z.object({ version: z.literal(VERSION), lines: z.array(savedLine()) });

/** Whether a change of local storage is one of the list; without a key all of it was cleared. */
export const isSavedList = (key: string | null): boolean => key === SAVED_LIST_KEY || key === null;

/** The stored text, for `linesOfSavedList`. */
export const readSavedList = (storage: SafeStorage): string | null => storage.read(SAVED_LIST_KEY);

/** The lines of a stored text, each still to be read; none where it is of another version, or none. */
export function linesOfSavedList(stored: string | null): unknown[] {
  const whole = z.object({ version: z.literal(VERSION), lines: z.array(z.unknown()) });
  return z.safeParse(whole, readJson(stored)).data?.lines ?? [];
}

/**
 * Stores the lines; without lines nothing is stored any more.
 * @returns false where the browser stores nothing
 */
export function writeSavedList(storage: SafeStorage, lines: readonly SavedLine[]): boolean {
  if (lines.length > 0)
    return storage.write(SAVED_LIST_KEY, JSON.stringify({ version: VERSION, lines }));
  storage.remove(SAVED_LIST_KEY);
  return true;
}
