/** Other visitors of the shop during the run: buyers, by HTTP. */
import { expect } from '@playwright/test';
import { clientOf } from '../shop/provider-client';
import { placeOrderFor } from '../shop/placed-order';
import { shopAddress } from '../shop/shop-address';
import { registeredCustomer } from '../shop/test';

const READ = [
  '/',
  '/store',
  '/categories',
  '/brands',
  '/blogs',
  '/search?q=drill',
  '/no-such-page',
];

/** A product that can be bought now, because products sell out during the run. */
async function wantedNow() {
  const { id, variants } = await clientOf().productWith((details) =>
    details.variants.some((variant) => variant.default && variant.price && variant.in_stock),
  );
  const variant_id = variants.find((variant) => variant.default)?.id ?? 0;
  return { product_id: id, variant_id, quantity: 1 };
}

/** Reads documents and answers, and orders at times, until stopped. @returns the numbers of each */
export async function buy(until: () => boolean): Promise<{ documents: number; orders: number }> {
  const { shop } = shopAddress();
  const done = { documents: 0, orders: 0 };
  let wanted = await wantedNow();
  let customer = await registeredCustomer();
  while (!until()) {
    for (const path of [...READ, `/products/${wanted.product_id}`]) {
      const answer = await fetch(`${shop}${path}`);
      await answer.text();
      expect(answer.status, path).toBeLessThan(500);
      done.documents += 1;
    }
    const placed = await placeOrderFor(customer, [wanted]).then(
      () => true,
      () => false,
    );
    done.orders += placed ? 1 : 0;
    if (!placed) wanted = await wantedNow();
    if (!placed || done.orders % 20 === 19) customer = await registeredCustomer();
  }
  return done;
}
