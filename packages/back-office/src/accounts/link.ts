/** One-time links by which somebody sets password and authenticator. */
import { DAY_MS } from 'server-kit/day';
import { drawToken, hashOfToken } from 'passwords/secret-token';
import { drawTotpSecret } from './second-factor';

/** What is stored of a link; the token itself is stored nowhere. */
export type StoredLink = { tokenHash: string; totpSecret: string; expiresAt: Date };

/**
 * A new link, which is valid for a day.
 * @param path of the page that it opens. The token is in the query, because the log has paths
 */
export function drawLink(path: string, now: Date): { link: string; stored: StoredLink } {
  const token = drawToken();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  return {
    link: `${path}?link=${token}`,
    stored: { tokenHash: hashOfToken(token), totpSecret: drawTotpSecret(), expiresAt },
  };
}
