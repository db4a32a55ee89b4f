/**
 * Browsers in which somebody has signed in. Each has a proof in a cookie, so that tries
 * from elsewhere don't shut it out. A proof opens nothing: password and code are asked as always. Its
 * key is the account's password hash, so that nothing is stored, and a new password ends all of them.
 */
import { createHmac } from 'node:crypto';
import { drawToken, isSameText } from 'passwords/secret-token';

/** An account as far as its devices need it. */
type Owner = { name: string; passwordHash: string | null };

/** A browser of an office is used by several people; beyond these the oldest are forgotten. */
const DEVICES_MOST = 8;
const PROOF = /^[\w-]{43}\.[\w-]{43}$/;

const signature = ({ name, passwordHash }: Owner, purpose: string): string =>
  createHmac('sha256', passwordHash ?? '')
    .update(`${purpose} ${name}`)
    .digest('base64url');

function isSigned(owner: Owner, purpose: string, given: string): boolean {
  return owner.passwordHash !== null && isSameText(given, signature(owner, purpose));
}

/** A new proof: what tells this device from others, and the signature. */
export function drawDevice(owner: Owner): string {
  const device = drawToken();
  return `${device}.${signature(owner, `device ${device}`)}`;
}

/** The proofs of a cookie's text. */
export const devicesIn = (text: string): string[] =>
  text.split('~', DEVICES_MOST).filter((proof) => PROOF.test(proof));

/** The cookie's text with one more proof. */
export const withDevice = (proofs: readonly string[], proof: string): string =>
  [proof, ...proofs.filter((other) => other !== proof)].slice(0, DEVICES_MOST).join('~');

/** The proof among these by which an account knows the device; null where there is none. */
export function deviceKnownTo(owner: Owner, proofs: readonly string[]): string | null {
  const known = proofs.find((proof) => {
    const [device = '', given = ''] = proof.split('.');
    return isSigned(owner, `device ${device}`, given);
  });
  return known ?? null;
}

const LINK = /^(?<name>[a-z0-9._-]{2,32})~(?<until>\d{10})~(?<given>[\w-]{43})$/;

/**
 * A link that makes a browser known, for somebody whom strangers' tries have shut out.
 * @param path of the page where people sign in
 * @returns the path with it; it is valid for a day
 */
export function signInLink(owner: Owner, path: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + 24 * 60 * 60;
  const link = `${owner.name}~${until}~${signature(owner, `link ${until}`)}`;
  return `${path}?link=${encodeURIComponent(link)}`;
}

/** The name in such a link, not yet checked. */
export const nameInLink = (link: string): string | null => LINK.exec(link)?.groups?.name ?? null;

/** Whether a link is of this account, and not over. */
export function isSignInLink(owner: Owner, link: string, now: Date): boolean {
  const { until = '0', given = '' } = LINK.exec(link)?.groups ?? {};
  return Number(until) * 1000 > now.getTime() && isSigned(owner, `link ${until}`, given);
}
