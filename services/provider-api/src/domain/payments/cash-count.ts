/**
 * The count of a day's money: what each clerk should have of each method, what was counted, and why
 * the two differ. A day is closed once; what comes afterwards is counted with the next day.
 */
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { versionOf } from '../audit/version';
import type { Queries, Transaction } from '../../database/open';
import { cashCountLines, cashCounts, cashDays, payments } from '../../database/tables/payments';
import { hashOf } from '../done-once';
import { dayOf } from '../manila-day';
import { invalid } from '../refusal';
import { isDayClosed } from './cash-day';
import type { Paying } from './enter';

/** What one clerk should have of one method: payments less refunds. */
export type Expected = { method: string; clerk: string; expected: Centavos };

/** A short name of a line, which stays the same when others come beside it. */
export const lineKey = ({ method, clerk }: Pick<Expected, 'method' | 'clerk'>): string =>
  hashOf([method, clerk]).slice(0, 10);

/** What should be there of a day, by method and clerk. */
export async function expectedOf(queries: Queries, day: string): Promise<Expected[]> {
  const rows = await queries
    .select({
      method: payments.method,
      clerk: payments.staffName,
      expected:
        sql`sum(case ${payments.kind} when 'refund' then -${payments.amount} else ${payments.amount} end)`.mapWith(
          Number,
        ),
    })
    .from(payments)
    .where(and(eq(payments.day, day), isNull(payments.voidedAt), ne(payments.kind, 'withheld')))
    .groupBy(payments.method, payments.staffName)
    .orderBy(asc(payments.method), asc(payments.staffName));
  return rows.map(({ clerk, ...row }) => ({ ...row, clerk: clerk ?? '-' }));
}

export type Counted = {
  counted: Centavos;
  /** Empty for none. */
  note: string;
};

export type Closing = {
  /** In Manila. */
  day: string;
  /** The version of the lines that were shown. */
  shown: string;
  /** What was counted, by `lineKey`. */
  lines: ReadonlyMap<string, Counted>;
};

/** @throws Refusal invalid for lines that were not counted, or differ without a note */
function checkedLines(expected: readonly Expected[], lines: Closing['lines']) {
  const faults: Record<string, string> = {};
  const counted = expected.flatMap((line) => {
    const key = lineKey(line);
    const typed = lines.get(key);
    if (typed === undefined) {
      faults[`counted-${key}`] = 'Please count this too.';
      return [];
    }
    if (typed.counted !== line.expected && typed.note === '') {
      faults[`note-${key}`] = 'It is not what was expected: please say why.';
    }
    return [{ ...line, ...typed }];
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return counted;
}

const sumOf = (lines: readonly Expected[]) => lines.reduce((sum, line) => sum + line.expected, 0);

async function store(
  deps: Paying,
  tx: Transaction,
  { day, lines }: { day: string; lines: readonly (Expected & Counted)[] },
  by: Clerk,
): Promise<void> {
  const [count] = await tx
    .insert(cashCounts)
    .values({ day, closedAt: deps.now(), staffName: by.name })
    .returning({ id: cashCounts.id });
  if (!count) throw new Error('no count was stored');
  if (lines.length > 0) {
    await tx.insert(cashCountLines).values(lines.map((line) => ({ ...line, countId: count.id })));
  }
  await tx.update(cashDays).set({ closed: true }).where(eq(cashDays.day, day));
}

/**
 * Closes a day with what was counted.
 * @returns `already` where it is closed, `otherwise` where money came or went since the lines were
 *   shown: then nothing was done
 * @throws Refusal invalid for a day to come, a line that wasn't counted, or a difference without a note
 */
export async function closeDay(
  deps: Paying,
  { day, shown, lines }: Closing,
  { by, network }: DoneBy<Clerk>,
): Promise<'done' | 'already' | 'otherwise'> {
  if (day > dayOf(deps.now())) throw invalid({ '': 'This day has not begun yet.' });
  return deps.db.transaction(async (tx) => {
    if (await isDayClosed(tx, day, 'update')) return 'already';
    const expected = await expectedOf(tx, day);
    if (versionOf(expected) !== shown) return 'otherwise';
    const counted = checkedLines(expected, lines);
    await store(deps, tx, { day, lines: counted }, by);
    await recordStaffAudit(deps, tx, {
      action: 'cash count closed',
      by,
      network,
      object: `day ${day}`,
      after: {
        expected: sumOf(expected),
        counted: counted.reduce((sum, line) => sum + line.counted, 0),
      },
    });
    return 'done';
  });
}

/**
 * Opens a closed day again; its count stays, with who did so and why.
 * @returns false where it isn't closed
 */
export async function reopenDay(
  deps: Paying,
  { day, reason }: { day: string; reason: string },
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (!(await isDayClosed(tx, day, 'update'))) return false;
    await tx
      .update(cashCounts)
      .set({ reopenedAt: deps.now(), reopenedBy: by.name, reopenReason: reason })
      .where(and(eq(cashCounts.day, day), isNull(cashCounts.reopenedAt)));
    await tx.update(cashDays).set({ closed: false }).where(eq(cashDays.day, day));
    const object = `day ${day}`;
    await recordStaffAudit(deps, tx, { action: 'cash count reopened', by, network, object });
    return true;
  });
}
