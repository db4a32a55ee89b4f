/** Sessions of staff: the browser has 256 random bits, the database only their sha-256. */
import { ABSOLUTE_MS, IDLE_MS, TOUCH_MS } from 'back-office/accounts/session-rule';
import { and, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { staff, staffRoles, staffSessions } from '../../database/tables/staff';
import type { Deps } from '../deps';
import { roleNamed, type Role } from './role';
import { drawToken, hashOfToken } from 'passwords/secret-token';

export type StaffSession = { id: number; name: string; role: Role; token: string };

/**
 * @param device what the browser says that it is; null where it says nothing
 * @returns the token, which is stored nowhere
 */
export async function startStaffSession(
  queries: Queries,
  staffId: number,
  now: Date,
  device: string | null = null,
): Promise<string> {
  const token = drawToken();
  await queries
    .insert(staffSessions)
    .values({ tokenHash: hashOfToken(token), staffId, createdAt: now, lastUsedAt: now, device });
  return token;
}

/** A session that goes on at this time. */
export const isOpenAt = (time: Date) =>
  and(
    gt(staffSessions.lastUsedAt, new Date(time.getTime() - IDLE_MS)),
    gt(staffSessions.createdAt, new Date(time.getTime() - ABSOLUTE_MS)),
  );

/**
 * The person of a valid session with the role and rights of now, or null.
 * @param byHand false for what a page asks by itself, which is no use of the session
 */
export async function readStaffSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string | null,
  byHand = true,
): Promise<StaffSession | null> {
  if (token === null) return null;
  const time = now();
  const tokenHash = hashOfToken(token);
  const [row] = await db
    .select({
      id: staff.id,
      name: staff.name,
      role: staff.role,
      lastUsedAt: staffSessions.lastUsedAt,
      own: staffRoles,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(staffRoles, eq(staffRoles.name, staff.role))
    .where(and(eq(staffSessions.tokenHash, tokenHash), isOpenAt(time)));
  if (!row) return null;
  const { id, name, role, lastUsedAt, own } = row;
  if (byHand && time.getTime() - lastUsedAt.getTime() > TOUCH_MS) {
    await db
      .update(staffSessions)
      .set({ lastUsedAt: time })
      .where(eq(staffSessions.tokenHash, tokenHash));
  }
  return { id, name, role: roleNamed(role, own), token };
}

/** @param but the hash of the token of a session that goes on */
export async function endStaffSessionsOf(
  queries: Queries,
  staffId: number,
  but?: string,
): Promise<void> {
  const others = but === undefined ? undefined : ne(staffSessions.tokenHash, but);
  await queries.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), others));
}

/** Removes the rows of ended sessions. */
export async function sweepStaffSessions(queries: Queries, now: Date): Promise<void> {
  await queries
    .delete(staffSessions)
    .where(
      or(
        lt(staffSessions.lastUsedAt, new Date(now.getTime() - IDLE_MS)),
        lt(staffSessions.createdAt, new Date(now.getTime() - ABSOLUTE_MS)),
      ),
    );
}
