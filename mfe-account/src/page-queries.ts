import { addresses } from 'shared-contracts/addresses';
import type { HostApi } from 'shared-contracts/door';
import type { QueryRequest } from 'shared-contracts/query';
import { requestTo } from 'shared-contracts/request';

// What each page asks, said once: its loader asks it, and the shell may ask it before the page's
// code has come. Every page of the shop loads this for the header's menu: an answer's schemas come
// with the page that reads it.

/** The orders of the session's user, never kept; nothing for a guest. */
export const ordersQueries =
  ({ session }: Pick<HostApi, 'session'>) =>
  (): { orders?: QueryRequest } => {
    const current = session.read();
    if (current === null) return {};
    const request = requestTo(addresses.fetchOrders, { body: { user_id: current.user.id } });
    return { orders: { request, lasts: 0 } };
  };
