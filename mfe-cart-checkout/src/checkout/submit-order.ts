import { totalsOf } from 'shared-contracts/money';
import { networkDown } from 'shared-contracts/network';
import { fetchOrderList } from '../api/fetch-orders';
import { placeOrderOnce } from '../api/place-order';
import { orderable, subtotalOf, type CartLine } from '../cart/lines';
import { newKey } from 'shared-contracts/new-key';
import { keep, unknownPhase, type Checkout } from './checkout-store';
import type { OpenOrder } from './draft';
import { orderBody } from './form';
import { traceOf } from './order-trace';
import { readOrdersBefore, type OrdersBefore } from './orders-before';
import { answerOf, sendOrder } from './send-order';
import { tellOffline, tellPlaced, tellRefused, tellUnknown } from './tell-outcome';

/**
 * The order for the present form and cart: the one that failed last where it is the same, else one
 * under a new key.
 */
function nextOrder(
  { store }: Checkout,
  lines: readonly CartLine[],
  before: OrdersBefore,
): OpenOrder {
  const { values, business, user_id, failed } = store.getState();
  const order: OpenOrder = {
    key: newKey(),
    body: orderBody(values, totalsOf(subtotalOf(orderable(lines))), user_id, business),
    lines: lines.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
    known: before.kind === 'read' ? before.orders.map((held) => held.order_number) : null,
    sent_at: Date.now(),
  };
  const contentOf = ({ body, lines: ordered }: OpenOrder) => JSON.stringify([body, ordered]);
  return failed !== null && contentOf(failed) === contentOf(order) ? failed : order;
}

const isOffline = (before: OrdersBefore) => before.kind === 'away' && networkDown(before.error);

/** Says that an earlier order was placed after all. @returns whether it was */
function tellIfPlaced(
  checkout: Checkout,
  earlier: OpenOrder | null,
  before: OrdersBefore,
): boolean {
  const found = before.kind === 'read' && earlier ? traceOf(earlier, before.orders) : null;
  if (found && earlier) tellPlaced(checkout, earlier, answerOf(found), true);
  return found !== null;
}

/** Looks up at once an order without an answer when its shopper comes back to the page. */
export async function resumeOrder(checkout: Checkout): Promise<void> {
  const { host, store } = checkout;
  const { phase, open, failed, user_id } = store.getState();
  const earlier = open ?? failed;
  if (!earlier || phase.kind === 'sending' || phase.kind === 'placed') return;
  store.setState({ phase: { kind: 'sending', lookingUp: true } });
  const before = await readOrdersBefore(() => fetchOrderList(host.http, user_id));
  if (!tellIfPlaced(checkout, earlier, before)) {
    store.setState({ phase: open ? unknownPhase(isOffline(before)) : { kind: 'filling' } });
  }
}

/**
 * Called when the network may be back: looks up an order without an answer, and removes the message
 * about the network. Nothing is ordered by itself.
 */
export async function lookAgain(checkout: Checkout): Promise<void> {
  const { host, store } = checkout;
  const { phase, open, failed, user_id } = store.getState();
  const before = await readOrdersBefore(() => fetchOrderList(host.http, user_id));
  // The shopper has continued meanwhile.
  if (store.getState().phase !== phase || before.kind === 'away') return;
  if (tellIfPlaced(checkout, open ?? failed, before)) return;
  store.setState({ phase: open ? unknownPhase(false) : { kind: 'filling' } });
}

/**
 * Places the order of the checked form and the cart, or continues with one without an answer. The
 * customer's orders are read first, so that an earlier order that was placed after all is found and
 * not sent again, and so that a lost answer can be looked up. Only one is ever under way.
 */
export async function confirmOrder(checkout: Checkout): Promise<void> {
  const { host, cart, store } = checkout;
  const { phase, open, failed, user_id } = store.getState();
  if (phase.kind === 'sending' || phase.kind === 'placed') return;
  if (!open && cart.store.getState().lines.length === 0) return;
  store.setState({ phase: { kind: 'sending', lookingUp: open !== null } });
  const readOrders = () => fetchOrderList(host.http, user_id);
  const before = await readOrdersBefore(readOrders);
  const earlier = open ?? failed;
  if (tellIfPlaced(checkout, earlier, before)) return;
  if (isOffline(before) && !open) {
    tellOffline(checkout);
    return;
  }
  if (before.kind === 'away' && !open) {
    await tellRefused(checkout, null, { ...before, kind: 'refused' });
    return;
  }
  if (open && (before.kind === 'away' || (before.kind === 'unreadable' && !before.missing))) {
    tellUnknown(checkout, before.kind === 'away' ? before.error : null, isOffline(before));
    return;
  }
  // The cart may have changed while the orders were read; the newest cart is ordered.
  const order = open ?? nextOrder(checkout, cart.store.getState().lines, before);
  // Stored before it is sent: a reload on the way keeps the key.
  keep(checkout, { open: order });
  const outcome = await sendOrder(order, order === earlier, {
    send: ({ body, key }) => placeOrderOnce(host.http, body, key),
    readOrders,
    onLookUp: () => {
      store.setState({ phase: { kind: 'sending', lookingUp: true } });
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  if (outcome.kind === 'placed') tellPlaced(checkout, order, outcome.answer, outcome.lookedUp);
  else if (outcome.kind === 'unknown') tellUnknown(checkout, outcome.error, outcome.away);
  else await tellRefused(checkout, order, outcome);
}
