/** A customer who has ordered once, made by the provider's calls. */
import { sellableProduct } from './cart-steps';
import { placeOrderFor } from './placed-order';
import { registeredCustomer } from './test';

/** Registers a customer and places one order of two units for them. */
export async function customerWithOrder() {
  const customer = await registeredCustomer();
  const product = await sellableProduct();
  const variant = product.variants.find(({ default: isDefault }) => isDefault);
  if (!variant) throw new Error(`${product.product_name} has no default variant`);
  const order = await placeOrderFor(customer, [
    { product_id: product.id, variant_id: variant.id, quantity: 2 },
  ]);
  return { ...customer, order };
}
