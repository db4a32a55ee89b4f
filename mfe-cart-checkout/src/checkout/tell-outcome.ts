import { messageOf, type ApiFault } from 'shared-contracts/errors';
import { amountFromWire, totalsOf } from 'shared-contracts/money';
import { z } from 'shared-contracts/schema';
import { cartAnswer } from 'shared-contracts/wire/cart';
import type { PlacedOrder } from '../api/place-order';
import type { Cart } from '../cart/cart';
import { settles } from '../idempotency/settles';
import { keep, type Checkout } from './checkout-store';
import { clearDraft, type OpenOrder } from './draft';
import { fieldErrorsOf } from './form';
import type { OrderOutcome } from './send-order';

const PLACED = 'Order has been placed!';

/** The order is placed: says so, and empties cart and form. */
export function tellPlaced(
  checkout: Checkout,
  order: OpenOrder,
  answer: PlacedOrder,
  lookedUp: boolean,
): void {
  const { host, cart, store } = checkout;
  const message = answer.message || PLACED;
  const totals = totalsOf(amountFromWire(order.body.subtotal) ?? 0);
  clearDraft(host);
  store.setState({
    open: null,
    failed: null,
    phase: { kind: 'placed', message, orderNumber: answer.order_number, totals },
  });
  cart.customer()?.take([]);
  // Of an order that was looked up later: what is in the cart now may be the next one's.
  if (lookedUp) void cart.reload();
  host.notify({ tone: 'success', text: message });
  const { order_number } = answer;
  host.events.tell('order:placed', order_number === undefined ? {} : { order_number });
}

/** The lines that a refusal carries, or else the cart as it is now. */
async function takeChangedLines(cart: Cart, fault: ApiFault): Promise<void> {
  const body = fault.kind === 'refused' ? (fault.body as { items?: unknown } | null) : null;
  const read = z.safeParse(cartAnswer, body?.items);
  if (read.success) cart.customer()?.take(read.data.items);
  else await cart.reload();
}

/** The order was refused: says why; form and cart stay, with what has changed in it. */
export async function tellRefused(
  checkout: Checkout,
  order: OpenOrder,
  outcome: OrderOutcome & { kind: 'refused' },
): Promise<void> {
  const { host, cart } = checkout;
  const { fault, error } = outcome;
  const message = messageOf(error);
  const changed = fault.kind === 'refused' && fault.status === 409;
  if (changed) await takeChangedLines(cart, fault);
  keep(checkout, {
    open: null,
    failed: settles(fault, true) ? null : order,
    phase: { kind: 'refused', message, changed },
    errors: fault.kind === 'refused' ? fieldErrorsOf(fault.fields) : {},
  });
  // An ended session speaks for itself: the shell leads to the sign-in.
  if (host.session.read() !== null) host.notify({ tone: 'danger', text: message });
}
