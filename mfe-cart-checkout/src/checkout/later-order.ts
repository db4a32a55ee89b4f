import { browserOffline } from 'shared-contracts/network';
import type { Checkout } from './checkout-store';
import { tellOffline } from './tell-offline';

/** What places an order: fetched when the browser has time, or when an order is confirmed. */
export const placing = () => import(/* webpackChunkName: "submit-order" */ './submit-order');

/** Does something with an order that was begun; where the code doesn't come, later. */
export const lookLater = (
  checkout: Checkout,
  look: (code: Awaited<ReturnType<typeof placing>>) => Promise<void>,
): void => {
  placing()
    .then(look)
    .catch((error: unknown) => {
      checkout.host.report({ kind: 'error', message: String(error), part: 'checkout' });
    });
};

/**
 * Places the order of the checked form and the cart.
 * @throws where the code that does so can't be fetched, though there is a network
 */
export async function confirmLater(checkout: Checkout): Promise<void> {
  const code = await placing().catch((error: unknown) => {
    if (!browserOffline()) throw error;
    return null;
  });
  if (code) await code.confirmOrder(checkout);
  else tellOffline(checkout, null);
}
