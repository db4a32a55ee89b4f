/**
 * Idempotency keys: a repeat of a call under the same key changes nothing. A key is stored in the
 * transaction that did the work, so a failed call stores none (reading 25).
 */
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/open';
import { removeRows } from '../database/remove-rows';
import { users } from '../database/tables/customers';
import { idempotencyKeys } from '../database/tables/orders';
import { invalid } from '../http/refusal';

const KEPT_MS = 30 * 24 * 60 * 60_000;

type Scope = { userId: number; call: string; key: string; body: unknown };

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
 * Makes all changes of one shopper's cart run one after another, by a lock on the user's row; `no
 * key update` doesn't lock rows that refer to it.
 */
export async function lockCart(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * The earlier answer under this key, or null when the key is new. Called with the cart locked.
 * @throws Refusal 422 when the key was used with another body
 */
export async function replayOf(queries: Queries, scope: Scope): Promise<unknown> {
  const [row] = await queries
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, scope.userId),
        eq(idempotencyKeys.call, scope.call),
        eq(idempotencyKeys.key, scope.key),
      ),
    );
  if (!row) return null;
  if (row.bodyHash !== hashOf(scope.body)) {
    throw invalid({ 'Idempotency-Key': 'This key was used with another request.' });
  }
  return JSON.parse(row.answer) as unknown;
}

export async function keepAnswer(
  queries: Queries,
  scope: Scope,
  given: unknown,
  now: Date,
): Promise<void> {
  await queries.insert(idempotencyKeys).values({
    userId: scope.userId,
    call: scope.call,
    key: scope.key,
    bodyHash: hashOf(scope.body),
    answer: JSON.stringify(given),
    createdAt: now,
  });
}

export async function sweepKeys(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await removeRows(queries, idempotencyKeys, lt(idempotencyKeys.createdAt, before));
}
