import { messageOf, type ApiFault } from 'shared-contracts/errors';
import { amountFromWire, totalsOf } from 'shared-contracts/money';
import { z } from 'shared-contracts/schema';
import { cartAnswer } from 'shared-contracts/wire/cart';
import type { OpenOrder } from 'shared-contracts/storage-keys/begun-order';
import type { PlacedOrder } from '../api/place-order';
import type { Cart } from '../cart/cart';
import { isDefiniteFailure } from '../idempotency/definite-failure';
import { keep, unknownPhase, type Checkout } from './checkout-store';
import { clearDraft } from './draft';
import { fieldErrorsOf } from './form';
import type { OrderOutcome } from './send-order';

const PLACED = 'Order has been placed!';

/** Says that the order is placed, and empties cart and form. */
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
    waiting: null,
    phase: {
      kind: 'placed',
      message,
      orderNumber: answer.order_number,
      totals,
      ordered: order.lines,
      lines: cart.store.getState().lines,
    },
  });
  cart.customer()?.take([]);
  // After a later look-up the cart may already hold the lines of the next order.
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

/**
 * Says why the order was refused or is not among the customer's orders. Form and cart stay, and the
 * cart gets the changed lines.
 * @param order null where it was not even sent
 */
export async function tellRefused(
  checkout: Checkout,
  order: OpenOrder | null,
  outcome: OrderOutcome & { kind: 'refused' | 'absent' },
): Promise<void> {
  const { host, cart, store } = checkout;
  const message = messageOf(outcome.error);
  const fault = outcome.kind === 'refused' ? outcome.fault : null;
  const fields = fault?.kind === 'refused' ? fieldErrorsOf(fault.fields) : {};
  const changed = fault?.kind === 'refused' && fault.status === 409;
  const signedOut = host.session.read() === null;
  // Another tab or device may have ordered, or changed, what was in it.
  if (order && fault && !signedOut) await takeChangedLines(cart, fault);
  const { failed } = store.getState();
  keep(checkout, {
    open: null,
    // What has to be mended needs its field.
    ...(Object.keys(fields).length > 0 ? { shown: 'form' } : {}),
    failed: order && (!fault || !isDefiniteFailure(fault, true)) ? order : order ? null : failed,
    phase: {
      kind: 'refused',
      message,
      note: changed ? 'changed' : outcome.kind === 'absent' ? 'absent' : null,
      fields,
    },
  });
  // After an expired session no toast is needed: the shell opens the sign-in page.
  if (!signedOut) host.notify({ tone: 'danger', text: message });
}

/**
 * Says that the order's outcome is unknown, and stores the order, so that it can be looked up
 * later.
 */
export function tellUnknown({ host, store }: Checkout, error: unknown, away: boolean): void {
  store.setState({ phase: unknownPhase(away) });
  if (!away && host.session.read() !== null) {
    host.notify({ tone: 'danger', text: messageOf(error) });
  }
}
