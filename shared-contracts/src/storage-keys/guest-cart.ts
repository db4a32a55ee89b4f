/**
 * The guest's cart, in local storage; nothing is stored under its key while the cart is empty. The
 * shell looks only whether there is one; what is in it is the cart's alone.
 */
import { z } from '../schema';
import { readJson, type SafeStorage } from '../storage';
import { cartItem } from '../wire/cart';
import { GUEST_CART_KEY } from './guest-cart-held';

const VERSION = 1;

/** What a line of the guest's cart says beside what a customer's says. */
export const guestMark = () =>
  z.object({
    /**
     * The units that are being sent to a customer's cart; a repeat has to be exactly the same.
     * `before` is the quantity that the customer had, so that a repeat can tell how many units have
     * arrived since. It stays until the provider has confirmed it, so that no reload loses or
     * doubles it.
     */
    sending: z.optional(
      z.object({ key: z.string(), user_id: z.string(), quantity: z.number(), before: z.number() }),
    ),
    /** When the line came into the cart, in milliseconds since 1970. */
    since: z.optional(z.number()),
  });
export type GuestMark = z.output<ReturnType<typeof guestMark>>;

const guestLine = () => z.extend(cartItem, guestMark().shape);
/** A line as it is stored: prices in pesos, as calls carry them, so that one schema reads both. */
export type StoredLine = z.input<ReturnType<typeof guestLine>>;

/** What is stored. */
export const guestCart = () =>
  z.object({ version: z.literal(VERSION), lines: z.array(guestLine()) });

/** Whether a change of local storage is one of the cart; without a key all of it was cleared. */
export const isGuestCart = (key: string | null): boolean => key === GUEST_CART_KEY || key === null;

/** The stored text, for `linesOfGuestCart`. */
export const readGuestCart = (storage: SafeStorage): string | null => storage.read(GUEST_CART_KEY);

/** The lines of a stored text, each still to be read; none where it is of another version, or none. */
export function linesOfGuestCart(text: string | null): unknown[] {
  const whole = z.object({ version: z.literal(VERSION), lines: z.array(z.unknown()) });
  return z.safeParse(whole, readJson(text)).data?.lines ?? [];
}

/**
 * Stores the lines; without lines nothing is stored any more.
 * @returns false where the browser stores nothing
 */
export function writeGuestCart(storage: SafeStorage, lines: readonly StoredLine[]): boolean {
  if (lines.length > 0)
    return storage.write(GUEST_CART_KEY, JSON.stringify({ version: VERSION, lines }));
  storage.remove(GUEST_CART_KEY);
  return true;
}
