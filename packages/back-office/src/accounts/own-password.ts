/** Somebody's own password: the rules for a new one, and asking for the present one. */
import { isCommonPassword } from 'passwords/common-passwords';
import { secretMatches } from 'passwords/password-hash';
import type { Account, AccountStore } from './store';
import type { Tries } from './tries';

/** More than a customer's, because it opens every order, or every shopper's scripts. */
const LEAST = 12;

/** @returns why it can't be one; null where it can */
export function checkNewPassword(
  { password, again }: { password: string; again: string },
  name: string,
): string | null {
  if ([...password].length < LEAST) return `The password must have at least ${LEAST} characters.`;
  if (isCommonPassword(password) || password.toLowerCase().replaceAll(name, '').length < 6) {
    return 'This password is too easy to guess. Please choose another one.';
  }
  return password === again ? null : 'The two passwords are not the same.';
}

export type Answer = 'right' | 'wrong' | { retryAfterSeconds: number };

/**
 * Whether somebody who is signed in knows the password. There are as many tries as to sign in, so
 * that who finds an open page gets no more guesses; only those who are signed in use them up.
 */
export async function askOwnPassword(
  { store, tries }: { store: Pick<AccountStore, 'find'>; tries: Tries },
  { id, name }: Pick<Account, 'id' | 'name'>,
  given: string,
): Promise<Answer> {
  const own = `staff ${id}`;
  const retryAfterSeconds = await tries.wait('staffByKnown', own);
  if (retryAfterSeconds !== null) return { retryAfterSeconds };
  const account = await store.find(name);
  if (!(await secretMatches(account?.passwordHash ?? null, given))) return 'wrong';
  await tries.reset('staffByKnown', own);
  return 'right';
}
