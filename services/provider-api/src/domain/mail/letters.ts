/**
 * What is mailed when: each text is posted by the change that causes it (`mailer.post`), in its
 * transaction. The texts of orders, inquiries and quotations that staff change stand beside this file. Plain text: nothing in it is read as markup. Typed
 * text is inserted only through `plainWords` or `quoted`.
 */
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney, type Totals } from 'shared-contracts/money';
import { verificationPath } from 'shared-contracts/verification-link';
import { lineName } from '../line-name';
import type { Letter } from './mailer';
import type { ShopPart } from './shop-part';
import { plainWords, quoted } from './plain-words';

export const SIGNATURE = '\n\nYour tools and equipment supplier';

/** 'Hello Ana,'; or 'Hello,' where nothing of the name is left. */
export const hello = (name: string) => `Hello ${plainWords(name)}`.trim() + ',';

/** A customer's letter about an order or a quotation: its own paragraphs in what the shop says around. */
export const aroundOwn = (
  name: string,
  own: readonly string[],
  { introduction, facts, closing }: ShopPart,
): string => [hello(name), introduction, ...own, ...facts, closing].filter(Boolean).join('\n\n');

/**
 * Says whose registration the code opens, and when it was made: anybody may register any address.
 * It uses no name in its greeting, because its reader may never have typed one.
 * @param shopOrigin where its link leads, which fills the code in; null where that isn't known
 */
export function verificationLetter(
  registration: { email: string; name: string; createdAt: Date },
  code: string,
  shopOrigin: string | null,
): Letter {
  const name = plainWords(registration.name);
  const { text: made } = formatDateTime(registration.createdAt.toISOString());
  const path = verificationPath({ email: registration.email, code: code.replaceAll(' ', '') });
  const link =
    shopOrigin === null
      ? ''
      : `\n\nThis link fills the code in where the mail is read:\n${shopOrigin}${path}`;
  return {
    to: registration.email,
    subject: 'Your verification code',
    text: `Hello,\n\nYour verification code is ${code}${link}\n\nIt is for the registration${name && ` under the name "${name}"`} of ${made} (Manila), and is valid for 10 minutes. If that was not you, please ignore this mail: nobody can use your address without the code.${SIGNATURE}`,
  };
}

export function alreadyRegisteredLetter(to: string, name: string): Letter {
  return {
    to,
    subject: 'You already have an account',
    text: `${hello(name)}\n\nSomebody, probably you, tried to register with this email address. You already have an account: please sign in, or choose 'Forgot password?' there.\n\nIf it was not you, nothing has changed and you need not do anything.${SIGNATURE}`,
  };
}

export function resetLetter(to: string, name: string, code: string): Letter {
  return {
    to,
    subject: 'Your code for a new password',
    text: `${hello(name)}\n\nYour code for a new password is ${code}\n\nIt is valid for 10 minutes. If you did not ask for it, please ignore this mail: your password stays as it is.${SIGNATURE}`,
  };
}

export function passwordChangedLetter(to: string, name: string): Letter {
  return {
    to,
    subject: 'Your password was changed',
    text: `${hello(name)}\n\nThe password of your account was changed, and you have been logged out everywhere. If it was not you, please contact us.${SIGNATURE}`,
  };
}

export function ownPasswordChangeLetter(to: string, name: string): Letter {
  return {
    to,
    subject: 'Your password was changed',
    text: `${hello(name)}\n\nThe password of your account was changed, and every other device has been logged out. If it was not you, please choose 'Forgot password?' at the sign-in, or contact us.${SIGNATURE}`,
  };
}

/** To the address before and to the one now, neither of which it names. */
export function emailCorrectedLetter(to: string, name: string): Letter {
  return {
    to,
    subject: 'The email of your account was corrected',
    text: `${hello(name)}\n\nThe email address of your account was corrected as you asked, and you have been logged out everywhere. Please sign in with the new address; your password is the same. If it was not you, please contact us.${SIGNATURE}`,
  };
}

