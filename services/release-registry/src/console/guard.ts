/** Who is let in, and the headers of every answer. */
import { officeHeaders } from 'back-office/own-requests';
import { isSameText } from 'back-office/secret-token';
import type { Context, MiddlewareHandler } from 'hono';
import type { Session } from './sessions';

export type Signed = { Variables: { session: Session } };

/** The headers of every answer. Nothing runs in these pages. */
export const CONSOLE_HEADERS = officeHeaders();

/** Whether a monitor shows its token. */
export function isMonitor(context: Context, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
  return token !== undefined && given !== undefined && isSameText(given, token);
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
