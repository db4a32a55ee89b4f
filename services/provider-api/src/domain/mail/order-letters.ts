/** What a customer is told when staff change an order. See letters.ts for how text is inserted. */
import type { OrderStatus } from '../../database/tables/orders';
import { formatMoney } from 'shared-contracts/money';
import { hello, SIGNATURE } from './letters';
import type { Letter } from './mailer';
import { plainWords } from './plain-words';

export type ChangedOrder = {
  number: string;
  name: string;
  /** The customer's own number of the purchase; null where there is none. */
  poNumber: string | null;
  /** In centavos. */
  total: number;
  paid: boolean;
  /** Why it was cancelled, for the customer; empty for another status. */
  reason: string;
  /** What staff add to it. */
  words: string;
};

/** The most characters of what staff add. */
export const WORDS_MOST = 300;

const toPay = ({ paid, total }: ChangedOrder) =>
  paid ? 'It is paid.' : `Please pay ${formatMoney(total)} at the counter.`;

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
  Cancelled: ({ number, reason }) => ({
    subject: `Your order ${number} was cancelled`,
    text: `Your order ${number} was cancelled. ${reason}`.trim(),
  }),
};

/** @param status the order's new one */
export function orderChangedLetter(
  to: string,
  status: Exclude<OrderStatus, 'Pending'>,
  order: ChangedOrder,
): Letter {
  const { subject, text } = SENTENCES[status](order);
  const words = plainWords(order.words, { most: WORDS_MOST });
  const po = plainWords(order.poNumber ?? '');
  return {
    to,
    subject,
    text:
      [
        hello(order.name),
        text,
        ...(po === '' ? [] : [`Your PO number: ${po}`]),
        ...(words === '' ? [] : [words]),
      ].join('\n\n') + SIGNATURE,
  };
}
