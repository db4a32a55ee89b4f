/**
 * Registrations that wait for their code. Each has the name and password that were typed with it,
 * and only the code that was mailed for it completes it: another registration of the same email
 * changes nothing in it (docs/decisions/0018).
 */
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { DAY_MS } from 'server-kit/day';
import type { Queries, Transaction } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { registrations, users } from '../../database/tables/customers';
import { secretMatches } from 'passwords/password-hash';

export type Registration = typeof registrations.$inferSelect;

/**
 * How many of the newest registrations a login compares its password with, because each comparison
 * is slow.
 */
const COMPARED = 3;
const KEPT_MS = 30 * DAY_MS;

/**
 * The registration for a new code, when only the email and the network are known: the newest from
 * the same network, or else the first of all. A later registration from another network never
 * replaces it.
 */
export async function registrationToRenew(
  queries: Queries,
  email: string,
  network: string,
): Promise<Registration | null> {
  const ofEmail = eq(registrations.email, email);
  const [own] = await queries
    .select()
    .from(registrations)
    .where(and(ofEmail, eq(registrations.network, network)))
    .orderBy(desc(registrations.id))
    .limit(1);
  const [first] = await queries
    .select()
    .from(registrations)
    .where(ofEmail)
    .orderBy(asc(registrations.id))
    .limit(1);
  return own ?? first ?? null;
}

/** The newest registrations of an email, as many as a login compares. */
export function newestRegistrations(queries: Queries, email: string): Promise<Registration[]> {
  return queries
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.id))
    .limit(COMPARED);
}

/**
 * The account or registration to which a password belongs; does the same work where there is none.
 */
export async function ownerOf<Known extends { passwordHash: string }>(
  known: Known[],
  password: string,
): Promise<Known | null> {
  const hashes = known.length === 0 ? [null] : known.map(({ passwordHash }) => passwordHash);
  const matches = await Promise.all(hashes.map((hashed) => secretMatches(hashed, password)));
  return known[matches.indexOf(true)] ?? null;
}

/**
 * Makes the account of a registration whose email is proved, and deletes all other registrations of
 * the email.
 * @param passwordHash another password than the one that was typed with it
 * @returns the user's id, or null where the registration no longer exists or the email has an
 * account
 */
export async function openAccount(
  tx: Transaction,
  registrationId: number,
  now: Date,
  passwordHash?: string,
): Promise<number | null> {
  const [typed] = await tx.select().from(registrations).where(eq(registrations.id, registrationId));
  if (!typed) return null;
  const { name, email, createdAt } = typed;
  const [user] = await tx
    .insert(users)
    .values({
      ...{ name, email, createdAt, verifiedAt: now },
      passwordHash: passwordHash ?? typed.passwordHash,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  await tx.delete(registrations).where(eq(registrations.email, email));
  return user?.id ?? null;
}

/** Removes expired registrations. */
export async function sweepRegistrations(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await removeRows(queries, registrations, lt(registrations.createdAt, before));
}
