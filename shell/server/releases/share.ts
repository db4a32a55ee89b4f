import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { AppName, Registry } from 'shared-contracts/release';
import { inShare } from './canary';
import { flagsFor } from './flags';

const COOKIE = 'share';
/** What an edge says of its own key: a share, or `none`. */
const KEYED = 'x-document-share';
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
 * The share by which a cache before this server keeps the answer; null where that is uncertain. An
 * edge names it in a header (deploy/nginx). A cookie can be quoted, encoded, written in capitals or
 * said twice, and whoever keys by it may read it in another way than this server does, so that a
 * canary would be kept for everybody. Without the header only the form that we set ourselves counts.
 */
function keyedShare(context: Context): string | null {
  const keyed = context.req.header(KEYED);
  if (keyed !== undefined) return keyed === 'none' ? '' : keyed;
  const cookies = context.req.header('cookie') ?? '';
  const [, own] = /(?:^|; )share=([0-9a-f]+)(?:;|$)/.exec(cookies) ?? [];
  const said = cookies.match(/share/gi)?.length ?? 0;
  if (said === 0) return '';
  return said === 1 && own?.length === LENGTH ? own : null;
}

/**
 * Makes a browser say the share with its next requests.
 * @returns whether this answer may be kept for everybody of the share
 */
export function keepShare(context: Context, share: string, secure: boolean): boolean {
  if (keyedShare(context) === share) return true;
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  if (share === '') deleteCookie(context, COOKIE, { path: '/' });
  else setCookie(context, COOKIE, share, { ...options, maxAge: DAY });
  return false;
}
