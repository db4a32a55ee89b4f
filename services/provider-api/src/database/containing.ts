/** Conditions by which staff find rows by a part of what they know. */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** A pattern of `like` for texts that contain the words as they are typed. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * Phones are typed with blanks, dashes and brackets, or without.
 * @returns undefined where the words are no part of a phone
 */
export function phoneLike(phone: AnyColumn, words: string): SQL | undefined {
  const digits = words.replaceAll(/\D/g, '').replace(/^(?:63|0)/, '');
  if (digits.length < 4 || /[a-z]/i.test(words)) return undefined;
  return sql`regexp_replace(${phone}, '\\D', '', 'g') like ${`%${digits}%`}`;
}
