/** Writes one payment, withheld tax or refund of an order, with history and audit. */
import type { AuditFields } from '../../database/tables/audit';
import type { Transaction } from '../../database/open';
import { orderEvents } from '../../database/tables/orders';
import { payments, type PaymentKind } from '../../database/tables/payments';
import { formatMoney, type Centavos } from 'shared-contracts/money';
import { recordStaffAudit, type Clerk, type DoneBy, type StaffAction } from '../audit/record-staff';
import type { Deps } from '../deps';
import { openDay } from './cash-day';
import type { Entry, OrderRow } from './ledger';

export type Paying = Pick<Deps, 'db' | 'now' | 'shopSettings'> & {
  settings: Pick<Deps['settings'], 'proxySecret'>;
};

/** What is noted of an order's money: in its history, and in the log of what staff do. */
export async function noteMoney(
  deps: Paying,
  tx: Transaction,
  { id: orderId, number }: OrderRow,
  said: { action: StaffAction; words: string; before?: AuditFields; after?: AuditFields },
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  const { action, words, before, after } = said;
  const event = { orderId, at: deps.now(), kind: 'payment', status: null, words } as const;
  await tx.insert(orderEvents).values({ ...event, staffName: by.name });
  await recordStaffAudit(deps, tx, {
    action,
    by,
    network,
    object: `order ${number}`,
    ...(before && { before }),
    ...(after && { after }),
  });
}

/** '₱1,200.00, GCash 0012345', as the history says it. */
export const inWords = ({
  kind,
  amount,
  method,
  reference,
}: Pick<Entry, 'kind' | 'amount' | 'method' | 'reference'>): string =>
  [formatMoney(amount), [kind === 'withheld' ? '' : method, reference ?? ''].join(' ').trim()]
    .filter(Boolean)
    .join(', ');

const SAID: Record<PaymentKind, { action: StaffAction; words: string }> = {
  payment: { action: 'payment received', words: 'Payment received' },
  withheld: { action: 'withheld tax noted', words: 'Tax withheld' },
  refund: { action: 'refund paid out', words: 'Refund paid out' },
};

export type Entered = {
  kind: PaymentKind;
  method: string;
  amount: Centavos;
  reference: string | null;
};

/** The caller holds the order's row, has checked the amount, and settles the order afterwards. */
export async function enter(
  deps: Paying,
  tx: Transaction,
  order: OrderRow,
  entered: Entered,
  who: DoneBy<Clerk>,
): Promise<void> {
  const { kind, method, amount } = entered;
  const at = deps.now();
  // Withheld tax never lies in a drawer.
  const day = kind === 'withheld' ? null : await openDay(tx, at);
  await tx
    .insert(payments)
    .values({ ...entered, orderId: order.id, at, day, staffName: who.by.name });
  const { action, words } = SAID[kind];
  const said = { action, words: `${words}: ${inWords(entered)}`, after: { amount, method } };
  await noteMoney(deps, tx, order, said, who);
}
