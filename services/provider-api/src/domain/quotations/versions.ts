/**
 * Versions of a quotation. Each is a quotation of its own, with its number and link: version 1, and
 * those that were revised from it. A version that is sent replaces those that were sent before it; until
 * then they can be accepted. Whoever changes which of them holds has locked all of them.
 */
import { and, asc, desc, eq, gt, isNotNull, lt, or } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/open';
import { quotations } from '../../database/tables/quotations';
import { notFound, Refusal } from '../refusal';
import { orderNumberOf } from './read-quotation';

type Row = typeof quotations.$inferSelect;
type OfVersions = Pick<Row, 'id' | 'firstId' | 'version'>;

export const firstOf = ({ id, firstId }: Pick<Row, 'id' | 'firstId'>): number => firstId ?? id;

const allOf = (row: OfVersions) => {
  const first = firstOf(row);
  return or(eq(quotations.id, first), eq(quotations.firstId, first));
};

/**
 * Locks all versions of a quotation, always in the same order.
 * @returns the one of this number
 * @throws Refusal not-found
 */
export async function lockVersions(tx: Transaction, number: string): Promise<Row> {
  const [asked] = await tx.select().from(quotations).where(eq(quotations.number, number));
  if (!asked) throw notFound('There is no quotation of this number.');
  const rows = await tx
    .select()
    .from(quotations)
    .where(allOf(asked))
    .orderBy(asc(quotations.id))
    .for('update');
  const row = rows.find(({ id }) => id === asked.id);
  if (!row) throw notFound('There is no quotation of this number.');
  return row;
}

/** The newest version that was sent after one; null for none. */
export async function newerSent(queries: Queries, row: OfVersions): Promise<Row | null> {
  const [newer] = await queries
    .select()
    .from(quotations)
    .where(and(allOf(row), gt(quotations.version, row.version), isNotNull(quotations.sentAt)))
    .orderBy(desc(quotations.version))
    .limit(1);
  return newer ?? null;
}

/** The version that was sent before one; null for none. */
export async function sentBefore(queries: Queries, row: OfVersions): Promise<Row | null> {
  const [before] = await queries
    .select()
    .from(quotations)
    .where(and(allOf(row), lt(quotations.version, row.version), isNotNull(quotations.sentAt)))
    .orderBy(desc(quotations.version))
    .limit(1);
  return before ?? null;
}

/** The later version that staff still write; null for none. */
export async function draftAfter(queries: Queries, row: OfVersions): Promise<Row | null> {
  const its = and(allOf(row), gt(quotations.version, row.version), eq(quotations.status, 'Draft'));
  const [draft] = await queries.select().from(quotations).where(its).limit(1);
  return draft ?? null;
}

/** When its first version was asked for; null where staff made it. */
export async function requestedAtOf(queries: Queries, row: OfVersions): Promise<Date | null> {
  const [first] = await queries
    .select()
    .from(quotations)
    .where(eq(quotations.id, firstOf(row)));
  return first?.requestedAt ?? null;
}

/** The number of the newest version, whatever became of it. */
export async function lastVersion(queries: Queries, row: OfVersions): Promise<number> {
  const [last] = await queries
    .select({ version: quotations.version })
    .from(quotations)
    .where(allOf(row))
    .orderBy(desc(quotations.version))
    .limit(1);
  return last?.version ?? row.version;
}

/** Why a quotation that was sent is not changed any more, as staff read it. */
export async function whyFixed(queries: Queries, row: Row): Promise<string> {
  switch (row.status) {
    case 'Accepted': {
      const order = await orderNumberOf(queries, row.id);
      const as = order === null ? '' : ` as order ${order}`;
      return `This quotation was accepted${as}, so it stays as it is. What else is wanted is changed in the order.`;
    }
    case 'Replaced': {
      const newer = await newerSent(queries, row);
      const by = newer ? `Version ${newer.version} (${newer.number})` : 'Another version';
      return `${by} has replaced this one. Please go on with that.`;
    }
    case 'Declined':
      return 'The customer has declined this quotation. Revise it to offer again.';
    case 'Withdrawn':
      return 'This quotation is withdrawn. Please open it again first.';
    case 'Requested':
    case 'Draft':
    case 'Sent':
      return 'This quotation was not sent yet.';
  }
}

/**
 * Takes the versions out of a customer's hands that a locked draft replaces, in the transaction that
 * sends it.
 * @throws Refusal conflict where one of them was ordered, or a later one was sent
 */
export async function replaceOlder(tx: Transaction, draft: Row): Promise<void> {
  const others = and(allOf(draft), isNotNull(quotations.sentAt));
  for (const other of await tx.select().from(quotations).where(others)) {
    if (other.status === 'Accepted') {
      const order = (await orderNumberOf(tx, other.id)) ?? '';
      const words = `Version ${other.version} was accepted meanwhile as order ${order}, so this one was not sent.`;
      throw new Refusal('conflict', words);
    }
    if (other.version > draft.version) {
      const words = `Version ${other.version} (${other.number}) was sent meanwhile, so this one was not.`;
      throw new Refusal('conflict', words);
    }
  }
  const open = and(others, eq(quotations.status, 'Sent'));
  await tx.update(quotations).set({ status: 'Replaced' }).where(open);
}
