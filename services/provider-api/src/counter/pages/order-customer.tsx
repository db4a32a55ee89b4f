/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { WholeOrder } from '../../domain/orders/read-orders';
import { BusinessFacts } from './business-facts';
import { PersonFacts } from './person-facts';

/** Who ordered, as the checkout's form said it; empty where that was deleted. */
export function OrderCustomer({ order }: { order: WholeOrder }) {
  const { firstName, lastName, company, phone, email, shippingAddress: address } = order;
  const name = `${firstName} ${lastName}`.trim();
  if (name === '' && company === null && phone === '')
    return <p>What was stored of the customer was deleted.</p>;
  return (
    <PersonFacts {...{ name, company, phone, email, address: address || null }}>
      <BusinessFacts order={order} />
    </PersonFacts>
  );
}
