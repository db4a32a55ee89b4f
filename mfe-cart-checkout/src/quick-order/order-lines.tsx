import type { RefObject } from 'react';
import { Button } from 'shared-ui/button';
import { SectionTitle } from 'shared-ui/section-title';
import { Row } from 'shared-ui/stack';
import { useHost } from '../host';
import type { OrderLine } from './order-line';
import { OrderRow } from './order-row';
import { OrderTotal } from './order-total';
import { resultWords } from './result-words';
import { isPriceAsked } from './since-offline';
import type { QuickOrder } from './use-quick-order';

/** The lines of the order, their total, and the ways on. */
export function OrderLines({
  order,
  stepped,
  heading,
  onRemove,
  onAdd,
}: {
  order: QuickOrder;
  /** The variants whose price by quantity isn't known here. */
  stepped: readonly string[];
  /** It takes the focus when its lines have come. */
  heading: RefObject<HTMLHeadingElement | null>;
  onRemove: (line: OrderLine) => void;
  onAdd: () => void;
}) {
  const host = useHost();
  const { lines } = order;
  const added = lines.some(({ result }) => result?.kind === 'added');
  return (
    <section>
      <SectionTitle ref={heading} tabIndex={-1}>
        {resultWords(lines)}
      </SectionTitle>
      <ul aria-label="Lines of your order">
        {lines.map((line) => (
          <OrderRow
            key={line.id}
            line={line}
            priceAsked={isPriceAsked(line, stepped)}
            onSet={(part) => {
              order.set(line.id, part);
            }}
            onRemove={() => {
              onRemove(line);
            }}
          />
        ))}
      </ul>
      <OrderTotal lines={lines} stepped={stepped} adding={order.adding} onAdd={onAdd} />
      <Row gap={3} className={added ? undefined : 'ways'}>
        {added ? (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              host.openCart();
            }}
          >
            View cart
          </Button>
        ) : null}
        <Button variant="quiet" size="small" onClick={order.clear}>
          Clear the list
        </Button>
      </Row>
    </section>
  );
}
