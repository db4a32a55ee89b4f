import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonVariant } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { ADD_FAILED } from '../cart/change-cart';
import { useCart } from '../cart/use-cart';
import { useHost } from '../host';
import { LineResultRow } from './line-result';
import type { Offer } from './read-offer';
import { readOffers, reorderLines, type LineResult, type OrderedLine } from './reorder-lines';
import { Results } from './results';
import { Review } from './review';

type Adding =
  | { kind: 'idle' }
  | { kind: 'reading' }
  /** What has changed is shown, and nothing is added yet. */
  | { kind: 'review'; offers: Offer[]; adding: boolean }
  | { kind: 'adding' }
  | { kind: 'done'; results: LineResult[]; added: number };

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
  when,
}: {
  lines: readonly OrderedLine[];
  results: LineResult[];
  added: number;
  when: string;
}) {
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
          return result ? (
            <LineResultRow key={line.id} line={line} result={result} when={when} />
          ) : null;
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

type Props = {
  lines: readonly OrderedLine[];
  variant?: ButtonVariant;
  /** Shows what has changed before anything is added. */
  reviewed?: boolean;
  /** When the former price was: 'when you ordered'. */
  when: string;
  /** What the button says. */
  children: ReactNode;
};

/** Adds several lines to the cart at today's prices, and shows a result for each. */
export function AddLines({ lines, variant = 'primary', reviewed = false, when, children }: Props) {
  const host = useHost();
  const cart = useCart();
  const [adding, setAdding] = useState<Adding>({ kind: 'idle' });
  const { kind } = adding;

  async function review() {
    setAdding({ kind: 'reading' });
    setAdding({ kind: 'review', offers: await readOffers(cart, lines), adding: false });
  }

  async function add(seen?: Offer[]) {
    setAdding(seen ? { kind: 'review', offers: seen, adding: true } : { kind: 'adding' });
    const results = await reorderLines(cart, lines, seen);
    const added = results.filter((result) => result.kind === 'added').length;
    host.notify(
      added === 0
        ? { tone: 'danger', text: ADD_FAILED }
        : { tone: 'success', text: countWords(added, lines.length) },
    );
    setAdding({ kind: 'done', results, added });
  }

  return (
    <div>
      {kind === 'review' ? (
        <Review
          lines={lines}
          offers={adding.offers}
          pending={adding.adding}
          onAdd={() => void add(adding.offers)}
          onCancel={() => {
            setAdding({ kind: 'idle' });
          }}
        />
      ) : (
        <Row>
          <Button
            variant={variant}
            pending={kind === 'adding' || kind === 'reading'}
            onClick={() => void (reviewed ? review() : add())}
          >
            {children}
          </Button>
        </Row>
      )}
      {kind === 'done' ? (
        <Outcome lines={lines} results={adding.results} added={adding.added} when={when} />
      ) : null}
    </div>
  );
}
