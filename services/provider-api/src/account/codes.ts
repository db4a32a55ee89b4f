/**
 * Six-digit codes, mailed: single-use, dead after 10 minutes or 5 tries. They are kept hashed like
 * passwords: a million guesses then take hours, longer than a code lives.
 */
import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { codes } from '../database/schema';
import { invalid } from '../http/refusal';
import { hashSecret, secretMatches } from './password';

const CODE_MINUTES = 10;
const TRIES_MOST = 5;

const CODE_EXPIRED = 'Verification link has expired, please request a new one.';
export const CODE_WRONG = 'The verification code is incorrect.';

export type Purpose = 'verify' | 'reset';

/** A fresh code and its hash. The hash is made outside of any transaction: it takes its time. */
export async function drawCode(): Promise<{ code: string; hashed: string }> {
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
  return { code, hashed: await hashSecret(code) };
}

/** Makes a code the only living one of an email; emails without an account get one too. */
export async function keepCode(
  queries: Queries,
  given: { email: string; purpose: Purpose; hashed: string },
  now: Date,
): Promise<void> {
  const fresh = {
    codeHash: given.hashed,
    tries: 0,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  };
  await queries
    .insert(codes)
    .values({ email: given.email, purpose: given.purpose, ...fresh })
    .onConflictDoUpdate({ target: [codes.email, codes.purpose], set: fresh });
}

const living = (email: string, purpose: Purpose, now: Date) =>
  and(
    eq(codes.email, email),
    eq(codes.purpose, purpose),
    lt(codes.tries, TRIES_MOST),
    gt(codes.expiresAt, now),
  );

export async function hasLivingCode(
  queries: Queries,
  email: string,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  const rows = await queries
    .select({ tries: codes.tries })
    .from(codes)
    .where(living(email, purpose, now));
  return rows.length > 0;
}

/**
 * Tries a code and uses it up when it is right. The try is counted before the comparison, so that
 * parallel tries don't get more than five.
 * @throws Refusal 422 when it is wrong, used, expired or was tried too often
 */
export async function spendCode(
  queries: Queries,
  given: { email: string; purpose: Purpose; code: string },
  now: Date,
): Promise<void> {
  const { email, purpose, code } = given;
  const field = purpose === 'verify' ? 'verificationCode' : 'code';
  const [row] = await queries
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(living(email, purpose, now))
    .returning({ codeHash: codes.codeHash });
  const matches = await secretMatches(row?.codeHash ?? null, code);
  if (!row) throw invalid({ [field]: CODE_EXPIRED });
  if (!matches) throw invalid({ [field]: CODE_WRONG });
  const spent = await queries
    .delete(codes)
    .where(
      and(eq(codes.email, email), eq(codes.purpose, purpose), eq(codes.codeHash, row.codeHash)),
    )
    .returning({ email: codes.email });
  if (spent.length === 0) throw invalid({ [field]: CODE_EXPIRED });
}

export async function sweepCodes(queries: Queries, now: Date): Promise<void> {
  await queries.delete(codes).where(lt(codes.expiresAt, now));
}
