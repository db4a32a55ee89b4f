import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { writeMoreAskedLines } from 'shared-contracts/storage-keys/asked-lines';
import { formatMoney } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { Amount } from 'shared-ui/amount';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { isPriceAsked } from './since-offline';
import {
  choiceOf,
  isReady,
  needsQuotation,
  openQuestion,
  quantityOf,
  totalOf,
  type OrderLine,
} from './order-line';

const Total = styled(Row)`
  padding-block: var(--space-4);
  @media (max-width: 47.99rem) {
    > :last-child {
      flex-basis: 100%;
    }
    button {
      flex: 1 0 auto;
    }
  }
`;

/** 'Add 3 items to cart'. */
const addWords = (count: number) => `Add ${count} ${count === 1 ? 'item' : 'items'} to cart`;

/** The sum of what can be added, the button that adds it, and the way to a quotation. */
export function OrderTotal({
  lines,
  stepped,
  adding,
  onAdd,
}: {
  lines: readonly OrderLine[];
  /** Variants whose price of more than one is only known once the network is back. */
  stepped: readonly string[];
  adding: boolean;
  onAdd: () => void;
}) {
  const navigate = useNavigate();
  const ready = lines.filter(isReady);
  const asked = lines.filter(needsQuotation);
  const known = ready.filter((line) => !isPriceAsked(line, stepped));
  const sum = known.reduce((all, line) => all + (totalOf(line) ?? 0), 0);

  function ask() {
    writeMoreAskedLines(
      asked.map((line) => ({
        product_id: choiceOf(line)?.product_id ?? null,
        variant_id: line.chosen,
        // The people of the shop see what was written as long as nobody has said what it means.
        text: openQuestion(line) ? `${line.text}: ${line.quantity} ${line.unit ?? ''}` : line.text,
        quantity: quantityOf(line),
      })),
    );
    void navigate(paths.quotationRequest());
  }

  return (
    <Total justify="space-between" gap={4}>
      <Row gap={3} align="baseline">
        <span>{known.length < ready.length ? 'Subtotal of known prices' : 'Subtotal'}</span>
        <Amount size="large">{formatMoney(sum)}</Amount>
      </Row>
      <Row gap={3}>
        {asked.length > 0 ? (
          <Button variant="secondary" onClick={ask}>
            Ask for a quotation ({asked.length})
          </Button>
        ) : null}
        <Button pending={adding} disabled={ready.length === 0} onClick={onAdd}>
          {addWords(ready.length)}
        </Button>
      </Row>
    </Total>
  );
}
