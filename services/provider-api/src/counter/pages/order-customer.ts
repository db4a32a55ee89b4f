import { html } from 'hono/html';
import type { WholeOrder } from '../../orders/read-orders';
import type { Html } from './html';

/** Who ordered, as the checkout's form said it; empty where the account was deleted. */
export function customerOf(order: WholeOrder): Html {
  const { firstName, lastName, company, phone, email, shippingAddress } = order;
  const name = `${firstName} ${lastName}`.trim();
  if (name === '') return html`<p>The account was deleted, with name and address.</p>`;
  return html`
    <dl class="facts">
      <dt>Name</dt>
      <dd>${name}</dd>
      ${
        company === null
          ? ''
          : html`<dt>Company</dt>
              <dd>${company}</dd>`
      }
      <dt>Phone</dt>
      <dd><a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a></dd>
      <dt>Email</dt>
      <dd><a href="mailto:${email}">${email}</a></dd>
      <dt>Address</dt>
      <dd>${shippingAddress}</dd>
    </dl>
  `;
}