export function accountDeletedLetter(to: string, name: string): Letter {
  return {
    to,
    subject: 'Your account was deleted',
    text: `${hello(name)}\n\nYour account was deleted as you asked, with your name, email address, cart and inquiries. Your orders stay in our books without anything that says whose they were.\n\nThis is our last mail to you. If it was not you, please contact us.${SIGNATURE}`,
  };
}

export type OrderedLine = {
  productName: string;
  variantName: string;
  /** The maker's number, which the counter looks for; null where there is none. */
  model: string | null;
  quantity: number;
  price: number;
};

/** One line for each fact that is left of its words, and an empty one after them. */
function factLines(facts: readonly [string, string][]): string[] {
  const lines = facts.flatMap(([name, value]) => {
    const words = plainWords(value);
    return words === '' ? [] : [`${name}: ${words}`];
  });
  return lines.length === 0 ? [] : [...lines, ''];
}

/** 'TMW-HD18, Drill (Kit)'; what is no variant of something has no brackets. */
export const namedInWords = ({ model, ...of }: Omit<OrderedLine, 'quantity' | 'price'>) =>
  `${model === null ? '' : `${model}, `}${lineName(of)}`;

/** One line of an order: '2 x TMW-HD18, Drill (Kit): ₱8,999.00 each, ₱17,998.00'. */
export const orderedWords = ({ quantity, price, ...of }: OrderedLine) =>
  `${quantity} x ${namedInWords(of)}: ${quantity === 1 ? '' : `${formatMoney(price)} each, `}${formatMoney(price * quantity)}`;

/** @param discountRate in hundredths of a per cent; the subtotal is without it */
export const totalsInWords = ({ subtotal, vat, total }: Totals, discountRate = 0): string[] => [
  `Subtotal: ${formatMoney(subtotal)}${discountRate === 0 ? '' : `, less a discount of ${discountRate / 100}%`}`,
  `VAT (12%): ${formatMoney(vat)}`,
  `Total: ${formatMoney(total)}`,
];

export function orderLetter(
  to: string,
  part: ShopPart,
  order: {
    number: string;
    name: string;
    /** Another address that the customer left, for staff: nothing is mailed to it. */
    contactEmail: string | null;
    company: string | null;
    /** What the order says of the company, with its names. */
    facts: readonly [string, string][];
    phone: string;
    lines: OrderedLine[];
    /** In hundredths of a per cent. */
    discountRate?: number;
    totals: Totals;
  },
): Letter {
  const lines = order.lines.map(orderedWords);
  const whoOrdered = [order.name, order.company ?? '', order.phone]
    .map((text) => plainWords(text))
    .filter(Boolean)
    .join(', ');
  const { subtotal, vat, total } = order.totals;
  const own = [
    `Thank you for your order ${order.number}.`,
    '',
    ...lines,
    '',
    ...totalsInWords({ subtotal, vat, total }, order.discountRate),
    '',
    ...(whoOrdered === '' ? [] : [`Ordered by: ${whoOrdered}`, '']),
    ...factLines(order.facts),
    ...(order.contactEmail === null ? [] : [`Contact email you left: ${order.contactEmail}`, '']),
    'All orders are for pickup. Our staff will contact you for payment.',
  ].join('\n');
  return {
    to,
    subject: `Your order ${order.number}`,
    text: aroundOwn(order.name, [own], part),
  };
}

export function inquiryLetter(
  to: string,
  inquiry: {
    reference: string;
    name: string;
    mobileNumber: string;
    email: string;
    company: string | null;
    inquiry: string;
  },
): Letter {
  const name = plainWords(inquiry.name);
  return {
    to,
    subject: `Inquiry ${inquiry.reference} from ${name || 'somebody'}`,
    text: [
      `Reference: ${inquiry.reference}`,
      `Name: ${name || '-'}`,
      `Mobile number: ${plainWords(inquiry.mobileNumber) || '-'}`,
      // The one address that staff need; it can't contain other text, because it was validated as
      // an email.
      `Email: ${inquiry.email}`,
      `Company: ${plainWords(inquiry.company ?? '') || '-'}`,
      '',
      'The sender writes:',
      quoted(inquiry.inquiry),
    ].join('\n'),
  };
}
