import { html } from 'hono/html';
import { QUOTATION_TERMS } from '../../domain/mail/inquiry-letters';
import { offerVersion, type WholeQuotation } from '../../domain/quotations/read-quotation';
import type { Html } from 'back-office/parts/html';
import { postForm } from 'back-office/parts/post-form';

/** What somebody types to send an offer. */
export type Typed = { validUntil: string; words: string; terms: string };

type Shown = {
  quotation: WholeQuotation;
  tokenFor: (path: string) => string;
  /** What was typed before; null where nothing was. */
  refused: Typed | null;
};

/** The form that mails a draft as the page shows it. */
export function sendForm({ quotation, tokenFor, refused }: Shown): Html {
  const { number, validUntil, customer } = quotation;
  const typed = refused ?? { validUntil, words: '', terms: QUOTATION_TERMS };
  return postForm(
    tokenFor,
    `/staff/quotations/${number}/send`,
    html`
      <input type="hidden" name="shown" value="${offerVersion(quotation)}" />
      <label for="validUntil">Valid until</label>
      <input id="validUntil" name="validUntil" type="date" required value="${typed.validUntil}" />
      <label for="terms">Terms</label>
      <textarea id="terms" name="terms" rows="2" maxlength="1000">${typed.terms}</textarea>
      <label for="words">More for the customer, if needed</label>
      <textarea id="words" name="words" rows="3" maxlength="1000">${typed.words}</textarea>
      <button class="main">Send to ${customer?.email ?? 'the customer'}</button>
    `,
  );
}
