import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import type { OrderEvent } from '../../orders/orders-of';
import type { WholeOrder } from '../../orders/read-orders';
import type { Html } from './html';

function entry(at: Date, what: string, who: string, words: string | null): Html {
  const { iso, text } = formatDateTime(at.toISOString());
  return html`
    <li>
      <time datetime="${iso}">${text}</time>
      <span><strong>${what}</strong> by ${who}</span>
      ${words === null ? '' : html`<p class="words">${words}</p>`}
    </li>
  `;
}

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
      ${entry(placedAt, 'Placed', 'the customer', null)}
      ${events.map((event) => {
        const [what, words] = KINDS[event.kind](event);
        return entry(event.at, what, event.staffName ?? 'the shop', words);
      })}
    </ol>
  `;
}
