/**
 * Mails about quotations. A request's texts come from strangers: the shop's own mail quotes them,
 * the customer's has none of them but the name.
 */
import { formatDate } from 'shared-contracts/dates';
import { aroundOwn, SIGNATURE } from './letters';
import type { Letter } from './mailer';
import { plainWords, quoted } from './plain-words';
import { NO_SHOP_PART, type ShopPart } from './shop-part';

type Request = {
  number: string;
  name: string;
  email: string;
  mobile: string;
  company?: string | null | undefined;
  needed_by?: string | null | undefined;
  note?: string | null | undefined;
  lines: readonly { text: string; quantity: number }[];
};

const dayIn = (day: string) => formatDate(`${day}T00:00:00+08:00`).text;

/** Tells the shop what is asked for. */
export function requestLetter(to: string, request: Request): Letter {
  const name = plainWords(request.name);
  return {
    to,
    subject: `Request for quotation ${request.number} from ${name || 'somebody'}`,
    text: [
      `Quotation: ${request.number}`,
      `Name: ${name || '-'}`,
      `Mobile number: ${plainWords(request.mobile) || '-'}`,
      // It can't contain other text, because it was validated as an email.
      `Email: ${request.email}`,
      `Company: ${plainWords(request.company ?? '') || '-'}`,
      `Needed by: ${request.needed_by ? dayIn(request.needed_by) : '-'}`,
      '',
      'Asked for:',
      ...request.lines.map(({ quantity, text }) => quoted(`${quantity} x ${text}`)),
      ...(request.note ? ['', 'The customer writes:', quoted(request.note)] : []),
    ].join('\n'),
  };
}

/** Tells the customer the number of what was asked for. */
export function requestedLetter(request: Request, part: ShopPart, replyTo: string): Letter {
  const count = request.lines.length;
  const own = [
    `We have your request for a quotation with ${count === 1 ? '1 line' : `${count} lines`}. Its number is ${request.number}. We answer by mail, with prices and the day until which they hold.`,
    'If you have an account with this email address, or register one, you find it there under Quotations.',
    'If it was not you, please ignore this mail.',
  ];
  return {
    to: request.email,
    replyTo,
    subject: `Your request for quotation ${request.number}`,
    text: aroundOwn(request.name, own, part) + SIGNATURE,
  };
}

type Offer = {
  number: string;
  /** Lines, sums, last day, terms and words. */
  text: string;
  /** Where it can be read and printed; null where the shop's address is not known. */
  page: string | null;
  /** From 1 on; a later one replaces what was sent before. */
  version: number;
};

/** What a subject says of a version. */
export const versionInWords = (version: number) => (version === 1 ? '' : `, version ${version}`);

/** Mails an offer to who has asked for it. */
export function offerLetter(
  to: { name: string; email: string },
  part: ShopPart,
  { number, text, page, version }: Offer,
  replyTo: string,
): Letter {
  const where =
    page === null
      ? 'To accept it, please sign in with this email address and open Quotations.'
      : `Read it or print it: ${page}\nTo accept it, please sign in with this email address and open Quotations.`;
  return {
    to: to.email,
    replyTo,
    subject: `Our quotation ${number}${versionInWords(version)}`,
    text: aroundOwn(to.name, [text, where], part) + SIGNATURE,
  };
}

/** What is said of a later last day, in the mail and in the thread. */
export const extendedText = (number: string, validUntil: string) =>
  `Our quotation ${number} is valid until ${dayIn(validUntil)} now. Its prices stay as they are.`;

/** Tells who was sent an offer that it holds longer. */
export function extendedLetter(
  to: { name: string; email: string },
  part: ShopPart,
  { number, validUntil, page }: { number: string; validUntil: string; page: string | null },
  replyTo: string,
): Letter {
  const where = page === null ? [] : [`Read it or print it: ${page}`];
  const how = 'To accept it, please sign in with this email address and open Quotations.';
  return {
    to: to.email,
    replyTo,
    subject: `Our quotation ${number} is valid longer`,
    text: aroundOwn(to.name, [extendedText(number, validUntil), ...where, how], part) + SIGNATURE,
  };
}

type Withdrawable = {
  number: string;
  name: string;
  email: string;
  /** Its last day, of an offer; null for a request that nothing was offered for yet. */
  validUntil: string | null;
};

const WRITE = 'If you have questions, please answer this mail.';

/** Tells who knows of a request or an offer that it was withdrawn. */
export function withdrawnLetter(quotation: Withdrawable, replyTo: string): Letter {
  const { number, name, email, validUntil } = quotation;
  const own =
    validUntil === null
      ? `Your request for quotation ${number} is withdrawn, so you get no offer for it.`
      : `Our quotation ${number} is withdrawn, so it can't be accepted any more.`;
  return {
    to: email,
    replyTo,
    subject: `Quotation ${number} is withdrawn`,
    text: aroundOwn(name, [own, WRITE], NO_SHOP_PART) + SIGNATURE,
  };
}

/** Tells the same that it is open again. */
export function reopenedLetter(quotation: Withdrawable, replyTo: string): Letter {
  const { number, name, email, validUntil } = quotation;
  const own =
    validUntil === null
      ? `Your request for quotation ${number} is open again; it was withdrawn by mistake. We answer by mail, with prices and the day until which they hold.`
      : `Our quotation ${number} is open again; it was withdrawn by mistake. It is valid until ${dayIn(validUntil)}, at the same prices.`;
  return {
    to: email,
    replyTo,
    subject: `Quotation ${number} is open again`,
    text: aroundOwn(name, [own, WRITE], NO_SHOP_PART) + SIGNATURE,
  };
}
