import { html } from 'hono/html';
import type { OrderLine } from '../../domain/orders/read-orders';
import type { Html } from 'back-office/html';

export type Named = Pick<OrderLine, 'productName' | 'variantName' | 'brandName' | 'model'>;

/** What a line of an order or a quotation is of. */
export const lineName = ({ productName, variantName, brandName, model }: Named): Html => html`
  <strong>${productName}</strong>
  <span class="sub">${[variantName, brandName, model].filter(Boolean).join(', ')}</span>
`;
