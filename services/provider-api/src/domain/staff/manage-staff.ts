/**
 * What an owner does with the people of the staff: invites them by a one-time link, gives them a role,
 * takes password and authenticator from them, ends them. The shop never is without an owner who can sign
 * in. Each change is one transaction with its line in the log; what it ends, it ends at once.
 */
import { and, asc, eq, isNotNull, max, ne, sql } from 'drizzle-orm';
import type { Transaction, Queries } from '../../database/open';
import { staff, staffRoles, staffSessions } from '../../database/tables/staff';
import { recordStaffAudit, type Clerk, type DoneBy, type StaffAction } from '../audit/record-staff';
import type { AuditFields } from '../../database/tables/audit';
import type { Deps } from '../deps';
import { doneOnce, type Once } from '../done-once';
import { invalid, notFound, Refusal } from '../refusal';
import { addStaff, removeStaff, setRole, staffName, type StaffAccount } from './account';
import { closeAccount, makeLink } from './link';
import { isBuiltIn, isWithin, OWNER, roleNamed, type Role } from './role';

type Managing = Pick<Deps, 'db' | 'now'> & { settings: Pick<Deps['settings'], 'proxySecret'> };
/** Who does it, and with which role. */
type ByClerk = DoneBy<Clerk> & { role: Role };

const NAME_FAULT =
  'A name has 2 to 32 letters without accents, digits, dots, hyphens or underscores, such as maria.';
const TOO_MUCH = 'This is more than your own role may, so nothing was done.';
const LAST_OWNER =
  'This is the only owner who can sign in. Somebody has to be an owner, so make another one first.';

/** Held by whoever changes who may what, so that of two owners who end each other one is left. */
const lockStaff = (tx: Transaction) =>
  tx.execute(sql`lock table ${staff} in share row exclusive mode`);

const note = (
  deps: Managing,
  tx: Transaction,
  action: StaffAction,
  name: string,
  { by, network }: ByClerk,
  fields: { before?: AuditFields; after?: AuditFields } = {},
) => recordStaffAudit(deps, tx, { action, by, network, object: `staff ${name}`, ...fields });

/** @throws Refusal forbidden for a role that may more than one's own */
export function checkWithin(role: Role, own: Role): void {
  if (!isWithin(role, own)) throw new Refusal('forbidden', TOO_MUCH);
}

/** @throws Refusal invalid where there is no such role, forbidden where it may more than one's own */
async function checkRole(tx: Transaction, name: string, own: Role): Promise<void> {
  const [stored] = await tx.select().from(staffRoles).where(eq(staffRoles.name, name));
  if (!stored && !isBuiltIn(name)) throw invalid({ role: 'There is no such role any more.' });
  checkWithin(roleNamed(name, stored ?? null), own);
}

/** @throws Refusal not-found, forbidden for somebody who may more than oneself */
async function accountOf(tx: Transaction, id: number, own: Role): Promise<StaffAccount> {
  await lockStaff(tx);
  const [found] = await tx
    .select({ person: staff, stored: staffRoles })
    .from(staff)
    .leftJoin(staffRoles, eq(staffRoles.name, staff.role))
    .where(eq(staff.id, id));
  if (!found) throw notFound('There is nobody of this number any more.');
  checkWithin(roleNamed(found.person.role, found.stored), own);
  return found.person;
}

/** @throws Refusal conflict for the last owner who can sign in */
async function checkNotLast(tx: Transaction, { id, role, passwordHash }: StaffAccount) {
  if (role !== OWNER || passwordHash === null) return;
  const others = and(eq(staff.role, OWNER), isNotNull(staff.passwordHash), ne(staff.id, id));
  if ((await tx.$count(staff, others)) === 0) throw new Refusal('conflict', LAST_OWNER);
}

/**
 * Adds somebody, who opens the account by the link.
 * @param once of the form: submitted twice it adds one, and the link that is shown last is the valid one
 * @returns the link's path, which is stored nowhere; null where it was used between the two
 * @throws Refusal invalid for a name that is none or taken, or a role that is none
 */
export async function inviteStaff(
  deps: Managing,
  { name: typed, role, once }: { name: string; role: string; once: Once | null },
  clerk: ByClerk,
): Promise<{ id: number; name: string; link: string | null }> {
  const name = staffName(typed);
  if (name === null) throw invalid({ name: NAME_FAULT });
  return deps.db.transaction(async (tx) => {
    await lockStaff(tx);
    const now = deps.now();
    const { result, isNew } = await doneOnce(tx, once, now, async () => {
      await checkRole(tx, role, clerk.role);
      const added = await addStaff(tx, { name, role }, now);
      if (!added) throw invalid({ name: `There is a ${name} already.` });
      await note(deps, tx, 'staff added', name, clerk, { after: { role } });
      return { id: added.id };
    });
    const { id, passwordHash } = isNew
      ? { ...result, passwordHash: null }
      : await accountOf(tx, result.id, clerk.role);
    const link = passwordHash === null ? await makeLink(tx, id, now) : null;
    return { id, name, link };
  });
}

/** @throws Refusal not-found, invalid, or conflict where it takes the last owner from the shop */
export async function changeRole(
  deps: Managing,
  { id, role }: { id: number; role: string },
  clerk: ByClerk,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await accountOf(tx, id, clerk.role);
    if (account.role === role) return;
    await checkRole(tx, role, clerk.role);
    await checkNotLast(tx, account);
    await setRole(tx, id, role);
    const fields = { before: { role: account.role }, after: { role } };
    await note(deps, tx, 'staff role changed', account.name, clerk, fields);
  });
}

/**
 * Takes password, authenticator and sessions from somebody.
 * @returns the path of the new one-time link, which is stored nowhere
 * @throws Refusal not-found, conflict for oneself
 */
export async function resetStaff(
  deps: Managing,
  id: number,
  clerk: ByClerk,
): Promise<{ name: string; link: string }> {
  return deps.db.transaction(async (tx) => {
    const { name } = await accountOf(tx, id, clerk.role);
    if (id === clerk.by.id) {
      const words = 'This is you. Your own password and codes are changed under Account.';
      throw new Refusal('conflict', words);
    }
    await closeAccount(tx, id);
    await note(deps, tx, 'staff reset', name, clerk);
    return { name, link: await makeLink(tx, id, deps.now()) };
  });
}

/**
 * Ends an account with its sessions. What it did stays in the log.
 * @throws Refusal not-found, conflict for the last owner who can sign in
 */
export async function endStaff(deps: Managing, id: number, clerk: ByClerk): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await accountOf(tx, id, clerk.role);
    await checkNotLast(tx, account);
    await removeStaff(tx, id);
    const fields = { before: { role: account.role } };
    await note(deps, tx, 'staff removed', account.name, clerk, fields);
  });
}

export type Person = {
  id: number;
  name: string;
  role: string;
  /** Whether password and authenticator are set. */
  ready: boolean;
  createdAt: Date;
  /** When a session of theirs was last used; null without one. */
  lastUsedAt: Date | null;
};

/** Everybody by name. @param only one of them */
export async function listPeople(queries: Queries, only?: number): Promise<Person[]> {
  const rows = await queries
    .select({ person: staff, lastUsedAt: max(staffSessions.lastUsedAt) })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .where(only === undefined ? undefined : eq(staff.id, only))
    .groupBy(staff.id)
    .orderBy(asc(staff.name));
  return rows.map(({ person: { id, name, role, passwordHash, createdAt }, lastUsedAt }) => ({
    ...{ id, name, role, createdAt, lastUsedAt },
    ready: passwordHash !== null,
  }));
}
