import { modelOf } from 'shared-contracts/model-number';
import { priceAt } from 'shared-contracts/price-steps';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import type { SavedLine } from 'shared-contracts/wire/saved-list';
import type { SaveLine } from './guest-list';

/** How a line can be had now. `unknown`: the shop could not be asked. */
export type Offered = 'sold' | 'short' | 'out-of-stock' | 'priceless' | 'gone' | 'unknown';

/** A line of a list, with the shop's offer of today. Prices are centavos of one unit. */
export type ListLine = SaveLine & {
  model: string;
  /** The price now; null where there is none. */
  now: number | null;
  offered: Offered;
};

/** Whether the price or the stock is another than when the line was saved. */
export const hasChanged = ({ price, now, offered }: ListLine): boolean =>
  offered !== 'unknown' && ((offered !== 'sold' && offered !== 'priceless') || price !== now);

/** Whether it can be put into a cart. */
export const canBeBought = ({ offered }: ListLine): boolean =>
  offered === 'sold' || offered === 'short' || offered === 'unknown';

function offeredOf({ status, in_stock: inStock, product_price: price }: SavedLine): Offered {
  if (status === 'unavailable') return price === null ? 'priceless' : 'gone';
  if (status !== 'out_of_stock') return 'sold';
  return inStock === false ? 'out-of-stock' : 'short';
}

/** A line as the provider keeps it. */
export function fromSaved(line: SavedLine): ListLine {
  const { product_id, variant_id, product_name, variant_name, brand_name, product_image } = line;
  const { quantity, product_price: price, price_steps: steps, saved_price, model = '' } = line;
  return {
    ...{ product_id, variant_id, product_name, variant_name, brand_name, product_image },
    quantity,
    model,
    price: saved_price,
    now: steps?.length && price !== null ? priceAt(steps, 1, price) : price,
    offered: offeredOf(line),
  };
}

/** A line of this browser, beside what the shop sells now. @param product undefined if not known */
export function fromGuest(line: SaveLine, product: ProductDetails | null | undefined): ListLine {
  const known = { ...line, model: '', now: line.price };
  if (product === undefined) return { ...known, offered: 'unknown' };
  const variant = product?.variants.find(({ id }) => id === line.variant_id);
  if (!variant) return { ...known, offered: 'gone' };
  const { price, in_stock: inStock } = variant;
  const offered = price === null ? 'priceless' : inStock === false ? 'out-of-stock' : 'sold';
  return { ...line, model: modelOf(variant.specs) ?? '', now: price, offered };
}

/**
 * The variants in their new order, after a line has moved past its neighbour on the screen, where
 * the changed lines come first.
 */
export function movedOrder(lines: readonly ListLine[], line: ListLine, by: 1 | -1): string[] {
  const group = lines.filter((one) => hasChanged(one) === hasChanged(line));
  const at = group.findIndex(({ variant_id: id }) => id === line.variant_id);
  const other = group[at + by];
  const order = lines.map(({ variant_id: id }) => id);
  if (at < 0 || !other) return order;
  return order.map((id) => {
    if (id === line.variant_id) return other.variant_id;
    return id === other.variant_id ? line.variant_id : id;
  });
}
