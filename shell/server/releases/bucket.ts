import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Seal } from './seal';

const COOKIE = 'bucket';
const KIND = 'bucket';
const YEAR = 31_536_000;
/** 128 random bits and their signature, without data about the shopper. */
const BUCKET = /^[\w-]{22}\.[\w-]{22}$/;

/**
 * The bucket that a browser sends; null for a first visit, without cookies, and where this shop
 * hasn't signed it.
 */
export function bucketOf(context: Context, seal: Seal): string | null {
  const kept = getCookie(context, COOKIE);
  return kept !== undefined && BUCKET.test(kept) ? seal.open(KIND, kept) : null;
}

/**
 * Gives a browser its bucket. For canaries it counts from the next document on, so that a browser
 * without cookies always gets the live release, and not a different one with each page.
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
