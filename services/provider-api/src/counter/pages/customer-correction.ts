import { html } from 'hono/html';
import type { Customer } from '../../domain/customers/find-customers';
import type { Html } from 'back-office/parts/html';
import { ownPasswordField } from 'back-office/pages/own-password-field';
import { postForm } from 'back-office/parts/post-form';

/** Correcting a customer's name and email, for owners. */
export const customerCorrection = (
  { id, name, email }: Customer,
  tokenFor: (path: string) => string,
): Html => html`
  <section aria-labelledby="correction">
    <h2 id="correction">Correct the data</h2>
    <details class="numbers">
      <summary>Correct name or email</summary>
      ${postForm(
        tokenFor,
        `/staff/customers/${id}/correct`,
        html`
          <p class="faint">
            A new email gets the inquiries and quotations of the one before, and signs the customer
            out everywhere. Both addresses are told by mail. Orders keep what was typed into them.
          </p>
          <label for="right-name">Name</label>
          <input id="right-name" name="name" value="${name}" required maxlength="200" />
          <label for="right-email">Email</label>
          <input
            id="right-email"
            name="email"
            type="email"
            value="${email}"
            required
            maxlength="254"
            autocomplete="off"
          />
          ${ownPasswordField('correct-current')}
          <button>Save the correction</button>
        `,
      )}
    </details>
  </section>
`;
