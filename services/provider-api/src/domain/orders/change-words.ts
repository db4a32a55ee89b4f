/** What is written of a change to an order's goods: in its history, in the log, and to the customer. */
import { eq } from 'drizzle-orm';
import { formatMoney, type Centavos } from 'shared-contracts/money';
import { recordStaffAudit, type Clerk, type DoneBy, type StaffAction } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { users } from '../../database/tables/customers';
import { orderEvents } from '../../database/tables/orders';
import type { Deps } from '../deps';
import type { LetterKind } from '../settings/letter-kinds';
import type { Letter } from '../mail/mailer';
import { letterShop, NO_SHOP_PART, orderPart, type ShopPart } from '../mail/shop-part';
import { balanceOf } from '../payments/balance';
import { readMoney, type OrderRow } from '../payments/ledger';
import { customerPath } from './claim';
import { lastDayToPay } from './last-day';

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

export type Telling = Pick<Deps, 'mailer' | 'now' | 'shopSettings'> & {
  settings: Pick<Deps['settings'], 'shopOrigin'>;
};

/** Which letter it is, and whether goods of the order wait for the customer. */
type Kind = { kind: LetterKind; waits: boolean };

/** What the shop says around a letter about an order as it is now. */
export async function partOf(
  deps: Telling,
  tx: Transaction,
  order: OrderRow,
  kind: Kind,
): Promise<ShopPart> {
  const shop = await letterShop(deps, tx);
  const { owed } = balanceOf(await readMoney(tx, order));
  return orderPart(shop, {
    ...kind,
    number: order.number,
    name: `${order.firstName} ${order.lastName}`,
    path: customerPath(order),
    payUntil: owed === 0 ? null : lastDayToPay(order.placedAt, shop.settings.unpaidDays),
  });
}

/**
 * Tells the customer.
 * @param order as it is now
 * @param kind null for a letter that corrects a mistake, around which the shop says nothing
 * @param letterTo makes the letter to an address
 */
export async function tellCustomer(
  deps: Telling,
  tx: Transaction,
  order: OrderRow,
  kind: Kind | null,
  letterTo: (to: string, part: ShopPart) => Letter,
): Promise<Told> {
  const to = await emailOf(tx, order);
  // Of a deleted account nothing is left that says whose the order was.
  if (to === null) return `${order.firstName}${order.lastName}` === '' ? 'deleted' : 'no-email';
  const part = kind === null ? NO_SHOP_PART : await partOf(deps, tx, order, kind);
  await deps.mailer.post(tx, letterTo(to, part), deps.now());
  return 'told';
}
