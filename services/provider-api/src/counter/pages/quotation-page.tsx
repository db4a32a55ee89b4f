/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { Titled } from 'back-office/parts/title-block';
import { formatMoney } from 'shared-contracts/money';
import { isOfStaff } from '../../domain/quotations/quoted-contact';
import { rateInWords } from '../../domain/orders/amounts';
import type { Differing } from '../../domain/audit/version';
import type { WholeQuotation } from '../../domain/quotations/read-quotation';
import type { InsteadOfLine } from '../../domain/quotations/instead-of-lines';
import { AskedLines } from './asked-lines-part';
import { Barcode } from './barcode';
import { ChangedNote } from './catalogue/changed-note';
import { AddLine, type Searched } from './quotation-adding';
import { InsteadOfLines } from './quotation-instead';
import { DraftAccount, type SearchedCustomers } from './drafts/draft-customer';
import { QuotationDraftForm } from './quotation-draft-form';
import { Ordering } from './quotation-ordering';
import { momentIn, QuotationFacts, validUntil, Who } from './quotation-facts';
import { QuotationMark } from './quotation-mark';
import { Copying, MarkedName, Renewing, VersionNotes, type Versions } from './quotation-versions';
import { Totals } from './totals-part';
import { Withdrawing } from './withdrawing-part';

export type ShownQuotation = {
  quotation: WholeQuotation;
  searched: Searched;
  customers: SearchedCustomers;
  /** The account that it goes to; null for none. */
  account: { id: number; email: string } | null;
  /** The page that its link shows; null before it is sent. */
  page: string | null;
  expired: boolean;
  /** What may stand in for what a draft has and the shop hasn't. */
  instead: readonly InsteadOfLine[];
  versions: Versions;
  /** The number of the order that it became; null for none. */
  order: string | null;
  /** What somebody changed of the draft meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
};

const pathOf = ({ number }: WholeQuotation) => `/staff/quotations/${number}`;

/** What one unit costs, with the discount that is off it. */
const Each = ({ line }: { line: WholeQuotation['lines'][number] }) => (
  <>
    {formatMoney(line.price)}
    {line.fullPrice !== null && (
      <span class="sub">
        {formatMoney(line.fullPrice)} less {rateInWords(line.discountRate)}
      </span>
    )}
  </>
);

type Told = { quotation: WholeQuotation; versions: Versions };

const FixedLines = ({ quotation, versions }: Told) =>
  table(
    'Lines of the quotation',
    ['Item', 'Units', 'Each', 'Amount'],
    quotation.lines.map((line) => [
      { of: <MarkedName line={line} versions={versions} /> },
      { of: line.quantity, number: true },
      { of: <Each line={line} />, number: true },
      { of: formatMoney(line.price * line.quantity), number: true },
    ]),
  );

const Fixed = ({ quotation, versions }: Told) => (
  <section aria-labelledby="lines">
    <h2 class="dimension" id="lines">
      Lines
    </h2>
    {quotation.lines.length === 0 ? (
      <p>None yet.</p>
    ) : (
      <>
        <FixedLines quotation={quotation} versions={versions} />
        <Totals of={quotation.totals} />
      </>
    )}
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
  const { quotation, searched, expired, versions, changed } = shown;
  const { status } = quotation;
  return (
    <>
      <Back {...quotation} />
      <Titled
        facts={[
          ['Quotation', <span class="model">{quotation.number}</span>],
          ['Version', (quotation.version > 1 || versions.newer) && String(quotation.version)],
          ['Begun', quotation.sentAt === null && momentIn(quotation.createdAt)],
          ['Sent', momentIn(quotation.sentAt)],
          ['Valid until', quotation.sentAt && validUntil(shown)],
          ['Status', <QuotationMark status={status} expired={expired} />],
          ['By', quotation.staffName],
          ['For', quotation.customer && <Who {...quotation} />],
        ]}
      >
        <h1>
          Quotation <span>{quotation.number}</span>
        </h1>
        <div class="on-paper">
          <Barcode number={quotation.number} />
        </div>
        <QuotationFacts {...shown} />
      </Titled>
      <VersionNotes versions={versions} />
      <ChangedNote fields={changed} now={pathOf(quotation)} />
      <AskedLines quotation={quotation} />
      {status === 'Requested' && <TakingUp quotation={quotation} />}
      {status === 'Draft' ? (
        <>
          <InsteadOfLines quotation={quotation} all={shown.instead} />
          <AddLine quotation={quotation} searched={searched} />
          <QuotationDraftForm quotation={quotation} versions={versions} />
          {isOfStaff(quotation) && (
            <DraftAccount
              at={pathOf(quotation)}
              what="quotation"
              account={shown.account}
              customers={shown.customers}
            />
          )}
        </>
      ) : (
        <Fixed quotation={quotation} versions={versions} />
      )}
      <Ordering {...shown} />
      <Renewing quotation={quotation} versions={versions} />
      <Copying quotation={quotation} />
      <Withdrawing quotation={quotation} />
    </>
  );
}
