import { messageOf } from 'shared-contracts/errors';
import { totalsOf } from 'shared-contracts/money';
import { placeOrderOnce } from '../api/place-order';
import { subtotalOf } from '../cart/lines';
import { newKey } from '../idempotency/new-key';
import { keep, unknownPhase, type Checkout } from './checkout-store';
import type { OpenOrder } from './draft';
import { errorsOf, orderBody } from './form';
import { sendOrder } from './send-order';
import { tellPlaced, tellRefused } from './tell-outcome';

/** The order as form and cart are: the one that failed last, or another under a new key. */
function nextOrder(body: OpenOrder['body'], failed: OpenOrder | null): OpenOrder {
  const same = failed !== null && JSON.stringify(failed.body) === JSON.stringify(body);
  return same ? failed : { key: newKey(), body };
}

/**
 * Places the order as the form and the cart are, or asks what became of one without an answer.
 * Only one is ever under way.
 */
export async function confirmOrder(checkout: Checkout): Promise<void> {
  const { host, cart, store } = checkout;
  const { phase, open, values, user_id, attempt, failed } = store.getState();
  if (phase.kind === 'sending' || phase.kind === 'placed') return;
  const { lines } = cart.store.getState();
  const errors = open ? {} : errorsOf(values);
  if (Object.keys(errors).length > 0) {
    store.setState({ errors, attempt: attempt + 1, phase: { kind: 'filling' } });
    return;
  }
  if (!open && lines.length === 0) return;
  const order = open ?? nextOrder(orderBody(values, totalsOf(subtotalOf(lines)), user_id), failed);
  // Stored before it is sent: a reload on the way keeps the key.
  keep(checkout, {
    open: order,
    errors: {},
    attempt: attempt + 1,
    phase: { kind: 'sending', lookingUp: open !== null },
  });
  const outcome = await sendOrder(order, open !== null, {
    send: ({ body, key }) => placeOrderOnce(host.http, body, key),
    onLookUp: () => {
      store.setState({ phase: { kind: 'sending', lookingUp: true } });
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  if (outcome.kind === 'placed') {
    tellPlaced(checkout, order, outcome.answer, open !== null || order === failed);
  } else if (outcome.kind === 'refused') {
    await tellRefused(checkout, order, outcome);
  } else {
    store.setState({ phase: unknownPhase });
    host.notify({ tone: 'danger', text: messageOf(outcome.error) });
  }
}
