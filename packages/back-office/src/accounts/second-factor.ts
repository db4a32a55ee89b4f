/**
 * The second factor: codes of an authenticator (RFC 6238: SHA-1, six digits, 30 seconds, as all of
 * these programs expect), or recovery codes. Each is taken once.
 */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { hashOfToken } from 'passwords/secret-token';

const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose codes are taken, because clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without 0, O, 1, I and L, because they are written down by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 160 random bits in base32. */
export const drawTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, issuer = '', name = '') =>
  new TOTP({
    issuer,
    label: name,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

/**
 * What an authenticator reads: the picture as SVG, and the key in groups, to be typed.
 * @param issuer under which it shows the code: 'Ironwharf counter'
 */
export function totpSetup(
  issuer: string,
  name: string,
  secret: string,
): { svg: string; key: string } {
  const svg = renderSVG(totpOf(secret, issuer, name).toString(), { border: 2 });
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

/** A person's new codes, and what is stored of them. */
export function drawRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, drawRecoveryCode);
  return { codes, hashes: codes.map(recoveryHash) };
}

/** A code as it is taken: by a time step later than the last that was, or as an unused recovery code. */
export type Factor = { step: number } | { recoveryHash: string };

export function factorOf(totpSecret: string, typed: string, now: Date): Factor {
  const step = stepOfCode(totpSecret, typed, now);
  return step === null ? { recoveryHash: recoveryHash(typed) } : { step };
}
