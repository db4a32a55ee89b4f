/**
 * Turns a quotation into an order: one transaction, once however often the form is sent, at exactly the
 * prices and sums that were sent. What the customer asked for from the cart leaves the cart with it.
 */
import { eq } from 'drizzle-orm';
import type { Totals } from 'shared-contracts/money';
import { philippineFaults } from 'shared-contracts/philippine-address';
import type { z } from 'shared-contracts/schema';
import type { acceptQuotationBody } from 'shared-contracts/wire/quotation';
import { accountEmail } from '../accounts/email';
import type { SessionUser } from '../accounts/session';
import { lockCart } from '../cart/lock-cart';
import type { Transaction } from '../../database/open';
import { quotations } from '../../database/tables/quotations';
import type { Deps } from '../deps';
import { doneOnce } from '../done-once';
import { invalid } from '../refusal';
import { orderLetter } from '../mail/letters';
import { partOf } from '../orders/change-words';
import { businessColumns, companyFacts } from '../orders/business-fields';
import { contactColumns } from '../orders/contact-columns';
import { insertOrder, sell } from '../orders/store-order';
import { settle } from '../payments/settle';
import { checkOpen, lockOwn } from './own-quotation';
import { linesOfQuotation, orderNumberOf } from './read-quotation';
import { takeFromCart } from './take-from-cart';
import { takeLines } from './take-lines';
import { requestedAtOf } from './versions';

type Body = z.output<typeof acceptQuotationBody>;
type Accepted = { message: string; order_number: string; cart_units?: number };

const MESSAGE = 'Order has been placed!';

async function accept(
  deps: Deps,
  tx: Transaction,
  user: SessionUser,
  body: Body,
): Promise<Accepted & { isNew: boolean }> {
  const now = deps.now();
  const quotation = await lockOwn(tx, body.number, user.email);
  const before = await orderNumberOf(tx, quotation.id);
  if (before !== null) return { message: MESSAGE, order_number: before, isNew: false };
  await checkOpen(tx, quotation, now);
  const business = businessColumns(body);
  const faults = philippineFaults(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const { subtotal, vat, total, discountRate } = quotation;
  if (subtotal === null || vat === null || total === null) throw new Error('sent without sums');
  const totals: Totals = { subtotal, vat, total };
  const lines = await takeLines(tx, await linesOfQuotation(tx, quotation.id));
  const contact = contactColumns(body);
  const order = await insertOrder(tx, {
    ...contact,
    ...business,
    ...totals,
    userId: user.id,
    placedAt: now,
    quotationId: quotation.id,
    discountRate,
    // Nobody but staff reads why; a line's discount is in its price.
    discountReason: discountRate === 0 ? null : quotation.discountReason,
  });
  await sell(tx, order.id, lines);
  // One that costs nothing is paid.
  await settle(tx, order, now);
  const cart_units = await takeFromCart(tx, user.id, {
    id: quotation.id,
    requestedAt: await requestedAtOf(tx, quotation),
  });
  await tx
    .update(quotations)
    .set({ status: 'Accepted', decidedAt: now })
    .where(eq(quotations.id, quotation.id));
  const part = await partOf(deps, tx, order, { kind: 'placed', waits: true });
  const letter = orderLetter(user.email, part, {
    number: order.number,
    name: `${body.first_name} ${body.last_name}`,
    contactEmail: accountEmail(body.email) === user.email ? null : body.email,
    company: contact.company,
    facts: companyFacts(business),
    phone: body.phone,
    lines,
    discountRate,
    totals,
  });
  await deps.mailer.post(tx, letter, now);
  return { message: MESSAGE, order_number: order.number, cart_units, isNew: true };
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
