/**
 * What is sent again under its key, a call or a form, is done once, and gets the first result. The
 * result is stored in the transaction that does the work, so that work that failed may be tried again
 * under its key (reading 25).
 */
import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { DAY_MS } from 'server-kit/day';
import type { Queries, Transaction } from '../database/open';
import { removeRows } from '../database/remove-rows';
import { onceDone } from '../database/tables/done-once';
import { invalid } from './refusal';

const KEPT_MS = 30 * DAY_MS;

export type Once = {
  /** Whose work it is; null for a guest's and for staff's, whose keys are of one scope for all. */
  userId: number | null;
  /** What is asked for: 'order', 'cart', 'form'. */
  scope: string;
  key: string;
  body: unknown;
};

/** JSON text that is the same for the same content, whatever the order of the fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function hashOf(content: unknown): string {
  return createHash('sha256').update(canonical(content)).digest('base64url');
}

/**
 * Does the work, unless it was done before under this key. Of two at the same moment the second waits
 * for the first one's transaction.
 * @param once null where the sender gave no key: then it is done each time
 * @throws Refusal invalid when the key was used with another body
 */
export async function doneOnce<Result>(
  tx: Transaction,
  once: Once | null,
  now: Date,
  work: () => Promise<Result>,
): Promise<{ result: Result; isNew: boolean }> {
  if (once === null) return { result: await work(), isNew: true };
  const { userId, scope, key } = once;
  const bodyHash = hashOf(once.body);
  const its = and(
    userId === null ? isNull(onceDone.userId) : eq(onceDone.userId, userId),
    eq(onceDone.scope, scope),
    eq(onceDone.key, key),
  );
  const first = await tx
    .insert(onceDone)
    .values({ userId, scope, key, bodyHash, result: 'null', createdAt: now })
    .onConflictDoNothing()
    .returning({ key: onceDone.key });
  if (first.length > 0) {
    const result = await work();
    await tx
      .update(onceDone)
      .set({ result: JSON.stringify(result) })
      .where(its);
    return { result, isNew: true };
  }
  const [before] = await tx.select().from(onceDone).where(its);
  if (before?.bodyHash !== bodyHash) {
    throw invalid({ 'Idempotency-Key': 'This key was used with another request.' });
  }
  return { result: JSON.parse(before.result) as Result, isNew: false };
}

/**
 * The key of a form that a page shows: it makes something once. Where the same form comes with other
 * fields, as by the browser's way back, it asks for another thing.
 * @param key '' for a form without one
 */
export const formOnce = (key: string, fields: unknown): Once | null =>
  key === '' ? null : { userId: null, scope: 'form', key: hashOf([key, fields]), body: fields };

export async function sweepKeys(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await removeRows(queries, onceDone, lt(onceDone.createdAt, before));
}
