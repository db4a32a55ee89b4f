import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { NoOrders } from '../orders/no-orders';
import { OrderList } from '../orders/order-list';
import { loadOrders, OrdersFault, SignInFirst, type OrdersRead } from '../orders/read-state';
import { loadUnsentOrder, type LoadedUnsentOrder } from '../orders/load-unsent-order';

type Data = { orders: OrdersRead; unsent: LoadedUnsentOrder | null };

async function load(context: LoaderContext): Promise<Data> {
  const [orders, unsent] = await Promise.all([
    loadOrders(context, 'order-history'),
    loadUnsentOrder(context.host),
  ]);
  return { orders, unsent };
}

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

const ToQuotations = styled(Link)`
  align-self: start;
  padding-block: var(--space-2);
`;

function Orders({ data }: { data: OrdersRead }) {
  switch (data.kind) {
    case 'guest':
      return <SignInFirst />;
    case 'failed':
      return (
        <>
          <OrdersFault part="The list of your orders" offline={data.away} />
          {data.away ? null : <NoOrders />}
        </>
      );
    case 'read':
      return data.value.length === 0 ? <NoOrders /> : <OrderList orders={data.value} />;
  }
}

function OrderHistoryPage({ data: { orders, unsent } }: { data: Data }) {
  return (
    <Place>
      <Stack gap={5}>
        <PageTitle>Order history</PageTitle>
        <ToQuotations to={paths.quotations()}>Your quotations</ToQuotations>
        {unsent ? <unsent.UnsentOrder order={unsent.order} /> : null}
        <Orders data={orders} />
      </Stack>
    </Place>
  );
}

function OrderHistoryPending() {
  return (
    <Place aria-busy="true">
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
  status: ({ orders }) => (orders.kind === 'failed' ? 503 : 200),
};
