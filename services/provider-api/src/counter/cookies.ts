/** The counter's two cookies: the session, and the secret of forms before there is one. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { drawToken } from '../staff/secret-token';
import { ABSOLUTE_MS } from '../staff/session';
import { isSecure, type CounterSettings } from './settings';

const TOKEN = /^[\w-]{43}$/;

/** `__Host-` binds a cookie to this very host, by https alone. */
const nameOf = (name: string, settings: CounterSettings) =>
  isSecure(settings) ? `__Host-${name}` : name;

const attributes = (settings: CounterSettings) =>
  ({ httpOnly: true, sameSite: 'Strict', path: '/', secure: isSecure(settings) }) as const;

function read(context: Context, name: string, settings: CounterSettings): string | null {
  const value = getCookie(context, nameOf(name, settings));
  return value !== undefined && TOKEN.test(value) ? value : null;
}

export const sessionToken = (context: Context, settings: CounterSettings): string | null =>
  read(context, 'staff', settings);

export function giveSession(context: Context, token: string, settings: CounterSettings): void {
  setCookie(context, nameOf('staff', settings), token, {
    ...attributes(settings),
    maxAge: ABSOLUTE_MS / 1000,
  });
}

export function takeSession(context: Context, settings: CounterSettings): void {
  const { path, secure } = attributes(settings);
  deleteCookie(context, nameOf('staff', settings), { path, secure });
}

/** The secret of a visitor who isn't signed in; a first visit gets one. */
export function visitorSecret(context: Context, settings: CounterSettings): string {
  const known = read(context, 'staff-visitor', settings);
  if (known !== null) return known;
  const secret = drawToken();
  setCookie(context, nameOf('staff-visitor', settings), secret, attributes(settings));
  return secret;
}
