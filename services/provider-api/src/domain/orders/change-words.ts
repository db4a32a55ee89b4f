/** What is written of a change to an order's goods: in its history, in the log, and to the customer. */
import { eq } from 'drizzle-orm';
import { formatMoney, type Centavos } from 'shared-contracts/money';
import { recordStaffAudit, type Clerk, type DoneBy, type StaffAction } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { users } from '../../database/tables/customers';
import { orderEvents } from '../../database/tables/orders';
import type { Deps } from '../deps';
import type { Letter } from '../mail/mailer';
import { type OrderRow } from '../payments/ledger';

type Noting = Pick<Deps, 'now'> & { settings: Pick<Deps['settings'], 'proxySecret'> };

/** Whether the customer was told: nobody is where the account was deleted, or no email is known. */
export type Told = 'told' | 'deleted' | 'no-email';

const ACTIONS = {
  Changed: 'order changed',
  'Handed out': 'order handed out',
  'Hand-out taken back': 'order hand-out taken back',
  Returned: 'order goods returned',
} as const satisfies Record<string, StaffAction>;

type Change = {
  order: OrderRow;
  what: keyof typeof ACTIONS;
  /** A sentence for each thing that is another now. */
  words: readonly string[];
  /** The order's total then, in centavos. */
  total?: Centavos;
};

/** Notes a change in the order's history and in the log. */
export async function noteChange(
  deps: Noting,
  tx: Transaction,
  { order, what, words, total = order.total }: Change,
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  const sums =
    total === order.total ? [] : [`Total: ${formatMoney(order.total)} → ${formatMoney(total)}`];
  await tx.insert(orderEvents).values({
    orderId: order.id,
    at: deps.now(),
    kind: 'note',
    what,
    words: [...words, ...sums].join('\n'),
    staffName: by.name,
  });
  await recordStaffAudit(deps, tx, {
    action: ACTIONS[what],
    by,
    network,
    object: `order ${order.number}`,
    before: { total: order.total, discountRate: order.discountRate },
    after: { total, changes: words.length },
  });
}

/** Where an order's customer is told: the account's own email, or the order's where there is no account. */
async function emailOf(tx: Transaction, order: OrderRow): Promise<string | null> {
  if (order.userId === null) return order.email === '' ? null : order.email;
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, order.userId));
  return user?.email ?? null;
}

/** Tells the customer. @param letterTo makes the letter to an address */
export async function tellCustomer(
  deps: Pick<Deps, 'mailer' | 'now'>,
  tx: Transaction,
  order: OrderRow,
  letterTo: (to: string) => Letter,
): Promise<Told> {
  const to = await emailOf(tx, order);
  // Of a deleted account nothing is left that says whose the order was.
  if (to === null) return `${order.firstName}${order.lastName}` === '' ? 'deleted' : 'no-email';
  await deps.mailer.post(tx, letterTo(to), deps.now());
  return 'told';
}
