import { toPesos } from 'shared-contracts/money';
import { z } from 'shared-contracts/schema';
import type { SafeStorage } from 'shared-contracts/storage';
import {
  guestMark,
  linesOfGuestCart,
  readGuestCart,
  writeGuestCart,
  type GuestMark,
  type StoredLine,
} from 'shared-contracts/storage-keys/guest-cart';
import { cartItem, QUANTITY_MOST } from 'shared-contracts/wire/cart';
import type { CartLine } from './lines';

/** The units of a guest's line that are being sent to a customer's cart. */
export type Sending = NonNullable<GuestMark['sending']>;

export type GuestLine = CartLine & { sending?: Sending; since?: number | undefined };

const isQuantity = (value: number) =>
  Number.isInteger(value) && value >= 1 && value <= QUANTITY_MOST;

/** Reads the stored text. Anything that isn't a cart of ours is an empty one. */
export function parseGuestCart(text: string | null): GuestLine[] {
  const mark = guestMark();
  const lines = new Map<string, GuestLine>();
  for (const candidate of linesOfGuestCart(text)) {
    const line = z.safeParse(cartItem, candidate);
    if (!line.success || !isQuantity(line.data.quantity)) continue;
    if (line.data.product_price === null || lines.has(line.data.variant_id)) continue;
    const marked = z.safeParse(mark, candidate);
    const { sending: sent, since } = marked.data ?? {};
    lines.set(line.data.variant_id, {
      ...line.data,
      since,
      ...(sent && isQuantity(sent.quantity) ? { sending: sent } : {}),
    });
  }
  return [...lines.values()];
}

/** Prices are stored as calls carry them, so that one schema reads both. */
const storedLine = ({ was_price: was, price_steps: steps, ...line }: GuestLine): StoredLine => ({
  ...line,
  product_price: line.product_price === null ? null : toPesos(line.product_price),
  ...(typeof was === 'number' ? { was_price: toPesos(was) } : {}),
  ...(steps ? { price_steps: steps.map((step) => ({ ...step, price: toPesos(step.price) })) } : {}),
});

export type GuestCart = {
  /** Returns the same array as long as the stored text is the same. */
  read(): readonly GuestLine[];
  write(lines: readonly GuestLine[]): void;
  /** False where storage is blocked or full: the lines last as long as the page. */
  kept(): boolean;
};

/**
 * The guest's cart in local storage; where that is blocked or full, in memory until it can be
 * written again. It is read afresh for every change, because other tabs write it too.
 */
export function createGuestCart(storage: SafeStorage): GuestCart {
  let unwritten: readonly GuestLine[] | null = null;
  let last: { text: string | null; lines: readonly GuestLine[] } | null = null;
  return {
    read() {
      if (unwritten) return unwritten;
      const text = readGuestCart(storage);
      if (last === null || last.text !== text) last = { text, lines: parseGuestCart(text) };
      return last.lines;
    },
    write(lines) {
      const written = writeGuestCart(storage, lines.map(storedLine));
      unwritten = written ? null : [...lines];
    },
    kept: () => unwritten === null,
  };
}
