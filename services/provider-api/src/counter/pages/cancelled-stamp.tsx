/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { WholeOrder } from '../../domain/orders/read-orders';

/** Says on the face of a printed sheet that its order is cancelled; nothing for any other order. */
export const CancelledStamp = ({ order, so }: { order: WholeOrder; so: string }) =>
  order.status === 'Cancelled' ? (
    <p class="stamp">
      <strong>CANCELLED</strong> {so}
    </p>
  ) : null;
