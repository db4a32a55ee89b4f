/** A small shop for tests: a host without a shell, and lines as a guest has them. */
import { safeStorage } from 'shared-contracts/storage';
import { createTestHost } from 'host-kit/test-host';
import type { HttpClient } from 'shared-contracts/call';
import type { Session } from 'shared-contracts/door';
import type { Fact, FactName } from 'shared-contracts/facts';
import type { CartItem } from 'shared-contracts/wire/cart';
import { onTestFinished } from 'vitest';

export const ADDED = 'Item has been added to cart!';
export const drill = line('A', { product_name: 'Hammer drill', product_price: 150_000 });
export const grinder = line('B', { product_name: 'Angle grinder', product_price: 99_950 });

export function line(variant: string, given: Partial<CartItem> = {}): CartItem {
  return {
    product_id: `p${variant}`,
    variant_id: variant,
    quantity: 1,
    product_name: `Product ${variant}`,
    variant_name: 'Standard',
    brand_name: 'Kraftig',
    product_price: 10_000,
    product_image: null,
    status: '',
    default: true,
    ...given,
  };
}

/**
 * A host around a provider: its facts and toasts are collected in lists. Once the test is over the
 * provider never replies: tests share a window, by whose events a cart that is left would move the
 * lines of the next test's guest into its own.
 */
export function makeHost(provider: Pick<HttpClient, 'send'>, session: Session | null = null) {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const { host, seen } = createTestHost({
    send: (request, options) =>
      isOver ? new Promise(() => undefined) : provider.send(request, options),
    session,
    drafts: safeStorage(() => sessionStorage),
  });
  return {
    host,
    toasts: seen.toasts,
    inquiries: seen.inquiries,
    opened: () => seen.cartsOpened,
    factsOf: <Name extends FactName>(name: Name) =>
      seen.facts.flatMap((entry) => (entry.name === name ? [entry.fact as Fact<Name>] : [])),
  };
}
