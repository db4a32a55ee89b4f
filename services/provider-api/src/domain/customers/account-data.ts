/**
 * Everything that is stored of a customer, as one document (Philippine Data Privacy Act, sections
 * 16 and 18: access and portability). An addition to the specification's calls.
 */
import { toPesos } from 'shared-contracts/money';
import { eq, type SQL } from 'drizzle-orm';
import { readCart, toCartItem } from '../cart/lines';
import type { Queries } from '../../database/open';
import { sessions, users } from '../../database/tables/customers';
import { orders } from '../../database/tables/orders';
import type { Deps } from '../deps';
import { companyOf } from '../companies/company';
import { inquiriesOf } from '../inquiries/inquiries-of';
import { quotationDocuments } from '../quotations/quotation-documents';
import { eventsOf, ordersWhere, type Order, type OrderEvent } from '../orders/orders-of';
import { paymentsOf, type Entry } from '../payments/ledger';
import { ownListsOf } from '../saved-lists/read-list';
import { persistentSignInsOf } from '../accounts/persistent-sign-in';
import type { SessionUser } from '../accounts/session';

/**
 * An order with all that was typed into it. The row's internal ids mean nothing to a person, so
 * they are left out.
 */
function toOrder(order: Order, events: OrderEvent[], paid: readonly Entry[]) {
  const { id, userId, quotationId, staffName, lines, ...kept } = order;
  const { subtotal, vat, total, placedAt, paidAt, discountRate, ...typed } = kept;
  return {
    ...typed,
    placedAt: placedAt.toISOString(),
    subtotal: toPesos(subtotal),
    vat: toPesos(vat),
    total: toPesos(total),
    /** In per cent. */
    discount: discountRate / 100,
    paidAt: paidAt?.toISOString() ?? null,
    payments: paid
      .filter(({ orderId }) => orderId === id)
      .map(({ kind, method, amount, reference, at, voidedAt }) => ({
        at: at.toISOString(),
        kind,
        method,
        amount: toPesos(amount),
        reference,
        taken_back: voidedAt !== null,
      })),
    // Also what staff have noted. Who of them did it is theirs.
    history: events
      .filter(({ orderId }) => orderId === id)
      .map(({ at, kind, status, what, words }) => ({
        ...{ at: at.toISOString(), kind, status, words },
        ...(what === null ? {} : { what }),
      })),
    lines: lines.map(({ productName, variantName, brandName, model, quantity, price }) => ({
      productName,
      variantName,
      brandName,
      model,
      quantity,
      price: toPesos(price),
    })),
  };
}

/** Some orders as a person gets them. */
export async function orderDocuments(queries: Queries, which: SQL) {
  const events = await eventsOf(queries, which);
  const placed = await ordersWhere(queries, which);
  const ids = placed.map(({ id }) => id);
  const paid = await paymentsOf(queries, ids);
  return placed.map((order) => toOrder(order, events, paid));
}

/** Everything that is stored of a customer, without hashes of passwords and sessions. */
export async function accountDocument(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: userId, email }: Pick<SessionUser, 'id' | 'email'>,
) {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  const open = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const cart = await readCart(db, userId, now());
  const company = await companyOf(db, userId);
  const devices = await persistentSignInsOf(db, userId, now());
  return {
    made_at: now().toISOString(),
    account: {
      id: userId,
      name: account?.name,
      email,
      created_at: account?.createdAt.toISOString(),
      verified_at: account?.verifiedAt?.toISOString() ?? null,
    },
    company,
    orders: await orderDocuments(db, eq(orders.userId, userId)),
    cart: cart.map((line) => toCartItem(line, userId)),
    saved_lists: await ownListsOf(db, userId, now()),
    // The account's email is verified, so the inquiries under it are its owner's.
    inquiries: await inquiriesOf(db, email),
    quotations: await quotationDocuments(db, email, now()),
    // The tokens' hashes are left out, because they would let somebody find a session.
    sessions: open.map(({ createdAt, lastUsedAt }) => ({
      started_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    persistent_sign_ins: devices.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      since: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
  };
}
