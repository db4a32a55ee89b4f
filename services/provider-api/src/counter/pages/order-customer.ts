import { html } from 'hono/html';
import type { WholeOrder } from '../../domain/orders/read-orders';
import { businessFacts } from './business-facts';
import type { Html } from 'back-office/html';
import { personFacts } from './person-facts';

/** Who ordered, as the checkout's form said it; empty where the account was deleted. */
export function customerOf(order: WholeOrder): Html {
  const { firstName, lastName, company, phone, email, shippingAddress } = order;
  const name = `${firstName} ${lastName}`.trim();
  if (name === '') return html`<p>The account was deleted, with name and address.</p>`;
  return personFacts(
    { name, company, phone, email, address: shippingAddress },
    businessFacts(order),
  );
}
