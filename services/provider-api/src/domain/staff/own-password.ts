/** The password of somebody of the staff: the rules for a new one, and asking for the present one. */
import { eq } from 'drizzle-orm';
import { isCommonPassword } from '../accounts/common-passwords';
import { secretMatches } from '../accounts/password';
import { staff } from '../../database/tables/staff';
import type { Deps } from '../deps';

/** More than a customer's, because it opens every order. */
const LEAST = 12;

/** @returns why it can't be one; null where it can */
export function checkNewStaffPassword(
  { password, again }: { password: string; again: string },
  name: string,
): string | null {
  if ([...password].length < LEAST) return `The password must have at least ${LEAST} characters.`;
  if (isCommonPassword(password) || password.toLowerCase().replaceAll(name, '').length < 6) {
    return 'This password is too easy to guess. Please choose another one.';
  }
  return password === again ? null : 'The two passwords are not the same.';
}

/**
 * Whether somebody who is signed in knows the password. There are as many tries as to sign in, so
 * that who finds an open page gets no more guesses; only those who are signed in use them up.
 * @throws Refusal too-many
 */
export async function isOwnPassword(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  { id }: { id: number },
  given: string,
): Promise<boolean> {
  const own = `staff ${id}`;
  await limits.take('staffByKnown', own);
  const [account] = await db
    .select({ passwordHash: staff.passwordHash })
    .from(staff)
    .where(eq(staff.id, id));
  if (!(await secretMatches(account?.passwordHash ?? null, given))) return false;
  await limits.reset('staffByKnown', own);
  return true;
}
