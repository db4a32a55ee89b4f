import { faultOf, type ApiFault } from 'shared-contracts/errors';
import { networkDown } from 'shared-contracts/network';
import type { Order } from 'shared-contracts/wire/order';
import type { OpenOrder } from 'shared-contracts/storage-keys/begun-order';
import type { PlacedOrder } from '../api/place-order';
import { isDefiniteFailure } from '../idempotency/definite-failure';
import { traceOf } from './order-trace';

/** How long to wait before each look-up of an order whose answer is lost, in milliseconds. */
export const LOOK_UP_AFTER = [0, 1000, 2000, 4000] as const;
/** After an error answer one look-up is enough, because no request is under way any more. */
const LOOK_UP_ONCE = [0] as const;

export type OrderOutcome =
  | { kind: 'placed'; answer: PlacedOrder; lookedUp: boolean }
  /** The provider says that it was not placed. */
  | { kind: 'refused'; fault: ApiFault; error: unknown }
  /**
   * No answer that says whether it was placed, and the customer's orders, read since, don't have
   * it.
   */
  | { kind: 'absent'; error: unknown }
  /**
   * No answer, also to the look-ups: it may have been placed. `away`: by then the shopper's network
   * is down.
   */
  | { kind: 'unknown'; error: unknown; away: boolean };

type Sending = {
  send: (order: OpenOrder) => Promise<PlacedOrder>;
  readOrders: () => Promise<Order[]>;
  /** Called before the first look-up: the answer was lost. */
  onLookUp: () => void;
  wait: (milliseconds: number) => Promise<void>;
};

/** What the shopper reads of an order that was found among the customer's. */
export function answerOf({ order_number }: Order): PlacedOrder {
  return { order_number };
}

async function lookUp(
  order: OpenOrder,
  error: unknown,
  pauses: readonly number[],
  { readOrders, wait }: Sending,
): Promise<OrderOutcome> {
  let read = false;
  let away = false;
  for (const pause of pauses) {
    if (pause > 0) await wait(pause);
    try {
      const found = traceOf(order, await readOrders());
      if (found) return { kind: 'placed', answer: answerOf(found), lookedUp: true };
      read = true;
    } catch (failure) {
      faultOf(failure);
      away = networkDown(failure);
      read = false;
    }
  }
  return read ? { kind: 'absent', error } : { kind: 'unknown', error, away };
}

/**
 * Sends an order. Where its answer is lost or doesn't say whether it was placed, the order is
 * looked up among the customer's orders before a failure is shown. It is never sent again by
 * itself.
 * @param repeat whether the order was sent before, without an answer
 */
export async function sendOrder(
  order: OpenOrder,
  repeat: boolean,
  sending: Sending,
): Promise<OrderOutcome> {
  try {
    return { kind: 'placed', answer: await sending.send(order), lookedUp: repeat };
  } catch (error) {
    const fault = faultOf(error);
    if (isDefiniteFailure(fault, repeat)) return { kind: 'refused', fault, error };
    sending.onLookUp();
    // A gateway's own answer says nothing of the provider behind it.
    const answered = fault.kind === 'refused' && fault.status < 502;
    return lookUp(order, error, answered ? LOOK_UP_ONCE : LOOK_UP_AFTER, sending);
  }
}
