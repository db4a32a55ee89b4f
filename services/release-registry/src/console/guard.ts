/** Who is let in, and the headers of every answer. */
import { officeHeaders } from 'back-office/own-requests';
import { isSameText } from 'passwords/secret-token';
import type { Context, MiddlewareHandler } from 'hono';
import { PATHS } from './accounts/paths';
import type { Session } from './session';

export type Signed = { Variables: { session: Session } };

/** The session of a request; null where nobody is signed in. */
export type Find = (context: Context) => Promise<Session | null>;

/** The headers of every answer. Nothing runs in these pages. */
export const CONSOLE_HEADERS = officeHeaders();

/** Whether a monitor shows its token. */
export function isMonitor(context: Context, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
  return token !== undefined && given !== undefined && isSameText(given, token);
}

/** What somebody gets who has to sign in first. */
export function notSigned(context: Context): Response {
  const page = context.req.method === 'GET' && context.req.header('accept')?.includes('html');
  return page
    ? context.redirect(PATHS.signIn, 303)
    : context.text('Sign in first.\n', 401, { 'WWW-Authenticate': 'Bearer' });
}

/** Lets nobody in but people who are signed in, and what a monitor may read. */
export function onlySigned(
  find: Find,
  mayRead: (context: Context) => boolean,
): MiddlewareHandler<Signed> {
  return async (context, next) => {
    const session = await find(context);
    if (session) context.set('session', session);
    else if (!mayRead(context)) return notSigned(context);
    await next();
  };
}
