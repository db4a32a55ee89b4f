/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line, Text } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { formatMoney, toPesos } from 'shared-contracts/money';
import {
  draftVersion,
  isUnanswered,
  type QuotationLine,
  type WholeQuotation,
} from '../../domain/quotations/read-quotation';
import { QUANTITY_MOST } from '../../domain/quotations/draft-values';
import { isGoods } from '../../domain/orders/no-goods';
import { valuesOf } from '../../domain/quotations/save-draft';
import { contactOf, isOfStaff } from '../../domain/quotations/quoted-contact';
import { rateTyped } from '../typed-rate';
import { DiscountFields } from './drafts/discount-fields';
import { ContactFields } from './drafts/draft-customer';
import { inWords } from './line-name';
import { MarkedName, type Versions } from './quotation-versions';
import { Totals } from './totals-part';

type Drafted = { quotation: WholeQuotation };

const Units = ({ line }: { line: QuotationLine }) => (
  <Line
    name={`quantity-${line.id}`}
    label={`Units of ${inWords(line)}`}
    unseen
    kind="number"
    min={1}
    max={QUANTITY_MOST}
    needed
    value={String(line.quantity)}
  />
);

const Price = ({ line }: { line: QuotationLine }) => (
  <Line
    name={`price-${line.id}`}
    label={`Price of one ${inWords(line)} in pesos`}
    unseen
    inputmode="decimal"
    needed
    most={15}
    value={toPesos(valuesOf(line).price).toFixed(2)}
  />
);

const Less = ({ line }: { line: QuotationLine }) => (
  <Line
    name={`discount-${line.id}`}
    label={`Per cent off ${inWords(line)}`}
    unseen
    inputmode="decimal"
    most={6}
    value={rateTyped(line.discountRate)}
  />
);

/** The words of a line that is no goods of the catalogue. */
const OwnWords = ({ line }: { line: QuotationLine }) => (
  <div class="worded">
    <Line
      name={`text-${line.id}`}
      label={`Words of ${inWords(line)}`}
      unseen
      needed
      most={200}
      value={line.productName}
    />
    <Line
      name={`unit-${line.id}`}
      label={`Unit of ${inWords(line)}`}
      unseen
      most={40}
      value={line.variantName}
    />
  </div>
);

const Removing = ({ line }: { line: QuotationLine }) => (
  <Button name="do" value={`remove-${line.id}`}>
    Remove <span class="hidden">{inWords(line)}</span>
  </Button>
);

function Lines({ quotation, versions }: Drafted & { versions: Versions }) {
  if (quotation.lines.length === 0) return <p class="empty">None yet.</p>;
  return (
    <>
      {table(
        'Lines of the draft',
        ['Item', 'Units', 'Each', '% off', 'Amount', { name: 'Remove', hidden: true }],
        quotation.lines.map((line) => [
          {
            of: (
              <MarkedName line={line} versions={versions}>
                {!isGoods(line) && <OwnWords line={line} />}
              </MarkedName>
            ),
          },
          { of: <Units line={line} /> },
          { of: <Price line={line} /> },
          { of: <Less line={line} /> },
          { of: formatMoney(line.price * line.quantity), number: true },
          { of: <Removing line={line} /> },
        ]),
      )}
      <Totals of={quotation.totals} />
    </>
  );
}

const Promised = ({ quotation }: Drafted) => (
  <section aria-labelledby="promised">
    <h2 class="dimension" id="promised">
      What it says
    </h2>
    <Line name="validUntil" label="Valid until" kind="date" needed value={quotation.validUntil} />
    <Text name="terms" label="Terms" rows={2} most={1000} value={quotation.terms} />
    <Text
      name="words"
      label="More for the customer, if needed"
      rows={3}
      most={1000}
      value={quotation.words}
    />
  </section>
);

/** For whom it is, where staff say it; who asked for it stays. */
const Whose = ({ quotation }: Drafted) =>
  isOfStaff(quotation) && (
    <section aria-labelledby="whose">
      <h2 class="dimension" id="whose">
        For whom it is
      </h2>
      <ContactFields of={contactOf(quotation)} hasAccount={false} />
    </section>
  );

/** What sends it, once it has a line and each asked one is answered. */
function Sending({ quotation: { lines, asked, customer } }: Drafted) {
  if (lines.length === 0) return <p>It can be sent once it has a line.</p>;
  if (asked.some((line) => isUnanswered(line, lines))) {
    return <p>It can be sent once each line that was asked for is answered.</p>;
  }
  return (
    <Button kind="main" name="do" value="send">
      {customer?.email ? `Send to ${customer.email}` : 'Finish it without a mail'}
    </Button>
  );
}

/** The draft's one form: all that is typed of it, kept or sent by its buttons. */
export const QuotationDraftForm = ({ quotation, versions }: Drafted & { versions: Versions }) => (
  <Form to={`/staff/quotations/${quotation.number}`} kind="edit drafted">
    <Hidden name="shown" value={draftVersion(quotation)} />
    <h2 class="dimension">Lines</h2>
    <Button name="do" value="save">
      Keep what is typed
    </Button>
    <Lines quotation={quotation} versions={versions} />
    <div class="columns">
      <Whose quotation={quotation} />
      <Promised quotation={quotation} />
      <DiscountFields
        of={quotation}
        off="Per cent off everything"
        why="Why, here or on a line"
        hint="The customer does not see it."
      />
    </div>
    <Sending quotation={quotation} />
  </Form>
);
