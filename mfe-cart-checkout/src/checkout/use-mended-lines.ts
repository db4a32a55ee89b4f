import { useRef, useState } from 'react';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import type { Cart } from '../cart/cart';
import { removeLine, setQuantity } from '../cart/change-cart';
import type { CartLine } from '../cart/lines';
import { useHost } from '../host';

/** Changes lines of the order that can't be ordered as they stand, and says so. */
export function useMendedLines(cart: Cart) {
  const host = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const [announced, setAnnounced] = useState('');

  async function change(line: CartLine, quantity: number): Promise<void> {
    const { product_name: name } = line;
    const outcome = quantity === 0 ? removeLine(cart, line) : setQuantity(cart, line, quantity);
    setAnnounced(quantity === 0 ? `${name} was removed.` : `${quantity} of ${name}.`);
    // The pressed button is gone.
    heading.current?.focus();
    const came = await outcome;
    if (came.kind === 'done') return;
    setAnnounced('');
    host.notify({ tone: 'danger', text: came.words ?? SOMETHING_WENT_WRONG });
  }
  return {
    heading,
    announced,
    change: (line: CartLine, quantity: number) => {
      void change(line, quantity);
    },
  };
}
