import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import { quantityRule } from 'shared-contracts/order-quantity';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import type { Cart } from '../cart/cart';
import { removeLine, setQuantity } from '../cart/change-cart';
import { troubleOf, type CartLine } from '../cart/lines';
import { useHost } from '../host';
import { ORDER_TITLE } from './form-id';

/** The most units of a line that are left and sold together; 0 for none. */
function unitsLeft(line: CartLine): number {
  if (troubleOf(line) !== 'out-of-stock') return 0;
  const { least, step } = quantityRule(line);
  const left = Math.min(line.stock_count ?? 0, line.quantity);
  const sold = left - (left % step);
  return sold < least ? 0 : sold;
}

export type MendLineProps = {
  cart: Cart;
  line: CartLine;
  /** An order with this line is under way, or its outcome is unknown. */
  locked: boolean;
};

/** What a shopper can do with a line that can't be ordered as it stands. */
export function MendLine({ cart, line, locked }: MendLineProps) {
  const host = useHost();
  const { product_name: name } = line;
  const left = unitsLeft(line);

  async function change(quantity: number): Promise<void> {
    const outcome = quantity === 0 ? removeLine(cart, line) : setQuantity(cart, line, quantity);
    // The pressed button is about to go.
    document.getElementById(ORDER_TITLE)?.focus();
    const came = await outcome;
    if (came.kind === 'done') {
      const text = quantity === 0 ? `${name} was removed.` : `${quantity} of ${name}.`;
      host.notify({ tone: 'success', text });
    } else host.notify({ tone: 'danger', text: came.words ?? SOMETHING_WENT_WRONG });
  }
  return (
    <Row gap={2}>
      {left === 0 ? null : (
        <Button
          variant="secondary"
          size="small"
          disabled={locked}
          aria-label={`Order ${left} of ${name}`}
          onClick={() => void change(left)}
        >
          Order {left}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        disabled={locked}
        aria-label={`Remove ${name}`}
        onClick={() => void change(0)}
      >
        Remove
      </Button>
    </Row>
  );
}
