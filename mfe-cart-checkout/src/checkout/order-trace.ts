import { amountFromWire } from 'shared-contracts/money';
import type { Order } from 'shared-contracts/wire/order';
import type { OpenOrder } from 'shared-contracts/storage-keys/begun-order';

/**
 * How far a shopper's clock may be off, in milliseconds; used where the earlier orders are unknown.
 */
const CLOCK_SLACK = 10 * 60_000;

const textOf = (lines: readonly { variant_id: string; quantity: number }[]) =>
  lines
    .map(({ variant_id, quantity }) => `${variant_id} ${quantity}`)
    .sort()
    .join();

function isNew({ known, sent_at }: OpenOrder, { order_number, datePlaced }: Order): boolean {
  if (known) return !known.includes(order_number);
  const placed = Date.parse(datePlaced);
  return Number.isNaN(placed) || placed >= sent_at - CLOCK_SLACK;
}

/**
 * Finds a sent order among the customer's orders: one that was not there before, with the same
 * lines and the same total. This needs no Idempotency-Key, which a provider may ignore.
 */
export function traceOf(order: OpenOrder, orders: readonly Order[]): Order | null {
  const total = amountFromWire(order.body.total_amount);
  const lines = textOf(order.lines);
  return (
    orders.find(
      (candidate) =>
        candidate.total_amount === total &&
        (candidate.products.length === 0 || textOf(candidate.products) === lines) &&
        isNew(order, candidate),
    ) ?? null
  );
}
