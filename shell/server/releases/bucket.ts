import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'bucket';
const YEAR = 31_536_000;
/** 128 random bits: nothing of the shopper is in them. */
const BUCKET = /^[\w-]{22}$/;

/** The bucket that a browser has brought along; null for a first visit, or without cookies. */
export function bucketOf(context: Context): string | null {
  const kept = getCookie(context, COOKIE);
  return kept !== undefined && BUCKET.test(kept) ? kept : null;
}

/**
 * Gives a browser its bucket. It counts from the next document on: whoever keeps no cookies gets
 * what is live every time, and not another canary with each page.
 * @param secure whether shoppers reach the shop by https
 */
export function giveBucket(context: Context, secure: boolean): void {
  setCookie(context, COOKIE, randomBytes(16).toString('base64url'), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: YEAR,
    secure,
  });
}
