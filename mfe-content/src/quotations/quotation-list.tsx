import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatDate } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import type { ListedQuotation } from 'shared-contracts/wire/quotation';
import { Amount } from 'shared-ui/amount';
import { Row } from 'shared-ui/stack';
import { QuotationStatus } from './quotation-status';

const List = styled.ul`
  border-block: 1px solid var(--color-text);
`;

const Item = styled.li`
  display: grid;
  grid-template: 'number total' 'status status' 'when when' / minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-1) var(--space-3);

  & + & {
    border-top: 1px solid var(--color-line);
  }
  @media (min-width: 48rem) {
    grid-template: 'number status when total' / 13rem 11rem minmax(0, 1fr) auto;
    padding-block: var(--space-1);
  }
`;

const Number = styled(Link)`
  grid-area: number;
  justify-self: start;
  padding-block: var(--space-3);
  font-weight: var(--weight-strong);
  overflow-wrap: anywhere;
`;

const Status = styled(Row)`
  grid-area: status;
`;

const When = styled.p`
  grid-area: when;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const Total = styled.span`
  grid-area: total;
`;

/** A day in Manila as people read it. */
export const dayIn = (day: string): string => formatDate(`${day}T00:00:00+08:00`).text;

function whenOf({
  requested_at: asked,
  sent_at: sent,
  valid_until: last,
}: ListedQuotation): string {
  const words = [
    asked && `asked for ${formatDate(asked).text}`,
    sent && `answered ${formatDate(sent).text}`,
    last && `valid until ${dayIn(last)}`,
  ]
    .filter(Boolean)
    .join(', ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A customer's quotations, newest first. */
export function QuotationList({ quotations }: { quotations: readonly ListedQuotation[] }) {
  return (
    <List aria-label="Your quotations">
      {quotations.map((one) => (
        <Item key={one.number}>
          <Number className="model" to={paths.quotation(one.number)}>
            {one.number}
          </Number>
          <Status>
            <QuotationStatus status={one.status} />
            {one.version > 1 ? <span>Version {one.version}</span> : null}
          </Status>
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
