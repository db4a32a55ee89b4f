/** The cookie by which a browser stays signed in; no script reads it. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { PERSISTENT_IDLE_MS } from '../domain/accounts/persistent-sign-in';

const TOKEN = /^[\w-]{43}$/;

export type PersistentCookie = {
  /** Its secret, not checked yet; null where the browser has none. */
  read(): string | null;
  give(secret: string): void;
  take(): void;
};

/**
 * @param secure whether browsers come by https alone
 */
export function persistentCookieOf(context: Context, secure: boolean): PersistentCookie {
  const name = secure ? '__Secure-persistent-sign-in' : 'persistent-sign-in';
  // It goes to the calls of an account alone.
  const attributes = { httpOnly: true, sameSite: 'Strict', path: '/api/auth', secure } as const;
  return {
    read() {
      const value = getCookie(context, name);
      return value !== undefined && TOKEN.test(value) ? value : null;
    },
    give(secret) {
      setCookie(context, name, secret, { ...attributes, maxAge: PERSISTENT_IDLE_MS / 1000 });
    },
    take() {
      deleteCookie(context, name, attributes);
    },
  };
}
