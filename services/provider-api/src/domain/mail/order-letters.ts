/** What a customer is told when staff change an order. See letters.ts for how text is inserted. */
import type { OrderStatus } from '../../database/tables/orders';
import { formatMoney, type Centavos, type Totals } from 'shared-contracts/money';
import {
  aroundOwn,
  hello,
  orderedWords,
  SIGNATURE,
  totalsInWords,
  type OrderedLine,
} from './letters';
import type { Letter } from './mailer';
import { plainWords } from './plain-words';
import type { ShopPart } from './shop-part';

export type ChangedOrder = {
  number: string;
  name: string;
  /** The customer's own number of the purchase; null where there is none. */
  poNumber: string | null;
  /** What is still to be paid. */
  owed: Centavos;
  /** What was paid. */
  received: Centavos;
  /** What is paid back, of an order that is cancelled. */
  refundDue: Centavos;
  /** Why it was cancelled, for the customer; empty for another status. */
  reason: string;
  /** What staff add to it. */
  words: string;
};

/** The most characters of what staff add. */
export const WORDS_MOST = 300;

function toPay({ owed, received }: ChangedOrder): string {
  if (owed === 0) return 'It is paid.';
  const part = received > 0 ? `We have received ${formatMoney(received)}. ` : '';
  return `${part}Please pay ${formatMoney(owed)} at the counter.`;
}

const toGetBack = ({ refundDue }: Pick<ChangedOrder, 'refundDue'>) =>
  refundDue > 0 ? `You get ${formatMoney(refundDue)} back that you have paid.` : '';

const SENTENCES: Record<
  Exclude<OrderStatus, 'Pending'>,
  (order: ChangedOrder) => { subject: string; text: string }
> = {
  Confirmed: ({ number }) => ({
    subject: `Your order ${number} is confirmed`,
    text: `Your order ${number} is confirmed. We are getting it ready, and will write again when you can pick it up.`,
  }),
  'Ready for pickup': (order) => ({
    subject: `Your order ${order.number} is ready for pickup`,
    text: `Your order ${order.number} is ready for pickup. Please bring its number with you. ${toPay(order)}`,
  }),
  Completed: ({ number }) => ({
    subject: `Your order ${number} was picked up`,
    text: `Your order ${number} was picked up. Thank you.`,
  }),
  Cancelled: (order) => ({
    subject: `Your order ${order.number} was cancelled`,
    text: [`Your order ${order.number} was cancelled.`, order.reason, toGetBack(order)]
      .filter(Boolean)
      .join(' '),
  }),
};

/** @param status the order's new one */
export function orderChangedLetter(
  to: string,
  part: ShopPart,
  status: Exclude<OrderStatus, 'Pending'>,
  order: ChangedOrder,
): Letter {
  const { subject, text } = SENTENCES[status](order);
  const words = plainWords(order.words, { most: WORDS_MOST });
  const po = plainWords(order.poNumber ?? '');
  return {
    to,
    subject,
    text: aroundOwn(order.name, [text, po && `Your PO number: ${po}`, words], part) + SIGNATURE,
  };
}

/** Of what is told of an order's goods. */
type OrderOf = { number: string; name: string };

export type EditedOrder = OrderOf & {
  /** A sentence for each thing that is another now. */
  changes: readonly string[];
  lines: readonly OrderedLine[];
  /** In hundredths of a per cent. */
  discountRate: number;
  totals: Totals;
};

/** One mail for all that was changed together. */
export function orderEditedLetter(to: string, part: ShopPart, order: EditedOrder): Letter {
  const totals = totalsInWords(order.totals, order.discountRate);
  const own = [
    `Your order ${order.number} was changed:`,
    order.changes.map((words) => plainWords(words, { most: WORDS_MOST })).join('\n'),
    'It is now:',
    [...order.lines.map(orderedWords), '', ...totals].join('\n'),
  ];
  return {
    to,
    subject: `Your order ${order.number} was changed`,
    text: aroundOwn(order.name, own, part) + SIGNATURE,
  };
}

type PartlyHandedOut = OrderOf & {
  /** What was taken now: '3 x Drill (Kit)'. */
  taken: readonly string[];
  /** What is still here, and whether it is kept. */
  rest: readonly string[];
  isKept: boolean;
  /** In centavos. */
  total: number;
  /** What was paid too much for what is left of it. */
  refundDue: Centavos;
};

/** What a customer took of an order, and what becomes of the rest. */
export function handedOutLetter(to: string, part: ShopPart, order: PartlyHandedOut): Letter {
  const rest = order.isKept
    ? 'We keep the rest for you:'
    : `The rest is no longer part of your order, which is now ${formatMoney(order.total)}:`;
  const own = [
    `Of your order ${order.number} was picked up:`,
    order.taken.join('\n'),
    rest,
    order.rest.join('\n'),
    toGetBack(order),
  ];
  return {
    to,
    subject: `A part of your order ${order.number} was picked up`,
    text: aroundOwn(order.name, own, part) + SIGNATURE,
  };
}

/** Where a hand-out was noted by mistake. */
export const handOutTakenBackLetter = (to: string, { number, name }: OrderOf): Letter => ({
  to,
  subject: `Your order ${number} was not picked up after all`,
  text: `${hello(name)}\n\nWe noted by mistake that goods of your order ${number} were picked up. They are still here for you.${SIGNATURE}`,
});

/** What came back, and what is credited for it. @param returned '1 x Drill (Kit)' */
export const returnedLetter = (
  to: string,
  part: ShopPart,
  { number, name, returned, amount }: OrderOf & { returned: readonly string[]; amount: number },
): Letter => ({
  to,
  subject: `We have taken back goods of your order ${number}`,
  text:
    aroundOwn(
      name,
      ['We have taken back:', returned.join('\n'), `We credit you ${formatMoney(amount)} for it.`],
      part,
    ) + SIGNATURE,
});
