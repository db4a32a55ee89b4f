import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatDate } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import type { ListedQuotation } from 'shared-contracts/wire/quotation';
import { Amount } from 'shared-ui/amount';
import { QuotationStatus } from './quotation-status';

const List = styled.ul`
  border-top: 1px solid var(--color-text);
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-line);
`;

const Number = styled(Link)`
  padding-block: var(--space-3);
  font-weight: var(--weight-strong);
  overflow-wrap: anywhere;
`;

const When = styled.p`
  flex-basis: 100%;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const Total = styled.span`
  margin-inline-start: auto;
`;

/** A day in Manila as people read it. */
export const dayIn = (day: string): string => formatDate(`${day}T00:00:00+08:00`).text;

const whenOf = ({ requested_at: asked, sent_at: sent, valid_until: last }: ListedQuotation) =>
  [
    asked && `Asked for ${formatDate(asked).text}`,
    sent && `answered ${formatDate(sent).text}`,
    last && `valid until ${dayIn(last)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** A customer's quotations, newest first. */
export function QuotationList({ quotations }: { quotations: readonly ListedQuotation[] }) {
  return (
    <List aria-label="Your quotations">
      {quotations.map((one) => (
        <Item key={one.number}>
          <Number to={paths.quotation(one.number)}>{one.number}</Number>
          <QuotationStatus status={one.status} />
          {one.version > 1 ? <span>Version {one.version}</span> : null}
          {one.total_amount === null ? null : (
            <Total>
              <Amount>{formatMoney(one.total_amount)}</Amount>
            </Total>
          )}
          <When>{whenOf(one)}</When>
        </Item>
      ))}
    </List>
  );
}
