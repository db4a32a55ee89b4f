import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import type { Order } from 'shared-contracts/wire/order';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { ClaimOrder } from '../orders/claim-order';
import { orderOf } from '../orders/find-orders';
import { OrderSheet } from '../orders/order-sheet';
import { loadOrders, OrdersFault, SignInFirst } from '../orders/read-state';

type Data =
  | { kind: 'shown'; order: Order }
  /** `code`: of a slip's link, by which the order can be added to the account. */
  | { kind: 'missing'; number: string; code: string | null }
  | { kind: 'guest' }
  | { kind: 'failed'; away: boolean };

/** The specification has no call for one order: it is found in the customer's own list. */
async function load(context: LoaderContext): Promise<Data> {
  const read = await loadOrders(context, 'order');
  if (read.kind !== 'read') return read;
  const number = context.params.orderNumber ?? '';
  const order = orderOf(read.value, number);
  return order
    ? { kind: 'shown', order }
    : { kind: 'missing', number, code: context.url.searchParams.get('claim') };
}

const Place = styled(PageWidth)`
  padding-block: var(--space-4) var(--space-6);
  @media print {
    padding-block: 0;
  }
`;

const Back = styled(Link)`
  ${asButton('secondary', 'small')}
  align-self: start;
  @media print {
    display: none;
  }
`;

const ToOrders = styled(Link)(asButton('primary'));

function MissingOrder({ number, code }: { number: string; code: string | null }) {
  if (code !== null) {
    return (
      <>
        <PageTitle>Order {number}</PageTitle>
        <ClaimOrder number={number} code={code} />
      </>
    );
  }
  return (
    <>
      <PageTitle>Order not found</PageTitle>
      <EmptyState
        drawing="missing"
        title={`You have no order ${number}.`}
        text="Please check its number. An order of another account is not shown here."
        action={<ToOrders to={paths.orderHistory()}>See your orders</ToOrders>}
      />
    </>
  );
}

function OrderOrNot({ data }: { data: Data }) {
  switch (data.kind) {
    case 'shown':
      return <OrderSheet order={data.order} />;
    case 'guest':
      return (
        <>
          <PageTitle>Your order</PageTitle>
          <SignInFirst />
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle>Your order</PageTitle>
          <OrdersFault part="This order" offline={data.away} />
        </>
      );
    case 'missing':
      return <MissingOrder number={data.number} code={data.code} />;
  }
}

function OrderPage({ data }: { data: Data }) {
  return (
    <Place>
      <Stack gap={3}>
        <Back to={paths.orderHistory()}>All your orders</Back>
        <OrderOrNot data={data} />
      </Stack>
    </Place>
  );
}

function OrderPending() {
  return (
    <Place aria-busy="true">
      <Stack gap={5}>
        <PageTitle>Your order</PageTitle>
        <VisuallyHidden role="status">Loading your order…</VisuallyHidden>
        <Skeleton height="5rem" />
        <Skeleton height="20rem" />
      </Stack>
    </Place>
  );
}

const statuses = { shown: 200, guest: 200, missing: 404, failed: 503 } as const;

export const orderPage: Page<Data> = {
  Component: OrderPage,
  Pending: OrderPending,
  loader: load,
  head: (data) => ({
    title: data.kind === 'shown' ? `Order ${data.order.order_number}` : 'Your order',
    robots: 'noindex',
  }),
  status: ({ kind }) => statuses[kind],
};
