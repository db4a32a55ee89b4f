/** One-time links by which somebody of the staff sets password and authenticator. */
import { and, eq, gt } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/open';
import { staff, staffLinks, staffRecoveryCodes } from '../../database/tables/staff';
import type { StaffAccount } from './account';
import { addStaff, findStaff, hasOwner } from './account';
import { drawTotpSecret } from './second-factor';
import { drawToken, hashOfToken } from 'back-office/secret-token';
import { endStaffSessionsOf } from './session';
import { DAY_MS } from '../manila-day';

/** Where a link leads, below the counter's origin. */
const WELCOME_PATH = '/staff/welcome';

/** The first owner's name, until there are others. */
const FIRST_OWNER = 'owner';

/** A link's account, and the secret that its page shows. */
export type LinkedAccount = StaffAccount & { linkSecret: string };

/**
 * Makes the one valid link of an account; an earlier one ends.
 * @returns the path with the token, which is stored nowhere. The token is in the query, because the
 *   log has paths
 */
export async function makeLink(queries: Queries, staffId: number, now: Date): Promise<string> {
  const token = drawToken();
  const values = {
    tokenHash: hashOfToken(token),
    totpSecret: drawTotpSecret(),
    expiresAt: new Date(now.getTime() + DAY_MS),
  };
  await queries
    .insert(staffLinks)
    .values({ staffId, ...values })
    .onConflictDoUpdate({ target: staffLinks.staffId, set: values });
  return `${WELCOME_PATH}?link=${token}`;
}

/** The account of a link that is still valid; null for any other. */
export async function readLink(
  queries: Queries,
  token: string,
  now: Date,
): Promise<LinkedAccount | null> {
  const [found] = await queries
    .select({ account: staff, linkSecret: staffLinks.totpSecret })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(and(eq(staffLinks.tokenHash, hashOfToken(token)), gt(staffLinks.expiresAt, now)));
  return found ? { ...found.account, linkSecret: found.linkSecret } : null;
}

/**
 * Uses up a link: the account has this password and the link's authenticator, and every session of
 * before is ended.
 * @param step of the code that proved the authenticator, which is taken with it
 * @returns false where somebody else has used the link meanwhile
 */
export async function openAccount(
  tx: Transaction,
  token: string,
  { id, linkSecret }: LinkedAccount,
  { passwordHash, step }: { passwordHash: string; step: number },
): Promise<boolean> {
  const used = await tx
    .delete(staffLinks)
    .where(eq(staffLinks.tokenHash, hashOfToken(token)))
    .returning({ staffId: staffLinks.staffId });
  if (used.length === 0) return false;
  await tx
    .update(staff)
    .set({ passwordHash, totpSecret: linkSecret, totpStep: step })
    .where(eq(staff.id, id));
  await endStaffSessionsOf(tx, id);
  return true;
}

/** Takes password, authenticator, recovery codes and sessions from an account. */
export async function closeAccount(queries: Queries, id: number): Promise<void> {
  await queries.update(staff).set({ passwordHash: null, totpSecret: null }).where(eq(staff.id, id));
  await queries.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
  await endStaffSessionsOf(queries, id);
}

/**
 * The link of a shop's first owner.
 * @returns null where an owner can sign in already
 */
export async function firstOwnerLink(queries: Queries, now: Date): Promise<string | null> {
  if (await hasOwner(queries)) return null;
  const known = await findStaff(queries, FIRST_OWNER);
  const owner = known ?? (await addStaff(queries, { name: FIRST_OWNER, role: 'owner' }, now));
  // Nobody else has the name: where two commands add it at once, one gets nothing and may be repeated.
  if (owner?.role !== 'owner' || owner.passwordHash !== null) return null;
  return makeLink(queries, owner.id, now);
}
