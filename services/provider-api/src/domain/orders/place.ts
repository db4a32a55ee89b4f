/**
 * Places an order: one transaction that consumes the cart. The shop computes prices and totals;
 * where the sent ones differ, no order is placed and the shopper confirms again (reading 1).
 */
import { eq, inArray } from 'drizzle-orm';
import { amountFromWire, toPesos, totalsOf, type Totals } from 'shared-contracts/money';
import { isSoldIn, quantityRule } from 'shared-contracts/order-quantity';
import { quantityWords } from 'shared-contracts/quantity-words';
import { philippineFaults } from 'shared-contracts/philippine-address';
import type { z } from 'shared-contracts/schema';
import type { placeOrderBody } from 'shared-contracts/wire/order';
import { accountEmail } from '../accounts/email';
import type { SessionUser } from '../accounts/session';
import { readCart, toCartItem, type CartLine } from '../cart/lines';
import { lockCart } from '../cart/lock-cart';
import type { Transaction } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import { cartLines } from '../../database/tables/orders';
import type { Deps } from '../deps';
import { doneOnce } from '../done-once';
import { invalid, Refusal } from '../refusal';
import { orderLetter } from '../mail/letters';
import { lockVariants } from '../stock/stock';
import { businessColumns, companyFacts } from './business-fields';
import { partOf } from './change-words';
import { contactColumns } from './contact-columns';
import { insertOrder, sell } from './store-order';

type Body = z.output<typeof placeOrderBody>;
type OrderableLine = CartLine & { price: number };

/** The answer, which is stored for a repeat under the same key. */
type Placed = {
  message: string;
  order_number: string;
  /** ISO 8601. */
  datePlaced: string;
  status: string;
} & ReturnType<typeof wireTotals>;

const lockCartsVariants = (tx: Transaction, userId: number) =>
  lockVariants(
    tx,
    inArray(
      variants.id,
      tx.select({ id: cartLines.variantId }).from(cartLines).where(eq(cartLines.userId, userId)),
    ),
  );

const wireTotals = (totals: Totals) => ({
  subtotal: toPesos(totals.subtotal),
  vat: toPesos(totals.vat),
  total_amount: toPesos(totals.total),
});

const isOrderable = (line: CartLine): line is OrderableLine =>
  line.status === 'available' &&
  line.price !== null &&
  isSoldIn(quantityRule(line.terms), line.quantity);

/** Why a line can't be ordered as it stands. */
function whyNot({ status, stock, terms }: CartLine): string {
  if (status === 'out_of_stock') {
    return stock === 0 ? 'is out of stock' : `has only ${stock} left`;
  }
  return status === 'available'
    ? `is sold otherwise (${quantityWords(quantityRule(terms))})`
    : 'is no longer available';
}

function checkLines(lines: CartLine[], userId: number): OrderableLine[] {
  if (lines.length === 0) throw new Refusal('invalid', 'Your cart is empty.');
  const orderable = lines.filter(isOrderable);
  if (orderable.length === lines.length) return orderable;
  const blocked = lines.find((line) => !isOrderable(line));
  const name = blocked ? `${blocked.productName} (${blocked.variantName})` : '';
  const why = blocked ? whyNot(blocked) : '';
  throw new Refusal('conflict', `${name} ${why}. Please review your cart.`, {
    extra: { items: lines.map((line) => toCartItem(line, userId)) },
  });
}

function checkTotals(body: Body, lines: OrderableLine[], userId: number): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  if (!Number.isSafeInteger(subtotal * 112)) {
    throw invalid({ total_amount: 'This order is too large to be placed online.' });
  }
  const totals = totalsOf(subtotal);
  const agrees =
    amountFromWire(body.subtotal) === totals.subtotal &&
    amountFromWire(body.vat) === totals.vat &&
    amountFromWire(body.total_amount) === totals.total;
  if (agrees) return totals;
  throw new Refusal(
    'conflict',
    'Prices have changed. Please review your order and confirm again.',
    {
      extra: {
        items: lines.map((line) => toCartItem(line, userId)),
        totals: wireTotals(totals),
      },
    },
  );
}

async function place(
  deps: Deps,
  tx: Transaction,
  user: SessionUser,
  body: Body,
  now: Date,
): Promise<Placed> {
  const business = businessColumns(body);
  const faults = philippineFaults(body);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await lockCartsVariants(tx, user.id);
  const lines = checkLines(await readCart(tx, user.id, now), user.id);
  const totals = checkTotals(body, lines, user.id);
  const order = await insertOrder(tx, {
    userId: user.id,
    placedAt: now,
    ...totals,
    ...contactColumns(body),
    ...business,
  });
  await sell(tx, order.id, lines);
  await tx.delete(cartLines).where(eq(cartLines.userId, user.id));
  const name = `${body.first_name} ${body.last_name}`;
  // The mail goes to the account's verified address, because another address may belong to somebody
  // who ordered nothing.
  const contactEmail = accountEmail(body.email) === user.email ? null : body.email;
  const { number } = order;
  const { phone, company = null } = body;
  const part = await partOf(deps, tx, order, { kind: 'placed', waits: true });
  await deps.mailer.post(
    tx,
    orderLetter(user.email, part, {
      number,
      name,
      contactEmail,
      company,
      facts: companyFacts(business),
      phone,
      lines,
      totals,
    }),
    now,
  );
  return {
    message: 'Order has been placed!',
    order_number: order.number,
    datePlaced: now.toISOString(),
    status: order.status,
    ...wireTotals(totals),
  };
}

/**
 * Turns the customer's cart into an order, once under its key.
 * @param sender the key is null for none
 * @throws Refusal conflict where the cart can't be ordered as it stands, or prices have changed; invalid for a
 *   field; too-many
 */
export async function placeOrder(
  deps: Deps,
  { user, network, key }: { user: SessionUser; network: string; key: string | null },
  body: Body,
): Promise<Placed> {
  await deps.limits.take('orderByAccount', String(user.id));
  await deps.limits.take('orderByNetwork', network);
  const now = deps.now();
  const { result, isNew } = await deps.db.transaction(async (tx) => {
    await lockCart(tx, user.id);
    const once = key === null ? null : { userId: user.id, scope: 'order', key, body };
    return doneOnce(tx, once, now, () => place(deps, tx, user, body, now));
  });
  if (isNew) deps.counts.orders += 1;
  void deps.mailer.deliver();
  return result;
}
