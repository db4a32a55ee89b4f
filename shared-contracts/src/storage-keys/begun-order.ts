/**
 * A checkout whose order was begun and has no known end, in local storage: it outlives its tab and the
 * release that has written it. Nothing is stored once the order is placed or given up.
 */
import { z } from '../schema';
import { readJson, type SafeStorage } from '../storage';
import { placeOrderBody } from '../wire/order';
import { BEGUN_ORDER_KEY } from './begun-order-held';

const text = () => z.string();

/** An order as it was sent. To repeat it, the very same body goes out under the same key. */
export const openOrder = () =>
  z.object({
    key: text(),
    body: placeOrderBody,
    /** What was ordered; the call's body doesn't say it, because the provider orders the cart. */
    lines: z.array(z.object({ variant_id: text(), quantity: z.number() })),
    /** The numbers of the customer's earlier orders; null where they could not be read. */
    known: z.nullable(z.array(text())),
    /** By this browser's clock, in milliseconds. */
    sent_at: z.number(),
  });
export type OpenOrder = z.input<ReturnType<typeof openOrder>>;

/** An order that was confirmed without a network: nothing of it was sent. */
export const waitingOrder = () =>
  z.object({
    /** Its Idempotency-Key, for the first try and each later one. */
    key: text(),
    /** When it was confirmed last, by this browser's clock, in milliseconds. */
    at: z.optional(z.number()),
    /** What was seen when it was confirmed; prices in centavos of one unit. */
    lines: z.array(
      z.object({
        variant_id: text(),
        product_name: text(),
        quantity: z.number(),
        price: z.nullable(z.number()),
      }),
    ),
  });
export type WaitingOrder = z.input<ReturnType<typeof waitingOrder>>;

/** What is stored. */
export const begunOrder = () =>
  z.object({
    user_id: text(),
    values: z.record(text(), text()),
    business: z.optional(z.record(text(), text())),
    shown: z.optional(z.enum(['asking', 'lines', 'form'])),
    /** Sent, and its outcome is unknown. */
    open: z.nullable(openOrder()),
    /** It failed last, and nothing proves that it will never be placed. */
    failed: z.nullable(openOrder()),
    /** It waits for the network, and for its customer to confirm it again. */
    waiting: z.nullable(waitingOrder()),
  });
type BegunOrder = z.input<ReturnType<typeof begunOrder>>;

/** The stored value, of which each order is still to be read; null where there is none. */
export const readBegunOrder = (storage: SafeStorage): unknown =>
  readJson(storage.read(BEGUN_ORDER_KEY));

/** @returns false where the browser stores nothing */
export const writeBegunOrder = (storage: SafeStorage, order: BegunOrder): boolean =>
  storage.write(BEGUN_ORDER_KEY, JSON.stringify(order));
