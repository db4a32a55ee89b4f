/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Button, Form, Opening } from 'back-office/forms/form';
import { formatMoney } from 'shared-contracts/money';
import type { WholeQuotation } from '../../domain/quotations/read-quotation';

type Shown = { quotation: WholeQuotation; expired: boolean };

/** How staff order what was offered; nothing where it is no offer that holds. */
export function Ordering({ quotation, expired }: Shown) {
  const { status, number, total, customer } = quotation;
  if (status !== 'Sent' || expired || customer === null) return null;
  return (
    <Opening kind="cancel" summary="The customer has said yes">
      <p>
        It is ordered for {customer.name} at {total === null ? 'its prices' : formatMoney(total)},
        and its stock is taken.{customer.email && ` ${customer.email} is told by mail.`}
      </p>
      <Form to={`/staff/quotations/${number}/order`}>
        <Button kind="main">Place the order</Button>
      </Form>
    </Opening>
  );
}
