import type { Centavos } from 'shared-contracts/money';
import { z } from 'shared-contracts/schema';
import type { CartLine } from './lines';

/** Where the prices lie at which lines were put in, in local storage. */
const SEEN_PRICES_KEY = 'cart-prices';

/** The price that a line was put in at, by variant, where it is another one now. */
export type OldPrices = Readonly<Record<string, Centavos>>;

const stored = z.record(z.string(), z.int());

function parse(text: string | null): Record<string, Centavos> {
  try {
    const read = z.safeParse(stored, JSON.parse(text ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}

/**
 * Remembers at which price a shopper saw a line first, so that the line can say when that has
 * changed: carts are kept for weeks, and neither a cart on the server nor a guest's own says so.
 * Where storage is blocked it lives until the next reload.
 * @param area gives the storage; it may throw
 */
export function createSeenPrices(area: () => Storage) {
  let held: Record<string, Centavos> | null = null;
  const read = () => {
    if (held) return held;
    try {
      held = parse(area().getItem(SEEN_PRICES_KEY));
    } catch {
      held = {};
    }
    return held;
  };
  const write = (prices: Record<string, Centavos>) => {
    held = prices;
    try {
      if (Object.keys(prices).length === 0) area().removeItem(SEEN_PRICES_KEY);
      else area().setItem(SEEN_PRICES_KEY, JSON.stringify(prices));
    } catch {
      // It stays in memory.
    }
  };
  return {
    /** Takes the lines that are shown. @returns what has another price than at first */
    see(lines: readonly CartLine[]): OldPrices {
      const prices = read();
      const fresh: Record<string, Centavos> = {};
      const old: Record<string, Centavos> = {};
      for (const { variant_id, product_price } of lines) {
        if (product_price === null) continue;
        const seen = prices[variant_id];
        if (seen === undefined) fresh[variant_id] = product_price;
        else if (seen !== product_price) old[variant_id] = seen;
      }
      if (Object.keys(fresh).length > 0) write({ ...prices, ...fresh });
      return old;
    },
    /** Lines that have left the cart: put in again, they start afresh. */
    forget(gone: readonly CartLine[]): void {
      if (gone.length === 0) return;
      const ids = new Set(gone.map(({ variant_id }) => variant_id));
      write(Object.fromEntries(Object.entries(read()).filter(([id]) => !ids.has(id))));
    },
  };
}
