/**
 * Staying signed in on a browser, by choice: an addition to the specification's calls. The browser has
 * 256 random bits in a cookie, the database only their sha-256. It ends at a logout there, when the
 * customer ends it elsewhere, with a new password, after 60 days without use, and after a year in any
 * case. The secret isn't exchanged at each use: a reply that is lost on a weak network would sign the
 * customer out.
 */
import { and, desc, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm';
import { drawToken, hashOfToken } from 'passwords/secret-token';
import { DAY_MS } from 'server-kit/day';
import type { Queries, Transaction } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { persistentSignIns, sessions, users } from '../../database/tables/customers';
import { rowId } from '../../database/row-id';
import { recordAudit } from '../audit/record';
import type { Deps } from '../deps';
import { notFound, unauthenticated } from '../refusal';
import { startSession, type SessionUser } from './session';

export const PERSISTENT_IDLE_MS = 60 * DAY_MS;
const ABSOLUTE_MS = 365 * DAY_MS;
/** The most browsers of one customer; one more ends the longest unused. */
const MOST = 10;
const ENDED = 'That device is signed out already.';

const alive = (now: Date) =>
  and(
    gt(persistentSignIns.lastUsedAt, new Date(now.getTime() - PERSISTENT_IDLE_MS)),
    gt(persistentSignIns.createdAt, new Date(now.getTime() - ABSOLUTE_MS)),
  );

type Asker = { token: string | null; network: string };

type Browser = {
  /** 'Chrome on Android'; null where it doesn't say. */
  device: string | null;
  /** The secret that it has already, which the new one replaces. */
  earlier: string | null;
};

/** What a browser had before; its sessions go on, those of this customer with the new one. */
async function replaceEarlier(
  tx: Transaction,
  which: SQL | undefined,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  const rows = await tx.select({ id: persistentSignIns.id }).from(persistentSignIns).where(which);
  const ofEarlier = inArray(
    sessions.persistentId,
    rows.map((row) => row.id),
  );
  const ofCustomer = and(ofEarlier, eq(sessions.userId, userId));
  await tx.update(sessions).set({ persistentId: id }).where(ofCustomer);
  await tx.update(sessions).set({ persistentId: null }).where(ofEarlier);
  await tx.delete(persistentSignIns).where(which);
}

/**
 * Lets the browser of a session stay signed in; what it had before is replaced.
 * @returns the secret, which is stored nowhere
 */
export async function keepSignedIn(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  user: SessionUser,
  { token, network, device, earlier }: Asker & Browser,
): Promise<string> {
  const secret = drawToken();
  const now = deps.now();
  const ofToken = eq(sessions.tokenHash, hashOfToken(token ?? ''));
  await deps.db.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(ofToken);
    const [made] = await tx
      .insert(persistentSignIns)
      .values({
        ...{ secretHash: hashOfToken(secret), userId: user.id, device },
        ...{ createdAt: now, lastUsedAt: now },
      })
      .returning({ id: persistentSignIns.id });
    if (!made) throw new Error('no row was made');
    const which = or(
      eq(persistentSignIns.id, session?.persistentId ?? 0),
      eq(persistentSignIns.secretHash, hashOfToken(earlier ?? '')),
    );
    await replaceEarlier(tx, which, { userId: user.id, id: made.id });
    await tx.update(sessions).set({ persistentId: made.id }).where(ofToken);
    const older = await tx
      .select({ id: persistentSignIns.id })
      .from(persistentSignIns)
      .where(eq(persistentSignIns.userId, user.id))
      .orderBy(desc(persistentSignIns.lastUsedAt), desc(persistentSignIns.id))
      .offset(MOST);
    for (const { id } of older)
      await tx.delete(persistentSignIns).where(eq(persistentSignIns.id, id));
    const own = { actor: user.id, subject: user.id, network };
    await recordAudit(deps, tx, { action: 'sign-in made persistent', ...own });
  });
  return secret;
}

/**
 * Starts a session of a browser that stays signed in.
 * @throws Refusal unauthenticated where no persistent sign-in has the secret, or it has ended
 */
export async function resumeSignIn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  secret: string | null,
): Promise<{ user: SessionUser; token: string }> {
  const time = now();
  const [row] =
    secret === null
      ? []
      : await db
          .select({
            persistentId: persistentSignIns.id,
            id: users.id,
            name: users.name,
            email: users.email,
          })
          .from(persistentSignIns)
          .innerJoin(users, eq(users.id, persistentSignIns.userId))
          .where(and(eq(persistentSignIns.secretHash, hashOfToken(secret)), alive(time)));
  if (!row) throw unauthenticated();
  const { persistentId, ...user } = row;
  return db.transaction(async (tx) => {
    const used = await tx
      .update(persistentSignIns)
      .set({ lastUsedAt: time })
      .where(eq(persistentSignIns.id, persistentId))
      .returning({ id: persistentSignIns.id });
    // It has ended meanwhile.
    if (used.length === 0) throw unauthenticated();
    return { user, token: await startSession(tx, user.id, time, persistentId) };
  });
}

/** The browsers in which a customer stays signed in, the last used first. */
export function persistentSignInsOf(
  queries: Queries,
  userId: number,
  now: Date,
): Promise<(typeof persistentSignIns.$inferSelect)[]> {
  return queries
    .select()
    .from(persistentSignIns)
    .where(and(eq(persistentSignIns.userId, userId), alive(now)))
    .orderBy(desc(persistentSignIns.lastUsedAt), desc(persistentSignIns.id));
}

/** @param secret of the browser that asks, from its cookie */
export async function listPersistentSignIns(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  secret: string | null,
) {
  const here = secret === null ? null : hashOfToken(secret);
  const rows = await persistentSignInsOf(db, userId, now());
  return rows.map(({ id, secretHash, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    since: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    here: secretHash === here,
  }));
}

/**
 * Ends one of a customer's, with the sessions that came from it but the one that asks.
 * @param text its id, as in the list
 * @throws Refusal not-found where it is none of the customer's
 */
export async function endPersistentSignIn(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  { id: userId }: Pick<SessionUser, 'id'>,
  text: string,
  { token, network }: Asker,
): Promise<void> {
  const id = rowId(text);
  if (id === null) throw notFound(ENDED);
  await deps.db.transaction(async (tx) => {
    const ofAsker = and(
      eq(sessions.tokenHash, hashOfToken(token ?? '')),
      eq(sessions.persistentId, id),
    );
    await tx.update(sessions).set({ persistentId: null }).where(ofAsker);
    const ended = await tx
      .delete(persistentSignIns)
      .where(and(eq(persistentSignIns.id, id), eq(persistentSignIns.userId, userId)))
      .returning({ id: persistentSignIns.id });
    if (ended.length === 0) throw notFound(ENDED);
    const own = { actor: userId, subject: userId, network };
    await recordAudit(deps, tx, { action: 'persistent sign-in ended', ...own });
  });
}

/** Ends what a browser's cookie says, where it says something. */
export async function endPersistentHere(queries: Queries, secret: string | null): Promise<void> {
  if (secret === null) return;
  await queries
    .delete(persistentSignIns)
    .where(eq(persistentSignIns.secretHash, hashOfToken(secret)));
}

/** Removes the rows of those that have ended. */
export async function sweepPersistentSignIns(queries: Queries, now: Date): Promise<void> {
  const ended = or(
    lt(persistentSignIns.lastUsedAt, new Date(now.getTime() - PERSISTENT_IDLE_MS)),
    lt(persistentSignIns.createdAt, new Date(now.getTime() - ABSOLUTE_MS)),
  );
  await removeRows(queries, persistentSignIns, ended);
}
