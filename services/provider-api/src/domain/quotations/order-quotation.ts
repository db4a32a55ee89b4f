/** The order that a quotation becomes: at exactly the prices and sums that were sent. */
import { eq } from 'drizzle-orm';
import type { Totals } from 'shared-contracts/money';
import type { Transaction } from '../../database/open';
import type { orders } from '../../database/tables/orders';
import { quotations } from '../../database/tables/quotations';
import type { Deps } from '../deps';
import { accountEmail } from '../accounts/email';
import { orderLetter } from '../mail/letters';
import { partOf, type Telling } from '../orders/change-words';
import { companyFacts, type CompanyColumns } from '../orders/business-fields';
import type { contactColumns } from '../orders/contact-columns';
import { insertOrder, sell } from '../orders/store-order';
import { settle } from '../payments/settle';
import { linesOfQuotation } from './read-quotation';
import { takeFromCart } from './take-from-cart';
import { takeLines } from './take-lines';
import { requestedAtOf } from './versions';

type Quotation = typeof quotations.$inferSelect;
type Order = typeof orders.$inferSelect;

export type Ordering = {
  /** The account that orders, its cart locked; null for none. */
  user: { id: number; email: string } | null;
  contact: ReturnType<typeof contactColumns>;
  business: CompanyColumns;
  /** Of an order that staff place. */
  more?: Partial<Pick<Order, 'status' | 'staffName' | 'claimCode'>>;
};

type Placed = { order: Order; cartUnits: number; told: boolean };

/** @throws Refusal conflict where goods are gone or too few are left */
export async function orderQuotation(
  deps: Telling & Pick<Deps, 'now'>,
  tx: Transaction,
  quotation: Quotation,
  { user, contact, business, more }: Ordering,
): Promise<Placed> {
  const now = deps.now();
  const { subtotal, vat, total, discountRate } = quotation;
  if (subtotal === null || vat === null || total === null) throw new Error('sent without sums');
  const totals: Totals = { subtotal, vat, total };
  const lines = await takeLines(tx, await linesOfQuotation(tx, quotation.id));
  const order = await insertOrder(tx, {
    ...contact,
    ...business,
    ...totals,
    userId: user?.id ?? null,
    placedAt: now,
    quotationId: quotation.id,
    discountRate,
    // Nobody but staff reads why; a line's discount is in its price.
    discountReason: discountRate === 0 ? null : quotation.discountReason,
    ...more,
  });
  await sell(tx, order.id, lines);
  // One that costs nothing is paid.
  await settle(tx, order, now);
  const requestedAt = await requestedAtOf(tx, quotation);
  const cartUnits =
    user === null ? 0 : await takeFromCart(tx, user.id, { id: quotation.id, requestedAt });
  await tx
    .update(quotations)
    .set({ status: 'Accepted', decidedAt: now })
    .where(eq(quotations.id, quotation.id));
  const to = user?.email ?? contact.email;
  if (to === '') return { order, cartUnits, told: false };
  const part = await partOf(deps, tx, order, { kind: 'placed', waits: true });
  const letter = orderLetter(to, part, {
    number: order.number,
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    contactEmail:
      user === null || accountEmail(contact.email) === user.email ? null : contact.email,
    company: contact.company,
    facts: companyFacts(business),
    phone: contact.phone,
    lines,
    discountRate,
    totals,
  });
  await deps.mailer.post(tx, letter, now);
  return { order, cartUnits, told: true };
}
