/** Staff accounts: made by the owner's command, opened by a one-time link. */
import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { staff } from '../../database/tables/staff';
import { OWNER } from './role';

export type StaffAccount = typeof staff.$inferSelect;

/** Short enough for a table on a phone, and the same however it is typed. */
const NAME = /^[a-z0-9][a-z0-9._-]{1,31}$/;

/** @returns the name as it is stored; null where it can be none */
export function staffName(typed: string): string | null {
  const name = typed.trim().toLowerCase();
  return NAME.test(name) ? name : null;
}

export async function findStaff(queries: Queries, name: string): Promise<StaffAccount | null> {
  const [found] = await queries.select().from(staff).where(eq(staff.name, name));
  return found ?? null;
}

/** @returns null where somebody has this name already */
export async function addStaff(
  queries: Queries,
  { name, role }: { name: string; role: string },
  now: Date,
): Promise<StaffAccount | null> {
  const [added] = await queries
    .insert(staff)
    .values({ name, role, createdAt: now })
    .onConflictDoNothing({ target: staff.name })
    .returning();
  return added ?? null;
}

/** By name; `ready` where password and authenticator are set. */
export async function listStaff(
  queries: Queries,
): Promise<{ name: string; role: string; ready: boolean }[]> {
  const rows = await queries.select().from(staff).orderBy(asc(staff.name));
  return rows.map(({ name, role, passwordHash }) => ({ name, role, ready: passwordHash !== null }));
}

export async function setRole(queries: Queries, id: number, role: string): Promise<void> {
  await queries.update(staff).set({ role }).where(eq(staff.id, id));
}

/** Links, recovery codes and sessions go with the account; what it did stays in the audit log. */
export async function removeStaff(queries: Queries, id: number): Promise<void> {
  await queries.delete(staff).where(eq(staff.id, id));
}

/** Whether an owner can sign in. */
export async function hasOwner(queries: Queries): Promise<boolean> {
  const [found] = await queries
    .select({ owners: count() })
    .from(staff)
    .where(and(eq(staff.role, OWNER), isNotNull(staff.passwordHash)));
  return (found?.owners ?? 0) > 0;
}
