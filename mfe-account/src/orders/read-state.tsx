/** What is known of a customer's orders, and what stands in their place while they are not there. */
import styled from '@emotion/styled';
import { Link, useRevalidator } from 'react-router-dom';
import { fetchOrders } from 'shared-contracts/calls/order';
import type { LoaderContext } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { ask, mapped, readBy } from 'shared-contracts/query';
import { readingOf, type Reading } from 'shared-contracts/reading';
import type { Order } from 'shared-contracts/wire/order';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Fault } from 'shared-ui/fault';
import { NeedsNetwork } from '../needs-network';
import { ordersQueries } from '../page-queries';

export type OrdersRead = Reading<Order[]> | { kind: 'guest' };

/** Reads the customer's orders for a page. @throws ApiError when the page was left */
export async function loadOrders(
  { host, signal }: LoaderContext,
  part: string,
): Promise<OrdersRead> {
  const { orders } = ordersQueries(host)();
  if (!orders) return { kind: 'guest' };
  const list = mapped(readBy(fetchOrders, orders), ({ items }) => items);
  // Without a toast: a failed read is only logged (specification, section 8).
  return readingOf(ask(host.http, list, signal), (error) => {
    host.report({ kind: 'error', message: String(error), part });
  });
}

const ToLogin = styled(Link)(asButton('primary'));

export function SignInFirst() {
  return (
    <EmptyState
      drawing="pallet"
      title="Please sign in to see your orders."
      action={<ToLogin to={paths.login()}>Sign in</ToLogin>}
    />
  );
}

export function OrdersFault({ part, offline }: { part: string; offline: boolean }) {
  const { revalidate, state } = useRevalidator();
  const asking = { part, pending: state === 'loading', onRetry: revalidate };
  return offline ? <NeedsNetwork {...asking} /> : <Fault {...asking} />;
}
