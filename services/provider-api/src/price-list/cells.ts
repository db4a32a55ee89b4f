/** Prices and stock as staff type them, in a list or in a form. */
import { formatMoney, priceFromWire, type Centavos } from 'shared-contracts/money';
import { priceOf } from '../import/values/price-text';
import { stockOf } from '../import/values/stock-text';
import type { ShopRow } from './shop-rows';

/** Pesos, and units. */
const PRICE_MOST = 1_000_000_000;
const STOCK_MOST = 10_000_000;

export type Cell<Value> = { value: Value } | { fault: string };

export function readPrice(text: string): Cell<Centavos | null> {
  const read = priceOf(text);
  if ('fault' in read) return read;
  if (read.price !== null && read.price > PRICE_MOST) return { fault: 'is too high a price' };
  return { value: priceFromWire(read.price) };
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
  { salePrice, price: before }: Pick<ShopRow, 'salePrice' | 'price'>,
  price: Centavos | null,
): string | null {
  if (salePrice === null || price === before) return null;
  if (price !== null && price > salePrice) return null;
  return `is not above the price of its sale, ${formatMoney(salePrice)}`;
}
