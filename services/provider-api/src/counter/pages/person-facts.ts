import { html } from 'hono/html';
import type { Html } from 'back-office/html';

type Person = {
  name: string;
  company: string | null;
  phone: string;
  email: string;
  /** Null where none was asked for. */
  address: string | null;
};

/**
 * Who wrote or ordered, with what calls and mails them.
 * @param ofCompany what else is known of the company
 */
export const personFacts = (
  { name, company, phone, email, address }: Person,
  ofCompany: Html | '' = '',
): Html => html`
  <dl class="facts">
    <dt>Name</dt>
    <dd>${name}</dd>
    ${
      company === null
        ? ''
        : html`<dt>Company</dt>
            <dd>${company}</dd>`
    }
    ${ofCompany}
    <dt>Phone</dt>
    <dd><a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a></dd>
    <dt>Email</dt>
    <dd><a href="mailto:${email}">${email}</a></dd>
    ${
      address === null
        ? ''
        : html`<dt>Address</dt>
            <dd>${address}</dd>`
    }
  </dl>
`;
