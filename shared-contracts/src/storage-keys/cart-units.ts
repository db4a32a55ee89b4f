/**
 * How many units the cart held when it was last read, in local storage; nothing is stored while it
 * is empty. The header shows it while the cart's code can't be loaded.
 */
import { z } from '../schema';
import type { SafeStorage } from '../storage';

const KEY = 'cart-units';

export const cartUnits = () => z.int().check(z.minimum(1));

export function writeCartUnits(storage: SafeStorage, units: number): void {
  if (units > 0) storage.write(KEY, String(units));
  else storage.remove(KEY);
}

/** The stored number; '' where none is stored, or a text that is no number. */
export const readCartUnits = (storage: SafeStorage): number | '' =>
  Number.parseInt(storage.read(KEY) ?? '') || '';
