/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import type { WholeQuotation } from '../../domain/quotations/read-quotation';

/** What ends, in the words of whoever withdraws it. */
const ENDS: Partial<Record<WholeQuotation['status'], string>> = {
  Requested: 'The customer’s request ends, and the customer sees that it is withdrawn.',
  Draft: 'This draft can no longer be sent.',
  Sent: 'The customer can no longer accept this quotation, and sees that it is withdrawn.',
};

/** Ends a quotation after a question, or opens a withdrawn one again; nothing where it is decided. */
export function Withdrawing({ quotation: { number, status } }: { quotation: WholeQuotation }) {
  const at = `/staff/quotations/${number}`;
  if (status === 'Withdrawn') {
    return (
      <section class="actions">
        <Form to={`${at}/reopen`}>
          <Button>Open again</Button>
        </Form>
      </section>
    );
  }
  const ends = ENDS[status];
  if (ends === undefined) return null;
  return (
    <Opening kind="cancel" summary="Withdraw this quotation">
      <p>
        {ends} A customer who knows of it is told by mail. It can be opened again, which is told
        too.
      </p>
      <Form to={`${at}/withdraw`}>
        <Hidden name="from" value={status} />
        <Button kind="danger">Withdraw</Button>
      </Form>
    </Opening>
  );
}
