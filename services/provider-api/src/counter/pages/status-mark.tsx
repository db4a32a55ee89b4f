/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { OrderStatus } from '../../database/tables/orders';

const KINDS: Record<OrderStatus, string> = {
  Pending: 'new',
  Confirmed: 'going',
  'Ready for pickup': 'ready',
  Completed: 'over',
  Cancelled: 'off',
};

/** A status as a word with a mark, which says nothing that the word doesn't. */
export const StatusMark = ({ status }: { status: OrderStatus }) => (
  <span class={`status ${KINDS[status]}`}>{status}</span>
);
