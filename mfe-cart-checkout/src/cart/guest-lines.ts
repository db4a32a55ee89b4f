import type { SafeStorage } from 'shared-contracts/storage';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { update, type CartStore } from './cart-state';
import { createGuestCart, type GuestLine } from './guest-cart';
import type { LineStore } from './line-store';
import { done } from './line-change';
import { quantityOf, withAdded, withQuantity, without } from './lines';

const TOO_MANY = `A cart line holds up to ${QUANTITY_MOST} units.`;

/** The lines in local storage: a guest's own, or those that wait for the merge. */
export type GuestLines = LineStore & {
  /** Reads them from storage, because other tabs change them too. */
  read(): readonly GuestLine[];
  write(lines: readonly GuestLine[]): void;
};

/**
 * A guest's lines. Every read and write of the storage also updates the cart's state; `checkLines`
 * adds the shop's present price and stock.
 */
export function createGuestLines(store: CartStore, storage: SafeStorage): GuestLines {
  const kept = createGuestCart(storage);

  function read(): readonly GuestLine[] {
    const guestLines = kept.read();
    const state = store.getState();
    if (state.guestLines !== guestLines || state.kept !== kept.kept()) {
      update(store, { guestLines, kept: kept.kept() });
    }
    return guestLines;
  }

  function write(lines: readonly GuestLine[]): void {
    kept.write(lines);
    read();
  }

  return {
    read,
    write,
    add(line, units) {
      const lines = read();
      if (quantityOf(lines, line.variant_id) + units > QUANTITY_MOST) {
        return Promise.resolve({ kind: 'failed', words: TOO_MANY });
      }
      // A line that is brought back is as old as it was.
      const added: GuestLine = { since: Date.now(), ...line };
      write(withAdded(lines, added, units));
      return done();
    },
    bringTo({ variant_id }, quantity) {
      const lines = read();
      const held = lines.find((line) => line.variant_id === variant_id);
      if (held) write(withQuantity(lines, held, quantity));
      return done();
    },
    remove({ variant_id }) {
      write(without(read(), variant_id));
      return done();
    },
    refresh() {
      read();
      return Promise.resolve();
    },
  };
}
