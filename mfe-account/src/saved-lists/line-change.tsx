import styled from '@emotion/styled';
import { formatPrice } from 'shared-contracts/money';
import { Badge, type BadgeTone } from 'shared-ui/badge';
import { Row } from 'shared-ui/stack';
import type { ListLine, Offered } from './list-line';

const Then = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const STOCK: Partial<Record<Offered, [BadgeTone, string]>> = {
  short: ['warning', 'Fewer left than on the list'],
  'out-of-stock': ['danger', 'Out of Stock'],
  gone: ['danger', 'No longer sold'],
};

function priceWord({ price, now }: ListLine): string {
  if (price === null || now === null) return 'Price changed';
  return now > price ? 'Price went up' : 'Price went down';
}

/** What has changed of a line since it was saved; nothing where nothing has. */
export function LineChange({ line }: { line: ListLine }) {
  const { price, now, offered } = line;
  const [tone, stock] = STOCK[offered] ?? [];
  const other = price !== now && offered !== 'gone' && offered !== 'unknown';
  if (!other && stock === undefined) return null;
  return (
    <Row gap={2}>
      {stock === undefined ? null : <Badge tone={tone}>{stock}</Badge>}
      {other ? (
        <>
          <Badge tone="warning">{priceWord(line)}</Badge>
          <Then>
            {formatPrice(price)} then, {formatPrice(now)} now
          </Then>
        </>
      ) : null}
    </Row>
  );
}
