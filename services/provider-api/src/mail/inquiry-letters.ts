/**
 * What staff write to who has sent an inquiry. The words are the staff's own, so they stay as they
 * are typed. An answer goes to the shop's mailbox, and the reference in the subject tells of which
 * inquiry it is.
 */
import { formatDate } from 'shared-contracts/dates';
import { formatMoney, VAT_PERCENT, type Totals } from 'shared-contracts/money';
import type { OrderedLine } from './letters';
import { hello, SIGNATURE } from './letters';
import type { Letter } from './mailer';

/** The most characters of an answer. */
export const ANSWER_MOST = 5000;

type Inquirer = { reference: string; name: string; email: string; createdAt: Date };

const ofInquiry = ({ reference, createdAt }: Inquirer) =>
  `This is about your inquiry ${reference} of ${formatDate(createdAt.toISOString()).text}. Please leave its number in the subject when you answer.`;

export function answerLetter(inquirer: Inquirer, words: string, replyTo: string): Letter {
  return {
    to: inquirer.email,
    replyTo,
    subject: `Re: Your inquiry [${inquirer.reference}]`,
    text: `${[hello(inquirer.name), words, ofInquiry(inquirer)].join('\n\n')}${SIGNATURE}`,
  };
}

export type OfferedQuotation = {
  number: string;
  lines: OrderedLine[];
  totals: Totals;
  /** A day in Manila: '2026-12-23'. */
  validUntil: string;
  /** What staff add; empty for nothing. */
  words: string;
};

const lineOf = ({ quantity, model, productName, variantName, price }: OrderedLine) =>
  `${quantity} x ${model === null ? '' : `${model}, `}${productName} (${variantName}): ${formatMoney(price)} each, ${formatMoney(price * quantity)}`;

/** The lines, sums and last day of a quotation, as the mail and the thread have them. */
export function quotationText({ number, lines, totals, validUntil, words }: OfferedQuotation) {
  return [
    `Our quotation ${number}:`,
    '',
    ...lines.map(lineOf),
    '',
    `Subtotal: ${formatMoney(totals.subtotal)}`,
    `VAT (${VAT_PERCENT}%): ${formatMoney(totals.vat)}`,
    `Total: ${formatMoney(totals.total)}`,
    '',
    `Valid until ${formatDate(`${validUntil}T00:00:00+08:00`).text}, for pickup. It keeps no goods for you: stock may change until you order.`,
    ...(words === '' ? [] : ['', words]),
  ].join('\n');
}

export function quotationLetter(
  inquirer: Inquirer,
  { number, text }: { number: string; text: string },
  replyTo: string,
): Letter {
  return {
    to: inquirer.email,
    replyTo,
    subject: `Quotation ${number} for your inquiry [${inquirer.reference}]`,
    text: `${[hello(inquirer.name), text, ofInquiry(inquirer)].join('\n\n')}${SIGNATURE}`,
  };
}
