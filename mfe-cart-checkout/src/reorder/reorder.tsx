import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { SlotProps } from 'shared-contracts/slots';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { ADD_FAILED } from '../cart/change-cart';
import { useCart } from '../cart/use-cart';
import { useHost } from '../host';
import { LineResultRow } from './line-result';
import { reorderLines, type LineResult } from './reorder-lines';

const Results = styled.section`
  margin-top: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);

  h2 {
    font-size: var(--text-md);
  }
  ul {
    margin-block: var(--space-3);
  }
`;

type Reordering =
  { kind: 'idle' } | { kind: 'adding' } | { kind: 'done'; results: LineResult[]; added: number };

/** Says how many of the order's lines were added to the cart. */
function countWords(added: number, all: number): string {
  if (added === all) return all === 1 ? 'The item is in your cart.' : 'All items are in your cart.';
  return added === 0
    ? 'Nothing could be added to your cart.'
    : `${added} of ${all} items are in your cart.`;
}

function Outcome({
  lines,
  results,
  added,
}: Pick<SlotProps<'cart.reorder'>, 'lines'> & { results: LineResult[]; added: number }) {
  const host = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Results>
      <h2 ref={heading} tabIndex={-1}>
        {countWords(added, lines.length)}
      </h2>
      <ul>
        {lines.map((line, at) => {
          const result = results[at];
          return result ? <LineResultRow key={line.id} line={line} result={result} /> : null;
        })}
      </ul>
      {added === 0 ? null : (
        <Button
          size="small"
          onClick={() => {
            host.openCart();
          }}
        >
          View cart
        </Button>
      )}
    </Results>
  );
}

/** 'Order again': adds a past order's lines to the cart, and shows a result for each. */
export function Reorder({ order_number, lines }: SlotProps<'cart.reorder'>) {
  const host = useHost();
  const cart = useCart();
  const [reordering, setReordering] = useState<Reordering>({ kind: 'idle' });

  async function reorder() {
    setReordering({ kind: 'adding' });
    const results = await reorderLines(cart, lines);
    const added = results.filter(({ kind }) => kind === 'added').length;
    host.notify(
      added === 0
        ? { tone: 'danger', text: ADD_FAILED }
        : { tone: 'success', text: countWords(added, lines.length) },
    );
    setReordering({ kind: 'done', results, added });
  }

  if (lines.length === 0) return null;
  return (
    <div>
      <Row>
        <Button
          variant="secondary"
          pending={reordering.kind === 'adding'}
          onClick={() => void reorder()}
        >
          Order again
          <VisuallyHidden> what was in order {order_number}</VisuallyHidden>
        </Button>
      </Row>
      {reordering.kind === 'done' ? (
        <Outcome lines={lines} results={reordering.results} added={reordering.added} />
      ) : null}
    </div>
  );
}
