/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { OrderEvent } from '../../domain/orders/orders-of';
import type { WholeOrder } from '../../domain/orders/read-orders';
import { HistoryEntry } from './history-entry';

const KINDS: Record<OrderEvent['kind'], (event: OrderEvent) => [string, string | null]> = {
  status: ({ status, words }) => [status ?? '-', words],
  // Earlier versions took the words away with the account.
  payment: ({ words }) => [words ?? 'Payment changed', null],
  note: ({ what, words }) => [what ?? 'Note', words],
};

/** What happened to the order and who did it, oldest first. */
export const OrderHistory = ({ order }: { order: WholeOrder }) => (
  <ol class="history">
    <HistoryEntry
      at={order.placedAt}
      what="Placed"
      who={order.staffName ?? 'the customer'}
      words={null}
    />
    {order.events.map((event) => {
      const [what, words] = KINDS[event.kind](event);
      const who = event.staffName ?? 'the shop';
      return <HistoryEntry at={event.at} what={what} who={who} words={words} />;
    })}
  </ol>
);
