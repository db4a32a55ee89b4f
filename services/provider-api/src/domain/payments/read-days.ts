/** The days of the shop's money, as the counter shows them. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import type { Queries } from '../../database/open';
import { orders } from '../../database/tables/orders';
import { cashCountLines, cashCounts, cashDays, payments } from '../../database/tables/payments';
import { expectedOf, type Expected } from './cash-count';
import type { Entry } from './ledger';

type Count = typeof cashCounts.$inferSelect & { lines: (typeof cashCountLines.$inferSelect)[] };

export type CashDay = {
  day: string;
  expected: Expected[];
  /** What was noted of the day, the earliest first, with what was taken back. */
  entries: { entry: Entry; number: string }[];
  /** The count that closes it; null while it is open. */
  count: Count | null;
  /** Counts before, which were opened again. */
  reopened: Count[];
};

async function countsOf(queries: Queries, day: string): Promise<Count[]> {
  const counts = await queries
    .select()
    .from(cashCounts)
    .where(eq(cashCounts.day, day))
    .orderBy(asc(cashCounts.id));
  if (counts.length === 0) return [];
  const lines = await queries
    .select()
    .from(cashCountLines)
    .where(
      inArray(
        cashCountLines.countId,
        counts.map(({ id }) => id),
      ),
    )
    .orderBy(asc(cashCountLines.method), asc(cashCountLines.clerk));
  return counts.map((count) => ({
    ...count,
    lines: lines.filter(({ countId }) => countId === count.id),
  }));
}

/** @param day in Manila, '2026-11-26' */
export async function readDay(queries: Queries, day: string): Promise<CashDay> {
  const entries = await queries
    .select({ entry: payments, number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.day, day))
    .orderBy(asc(payments.id));
  const counts = await countsOf(queries, day);
  return {
    day,
    entries,
    expected: await expectedOf(queries, day),
    count: counts.find(({ reopenedAt }) => reopenedAt === null) ?? null,
    reopened: counts.filter(({ reopenedAt }) => reopenedAt !== null),
  };
}

export type DaySum = { day: string; sum: Centavos; closed: boolean };

const DAYS = 31;

/** The latest days on which money came or went, the newest first. */
export async function latestDays(queries: Queries): Promise<DaySum[]> {
  const rows = await queries
    .select({
      day: payments.day,
      sum: sql`sum(case ${payments.kind} when 'refund' then -${payments.amount} else ${payments.amount} end)`.mapWith(
        Number,
      ),
      closed: sql<boolean>`coalesce(bool_or(${cashDays.closed}), false)`,
    })
    .from(payments)
    .leftJoin(cashDays, eq(cashDays.day, payments.day))
    .where(and(isNotNull(payments.day), isNull(payments.voidedAt)))
    .groupBy(payments.day)
    .orderBy(desc(payments.day))
    .limit(DAYS);
  return rows.flatMap(({ day, ...row }) => (day === null ? [] : [{ day, ...row }]));
}
