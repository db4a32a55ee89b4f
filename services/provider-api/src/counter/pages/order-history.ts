import { html } from 'hono/html';
import type { OrderEvent } from '../../domain/orders/orders-of';
import type { WholeOrder } from '../../domain/orders/read-orders';
import { historyEntry } from './history-entry';
import type { Html } from 'back-office/html';

const KINDS: Record<OrderEvent['kind'], (event: OrderEvent) => [string, string | null]> = {
  status: ({ status, words }) => [status ?? '-', words],
  // Earlier versions took the words away with the account.
  payment: ({ words }) => [words ?? 'Payment changed', null],
  note: ({ words }) => ['Note', words],
};

/** What happened to the order and who did it, oldest first. */
export function historyOf({ placedAt, events }: WholeOrder): Html {
  return html`
    <ol class="history">
      ${historyEntry(placedAt, 'Placed', 'the customer', null)}
      ${events.map((event) => {
        const [what, words] = KINDS[event.kind](event);
        return historyEntry(event.at, what, event.staffName ?? 'the shop', words);
      })}
    </ol>
  `;
}
