/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { WholeQuotation } from '../../domain/quotations/read-quotation';

type Marked = Pick<WholeQuotation, 'status'> & { expired: boolean };

/** A quotation's status; what the shop has to answer stands out. */
export const QuotationMark = ({ status, expired }: Marked) => (
  <span class={`status ${status === 'Requested' || status === 'Draft' ? 'new' : 'over'}`}>
    {expired ? 'Expired' : status}
  </span>
);
