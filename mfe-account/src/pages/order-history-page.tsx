import styled from '@emotion/styled';
import { Link, useRevalidator } from 'react-router-dom';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { faultOf } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/paths';
import type { Order } from 'shared-contracts/wire/order';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Fault } from 'shared-ui/fault';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { readOrders } from '../api/read-orders';
import { NoOrders } from '../orders/no-orders';
import { OrderCard } from '../orders/order-card';
import { PickupSteps } from '../orders/pickup-steps';

type Data = { kind: 'shown'; orders: Order[] } | { kind: 'guest' } | { kind: 'failed' };

async function load({ host, signal }: LoaderContext): Promise<Data> {
  const session = host.session.read();
  if (session === null) return { kind: 'guest' };
  try {
    return { kind: 'shown', orders: await readOrders(host.http, session, signal) };
  } catch (error) {
    if (faultOf(error).kind === 'aborted') throw error;
    // Without a toast: a failed read is only logged (specification, section 8).
    host.report({ kind: 'error', message: String(error), part: 'order-history' });
    return { kind: 'failed' };
  }
}

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

const ToLogin = styled(Link)(asButton('primary'));

function Failed() {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Fault
        part="The list of your orders"
        pending={state === 'loading'}
        onRetry={() => void revalidate()}
      />
      <NoOrders />
    </>
  );
}

function Orders({ data }: { data: Data }) {
  switch (data.kind) {
    case 'guest':
      return (
        <EmptyState
          icon="user"
          title="Please sign in to see your orders."
          action={<ToLogin to={paths.login()}>Sign in</ToLogin>}
        />
      );
    case 'failed':
      return <Failed />;
    case 'shown':
      return data.orders.length === 0 ? (
        <NoOrders />
      ) : (
        <>
          <PickupSteps />
          {data.orders.map((order) => (
            <OrderCard key={order.order_number} order={order} />
          ))}
        </>
      );
  }
}

function OrderHistoryPage({ data }: { data: Data }) {
  return (
    <Place>
      <Stack gap={5}>
        <PageTitle>Order history</PageTitle>
        <Orders data={data} />
      </Stack>
    </Place>
  );
}

function OrderHistoryPending() {
  return (
    <Place>
      <Stack gap={5}>
        <PageTitle>Order history</PageTitle>
        <VisuallyHidden role="status">Loading your orders…</VisuallyHidden>
        <Skeleton height="5rem" />
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </Stack>
    </Place>
  );
}

export const orderHistoryPage: Page<Data> = {
  Component: OrderHistoryPage,
  Pending: OrderHistoryPending,
  loader: load,
  head: (_data, config) => ({
    title: 'Order history',
    description: `Your orders at ${config.name}.`,
    canonical: paths.orderHistory(),
    robots: 'noindex',
  }),
  status: (data) => (data.kind === 'failed' ? 503 : 200),
};
