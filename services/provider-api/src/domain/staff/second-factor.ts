/**
 * The second factor: codes of an authenticator (RFC 6238: SHA-1, six digits, 30 seconds, as all of
 * these programs expect), or recovery codes. Each is taken once.
 */
import { randomInt } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Queries } from '../../database/open';
import { staff, staffRecoveryCodes } from '../../database/tables/staff';
import { hashOfToken } from 'back-office/secret-token';

const ISSUER = 'Ironwharf counter';
const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose codes are taken, because clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without 0, O, 1, I and L, because they are written down by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 160 random bits in base32. */
export const drawTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, name = '') =>
  new TOTP({
    issuer: ISSUER,
    label: name,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

/** What an authenticator reads: the picture as SVG, and the key in groups, to be typed. */
export function totpSetup(name: string, secret: string): { svg: string; key: string } {
  const svg = renderSVG(totpOf(secret, name).toString(), { border: 2 });
  return { svg, key: secret.replaceAll(/.{4}(?=.)/g, '$& ') };
}

/** @returns the time step of a right code; null where it is wrong */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function drawRecoveryCode(): string {
  const group = () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

const recoveryHash = (typed: string) =>
  hashOfToken(`recovery ${typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`);

/** Replaces all of a person's codes. @returns the new ones, which are stored nowhere */
export async function renewRecoveryCodes(queries: Queries, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, drawRecoveryCode);
  await queries.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await queries
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ codeHash: recoveryHash(code), staffId })));
  return codes;
}

/**
 * Takes a code of either kind, so that nobody can use it again.
 * @returns false where it is wrong or was taken before
 */
export async function takeSecondFactor(
  queries: Queries,
  { id, totpSecret }: { id: number; totpSecret: string },
  typed: string,
  now: Date,
): Promise<boolean> {
  const step = stepOfCode(totpSecret, typed, now);
  if (step !== null) {
    const taken = await queries
      .update(staff)
      .set({ totpStep: step })
      .where(and(eq(staff.id, id), lt(staff.totpStep, step)))
      .returning({ id: staff.id });
    return taken.length > 0;
  }
  const used = await queries
    .delete(staffRecoveryCodes)
    .where(
      and(eq(staffRecoveryCodes.staffId, id), eq(staffRecoveryCodes.codeHash, recoveryHash(typed))),
    )
    .returning({ staffId: staffRecoveryCodes.staffId });
  return used.length > 0;
}
