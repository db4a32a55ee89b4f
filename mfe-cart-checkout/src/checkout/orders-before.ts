import { faultOf, type ApiFault } from 'shared-contracts/errors';
import type { Order } from 'shared-contracts/wire/order';

/** The customer's orders before another one is sent. */
export type OrdersBefore =
  | { kind: 'read'; orders: Order[] }
  /**
   * The provider can't be reached, or refuses this session: sending the order would fail as well.
   */
  | { kind: 'away'; fault: ApiFault; error: unknown }
  /** The provider has no such call, or the call is broken; orders may still work. */
  | { kind: 'unreadable'; missing: boolean };

/** Refusals of a provider that has no list of orders. */
const NO_SUCH_CALL = [400, 404, 405, 410, 501];

/** Reads the earlier orders, so that a later look-up can tell which order is new. */
export async function readOrdersBefore(readOrders: () => Promise<Order[]>): Promise<OrdersBefore> {
  try {
    return { kind: 'read', orders: await readOrders() };
  } catch (error) {
    const fault = faultOf(error);
    const refused = fault.kind === 'refused' ? fault.status : null;
    const away = fault.kind === 'offline' || refused === 401 || (refused ?? 0) >= 502;
    return away
      ? { kind: 'away', fault, error }
      : { kind: 'unreadable', missing: refused !== null && NO_SUCH_CALL.includes(refused) };
  }
}
