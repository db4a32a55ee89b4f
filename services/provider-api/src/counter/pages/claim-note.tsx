/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { customerPath } from '../../domain/orders/claim';
import type { WholeOrder } from '../../domain/orders/read-orders';
import type { PaperSettings } from './seller-block';

/** What a paper for the customer says of the shop. */
export type CustomerPaper = PaperSettings & {
  /** Where shoppers find the shop; null where it is not known. */
  shopOrigin: string | null;
};

type Shown = { order: WholeOrder; papers: CustomerPaper };

/** How a customer without an account finds the order in the shop; nothing for who has one. */
export function ClaimNote({ order, papers: { shopOrigin } }: Shown) {
  const path = order.userId === null ? customerPath(order) : null;
  if (path === null || shopOrigin === null) return null;
  return (
    <p>
      To have this order in your own account, open{' '}
      <span class="model">
        {shopOrigin}
        {path}
      </span>
    </p>
  );
}
