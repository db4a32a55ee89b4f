/** What the server says, by which the verification goes on (specification, sections 4 and 8). */

/** True for 'Please verify your email', the answer to a right password of an unverified account. */
export function asksForVerification(message: string): boolean {
  return message.toLowerCase().includes('please verify your email');
}

/** True for 'Verification link has expired, please request a new one.' */
export function saysExpired(message: string): boolean {
  return /\bexpired\b/i.test(message);
}

export const ACCOUNT_VERIFIED = 'Account has been verified!, you can now login';

/** A code as it was meant: pasted from a mail it may come with spaces. */
export function tidyCode(typed: string): string {
  return typed.replaceAll(/\s+/g, '');
}
