/** Prices and stock as staff type them, in a list or in a form. */
import { formatMoney, toPesos, type Centavos } from 'shared-contracts/money';
import { amountTyped } from 'shared-contracts/typed-number';
import { priceOf } from './price-text';
import { stockOf } from '../stock/stock-text';

/** Pesos, and units. */
const PRICE_MOST = 1_000_000_000;
const STOCK_MOST = 10_000_000;

export type Cell<Value> = { value: Value } | { fault: string };

/**
 * Stricter than the imports, which read what other shops export: here somebody has typed it, so that
 * '12,50' may be twelve pesos or a thousand.
 */
export function readPrice(text: string): Cell<Centavos | null> {
  const read = priceOf(text);
  if ('price' in read && read.price === null) return { value: null };
  if ('fault' in read && read.fault.includes('currency')) return read;
  const price = amountTyped(text);
  if (price === null) return { fault: 'is no price: write it as 1,299.00' };
  if (toPesos(price) > PRICE_MOST) return { fault: 'is too high a price' };
  return { value: price > 0 ? price : null };
}

export function readStock(text: string): Cell<number | null> {
  // The imports take a shop's negative stock for none; here somebody has typed it.
  const read = text.startsWith('-') ? { fault: 'is no stock' } : stockOf(text);
  if ('fault' in read) return read;
  if ((read.stock ?? 0) > STOCK_MOST) return { fault: 'is too high a stock' };
  return { value: read.stock };
}

/** What is wrong with a price while the variant has a sale. */
export function saleFault(
  { salePrice, price: before }: { salePrice: Centavos | null; price: Centavos | null },
  price: Centavos | null,
): string | null {
  if (salePrice === null || price === before) return null;
  if (price !== null && price > salePrice) return null;
  return `is not above the price of its sale, ${formatMoney(salePrice)}`;
}
