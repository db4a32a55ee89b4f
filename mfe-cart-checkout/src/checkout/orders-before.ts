import { faultOf, type ApiFault } from 'shared-contracts/errors';
import type { Order } from 'shared-contracts/wire/order';

/** The customer's orders as they are before another is sent. */
export type OrdersBefore =
  | { kind: 'read'; orders: Order[] }
  /** The provider can't be reached, or not by this session: sending would bring nothing either. */
  | { kind: 'away'; fault: ApiFault; error: unknown }
  /** It has no such call, or this one is broken: orders may work all the same. */
  | { kind: 'unreadable'; missing: boolean };

/** Refusals of a provider that has no list of orders. */
const NO_SUCH_CALL = [400, 404, 405, 410, 501];

/** Reads the orders from before; by them a later look-up knows which one is new. */
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
