/** How pages and papers say what was paid. */
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { Balance } from '../../domain/payments/balance';
import type { Entry } from '../../domain/payments/ledger';
import type { WholeOrder } from '../../domain/orders/read-orders';

/** 'GCash 0012345', or 'Cash'. */
export const methodWords = ({ method, reference }: Pick<Entry, 'method' | 'reference'>): string =>
  reference === null ? method : `${method} ${reference}`;

/** '₱1,200.00 owed', or what is due back; '' where everything is settled. */
export function balanceWords({ owed, refundDue }: Balance): string {
  if (refundDue > 0) return `${formatMoney(refundDue)} refund due`;
  return owed > 0 ? `${formatMoney(owed)} owed` : '';
}

/** What was paid, as far as it is known; of a cancelled order it is no proof of payment. */
export function paymentWords({ status, paidAt, money: { balance, sums } }: WholeOrder): string {
  const paid = paidAt && formatDateTime(paidAt.toISOString()).text;
  if (status !== 'Cancelled') {
    if (balance.owed === 0 && paid !== null) return `Paid ${paid}`;
    return sums.received + sums.withheld > 0 ? 'Paid in part' : 'Not paid yet';
  }
  if (paid !== null) return `Was paid ${paid}`;
  return sums.received > 0 ? 'Was paid in part' : 'Not paid';
}

const NUMBER_WIDTH = 6;

/** 'No. 000123', as a receipt or the document of an order has it. */
export const paperNumber = (number: number): string =>
  `No. ${String(number).padStart(NUMBER_WIDTH, '0')}`;

/** The number of an order's document, among the facts of a sheet. */
export const documentFact = ({ money: { documentNumber } }: WholeOrder) =>
  ['Document', documentNumber && paperNumber(documentNumber)] as const;
