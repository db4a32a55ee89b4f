/**
 * What is sent again under its key is done once, and gets the first result. The result is stored in
 * the transaction that does the work, so that work that failed may be tried again under its key
 * (reading 25).
 */
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Queries, Transaction } from './database/open';
import { removeRows } from './database/remove-rows';
import { idempotencyKeys } from './database/tables/orders';
import { invalid } from './http/refusal';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Whose work it is, which call asks for it, and under which key. */
export type Once = { userId: number; call: string; key: string; body: unknown };

/** JSON text that is the same for the same content, whatever the order of the fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('base64url');
}

/**
 * Does the work, unless it was done before under this key. The caller holds a lock that makes the
 * work of one customer run one after another.
 * @param once null where the caller gave no key: then it is done each time
 * @throws Refusal 422 when the key was used with another body
 */
export async function doneOnce<Result>(
  tx: Transaction,
  once: Once | null,
  now: Date,
  work: () => Promise<Result>,
): Promise<{ result: Result; isNew: boolean }> {
  if (once === null) return { result: await work(), isNew: true };
  const { userId, call, key } = once;
  const bodyHash = hashOf(once.body);
  const [before] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.call, call),
        eq(idempotencyKeys.key, key),
      ),
    );
  if (before && before.bodyHash !== bodyHash) {
    throw invalid({ 'Idempotency-Key': 'This key was used with another request.' });
  }
  if (before) return { result: JSON.parse(before.answer) as Result, isNew: false };
  const result = await work();
  const answer = JSON.stringify(result);
  await tx.insert(idempotencyKeys).values({ userId, call, key, bodyHash, answer, createdAt: now });
  return { result, isNew: true };
}

export async function sweepKeys(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await removeRows(queries, idempotencyKeys, lt(idempotencyKeys.createdAt, before));
}
