/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line, Text } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { QUOTATION_TERMS } from '../../domain/mail/inquiry-letters';
import { offerVersion, type WholeQuotation } from '../../domain/quotations/read-quotation';

/** The form that mails a draft as the page shows it. */
export function SendForm({ quotation }: { quotation: WholeQuotation }) {
  const { number, validUntil, customer } = quotation;
  return (
    <Form to={`/staff/quotations/${number}/send`}>
      <Hidden name="shown" value={offerVersion(quotation)} />
      <Line name="validUntil" label="Valid until" kind="date" needed value={validUntil} />
      <Text name="terms" label="Terms" rows={2} most={1000} value={QUOTATION_TERMS} />
      <Text name="words" label="More for the customer, if needed" rows={3} most={1000} />
      <Button kind="main">Send to {customer?.email ?? 'the customer'}</Button>
    </Form>
  );
}
