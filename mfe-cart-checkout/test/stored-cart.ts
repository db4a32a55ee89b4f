import { createGuestCart, type GuestLine } from '../src/cart/guest-cart';

/** The text that a guest's cart with these lines leaves in local storage. */
export function storedCart(lines: readonly GuestLine[]): string {
  const kept = new Map<string, string>();
  createGuestCart({
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value).has(key),
    remove: (key) => void kept.delete(key),
  }).write(lines);
  return [...kept.values()].join();
}
