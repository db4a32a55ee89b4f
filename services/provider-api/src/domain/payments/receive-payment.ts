/** Payments of an order, and refunds of what was paid too much. Each happens once. */
import { formatMoney, type Centavos } from 'shared-contracts/money';
import type { Clerk, DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { doneOnce, formOnce } from '../done-once';
import { invalid } from '../refusal';
import { balanceOf, type Balance } from './balance';
import { enter, type Paying } from './enter';
import { lockOrder, readMoney, type OrderRow } from './ledger';
import { cashOf, WITHHELD } from '../settings/payment-methods';
import { settle } from './settle';

/** What is paid, or paid out. */
export type Paid = {
  number: string;
  amount: Centavos;
  /** One of the shop's, or `WITHHELD`. */
  method: string;
  /** Empty for none. */
  reference: string;
  /** Of the form; '' for none. */
  key: string;
};

/**
 * @param methods the shop's
 * @returns the reference to store; null for none
 * @throws Refusal invalid for a method that isn't the shop's, or for a reference that is missing
 */
function checkedReference(
  methods: readonly string[],
  { method, reference }: Pick<Paid, 'method' | 'reference'>,
): string | null {
  if (method === WITHHELD) return reference || null;
  if (!methods.includes(method)) {
    throw invalid({ method: 'Please choose how it was paid.' });
  }
  if (method !== cashOf(methods) && reference === '') {
    throw invalid({ reference: `${method} needs its reference number.` });
  }
  return reference || null;
}

/** @throws Refusal invalid where so much can't be paid */
function checkPayment({ status }: OrderRow, { owed }: Balance, amount: Centavos): void {
  if (status === 'Cancelled') {
    throw invalid({ amount: 'This order is cancelled, so nothing is to be paid for it.' });
  }
  if (owed === 0) throw invalid({ amount: 'This order is paid by now. Nothing was noted.' });
  if (amount > owed) {
    throw invalid({
      amount: `Only ${formatMoney(owed)} is owed. Change that you give back is not part of the payment.`,
    });
  }
}

/** @throws Refusal invalid where so much can't be paid out */
function checkRefund({ refundDue }: Balance, amount: Centavos): void {
  if (refundDue === 0) throw invalid({ amount: 'No refund is due any more. Nothing was noted.' });
  if (amount > refundDue) {
    throw invalid({ amount: `Only ${formatMoney(refundDue)} is due to the customer.` });
  }
}

/** @returns false where the same form has done it before */
async function once(
  deps: Paying,
  { number, key, ...paid }: Paid,
  who: DoneBy<Clerk>,
  kind: 'payment' | 'refund',
): Promise<boolean> {
  const { method, amount } = paid;
  return deps.db.transaction(async (tx) => {
    const { isNew } = await doneOnce(
      tx,
      formOnce(key, { kind, number, ...paid }),
      deps.now(),
      async () => {
        const order = await lockOrder(tx, number);
        const balance = balanceOf(await readMoney(tx, order));
        if (kind === 'payment') checkPayment(order, balance, amount);
        else checkRefund(balance, amount);
        const { paymentMethods } = await deps.shopSettings.now(tx);
        const reference = checkedReference(paymentMethods, paid);
        const isTax = kind === 'payment' && method === WITHHELD;
        const entered = { method, amount, reference };
        await enter(deps, tx, order, { ...entered, kind: isTax ? 'withheld' : kind }, who);
        await settle(tx, order, deps.now());
        return null;
      },
    );
    return isNew;
  });
}

/**
 * Notes a payment: of all that is owed, or of a part. Whatever settles the order also makes its
 * receipt.
 * @returns false where the same form has noted it before
 * @throws Refusal not-found; invalid for more than is owed, for a cancelled order, for an unknown method or a
 *   missing reference
 */
export const receivePayment = (deps: Paying, paid: Paid, who: DoneBy<Clerk>): Promise<boolean> =>
  once(deps, paid, who, 'payment');

/**
 * Notes that a refund which is due was paid out, or a part of it.
 * @returns false where the same form has noted it before
 * @throws Refusal not-found; invalid for more than is due, for an unknown method or a missing reference
 */
export async function payOut(deps: Paying, paid: Paid, who: DoneBy<Clerk>): Promise<boolean> {
  if (paid.method === WITHHELD) throw invalid({ method: 'Please choose how it was paid out.' });
  return once(deps, paid, who, 'refund');
}

/**
 * Notes what is still owed as paid in cash, within the transaction that hands the order out.
 * @returns whether something was owed
 */
export async function receiveRest(
  deps: Paying,
  tx: Transaction,
  order: OrderRow,
  who: DoneBy<Clerk>,
): Promise<boolean> {
  const { owed } = balanceOf(await readMoney(tx, order));
  if (owed === 0) return false;
  const method = cashOf((await deps.shopSettings.now(tx)).paymentMethods);
  await enter(deps, tx, order, { kind: 'payment', method, amount: owed, reference: null }, who);
  return true;
}
