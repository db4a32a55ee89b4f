/**
 * Mailed codes: twelve digits, for a single use, valid for ten minutes. Wrong tries don't make a
 * code invalid, because anybody may try; each network has a limited number of tries
 * (docs/decisions/0018).
 */
import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { codes } from '../../database/tables/customers';
import type { Deps } from '../deps';
import { invalid } from '../refusal';
import { saltedHash } from 'passwords/password-hash';

const CODE_MINUTES = 10;
/** The number of possible codes: twelve digits, which nobody guesses within the allowed tries. */
const CODES = 1_000_000_000_000;

const CODE_EXPIRED = 'Verification link has expired, please request a new one.';
const CODE_WRONG = 'The verification code is incorrect.';

export type Purpose = 'verify' | 'reset';
/** The purpose of a code, and the email and network of the request. */
type CodeRequest = { email: string; purpose: Purpose; network: string };

const fieldOf = (purpose: Purpose) => (purpose === 'verify' ? 'verificationCode' : 'code');
const expired = (purpose: Purpose) => invalid({ [fieldOf(purpose)]: CODE_EXPIRED });
export const wrongCode = (purpose: Purpose) => invalid({ [fieldOf(purpose)]: CODE_WRONG });

const pairOf = ({ email, purpose, network }: CodeRequest) => `${purpose} ${email} ${network}`;

/**
 * Codes are hashed like passwords, with a salt that belongs to the email: one hash then finds a
 * code among several, and a try takes the same time for any number of codes, also for none.
 */
function hashOf(purpose: Purpose, email: string, code: string): Promise<string> {
  const salt = createHash('sha256').update(`${purpose} ${email}`).digest().subarray(0, 16);
  return saltedHash(code, salt);
}

/**
 * Counts one more mail with a code against the limits.
 * @returns false when the limit of the address is reached: the codes mailed before are then still
 * valid, because that limit is counted over a code's lifetime
 * @throws Refusal too-many when this network has asked too often for this address
 */
export async function mayMailCode(
  { limits }: Pick<Deps, 'limits'>,
  asked: CodeRequest,
): Promise<boolean> {
  await limits.take('codeMailByPair', pairOf(asked));
  return limits.tryTake('codeMailByEmail', `${asked.purpose} ${asked.email}`);
}

/**
 * The same for a code that no earlier code can replace.
 * @throws Refusal too-many when this network, or everybody together, has asked too often for this address
 */
export async function takeCodeMail(
  { limits }: Pick<Deps, 'limits'>,
  asked: CodeRequest,
): Promise<void> {
  await limits.take('codeMailByPair', pairOf(asked));
  await limits.take('codeMailByEmail', `${asked.purpose} ${asked.email}`);
}

/**
 * A new code as it is mailed, and its hash. The hash is computed outside of any transaction,
 * because that is slow.
 */
export async function drawCode(
  purpose: Purpose,
  email: string,
): Promise<{ code: string; hashed: string }> {
  const digits = randomInt(0, CODES).toString().padStart(12, '0');
  const code = digits.replaceAll(/\d{4}(?=\d)/g, '$& ');
  return { code, hashed: await hashOf(purpose, email, digits) };
}

/** Stores a code beside the others of its email; emails without an account get one too. */
export async function keepCode(
  queries: Queries,
  given: { email: string; purpose: Purpose; hashed: string; registrationId: number | null },
  now: Date,
): Promise<void> {
  const { hashed: codeHash, ...rest } = given;
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await queries.insert(codes).values({ ...rest, codeHash, expiresAt });
}

/**
 * Resets the five tries of a network that has asked for a new code. Its tries of the day stay
 * counted.
 */
export async function renewTries(
  { limits }: Pick<Deps, 'limits'>,
  asked: CodeRequest,
): Promise<void> {
  await limits.reset('codeTries', pairOf(asked));
}

const living = (email: string, purpose: Purpose, now: Date) =>
  and(eq(codes.email, email), eq(codes.purpose, purpose), gt(codes.expiresAt, now));

/** Whether a registration has a code that can still be used. */
export async function hasLivingCode(
  queries: Queries,
  registrationId: number,
  now: Date,
): Promise<boolean> {
  const rows = await queries
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.registrationId, registrationId), gt(codes.expiresAt, now)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Tries a code, and uses it up when it is right. The try is counted before the comparison, so that
 * parallel tries don't exceed the limit.
 * @returns the id of the registration that it opens, if it is for one
 * @throws Refusal invalid when it is wrong, used or expired, or this network's five tries are spent; too-many
 *   when its tries of the day are
 */
export async function spendCode(
  { db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>,
  given: CodeRequest & { code: string },
): Promise<{ registrationId: number | null }> {
  const { email, purpose } = given;
  await limits.take('codeByPair', pairOf(given));
  const mayTry = await limits.tryTake('codeTries', pairOf(given));
  // The code is shown in groups, and may be typed with or without the spaces.
  const bare = given.code.replaceAll(/[\s\p{Dash_Punctuation}]+/gu, '');
  const codeHash = await hashOf(purpose, email, bare);
  if (!mayTry) throw expired(purpose);
  const time = now();
  const [spent] = await db
    .delete(codes)
    .where(and(living(email, purpose, time), eq(codes.codeHash, codeHash)))
    .returning({ registrationId: codes.registrationId });
  if (!spent) {
    const [other] = await db
      .select()
      .from(codes)
      .where(living(email, purpose, time))
      .limit(1);
    throw other ? wrongCode(purpose) : expired(purpose);
  }
  await limits.reset('codeByPair', pairOf(given));
  await limits.reset('codeTries', pairOf(given));
  return spent;
}

export async function sweepCodes(queries: Queries, now: Date): Promise<void> {
  await removeRows(queries, codes, lt(codes.expiresAt, now));
}
