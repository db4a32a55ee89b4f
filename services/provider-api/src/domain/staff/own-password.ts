import { askOwnPassword } from 'back-office/accounts/own-password';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { findStaff } from './account';

/**
 * Whether somebody who is signed in knows the own password, before something that can't be undone.
 * @throws Refusal too-many
 */
export async function isOwnPassword(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  person: { id: number; name: string },
  given: string,
): Promise<boolean> {
  const store = { find: (name: string) => findStaff(db, name) };
  const answer = await askOwnPassword({ store, tries: limits }, person, given);
  if (typeof answer === 'string') return answer === 'right';
  throw new Refusal('too-many', 'Too many attempts. Please try again later.', answer);
}
