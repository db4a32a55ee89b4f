import { html } from 'hono/html';
import type { OrderStatus } from '../../database/tables/orders';
import type { Html } from 'back-office/html';

const KINDS: Record<OrderStatus, string> = {
  Pending: 'new',
  Confirmed: 'going',
  'Ready for pickup': 'ready',
  Completed: 'over',
  Cancelled: 'off',
};

/** A status as a word with a mark, which says nothing that the word doesn't. */
export const statusMark = (status: OrderStatus): Html =>
  html`<span class="status ${KINDS[status]}">${status}</span>`;
