import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import type { WholeQuotation } from '../../domain/quotations/read-quotation';
import { dayInWords } from './day-in-words';
import type { Html } from 'back-office/html';

type Shown = { quotation: WholeQuotation; expired: boolean; order: string | null };

const fact = (name: string, value: Html | string | null) =>
  value === null || value === ''
    ? ''
    : html`<dt>${name}</dt>
        <dd>${value}</dd>`;

const momentIn = (moment: Date | null) =>
  moment === null ? null : formatDateTime(moment.toISOString()).text;

function who({ customer, inquiry }: WholeQuotation): Html | string {
  if (customer === null) return 'Nobody known';
  return html`${customer.name},
  ${
    inquiry === null
      ? html`<a href="mailto:${customer.email}">${customer.email}</a>`
      : html`<a href="/staff/inquiries/${inquiry.reference}">${inquiry.reference}</a>`
  }`;
}

/** Who asked, when, and what became of it. */
export function quotationFacts({ quotation, expired, order }: Shown): Html {
  const { mobileNumber, company, neededBy, note, staffName, sentAt, validUntil } = quotation;
  const until = `${dayInWords(validUntil)}${expired ? ', over' : ''}`;
  return html`
    <dl class="facts">
      ${fact('For', who(quotation))} ${fact('Mobile', mobileNumber)} ${fact('Company', company)}
      ${fact('Asked for', momentIn(quotation.requestedAt))}
      ${fact('Needed by', neededBy === null ? null : dayInWords(neededBy))}
      ${fact('Note', note === null ? null : html`<span class="words">${note}</span>`)}
      ${fact('By', staffName)} ${fact('Sent', momentIn(sentAt))}
      ${sentAt === null ? '' : fact('Valid until', until)} ${fact('Terms', quotation.terms)}
      ${fact('Added', quotation.words === '' ? null : html`<span class="words">${quotation.words}</span>`)}
      ${fact('Decided', momentIn(quotation.decidedAt))} ${fact('Reason', quotation.declineReason)}
      ${fact('Order', order === null ? null : html`<a href="/staff/orders/${order}">${order}</a>`)}
    </dl>
  `;
}
