import { useCallback, useRef, useState, type RefObject } from 'react';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import { formatMoney } from 'shared-contracts/money';
import type { Cart } from '../cart/cart';
import { ADD_FAILED, addLine, removeLine, setQuantity } from '../cart/change-cart';
import type { Outcome } from '../cart/line-change';
import { subtotalOf, type CartLine } from '../cart/lines';
import { useHost } from '../host';

export type LineChanges = {
  /** The line that was just removed, which can be brought back; null for none. */
  removed: CartLine | null;
  /** What a screen reader hears of the last change. */
  announced: string;
  /** Gets the focus where the focused control disappears. */
  list: RefObject<HTMLDivElement | null>;
  remove: (line: CartLine) => void;
  /** @param quantity zero removes the line */
  change: (line: CartLine, quantity: number) => void;
  undo: (line: CartLine) => void;
  /** The removed line can't be brought back any longer. */
  expire: () => void;
};

/** Changes of the cart's lines, announced at once; one that fails is said by a toast. */
export function useLineChanges(cart: Cart): LineChanges {
  const host = useHost();
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [announced, setAnnounced] = useState('');

  const announce = (what: string) => {
    const subtotal = formatMoney(subtotalOf(cart.store.getState().lines));
    setAnnounced(`${what} Subtotal ${subtotal}.`);
  };
  async function tell(outcome: Promise<Outcome>, fallback = SOMETHING_WENT_WRONG) {
    const came = await outcome;
    if (came.kind === 'done') return true;
    host.notify({ tone: 'danger', text: came.words ?? fallback });
    return false;
  }
  function remove(line: CartLine) {
    const outcome = removeLine(cart, line);
    setRemoved(line);
    announce(`${line.product_name} was removed.`);
    void tell(outcome).then((done) => {
      if (!done) setRemoved(null);
    });
  }
  function change(line: CartLine, quantity: number) {
    if (quantity === 0) {
      remove(line);
      return;
    }
    const more = quantity > line.quantity;
    const outcome = setQuantity(cart, line, quantity);
    announce(`${quantity} of ${line.product_name}.`);
    void tell(outcome, more ? ADD_FAILED : undefined).then((done) => {
      // The announced change did not happen: the toast says why.
      if (!done) setAnnounced('');
    });
  }
  function undo(line: CartLine) {
    void tell(addLine(cart, line, line.quantity));
    setRemoved(null);
    announce(`${line.product_name} is back in the cart.`);
    list.current?.focus();
  }
  const expire = useCallback(() => {
    setRemoved(null);
    // The focus would leave the dialog when the focused button disappears.
    const focused = document.activeElement;
    if (focused && list.current?.contains(focused)) list.current.focus();
  }, []);
  return { removed, announced, list, remove, change, undo, expire };
}
