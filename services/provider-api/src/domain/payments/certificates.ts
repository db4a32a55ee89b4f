/** Certificates of tax that customers withheld (BIR Form 2307): which are awaited, and that one has come. */
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
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

export type AwaitedCertificates = {
  /** At most `MOST`. */
  oldest: { entry: Entry; order: OrderRow }[];
  /** Of all. */
  count: number;
  sum: Centavos;
};

/** The certificates that have not come. A cancelled order's is not awaited. */
export async function awaitedCertificates(queries: Queries): Promise<AwaitedCertificates> {
  const its = eq(orders.id, payments.orderId);
  const wanted = and(awaited, ne(orders.status, 'Cancelled'));
  const oldest = await queries
    .select({ entry: payments, order: orders })
    .from(payments)
    .innerJoin(orders, its)
    .where(wanted)
    .orderBy(asc(payments.id))
    .limit(MOST);
  const [all] = await queries
    .select({
      count: sql`count(*)`.mapWith(Number),
      sum: sql`coalesce(sum(${payments.amount}), 0)`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(orders, its)
    .where(wanted);
  return { oldest, count: all?.count ?? 0, sum: all?.sum ?? 0 };
}

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
