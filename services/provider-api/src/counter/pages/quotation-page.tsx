/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { Titled } from 'back-office/parts/title-block';
import { formatMoney } from 'shared-contracts/money';
import { isUnanswered, type WholeQuotation } from '../../domain/quotations/read-quotation';
import { AskedLines } from './asked-lines-part';
import { Barcode } from './barcode';
import { LineName } from './line-name';
import { AddLine, Amounts, inWords, type Searched } from './quotation-adding';
import { momentIn, QuotationFacts, validUntil, Who } from './quotation-facts';
import { QuotationMark } from './quotation-mark';
import { SendForm } from './quotation-send-form';
import { Totals } from './totals-part';
import { Withdrawing } from './withdrawing-part';

export type ShownQuotation = {
  quotation: WholeQuotation;
  searched: Searched;
  expired: boolean;
  /** The number of the order that it became; null for none. */
  order: string | null;
  /** Whether somebody changed the draft before it was sent, so that it was not. */
  changed: boolean;
};

const MEANWHILE =
  'Somebody changed this draft meanwhile: this is what it is now. Nothing was sent.';

const pathOf = ({ number }: WholeQuotation) => `/staff/quotations/${number}`;

type LineOf = { quotation: WholeQuotation; line: WholeQuotation['lines'][number] };

const ChangeLine = ({ quotation, line }: LineOf) => (
  <div class="amounts">
    <Form to={`${pathOf(quotation)}/lines/${line.id}`}>
      <Amounts id={`${line.id}`} of={line} quantity={line.quantity} price={line.price} />
      <Button>Change</Button>
    </Form>
  </div>
);

const RemoveLine = ({ quotation, line }: LineOf) => (
  <Form to={`${pathOf(quotation)}/lines/${line.id}/remove`}>
    <Button>
      Remove <span class="hidden">{inWords(line)}</span>
    </Button>
  </Form>
);

const DraftLines = ({ quotation }: { quotation: WholeQuotation }) =>
  table(
    'Lines of the draft',
    ['Item', 'Units and price each', 'Amount', 'Remove'],
    quotation.lines.map((line) => [
      { of: <LineName of={line} /> },
      { of: <ChangeLine quotation={quotation} line={line} /> },
      { of: formatMoney(line.price * line.quantity), number: true },
      { of: <RemoveLine quotation={quotation} line={line} /> },
    ]),
  );

const FixedLines = ({ quotation }: { quotation: WholeQuotation }) =>
  table(
    'Lines of the quotation',
    ['Item', 'Units', 'Each', 'Amount'],
    quotation.lines.map((line) => [
      { of: <LineName of={line} /> },
      { of: line.quantity, number: true },
      { of: formatMoney(line.price), number: true },
      { of: formatMoney(line.price * line.quantity), number: true },
    ]),
  );

function Lines({ quotation }: { quotation: WholeQuotation }) {
  if (quotation.lines.length === 0) return <p>None yet.</p>;
  const isDraft = quotation.status === 'Draft';
  return (
    <>
      {isDraft ? <DraftLines quotation={quotation} /> : <FixedLines quotation={quotation} />}
      <Totals of={quotation.totals} />
    </>
  );
}

const Sending = ({ quotation }: { quotation: WholeQuotation }) => (
  <section class="cancel" aria-labelledby="send">
    <h2 class="dimension" id="send">
      Send
    </h2>
    <SendForm quotation={quotation} />
  </section>
);

const TakingUp = ({ quotation }: { quotation: WholeQuotation }) => (
  <section class="actions">
    <Form to={`${pathOf(quotation)}/draft`}>
      <Button kind="main">Make an offer</Button>
    </Form>
  </section>
);

const Back = ({ inquiry }: Pick<WholeQuotation, 'inquiry'>) => (
  <p class="back">
    {inquiry === null ? (
      <a href="/staff/quotations">All quotations</a>
    ) : (
      <a href={`/staff/inquiries/${inquiry.reference}`}>The inquiry</a>
    )}
  </p>
);

/** A quotation: what was asked for, a draft with its forms, or what was sent. */
export function QuotationPage(shown: ShownQuotation) {
  const { quotation, searched, expired, changed } = shown;
  const { status, lines, asked } = quotation;
  const open = asked.some((line) => isUnanswered(line, lines));
  return (
    <>
      <Back {...quotation} />
      <Titled
        facts={[
          ['Quotation', <span class="model">{quotation.number}</span>],
          ['Begun', quotation.sentAt === null && momentIn(quotation.createdAt)],
          ['Sent', momentIn(quotation.sentAt)],
          ['Valid until', quotation.sentAt && validUntil(shown)],
          ['Status', <QuotationMark status={status} expired={expired} />],
          ['By', quotation.staffName],
          ['For', quotation.customer && <Who {...quotation} />],
        ]}
      >
        <h1>Quotation {quotation.number}</h1>
        <div class="on-paper">
          <Barcode number={quotation.number} />
        </div>
        <QuotationFacts {...shown} />
      </Titled>
      {changed && (
        <p class="note danger" role="alert">
          {MEANWHILE}
        </p>
      )}
      <AskedLines quotation={quotation} />
      {status === 'Requested' && <TakingUp quotation={quotation} />}
      <section aria-labelledby="lines">
        <h2 class="dimension" id="lines">
          Lines
        </h2>
        <Lines quotation={quotation} />
      </section>
      {status === 'Draft' && <AddLine quotation={quotation} searched={searched} />}
      {status === 'Draft' && lines.length > 0 && !open && <Sending quotation={quotation} />}
      <Withdrawing quotation={quotation} />
    </>
  );
}
