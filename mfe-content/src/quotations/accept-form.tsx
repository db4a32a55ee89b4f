import styled from '@emotion/styled';
import { useRevalidator } from 'react-router-dom';
import { isApiError } from 'shared-contracts/errors';
import { limitsOf } from 'shared-contracts/limits';
import { formatMoney } from 'shared-contracts/money';
import { newKey } from 'shared-contracts/new-key';
import { tellRefusals } from 'shared-contracts/refusal';
import { joinAddress } from 'shared-contracts/wire/order';
import { acceptQuotationBody, type Quotation } from 'shared-contracts/wire/quotation';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { FormStatus } from 'shared-ui/form-status';
import { Skeleton } from 'shared-ui/skeleton';
import { useAnswer } from 'shared-ui/use-answer';
import { useForm } from 'shared-ui/use-form';
import { postAcceptance } from '../api/quotations';
import { useHost } from '../host';
import { knownDetails, type Start } from './known-details';

const Fields = styled.form`
  display: grid;
  gap: var(--space-4);
  max-width: 48rem;

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :not(.half) {
      grid-column: 1 / -1;
    }
  }
`;

/** As high as the form, so that what is below it stands still. */
const FormSpace = styled(Skeleton)`
  height: 84rem;
  @media (min-width: 40rem) {
    height: 51.5rem;
  }
`;

const limits = limitsOf(acceptQuotationBody);

type Accepted = Awaited<ReturnType<typeof postAcceptance>>;

type Name = keyof Start | 'po_number' | 'project_reference';

const FIELDS: readonly { name: Name; label: string; autoComplete: string; wide?: true }[] = [
  { name: 'po_number', label: 'PO number (optional)', autoComplete: 'off' },
  { name: 'project_reference', label: 'Project reference (optional)', autoComplete: 'off' },
  { name: 'first_name', label: 'First name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel' },
  { name: 'company', label: 'Company (optional)', autoComplete: 'organization', wide: true },
  { name: 'tin', label: 'TIN (optional)', autoComplete: 'off' },
  { name: 'branch', label: 'Branch (optional)', autoComplete: 'off' },
  { name: 'address1', label: 'Address line 1', autoComplete: 'address-line1', wide: true },
  {
    name: 'address2',
    label: 'Address line 2 (optional)',
    autoComplete: 'address-line2',
    wide: true,
  },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'state', label: 'Province', autoComplete: 'address-level1' },
  { name: 'postal_code', label: 'Postal code', autoComplete: 'postal-code' },
  { name: 'country', label: 'Country', autoComplete: 'country-name' },
];

/** What is said of an accepted quotation, also of what left the cart with it. */
function placedWords({ order_number: order, cart_units: units = 0 }: Accepted): string {
  const placed = `Order ${order} has been placed!`;
  if (units === 0) return placed;
  return `${placed} ${units === 1 ? '1 unit of it has' : `${units} units of it have`} left your cart.`;
}

function Contacts({ quotation, start }: { quotation: Quotation; start: Start }) {
  const host = useHost();
  const { revalidate } = useRevalidator();
  const form = useForm(
    tellRefusals(host),
    async (values) => {
      const of = Object.fromEntries(
        FIELDS.map(({ name }) => [name, values(name).trim()]),
      ) as Record<Name, string>;
      const address = joinAddress(of);
      const body = {
        ...of,
        number: quotation.number,
        shipping_address: address,
        billing_address: address,
      };
      // A key for each try is enough: a quotation becomes one order, whichever key comes with it.
      const accepted = await postAcceptance(host.http, body, newKey()).catch((error: unknown) => {
        // What was replaced or withdrawn meanwhile is shown as it is now.
        if (isApiError(error)) void revalidate();
        throw error;
      });
      host.events.tell('quotation:accepted', { number: quotation.number });
      host.notify({ tone: 'success', text: placedWords(accepted) });
      await revalidate();
    },
    { limits },
  );
  return (
    <Fields noValidate onSubmit={form.submit}>
      <FormStatus state={form.state} told />
      {FIELDS.map(({ name, label, autoComplete, wide }) => (
        <Field
          key={name}
          className={wide ? undefined : 'half'}
          label={label}
          {...form.field(name)}
          autoComplete={autoComplete}
          defaultValue={name in start ? start[name as keyof Start] : ''}
        />
      ))}
      <p>All orders are for pickup. Our staff will contact you for payment.</p>
      <Button type="submit" pending={form.pending}>
        {quotation.total_amount === null
          ? 'Accept and order'
          : `Accept and order for ${formatMoney(quotation.total_amount)}`}
      </Button>
    </Fields>
  );
}

/** Orders what is offered. It begins with what the customer's last order said, or the quotation. */
export function AcceptForm({ quotation }: { quotation: Quotation }) {
  const host = useHost();
  const { answer: start } = useAnswer('known details', () => knownDetails(host, quotation));
  return start ? (
    <Contacts quotation={quotation} start={start} />
  ) : (
    <div aria-busy="true">
      <FormSpace speaks />
    </div>
  );
}
