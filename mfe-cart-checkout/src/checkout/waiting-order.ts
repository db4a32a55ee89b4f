import { formatPrice } from 'shared-contracts/money';
import type { WaitingOrder } from 'shared-contracts/storage-keys/begun-order';
import { troubleOf, type CartLine } from '../cart/lines';

/** What a shopper sees of the cart when an order is confirmed. */
export const seenLines = (lines: readonly CartLine[]): WaitingOrder['lines'] =>
  lines.map(({ variant_id, product_name, quantity, product_price: price }) => ({
    ...{ variant_id, product_name, quantity, price },
  }));

const troubles = { 'out-of-stock': 'is out of stock', unavailable: 'is no longer available' };

function changesOf(
  { product_name: name, quantity, price }: WaitingOrder['lines'][number],
  now: CartLine | undefined,
): string[] {
  if (!now) return [`${name} is not in your cart any more.`];
  const { product_price, stock_count } = now;
  const trouble = troubleOf(now);
  return [
    ...(now.quantity === quantity ? [] : [`${name}: ${quantity} became ${now.quantity}.`]),
    ...(product_price === price
      ? []
      : [`${name}: ${formatPrice(price)} became ${formatPrice(product_price)} each.`]),
    ...(trouble === 'out-of-stock' && stock_count
      ? [`${name}: only ${stock_count} left in stock.`]
      : trouble
        ? [`${name} ${troubles[trouble]}.`]
        : []),
  ];
}

/** What is otherwise now than when an order was confirmed, in sentences; none where nothing is. */
export function changesSince(before: WaitingOrder['lines'], lines: readonly CartLine[]): string[] {
  const lineOf = (id: string) => lines.find(({ variant_id }) => variant_id === id);
  const known = new Set(before.map(({ variant_id }) => variant_id));
  return [
    ...before.flatMap((line) => changesOf(line, lineOf(line.variant_id))),
    ...lines
      .filter(({ variant_id }) => !known.has(variant_id))
      .map(({ product_name }) => `${product_name} was added to your cart.`),
  ];
}
