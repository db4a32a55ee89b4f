/** Who is let in, and which requests could not have come from a page of the console. */
import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Session, Sessions } from './sessions';

export type Signed = { Variables: { session: Session } };

/** The headers of every answer. Nothing runs in these pages, and nothing frames them. */
export const CONSOLE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Without any, a browser says of our own forms that they are of no origin.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A name of this machine: a foreign one may have been pointed at it by somebody else. */
export function isLocal(context: Context): boolean {
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  const at = `http://${host}`;
  return URL.canParse(at) && LOCAL.has(new URL(at).hostname);
}

/** Whether a form may have been sent by a page of this console, by what browsers say of it. */
export function isOwnForm(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  const own = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  return own && (site === undefined || site === 'same-origin');
}

/** The session of a request's cookie. */
export function sessionOf(context: Context, cookie: string, sessions: Sessions): Session | null {
  const id = getCookie(context, cookie);
  return (id === undefined ? undefined : sessions.find(id)) ?? null;
}

/** Whether a monitor shows its token. */
export function isMonitor(context: Context, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Lets nobody in but people who are signed in, and what a monitor may read. */
export function onlySigned(
  find: (context: Context) => Session | null,
  mayRead: (context: Context) => boolean,
): MiddlewareHandler<Signed> {
  return async (context, next) => {
    const session = find(context);
    if (session) context.set('session', session);
    else if (!mayRead(context)) {
      const page = context.req.method === 'GET' && context.req.header('accept')?.includes('html');
      return page
        ? context.redirect('/sign-in', 303)
        : context.text('Sign in first.\n', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    await next();
  };
}
