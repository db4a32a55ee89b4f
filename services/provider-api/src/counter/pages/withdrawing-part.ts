import { html } from 'hono/html';
import type { WholeQuotation } from '../../domain/quotations/read-quotation';
import type { Html } from 'back-office/parts/html';
import { postForm } from 'back-office/parts/post-form';

type Shown = { quotation: WholeQuotation; tokenFor: (path: string) => string };

/** What ends, in the words of whoever withdraws it. */
const ENDS: Partial<Record<WholeQuotation['status'], string>> = {
  Requested: 'The customer’s request ends, and the customer sees that it is withdrawn.',
  Draft: 'This draft can no longer be sent.',
  Sent: 'The customer can no longer accept this quotation, and sees that it is withdrawn.',
};

/** Ends a quotation after a question, or opens a withdrawn one again; nothing where it is decided. */
export function withdrawingPart({ quotation, tokenFor }: Shown): Html {
  const { number, status } = quotation;
  const at = `/staff/quotations/${number}`;
  if (status === 'Withdrawn') {
    return html`<section class="actions">
      ${postForm(tokenFor, `${at}/reopen`, html`<button>Open again</button>`)}
    </section>`;
  }
  const ends = ENDS[status];
  if (ends === undefined) return html``;
  return html`<details class="cancel">
    <summary>Withdraw this quotation</summary>
    <p>${ends} Nobody is told by mail. It can be opened again.</p>
    ${postForm(
      tokenFor,
      `${at}/withdraw`,
      html`<input type="hidden" name="from" value="${status}" />
        <button class="danger">Withdraw</button>`,
    )}
  </details>`;
}
