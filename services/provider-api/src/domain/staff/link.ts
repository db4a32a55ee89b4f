/** One-time links by which somebody of the staff sets password and authenticator. */
import { drawLink } from 'back-office/accounts/link';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { staff, staffLinks, staffRecoveryCodes } from '../../database/tables/staff';
import { addStaff, findStaff, hasOwner } from './account';
import { OWNER } from './role';
import { endStaffSessionsOf } from './session';

/** Where a link leads, below the counter's origin. */
const WELCOME_PATH = '/staff/welcome';

/** The first owner's name, until there are others. */
const FIRST_OWNER = 'owner';

/**
 * Makes the one valid link of an account; an earlier one ends.
 * @returns the path with the token, which is stored nowhere
 */
export async function makeLink(queries: Queries, staffId: number, now: Date): Promise<string> {
  const { link, stored } = drawLink(WELCOME_PATH, now);
  await queries
    .insert(staffLinks)
    .values({ staffId, ...stored })
    .onConflictDoUpdate({ target: staffLinks.staffId, set: stored });
  return link;
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
  const owner = known ?? (await addStaff(queries, { name: FIRST_OWNER, role: OWNER }, now));
  // Nobody else has the name: where two commands add it at once, one gets nothing and may be repeated.
  if (owner?.role !== OWNER || owner.passwordHash !== null) return null;
  return makeLink(queries, owner.id, now);
}
