import type { SlotProps } from 'shared-contracts/slots';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { AddLines } from './add-lines';

const itemsWord = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/**
 * 'Order again': adds a past order's lines to the cart, and shows a result for each. Of a saved
 * list, what has changed is shown first.
 */
export function Reorder({ order_number, title, lines }: SlotProps<'cart.reorder'>) {
  return title === undefined ? (
    <AddLines lines={lines} variant="secondary" when="when you ordered">
      Order again
      <VisuallyHidden> what was in order {order_number ?? ''}</VisuallyHidden>
    </AddLines>
  ) : (
    <AddLines lines={lines} reviewed when="when you saved it">
      {`Reorder ${itemsWord(lines.length)}`}
      <VisuallyHidden> of {title}</VisuallyHidden>
    </AddLines>
  );
}
