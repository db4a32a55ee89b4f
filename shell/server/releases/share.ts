import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppName, Registry } from 'shared-contracts/release';
import { inShare } from './canary';
import { flagsFor } from './flags';

const COOKIE = 'share';
const DAY = 86_400;
/** In characters: 32 bits tell the few shares of a registry apart. */
const LENGTH = 8;

/**
 * The share of a shopper: which canaries and feature flags they get, and nothing of who they are.
 * Empty for everybody who gets what is live. Caches before the document server keep a document for
 * each share.
 * @param bucket the shopper's; null on a first visit
 */
export function shareOf(registry: Registry, bucket: string | null): string {
  if (bucket === null) return '';
  const canaries = Object.entries(registry.apps).flatMap(([app, { canary }]) =>
    canary && inShare(bucket, app as AppName, canary.percent) ? [`${app}@${canary.version}`] : [],
  );
  const given = [...canaries.sort(), ...flagsFor(registry, bucket)];
  if (given.length === 0) return '';
  return createHash('sha256').update(given.join(' ')).digest('hex').slice(0, LENGTH);
}

/**
 * Makes a browser say the share with its next requests.
 * @returns whether it did already, so that this answer is the same for everybody of the share
 */
export function keepShare(context: Context, share: string, secure: boolean): boolean {
  const kept = getCookie(context, COOKIE) ?? '';
  if (kept === share) return true;
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  if (share === '') deleteCookie(context, COOKIE, { path: '/' });
  else setCookie(context, COOKIE, share, { ...options, maxAge: DAY });
  return false;
}
