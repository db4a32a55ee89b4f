import type { ComponentType } from 'react';
import type { HostApi } from 'shared-contracts/door';
import { safeStorage } from 'shared-contracts/storage';
import type { WaitingOrder } from 'shared-contracts/storage-keys/begun-order';
import { holdsBegunOrder } from 'shared-contracts/storage-keys/begun-order-held';

export type LoadedUnsentOrder = {
  order: WaitingOrder;
  UnsentOrder: ComponentType<{ order: WaitingOrder }>;
};

/**
 * The session's order that was confirmed without a network and waits in this browser, with what shows
 * it. Without one nothing is loaded; where the code doesn't come, the checkout still says it.
 */
export async function loadUnsentOrder(host: HostApi): Promise<LoadedUnsentOrder | null> {
  const local = safeStorage(() => window.localStorage);
  const user = host.session.read()?.user.id;
  if (user === undefined || !holdsBegunOrder(local)) return null;
  const code = await import(/* webpackChunkName: "unsent-order" */ './unsent-order').catch(
    () => null,
  );
  const order = code?.readUnsentOrder(local, user);
  return code && order ? { order, UnsentOrder: code.UnsentOrder } : null;
}
