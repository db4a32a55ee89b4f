import { GUEST_CART_KEY } from 'shared-contracts/guest-cart-key';
import { toPesos } from 'shared-contracts/money';
import { z } from 'shared-contracts/schema';
import { readJson, type SafeStorage } from 'shared-contracts/storage';
import { cartItem, QUANTITY_MOST } from 'shared-contracts/wire/cart';
import type { CartLine } from './lines';

const VERSION = 1;

/**
 * The units of a guest's line that are being sent to a customer's cart; a repeat has to be exactly
 * the same. `before` is the quantity that the customer had, so that a repeat can tell how many
 * units have arrived since.
 */
export type Sending = { key: string; user_id: string; quantity: number; before: number };

/**
 * `sending` stays until the provider has confirmed it, so that no reload loses or doubles it. `since`
 * is when the line came into the cart, in milliseconds since 1970.
 */
export type GuestLine = CartLine & { sending?: Sending; since?: number | undefined };

const stored = z.object({ version: z.literal(VERSION), lines: z.array(z.unknown()) });
const sending = z.object({
  key: z.string(),
  user_id: z.string(),
  quantity: z.number(),
  before: z.number(),
});
const mark = z.object({ sending: z.optional(sending), since: z.optional(z.number()) });

const isQuantity = (value: number) =>
  Number.isInteger(value) && value >= 1 && value <= QUANTITY_MOST;

/** Reads the stored text. Anything that isn't a cart of ours is an empty one. */
export function parseGuestCart(text: string | null): GuestLine[] {
  const read = z.safeParse(stored, readJson(text));
  if (!read.success) return [];
  const lines = new Map<string, GuestLine>();
  for (const candidate of read.data.lines) {
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
export function formatGuestCart(lines: readonly GuestLine[]): string {
  return JSON.stringify({
    version: VERSION,
    lines: lines.map(({ was_price: was, price_steps: steps, ...line }) => ({
      ...line,
      product_price: line.product_price === null ? null : toPesos(line.product_price),
      ...(typeof was === 'number' ? { was_price: toPesos(was) } : {}),
      ...(steps
        ? { price_steps: steps.map((step) => ({ ...step, price: toPesos(step.price) })) }
        : {}),
    })),
  });
}

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
      const text = storage.read(GUEST_CART_KEY);
      if (last === null || last.text !== text) last = { text, lines: parseGuestCart(text) };
      return last.lines;
    },
    write(lines) {
      if (lines.length > 0) {
        const written = storage.write(GUEST_CART_KEY, formatGuestCart(lines));
        unwritten = written ? null : [...lines];
      } else {
        storage.remove(GUEST_CART_KEY);
        unwritten = null;
      }
    },
    kept: () => unwritten === null,
  };
}
