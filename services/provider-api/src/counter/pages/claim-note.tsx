/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { QrCode } from 'back-office/parts/qr-code';
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
  const link = `${shopOrigin}${path}`;
  return (
    <div class="claim">
      <QrCode of={link} label={`Link to order ${order.number}`} />
      <p>
        To have this order in your own account, open <span class="model">{link}</span>
      </p>
    </div>
  );
}
