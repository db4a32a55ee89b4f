/** A customer who has ordered once, made by the provider's calls. */
import type { Page } from '@playwright/test';
import { sellableProduct } from './cart-steps';
import { placeOrderFor } from './placed-order';
import { logIn, registeredCustomer } from './test';

/** Registers a customer and places one order of two units for them. */
async function customerWithOrder() {
  const customer = await registeredCustomer();
  const product = await sellableProduct();
  const variant = product.variants.find(({ default: isDefault }) => isDefault);
  if (!variant) throw new Error(`${product.product_name} has no default variant`);
  const order = await placeOrderFor(customer, [
    { product_id: product.id, variant_id: variant.id, quantity: 2 },
  ]);
  return { ...customer, order };
}

/** Logs a customer with one order in, and adds a product to the cart. */
export async function logInWithCartLine(page: Page): Promise<void> {
  await logIn(page, await customerWithOrder());
  await page.locator('main a[href^="/products/"]').first().click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('button', { name: /^Cart, / }).waitFor();
}
