/** A customer who has ordered once, made by the provider's calls. */
import { clientOf } from './provider-client';
import { shopAddress } from './shop-address';
import { registeredCustomer } from './test';

const address = '12 Mabini Street, Quezon City, Metro Manila, 1100, Philippines';

const centavos = (pesos: number) => Math.round(pesos * 100) / 100;

/** Registers a customer and places one order of two units for them. */
export async function customerWithOrder() {
  const customer = await registeredCustomer();
  const { provider } = shopAddress();
  let token = '';
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${provider}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const read = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(read)}`);
    return read;
  };
  token = String(
    (await post('/api/auth/shop-login', { email: customer.email, password: customer.password }))
      .token,
  );
  const product = await clientOf().productWith((details) =>
    details.variants.some((variant) => variant.price !== null && variant.in_stock),
  );
  const variant = product.variants.find(({ price, in_stock }) => price !== null && in_stock);
  if (!variant) throw new Error('no variant can be ordered');
  await post('/api/store/cart/updateItemsInCart', {
    product_id: product.id,
    variant_id: variant.id,
    type: 'add',
    quantity: 2,
  });
  const subtotal = centavos((variant.price ?? 0) * 2);
  await post('/api/store/order/placeOrders', {
    email: customer.email,
    first_name: 'Maria',
    last_name: 'Santos',
    address1: '12 Mabini Street',
    city: 'Quezon City',
    state: 'Metro Manila',
    country: 'Philippines',
    postal_code: '1100',
    phone: '+63 917 555 0100',
    subtotal,
    vat: centavos(subtotal * 0.12),
    total_amount: centavos(subtotal * 1.12),
    shipping_address: address,
    billing_address: address,
  });
  return customer;
}
