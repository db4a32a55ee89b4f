import { paths } from './paths';

/** What a mail's link fills in. */
export type VerificationLink = { email: string; code: string };

/** Longer than any address or code is. */
const MOST = 320;

/**
 * The sign-in with the code of a mail filled in, for the browser that reads the mail. Both are in the
 * fragment, which reaches no server, no log and no other site.
 * @returns '/login#verify=012345678901&email=ana%40example.com'
 */
export const verificationPath = ({ email, code }: VerificationLink): string =>
  `${paths.login()}#${new URLSearchParams({ verify: code, email }).toString()}`;

/**
 * @param hash of a location, with its '#'
 * @returns null where it is none
 */
export function readVerificationLink(hash: string): VerificationLink | null {
  const said = new URLSearchParams(hash.slice(1));
  const code = said.get('verify') ?? '';
  const email = said.get('email') ?? '';
  const fits = [code, email].every((text) => text !== '' && text.length <= MOST);
  return fits ? { email, code } : null;
}
