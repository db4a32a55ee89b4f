import { useCallback, useRef, useState, type RefObject } from 'react';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import { formatMoney } from 'shared-contracts/money';
import type { Cart } from '../cart/cart';
import { addSold } from '../add-to-cart/add-sold';
import { ADD_FAILED, addLine, removeLine, setQuantity } from '../cart/change-cart';
import type { Outcome } from '../cart/line-change';
import { quantityOf, subtotalOf, type CartLine } from '../cart/lines';
import { useHost } from '../host';

/** A line that was removed, and what took its place. */
export type Removed = { line: CartLine; instead: { line: CartLine; quantity: number } | null };

export type LineChanges = {
  /** The line that was just removed, which can be brought back; null for none. */
  removed: Removed | null;
  /** What a screen reader hears of the last change. */
  announced: string;
  /** Gets the focus where the focused control disappears. */
  list: RefObject<HTMLDivElement | null>;
  remove: (line: CartLine) => void;
  /** @param quantity zero removes the line */
  change: (line: CartLine, quantity: number) => void;
  /** Takes so many of another article in the place of a line. */
  replace: (line: CartLine, other: CartLine, quantity: number) => void;
  undo: (removed: Removed) => void;
  /** The removed line can't be brought back any longer. */
  expire: () => void;
};

/** Changes of the cart's lines, announced at once; one that fails is said by a toast. */
export function useLineChanges(cart: Cart): LineChanges {
  const host = useHost();
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
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
    setRemoved({ line, instead: null });
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
  async function replace(line: CartLine, other: CartLine, quantity: number) {
    // What is there stays until the other one is in the cart.
    if (!(await tell(addSold(cart, other, quantity), ADD_FAILED))) return;
    if (!(await tell(removeLine(cart, line)))) return;
    const words = `${other.product_name} is in the cart instead of ${line.product_name}.`;
    if (cart.customer()) {
      // The provider takes nothing back into a customer's cart that is sold out.
      host.notify({ tone: 'success', text: words });
      list.current?.focus();
      return;
    }
    setRemoved({ line, instead: { line: other, quantity } });
    announce(words);
  }
  function undo({ line, instead }: Removed) {
    const back = tell(addLine(cart, line, line.quantity));
    if (instead) {
      const { line: other, quantity } = instead;
      void back.then((done) => {
        const held = quantityOf(cart.store.getState().lines, other.variant_id);
        if (done) void tell(setQuantity(cart, other, Math.max(0, held - quantity)));
      });
    }
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
  return {
    ...{ removed, announced, list, remove, change, undo, expire },
    replace: (line, other, quantity) => void replace(line, other, quantity),
  };
}
