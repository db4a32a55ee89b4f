/**
 * Turns a quotation into an order: one transaction, once however often the form is sent, at exactly the
 * prices and sums that were sent. What the customer asked for from the cart leaves the cart with it.
 */
import { philippineFaults } from 'shared-contracts/philippine-address';
import type { z } from 'shared-contracts/schema';
import type { acceptQuotationBody } from 'shared-contracts/wire/quotation';
import type { SessionUser } from '../accounts/session';
import { lockCart } from '../cart/lock-cart';
import type { Transaction } from '../../database/open';
import type { Deps } from '../deps';
import { doneOnce } from '../done-once';
import { invalid } from '../refusal';
import { businessColumns } from '../orders/business-fields';
import { contactColumns } from '../orders/contact-columns';
import { checkOpen, lockOwn } from './own-quotation';
import { orderQuotation } from './order-quotation';
import { orderNumberOf } from './read-quotation';

type Body = z.output<typeof acceptQuotationBody>;
type Accepted = { message: string; order_number: string; cart_units?: number };

const MESSAGE = 'Order has been placed!';

async function accept(
  deps: Deps,
  tx: Transaction,
  user: SessionUser,
  body: Body,
): Promise<Accepted & { isNew: boolean }> {
  const quotation = await lockOwn(tx, body.number, user.email);
  const before = await orderNumberOf(tx, quotation.id);
  if (before !== null) return { message: MESSAGE, order_number: before, isNew: false };
  await checkOpen(tx, quotation, deps.now());
  const business = businessColumns(body);
  const faults = philippineFaults(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const ordering = { user, contact: contactColumns(body), business };
  const { order, cartUnits } = await orderQuotation(deps, tx, quotation, ordering);
  return { message: MESSAGE, order_number: order.number, cart_units: cartUnits, isNew: true };
}

/**
 * Orders what a quotation offers, once: under the sender's key, and in any case once a quotation.
 * @param sender the key is null for none
 * @throws Refusal not-found, conflict where it is no open offer or goods are missing, invalid, too-many
 */
export async function acceptQuotation(
  deps: Deps,
  { user, network, key }: { user: SessionUser; network: string; key: string | null },
  body: Body,
): Promise<Accepted> {
  await deps.limits.take('orderByAccount', String(user.id));
  await deps.limits.take('orderByNetwork', network);
  let isOrdered = false;
  const { result } = await deps.db.transaction(async (tx) => {
    await lockCart(tx, user.id);
    const once = key === null ? null : { userId: user.id, scope: 'quotation', key, body };
    return doneOnce(tx, once, deps.now(), async () => {
      const { isNew, ...accepted } = await accept(deps, tx, user, body);
      isOrdered = isNew;
      return accepted;
    });
  });
  if (isOrdered) deps.counts.orders += 1;
  void deps.mailer.deliver();
  return result;
}
