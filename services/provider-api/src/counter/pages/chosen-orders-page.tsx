/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { OrdersTable, type ShownOrder } from './orders-table';

type Chosen = {
  /** The address of the form. */
  to: string;
  orders: readonly ShownOrder[];
  /** Numbers of those with which nothing was done. */
  unchanged: readonly string[];
};

const Unchanged = ({ orders, unchanged }: Omit<Chosen, 'to'>) => {
  const left = orders.filter(({ number }) => unchanged.includes(number));
  return left.length === 0 ? null : (
    <p class="note warning" role="alert">
      Nothing was done with {left.length === 1 ? 'this one' : `these ${left.length}`}, because of
      the status: {left.map(({ number, status }) => `${number} is ${status}`).join(', ')}.
    </p>
  );
};

/** Several orders with which something was done, or is next. */
export const ChosenOrdersPage = ({ to, orders, unchanged }: Chosen) => (
  <>
    <p class="back">
      <a href="/staff/orders">All orders</a>
    </p>
    <div class="heading">
      <h1>{orders.length === 1 ? '1 chosen order' : `${orders.length} chosen orders`}</h1>
    </div>
    <Unchanged orders={orders} unchanged={unchanged} />
    {orders.length > 0 && <OrdersTable to={to} caption="Chosen orders" orders={orders} ticked />}
  </>
);
