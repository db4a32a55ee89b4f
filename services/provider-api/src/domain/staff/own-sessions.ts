/** The sessions of one person, listed and ended one by one (OWASP ASVS 3.3.4). */
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { staffSessions } from '../../database/tables/staff';
import type { Deps } from '../deps';
import { hashOfToken } from 'back-office/secret-token';
import { isOpenAt, type StaffSession } from './session';

/** So much of a hash tells the sessions of one person apart, and isn't enough to find one. */
const NAME_LENGTH = 12;

export type OwnSession = {
  /** What the form that ends it sends. */
  name: string;
  device: string | null;
  startedAt: Date;
  lastUsedAt: Date;
  /** Whether it is the one that asks. */
  isThis: boolean;
};

/** The open sessions of a person, the latest used first. */
export async function readOwnSessions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, token }: StaffSession,
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, id), isOpenAt(now())))
    .orderBy(desc(staffSessions.lastUsedAt), staffSessions.tokenHash);
  const own = hashOfToken(token);
  return rows.map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
    name: tokenHash.slice(0, NAME_LENGTH),
    device,
    startedAt: createdAt,
    lastUsedAt,
    isThis: tokenHash === own,
  }));
}

/**
 * Ends another session of the same person.
 * @returns false where there is none of this name: it was ended already, or is somebody else's
 */
export async function endOwnSession(
  deps: Pick<Deps, 'db' | 'now'> & { settings: Pick<Deps['settings'], 'proxySecret'> },
  { session, network }: { session: StaffSession; network: DoneBy<Clerk>['network'] },
  name: string,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const ended = await tx
      .delete(staffSessions)
      .where(
        and(
          eq(staffSessions.staffId, session.id),
          eq(sql`left(${staffSessions.tokenHash}, ${NAME_LENGTH})`, name),
          ne(staffSessions.tokenHash, hashOfToken(session.token)),
        ),
      )
      .returning({ device: staffSessions.device });
    if (ended.length === 0) return false;
    const after = { device: ended[0]?.device ?? null };
    await recordStaffAudit(deps, tx, { action: 'session ended', by: session, network, after });
    return true;
  });
}
