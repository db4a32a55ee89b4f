import styled from '@emotion/styled';
import { formatMoney, formatPrice } from 'shared-contracts/money';
import { Badge, type BadgeTone } from 'shared-ui/badge';
import type { LineResult, OrderedLine } from './reorder-lines';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-2);
  border-top: 1px solid var(--color-line);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);

  > p {
    overflow-wrap: anywhere;
  }
  > p + span + p {
    grid-column: 1 / -1;
    color: var(--color-text-muted);
  }
`;

export type Notice = { tone: BadgeTone; word: string; more?: string };

function wordsOf(result: LineResult, when: string): Notice {
  switch (result.kind) {
    case 'gone':
      return { tone: 'danger', word: 'No longer sold' };
    case 'out-of-stock':
      return { tone: 'danger', word: 'Out of Stock' };
    case 'priceless':
      return {
        tone: 'warning',
        word: 'Price Upon Inquiry',
        more: 'Please ask us for its price.',
      };
    case 'failed':
      return { tone: 'danger', word: 'Not added', more: result.words };
    case 'added': {
      if (result.fewLeft) {
        return {
          tone: 'warning',
          word: 'Added',
          more: 'Fewer are left than that. Please check its quantity in the cart.',
        };
      }
      if (result.was === null || result.was === result.now) {
        return { tone: 'success', word: 'Added' };
      }
      return {
        tone: 'warning',
        word: 'Added, price changed',
        more: `${formatMoney(result.now)} each now, ${formatPrice(result.was)} ${when}.`,
      };
    }
  }
}

/** One line with what is said of it. */
export function LineNotice({
  line,
  said: { tone, word, more },
}: {
  line: OrderedLine;
  said: Notice;
}) {
  return (
    <Row>
      <p>
        {line.quantity} × {line.product_name}
        {line.variant_name ? `, ${line.variant_name}` : ''}
      </p>
      <Badge tone={tone}>{word}</Badge>
      {more === undefined ? null : <p>{more}</p>}
    </Row>
  );
}

type Props = {
  line: OrderedLine;
  result: LineResult;
  /** When the former price was: 'when you ordered'. */
  when: string;
};

/** One line of the order, and the result of adding it. */
export function LineResultRow({ line, result, when }: Props) {
  return <LineNotice line={line} said={wordsOf(result, when)} />;
}
