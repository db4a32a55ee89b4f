/**
 * Turns a quotation that was sent into an order for a customer who has said yes at the counter or on the
 * phone: once, at the prices that were sent, into the account that has its email, or without one.
 */
import type { Deps } from '../deps';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { lockCart } from '../cart/lock-cart';
import { accountOf } from '../accounts/account-of';
import { NO_COMPANY } from '../orders/business-fields';
import { newClaimCode } from '../orders/claim';
import { namedContact } from '../orders/contact-columns';
import { Refusal } from '../refusal';
import { orderQuotation } from './order-quotation';
import { isExpired, orderNumberOf, readQuotation, type WholeQuotation } from './read-quotation';
import { lockVersions, whyFixed } from './versions';

type Placing = Pick<Deps, 'db' | 'now' | 'mailer' | 'counts' | 'shopSettings'> & {
  settings: Pick<Deps['settings'], 'proxySecret' | 'shopOrigin'>;
};

/** `already`: it became this order before. */
export type OrderedByStaff = { number: string; outcome: 'done' | 'already'; told: boolean };

type Locked = Awaited<ReturnType<typeof lockVersions>>;

/** The offer with its lines. @throws Refusal conflict where it is none that holds */
async function offerOf(tx: Transaction, row: Locked, now: Date): Promise<WholeQuotation> {
  if (row.status !== 'Sent') throw new Refusal('conflict', await whyFixed(tx, row));
  if (isExpired(row, now)) {
    throw new Refusal('conflict', 'Its last day is over. Please extend it first.');
  }
  const offer = await readQuotation(tx, row.number);
  if (!offer?.customer) {
    throw new Refusal('conflict', 'Nobody is known for whom it is. Please revise it.');
  }
  return offer;
}

async function place(
  deps: Placing,
  tx: Transaction,
  number: string,
  { by, network }: DoneBy<Clerk>,
): Promise<OrderedByStaff> {
  const shown = await readQuotation(tx, number);
  // The account before its quotation, as where the customer accepts it.
  const user = await accountOf(tx, shown?.customer?.email?.toLowerCase() ?? null);
  if (user) await lockCart(tx, user.id);
  const row = await lockVersions(tx, number);
  const before = await orderNumberOf(tx, row.id);
  if (before !== null) return { number: before, outcome: 'already', told: false };
  const offer = await offerOf(tx, row, deps.now());
  const contact = namedContact({
    name: offer.customer?.name ?? '',
    phone: offer.mobileNumber ?? offer.inquiry?.mobileNumber ?? '',
    email: offer.customer?.email ?? '',
    company: offer.company ?? offer.inquiry?.company ?? '',
  });
  const claimCode = user === null ? newClaimCode() : null;
  // Whoever takes an order has seen that it can be done.
  const more = { status: 'Confirmed', staffName: by.name, claimCode } as const;
  const ordering = { user, contact, business: NO_COMPANY, more };
  const { order, told } = await orderQuotation(deps, tx, offer, ordering);
  await recordStaffAudit(deps, tx, {
    action: 'order placed',
    by,
    network,
    object: `order ${order.number}`,
    after: { quotation: number, total: order.total },
  });
  return { number: order.number, outcome: 'done', told };
}

/** @throws Refusal not-found, conflict where it is no offer that holds or goods are missing */
export async function orderByStaff(
  deps: Placing,
  number: string,
  clerk: DoneBy<Clerk>,
): Promise<OrderedByStaff> {
  const placed = await deps.db.transaction((tx) => place(deps, tx, number, clerk));
  if (placed.outcome === 'done') {
    deps.counts.orders += 1;
    void deps.mailer.deliver();
  }
  return placed;
}
