import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { barcodeOf } from 'shared-contracts/barcode';
import { formatDate } from 'shared-contracts/dates';
import { letterheadOf } from 'shared-contracts/letterhead';
import type { Quotation } from 'shared-contracts/wire/quotation';
import { Bars } from 'shared-ui/bars';
import { Letterhead } from 'shared-ui/letterhead';
import { PageTitle } from 'shared-ui/page';
import { SectionTitle } from 'shared-ui/section-title';
import { Stack } from 'shared-ui/stack';
import { PaperNumber, Signature, Titled } from 'shared-ui/title-block';
import { useHost } from '../host';
import { dayIn } from './quotation-list';
import { QuotationStatus } from './quotation-status';
import { QuotedLines } from './quoted-lines';
import { Changes } from './version-notes';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-1) var(--space-5);

  dt {
    color: var(--color-text-muted);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const fact = (name: string, value: string): ReactNode =>
  value === '' ? null : (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );

const Asked = styled.table`
  margin-block: var(--space-3);
`;

/** What staff have not answered yet, or could not offer. */
function AskedLines({ quotation }: { quotation: Quotation }) {
  const waiting = quotation.sent_at === '';
  const shown = quotation.asked.filter(({ state }) => waiting || state === 'not offered');
  if (shown.length === 0) return null;
  const title = waiting ? 'You asked for' : 'We cannot offer';
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Asked className="ruled">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="number">
              Units
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, text, quantity }) => (
            <tr key={id}>
              <th scope="row">{text}</th>
              <td className="number">{quantity}</td>
            </tr>
          ))}
        </tbody>
      </Asked>
      {quotation.status === 'Requested' ? (
        <p>We answer by mail, with prices that you can accept here.</p>
      ) : null}
    </section>
  );
}

/** A quotation as it stands on the page and on one sheet of paper. */
export function QuotationSheet({ quotation }: { quotation: Quotation }) {
  const { config } = useHost();
  const { version, name, company, sent_at: sent, valid_until: last, needed_by: needed } = quotation;
  return (
    <Stack gap={5}>
      <Titled
        facts={[
          { name: 'Quotation', value: <strong className="model">{quotation.number}</strong> },
          { name: 'Version', value: version > 1 || quotation.replaced_by ? String(version) : '' },
          { name: 'Date', value: sent === '' ? '' : formatDate(sent).text },
          { name: 'Valid until', value: last === '' ? '' : dayIn(last) },
          { name: 'Needed by', value: needed === '' ? '' : dayIn(needed) },
          { name: 'Status', value: <QuotationStatus status={quotation.status} /> },
          { name: 'For', value: [name, company].filter(Boolean).join(', ') },
        ]}
      >
        <Letterhead {...letterheadOf(config)} />
        <PageTitle>
          Quotation <PaperNumber>{quotation.number}</PaperNumber>
        </PageTitle>
        <Bars label={`Barcode of ${quotation.number}`} barcode={barcodeOf(quotation.number)} />
      </Titled>
      {quotation.note === '' ? null : <Facts>{fact('Your note', quotation.note)}</Facts>}
      <Changes quotation={quotation} />
      {quotation.lines.length > 0 ? <QuotedLines quotation={quotation} /> : null}
      <AskedLines quotation={quotation} />
      {quotation.terms === '' && quotation.words === '' ? null : (
        <Facts>
          {fact('Terms', quotation.terms)}
          {fact('Note from the shop', quotation.words)}
        </Facts>
      )}
      {sent === '' ? null : <Signature lines={['Accepted by, name and signature', 'Date']} />}
    </Stack>
  );
}
