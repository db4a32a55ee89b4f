/**
 * What staff write to who has sent an inquiry. The words are the staff's own, so they stay as they
 * are typed. An answer goes to the shop's mailbox, and the reference in the subject tells of which
 * inquiry it is.
 */
import { formatDate } from 'shared-contracts/dates';
import { formatMoney, type Totals } from 'shared-contracts/money';
import {
  aroundOwn,
  hello,
  namedInWords,
  SIGNATURE,
  totalsInWords,
  type OrderedLine,
} from './letters';
import type { Letter } from './mailer';
import { plainWords } from './plain-words';
import { versionInWords } from './quotation-letters';
import type { ShopPart } from './shop-part';

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
  lines: QuotedLine[];
  /** Its rate in hundredths of a per cent. */
  totals: Totals & { rate: number };
  /** A day in Manila: '2026-12-23'. */
  validUntil: string;
  /** What was asked for and cannot be offered. */
  missing: readonly string[];
  /** What staff add, and on which terms they offer; empty for nothing. */
  words: string;
  terms: string;
  /** The version that it replaces, with what is another now; null for none. */
  replaces: { version: number; changes: readonly string[] } | null;
};

/** The terms that a new quotation begins with; staff may write others. */
export const QUOTATION_TERMS =
  'For pickup. It keeps no goods for you: stock may change until you order.';

type QuotedLine = OrderedLine & { fullPrice: number | null; discountRate: number };

/** '2 x TMW-HD18, Drill (Kit): ₱900.00 each (₱1,000.00 less 10%), ₱1,800.00'. */
function lineOf(line: QuotedLine): string {
  const { quantity, price, fullPrice, discountRate } = line;
  const less = fullPrice === null ? '' : ` (${formatMoney(fullPrice)} less ${discountRate / 100}%)`;
  return `${quantity} x ${namedInWords(line)}: ${formatMoney(price)} each${less}, ${formatMoney(price * quantity)}`;
}

/** Says that a version before can't be accepted any more, and what is another now. */
function replacing(replaces: OfferedQuotation['replaces']): string[] {
  if (replaces === null) return [];
  const { version, changes } = replaces;
  const since =
    changes.length === 0 ? [] : ['What changed:', ...changes.map((each) => `- ${each}`)];
  return [`It replaces version ${version}, which can no longer be accepted.`, ...since, ''];
}

/** The lines, sums and last day of a quotation, as the mail and the thread have them. */
export function quotationText(offered: OfferedQuotation): string {
  const { number, lines, missing, totals, validUntil, words, terms, replaces } = offered;
  const last = formatDate(`${validUntil}T00:00:00+08:00`).text;
  return [
    `Our quotation ${number}:`,
    '',
    ...replacing(replaces),
    ...lines.map(lineOf),
    '',
    ...totalsInWords(totals, totals.rate),
    '',
    // A strange text must not make links in the shop's mail.
    ...missing.map((text) => `We cannot offer: ${plainWords(text)}`),
    ...(missing.length === 0 ? [] : ['']),
    `Valid until ${last}.${terms === '' ? '' : ` ${terms}`}`,
    ...(words === '' ? [] : ['', words]),
  ].join('\n');
}

/** @param page where it can be read and printed; null where the shop's address is not known */
export function quotationLetter(
  inquirer: Inquirer,
  part: ShopPart,
  {
    number,
    text,
    page,
    version,
  }: { number: string; text: string; page: string | null; version: number },
  replyTo: string,
): Letter {
  const where = page === null ? [] : [`Read it or print it: ${page}`];
  return {
    to: inquirer.email,
    replyTo,
    subject: `Quotation ${number}${versionInWords(version)} for your inquiry [${inquirer.reference}]`,
    text: aroundOwn(inquirer.name, [text, ...where, ofInquiry(inquirer)], part) + SIGNATURE,
  };
}
