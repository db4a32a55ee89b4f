import type { Centavos } from 'shared-contracts/money';
import { z } from 'shared-contracts/schema';
import { readJson, type SafeStorage } from 'shared-contracts/storage';
import { priceOfOne, type CartLine } from './lines';

/** The local-storage key of the prices at which lines were added. */
const SEEN_PRICES_KEY = 'cart-prices';

/** The price at which a line was added, by variant, where the price differs now. */
export type OldPrices = Readonly<Record<string, Centavos>>;

const stored = z.record(z.string(), z.int());

/**
 * Remembers at which price a shopper saw a line first, so that the line can say when the price has
 * changed: a cart lasts for weeks, and no stored cart has the earlier price. Where storage is
 * blocked the prices last until the next reload.
 */
export function createSeenPrices(storage: SafeStorage) {
  let held: Record<string, Centavos> | null = null;
  const read = () => {
    if (held) return held;
    const kept = z.safeParse(stored, readJson(storage.read(SEEN_PRICES_KEY)));
    held = kept.success ? kept.data : {};
    return held;
  };
  const write = (prices: Record<string, Centavos>) => {
    held = prices;
    if (Object.keys(prices).length === 0) storage.remove(SEEN_PRICES_KEY);
    else storage.write(SEEN_PRICES_KEY, JSON.stringify(prices));
  };
  return {
    /**
     * Takes the lines that are shown.
     * @param complete whether these are all lines of the cart; the price of any other line is then
     * removed
     * @returns the first prices of the lines whose price has changed
     */
    see(lines: readonly CartLine[], complete: boolean): OldPrices {
      const prices = read();
      const next: Record<string, Centavos> = complete ? {} : { ...prices };
      const old: Record<string, Centavos> = {};
      for (const line of lines) {
        const { variant_id } = line;
        const price = priceOfOne(line);
        if (price === null) continue;
        const seen = prices[variant_id] ?? price;
        next[variant_id] = seen;
        if (seen !== price) old[variant_id] = seen;
      }
      if (JSON.stringify(next) !== JSON.stringify(prices)) write(next);
      return old;
    },
  };
}
