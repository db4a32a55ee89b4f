import { useLocation } from 'react-router-dom';
import type { Order } from 'shared-contracts/wire/order';
import { EmptyState } from 'shared-ui/empty';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { findOrders } from './find-orders';
import { OrderCard } from './order-card';
import { OrderSearch } from './order-search';
import { PickupNotice } from './pickup-notice';

/** A customer's orders, and a way to find one among them. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  const query = (new URLSearchParams(useLocation().search).get('q') ?? '').trim();
  const found = findOrders(orders, query);
  return (
    <>
      <PickupNotice orders={orders} />
      <OrderSearch query={query} />
      <VisuallyHidden role="status">
        {query === ''
          ? null
          : found.length === 1
            ? '1 order found'
            : `${found.length} orders found`}
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          drawing="bin"
          title={`No order found for “${query}”`}
          text="Please check the number in the mail that you got with your order."
        />
      ) : (
        found.map((order) => <OrderCard key={order.order_number} order={order} />)
      )}
    </>
  );
}
