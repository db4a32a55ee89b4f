import { useEffect, useRef } from 'react';
import { formatMoney, formatPrice } from 'shared-contracts/money';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { LineNotice, type Notice } from './line-result';
import type { Offer } from './read-offer';
import type { OrderedLine } from './reorder-lines';
import { Results } from './results';

/** What has changed of a line since it was saved; null where nothing has. */
function changeOf({ price, short }: OrderedLine, offer: Offer): Notice | null {
  switch (offer.kind) {
    case 'gone':
      return { tone: 'danger', word: 'No longer sold' };
    case 'out-of-stock':
      return { tone: 'danger', word: 'Out of Stock' };
    case 'priceless':
      return { tone: 'warning', word: 'Price Upon Inquiry', more: 'Please ask us for its price.' };
    case 'unknown':
      return {
        tone: 'warning',
        word: 'Not checked',
        more: 'Its price could not be read just now.',
      };
    case 'sold': {
      const other = price !== offer.price;
      const more = `${formatPrice(price)} then, ${formatMoney(offer.price)} each now.`;
      if (short) {
        const fewer = { tone: 'warning', word: 'Fewer left than you want' } as const;
        return other ? { ...fewer, more } : fewer;
      }
      return other ? { tone: 'warning', word: 'Price changed', more } : null;
    }
  }
}

/** Whether a line can go into the cart. One that could not be checked is tried. */
const isThere = ({ kind }: Offer) => kind === 'sold' || kind === 'unknown';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

function titleOf(changed: number): string {
  if (changed === 0) return 'Prices and stock are as you saved them.';
  return changed === 1
    ? '1 item has changed since you saved it.'
    : `${changed} items have changed since you saved them.`;
}

type Props = {
  lines: readonly OrderedLine[];
  offers: readonly Offer[];
  pending: boolean;
  onAdd: () => void;
  onCancel: () => void;
};

/** What has changed of a list's lines, shown before anything is added to the cart. */
export function Review({ lines, offers, pending, onAdd, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const changes = lines.flatMap((line, at) => {
    const offer = offers[at];
    const said = offer && changeOf(line, offer);
    return said ? [{ line, said }] : [];
  });
  const there = offers.filter(isThere).length;
  return (
    <Results>
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(changes.length)}
      </h2>
      <ul>
        {changes.map(({ line, said }) => (
          <LineNotice key={line.id} line={line} said={said} />
        ))}
      </ul>
      <Row>
        {there === 0 ? null : (
          <Button pending={pending} onClick={onAdd}>
            Add {items(there)} to cart
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Results>
  );
}
