/**
 * Sessions: the shopper has 256 random bits, the database only their sha-256. A session ends at
 * logout, after 7 days without use, and after 30 days in any case.
 */
import { and, eq, gt, lt, ne, or } from 'drizzle-orm';
import { DAY_MS } from 'server-kit/day';
import { drawToken, hashOfToken } from 'passwords/secret-token';
import type { Queries } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { persistentSignIns, sessions, users } from '../../database/tables/customers';
import type { Deps } from '../deps';

const MINUTE_MS = 60_000;
const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** A use is stored at most this often, so that reading calls don't write a row each. */
const TOUCH_MS = 10 * MINUTE_MS;

export type SessionUser = { id: number; name: string; email: string };

/**
 * Starts a session.
 * @param persistentId the persistent sign-in that it comes from
 * @returns the token, which is stored nowhere
 */
export async function startSession(
  queries: Queries,
  userId: number,
  now: Date,
  persistentId: number | null = null,
): Promise<string> {
  const token = drawToken();
  await queries.insert(sessions).values({
    tokenHash: hashOfToken(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    persistentId,
  });
  return token;
}

/** The user of a valid session, or null. */
export async function readSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string | null,
): Promise<SessionUser | null> {
  if (token === null) return null;
  const time = now();
  const tokenHash = hashOfToken(token);
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.lastUsedAt, new Date(time.getTime() - IDLE_MS)),
        gt(sessions.createdAt, new Date(time.getTime() - ABSOLUTE_MS)),
      ),
    );
  if (!row) return null;
  const { lastUsedAt, ...user } = row;
  if (time.getTime() - lastUsedAt.getTime() > TOUCH_MS) {
    await db.update(sessions).set({ lastUsedAt: time }).where(eq(sessions.tokenHash, tokenHash));
  }
  return user;
}

/** Ends a session, and the persistent sign-in that it came from. */
export async function endSession(queries: Queries, token: string): Promise<void> {
  const [ended] = await queries
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOfToken(token)))
    .returning({ persistentId: sessions.persistentId });
  if (ended?.persistentId)
    await queries.delete(persistentSignIns).where(eq(persistentSignIns.id, ended.persistentId));
}

/** Ends every session of a user, and what would begin another. */
export async function endSessionsOf(queries: Queries, userId: number): Promise<void> {
  await queries.delete(persistentSignIns).where(eq(persistentSignIns.userId, userId));
  await queries.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends every session of a user except this token's, and what would begin another. */
export async function endOtherSessions(
  queries: Queries,
  userId: number,
  token: string,
): Promise<void> {
  const tokenHash = hashOfToken(token);
  const [own] = await queries.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  const others = own?.persistentId ? ne(persistentSignIns.id, own.persistentId) : undefined;
  await queries.delete(persistentSignIns).where(and(eq(persistentSignIns.userId, userId), others));
  await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
}

/** Removes the rows of ended sessions. */
export async function sweepSessions(queries: Queries, now: Date): Promise<void> {
  const ended = or(
    lt(sessions.lastUsedAt, new Date(now.getTime() - IDLE_MS)),
    lt(sessions.createdAt, new Date(now.getTime() - ABSOLUTE_MS)),
  );
  await removeRows(queries, sessions, ended);
}
