/** The columns of a price list, and how its cells are written. */
import { toPesos, type Centavos } from 'shared-contracts/money';
import type { ShopRow } from './shop-rows';

/**
 * The last two say what the list had when it was made: a cell that is still the same was not edited,
 * so that a list that lay on a desk for a day gives no sold unit back.
 */
export const COLUMNS = [
  'key',
  'model',
  'product',
  'variant',
  'price',
  'stock',
  'price_exported',
  'stock_exported',
] as const;

/** Empty cells change nothing, so that these two need words; the shop's imports read the same. */
const NO_PRICE = 'upon inquiry';
const NOT_COUNTED = 'in stock';

const priceCell = (price: Centavos | null) => (price === null ? NO_PRICE : toPesos(price));
const stockCell = (stock: number | null) => stock ?? NOT_COUNTED;

/** A row's cells in the order of the columns. */
export function cellsOfRow(row: ShopRow): (string | number)[] {
  const price = priceCell(row.price);
  const stock = stockCell(row.stock);
  return [row.id, row.model, row.product, row.variant, price, stock, price, stock];
}
