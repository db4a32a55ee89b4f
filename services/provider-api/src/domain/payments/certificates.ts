/** Certificates of tax that customers withheld (BIR Form 2307): which are awaited, and that one has come. */
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Clerk, DoneBy } from '../audit/record-staff';
import type { Queries } from '../../database/open';
import { orders } from '../../database/tables/orders';
import { payments } from '../../database/tables/payments';
import { notFound } from '../refusal';
import { inWords, noteMoney, type Paying } from './enter';
import { lockOrder, type Entry, type OrderRow } from './ledger';

const MOST = 200;

const awaited = and(
  eq(payments.kind, 'withheld'),
  isNull(payments.voidedAt),
  isNull(payments.certificateAt),
);

export type Awaited = { entry: Entry; order: OrderRow };

/** The certificates that have not come, the oldest first. A cancelled order's is not awaited. */
export const awaitedCertificates = (queries: Queries): Promise<Awaited[]> =>
  queries
    .select({ entry: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(awaited, ne(orders.status, 'Cancelled')))
    .orderBy(asc(payments.id))
    .limit(MOST);

/**
 * Notes that a certificate has come.
 * @returns false where it was noted before
 * @throws Refusal not-found
 */
export async function receiveCertificate(
  deps: Paying,
  { number, payment }: { number: string; payment: number },
  who: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, number);
    const its = and(eq(payments.id, payment), eq(payments.orderId, order.id));
    const [entry] = await tx.select().from(payments).where(its);
    if (entry?.kind !== 'withheld' || entry.voidedAt !== null) {
      throw notFound('This order has no such withheld tax.');
    }
    const changed = await tx
      .update(payments)
      .set({ certificateAt: deps.now(), certificateBy: who.by.name })
      .where(and(its, awaited))
      .returning({ id: payments.id });
    if (changed.length === 0) return false;
    const { amount } = entry;
    const words = `Certificate received: ${inWords(entry)}`;
    const said = { action: 'certificate received', words, after: { amount } } as const;
    await noteMoney(deps, tx, order, said, who);
    return true;
  });
}
