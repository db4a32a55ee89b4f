/** What the server says, by which the verification goes on (specification, sections 4 and 8). */

/** What the server says to a right password of an account that isn't verified. */
export const ASKS_FOR_VERIFICATION = 'Please verify your email';

/** True for 'Please verify your email', the answer to a right password of an unverified account. */
export function asksForVerification(message: string): boolean {
  return message.toLowerCase().includes(ASKS_FOR_VERIFICATION.toLowerCase());
}

/** True for 'Verification link has expired, please request a new one.', in answer to a code. */
export function saysExpired(message: string): boolean {
  return /\bexpired\b/i.test(message);
}

/** The same in answer to a login, where other things expire too, such as passwords. */
export function saysVerificationExpired(message: string): boolean {
  return saysExpired(message) && /\bverification\b/i.test(message);
}

export const ACCOUNT_VERIFIED = 'Account has been verified!, you can now login';

/**
 * A typed code without what is no part of it: pasted from a mail it may have spaces, and digits
 * with dashes between them. Another provider's code may have letters, and its dashes may belong to it.
 */
export function tidyCode(typed: string): string {
  const code = typed.replaceAll(/[\s\p{Format}]+/gu, '');
  const bare = code.replaceAll(/\p{Dash_Punctuation}/gu, '');
  return /^\d+$/.test(bare) ? bare : code;
}
