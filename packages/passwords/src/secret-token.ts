import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, for a session, a cookie or a link: nobody finds them by trying. */
export const drawToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token or a recovery code, which nobody can guess. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Whether a text is a secret one, in a time that says nothing of where they differ. */
export function isSameText(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
