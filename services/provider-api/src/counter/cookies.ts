/** The counter's cookies: the session, the secret of forms before there is one, the known device. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { devicesIn, withDevice } from '../domain/staff/known-device';
import { drawToken } from '../domain/staff/secret-token';
import { ABSOLUTE_MS } from '../domain/staff/session';
import { isSecure, type CounterSettings } from './settings';

/** As long as browsers keep a cookie. */
const DEVICE_DAYS = 400;

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

/** The proofs by which accounts know this browser. */
export const deviceProofs = (context: Context, settings: CounterSettings): string[] =>
  devicesIn(getCookie(context, nameOf('staff-device', settings)) ?? '');

export function giveDevice(context: Context, proof: string, settings: CounterSettings): void {
  const text = withDevice(deviceProofs(context, settings), proof);
  setCookie(context, nameOf('staff-device', settings), text, {
    ...attributes(settings),
    maxAge: DEVICE_DAYS * 24 * 60 * 60,
  });
}
