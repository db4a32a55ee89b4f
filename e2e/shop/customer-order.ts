/** A customer who has ordered once, made by the provider's calls. */
import type { Page } from '@playwright/test';
import { putInCart, sellableProduct } from './cart-steps';
import { placeOrderFor } from './placed-order';
import { registeredCustomer, signIn } from './test';

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

/** Signs a customer with one order in, who has a product in the cart. */
export async function signInWithCartLine(page: Page): Promise<void> {
  await signIn(page, await customerWithOrder());
  await putInCart(page, await sellableProduct());
}
