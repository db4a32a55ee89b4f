import { html } from 'hono/html';
import type { WholeOrder } from '../../domain/orders/read-orders';
import type { Html } from 'back-office/html';

/** Says on the face of a printed sheet that its order is cancelled; nothing for any other order. */
export const cancelledStamp = ({ status }: WholeOrder, so: string): Html =>
  status === 'Cancelled' ? html`<p class="stamp"><strong>Cancelled</strong> ${so}</p>` : html``;
