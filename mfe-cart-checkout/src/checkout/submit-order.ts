import { totalsOf } from 'shared-contracts/money';
import { networkDown } from 'shared-contracts/network';
import { fetchOrderList } from '../api/fetch-orders';
import { placeOrderOnce } from '../api/place-order';
import { orderable, subtotalOf, type CartLine } from '../cart/lines';
import { newKey } from 'shared-contracts/new-key';
import type { OpenOrder } from 'shared-contracts/storage-keys/begun-order';
import { keep, unknownPhase, type Checkout } from './checkout-store';
import { orderBody } from './form';
import { traceOf } from './order-trace';
import { readOrdersBefore, type OrdersBefore } from './orders-before';
import { answerOf, sendOrder } from './send-order';
import { tellOffline } from './tell-offline';
import { tellPlaced, tellRefused, tellUnknown } from './tell-outcome';
import { changesSince, seenLines } from './waiting-order';

/**
 * The order for the present form and cart: the one that failed last where it is the same, else one
 * under a key that was never sent.
 */
function nextOrder(
  { store }: Checkout,
  lines: readonly CartLine[],
  before: OrdersBefore,
): OpenOrder {
  const { values, business, user_id, failed, waiting } = store.getState();
  const order: OpenOrder = {
    key: waiting?.key ?? newKey(),
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

/** Keeps the order of the present cart until the network is back. */
function letWait(checkout: Checkout): void {
  const { lines } = checkout.cart.store.getState();
  const key = checkout.store.getState().waiting?.key ?? newKey();
  tellOffline(checkout, { key, at: Date.now(), lines: seenLines(lines) });
}

/**
 * Reads prices and stock anew for an order that waits.
 * @returns what has changed since it was confirmed; null where the cart can't be read
 */
async function changesMeanwhile({ store, cart }: Checkout): Promise<string[] | null> {
  const { waiting } = store.getState();
  if (!waiting) return [];
  await cart.reload();
  const { lines, load, away } = cart.store.getState();
  return load === 'ready' && !away ? changesSince(waiting.lines, lines) : null;
}

/** Looks up at once an order without an answer when its shopper comes back to the page. */
export async function resumeOrder(checkout: Checkout): Promise<void> {
  const { host, store } = checkout;
  const { phase, open, failed, waiting, user_id } = store.getState();
  const earlier = open ?? failed;
  if (phase.kind === 'sending' || phase.kind === 'placed') return;
  if (!earlier) {
    if (waiting) await lookAgain(checkout);
    return;
  }
  store.setState({ phase: { kind: 'sending', lookingUp: true } });
  const before = await readOrdersBefore(() => fetchOrderList(host.http, user_id));
  if (tellIfPlaced(checkout, earlier, before)) return;
  store.setState({ phase: open ? unknownPhase(isOffline(before)) : { kind: 'filling' } });
  if (!open && waiting) await lookAgain(checkout);
}

/**
 * Called when the network may be back: looks up an order without an answer, and asks for the
 * confirmation of one that waits. Nothing is ordered by itself.
 */
export async function lookAgain(checkout: Checkout): Promise<void> {
  const { host, store } = checkout;
  const { phase, open, failed, waiting, user_id } = store.getState();
  const before = await readOrdersBefore(() => fetchOrderList(host.http, user_id));
  // The shopper has continued meanwhile.
  if (store.getState().phase !== phase) return;
  if (before.kind === 'away') {
    if (isOffline(before) && waiting && phase.kind === 'filling') tellOffline(checkout, waiting);
    return;
  }
  if (tellIfPlaced(checkout, open ?? failed, before)) return;
  if (open) {
    store.setState({ phase: unknownPhase(false) });
    return;
  }
  const changes = await changesMeanwhile(checkout);
  if (store.getState().phase !== phase || !changes) return;
  store.setState({ phase: waiting ? { kind: 'back', changes } : { kind: 'filling' } });
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
    letWait(checkout);
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
  // What waited and is otherwise now is confirmed once that was read.
  if (!open && phase.kind !== 'back') {
    const changes = await changesMeanwhile(checkout);
    // The cart says itself that it can't be read.
    if (!changes || changes.length > 0) {
      store.setState({ phase: changes ? { kind: 'back', changes } : phase });
      return;
    }
  }
  // The cart may have changed while the orders were read; the newest cart is ordered.
  const order = open ?? nextOrder(checkout, cart.store.getState().lines, before);
  // Stored before it is sent: a reload on the way keeps the key.
  keep(checkout, { open: order, waiting: null });
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
