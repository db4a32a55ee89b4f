import { quantityRule } from 'shared-contracts/order-quantity';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { troubleOf, type CartLine } from '../cart/lines';

/** The most units of a line that are left and sold together; 0 for none. */
function unitsLeft(line: CartLine): number {
  if (troubleOf(line) !== 'out-of-stock') return 0;
  const { least, step } = quantityRule(line);
  const left = Math.min(line.stock_count ?? 0, line.quantity);
  const sold = left - (left % step);
  return sold < least ? 0 : sold;
}

/** What a shopper can do with a line that can't be ordered as it stands; nothing for any other. */
export function MendLine({
  line,
  locked,
  onQuantity,
}: {
  line: CartLine;
  /** An order with this line is under way, or its outcome is unknown. */
  locked: boolean;
  /** 0 takes the line out of the cart. */
  onQuantity: (quantity: number) => void;
}) {
  if (troubleOf(line) === null) return null;
  const { product_name: name } = line;
  const left = unitsLeft(line);
  return (
    <Row gap={2}>
      {left === 0 ? null : (
        <Button
          variant="secondary"
          size="small"
          disabled={locked}
          aria-label={`Order ${left} of ${name}`}
          onClick={() => {
            onQuantity(left);
          }}
        >
          Order {left}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        disabled={locked}
        aria-label={`Remove ${name}`}
        onClick={() => {
          onQuantity(0);
        }}
      >
        Remove
      </Button>
    </Row>
  );
}
