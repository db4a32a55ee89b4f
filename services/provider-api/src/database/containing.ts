/** Patterns by which staff find rows by a part of what they know. */

/** A pattern of `like` for texts that contain the words as they are typed. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * Phones are typed with blanks, dashes and brackets, with a country's code, or without.
 * @returns null where the words are no part of a phone
 */
export function phoneDigits(words: string): string | null {
  const digits = words.replaceAll(/\D/g, '').replace(/^(?:63|0)/, '');
  return digits.length < 4 || /[a-z]/i.test(words) ? null : digits;
}
