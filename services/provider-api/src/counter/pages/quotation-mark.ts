import { html } from 'hono/html';
import type { WholeQuotation } from '../../domain/quotations/read-quotation';
import type { Html } from 'back-office/html';

type Marked = Pick<WholeQuotation, 'status'> & { expired: boolean };

/** A quotation's status; what the shop has to answer stands out. */
export const quotationMark = ({ status, expired }: Marked): Html =>
  html`<span class="status ${status === 'Requested' || status === 'Draft' ? 'new' : 'over'}"
    >${expired ? 'Expired' : status}</span
  >`;
