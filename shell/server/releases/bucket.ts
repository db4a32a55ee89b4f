import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Seal } from './seal';

const COOKIE = 'bucket';
const KIND = 'bucket';
const YEAR = 31_536_000;
/** 128 random bits and their signature: nothing of the shopper is in them. */
const BUCKET = /^[\w-]{22}\.[\w-]{22}$/;

/**
 * The bucket that a browser has brought along; null for a first visit, without cookies, and where
 * this shop hasn't given it.
 */
export function bucketOf(context: Context, seal: Seal): string | null {
  const kept = getCookie(context, COOKIE);
  return kept !== undefined && BUCKET.test(kept) ? seal.open(KIND, kept) : null;
}

/**
 * Gives a browser its bucket. For canaries it counts from the next document on: whoever keeps no
 * cookies gets what is live every time, and not another canary with each page.
 * @param secure whether shoppers reach the shop by https
 */
export function giveBucket(context: Context, seal: Seal, secure: boolean): string {
  const bucket = randomBytes(16).toString('base64url');
  setCookie(context, COOKIE, seal.sign(KIND, bucket), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: YEAR,
    secure,
  });
  return bucket;
}
