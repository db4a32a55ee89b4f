/** An office's cookies: the session, the secret of forms before there is one, the known device. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { devicesIn, withDevice } from './known-device';
import { drawToken } from 'passwords/secret-token';

/** As long as browsers keep a cookie. */
const DEVICE_DAYS = 400;

const TOKEN = /^[\w-]{43}$/;

export type Cookies = {
  sessionToken(context: Context): string | null;
  /** @param seconds after which the browser forgets it */
  giveSession(context: Context, token: string, seconds: number): void;
  takeSession(context: Context): void;
  /** The secret of a visitor who isn't signed in; a first visit gets one. */
  visitorSecret(context: Context): string;
  /** The proofs by which accounts know this browser. */
  deviceProofs(context: Context): string[];
  giveDevice(context: Context, proof: string): void;
};

/**
 * @param office the name of the session's cookie, with which the others' begin: 'staff'
 * @param secure whether browsers come by https alone
 */
export function cookiesOf(office: string, secure: boolean): Cookies {
  // `__Host-` binds a cookie to this very host, by https alone.
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const [session, visitor, device] = [office, `${office}-visitor`, `${office}-device`].map(
    named,
  ) as [string, string, string];
  const attributes = { httpOnly: true, sameSite: 'Strict', path: '/', secure } as const;

  function read(context: Context, name: string): string | null {
    const value = getCookie(context, name);
    return value !== undefined && TOKEN.test(value) ? value : null;
  }
  const deviceProofs = (context: Context) => devicesIn(getCookie(context, device) ?? '');

  return {
    sessionToken: (context) => read(context, session),
    giveSession(context, token, seconds) {
      setCookie(context, session, token, { ...attributes, maxAge: seconds });
    },
    takeSession(context) {
      deleteCookie(context, session, { path: '/', secure });
    },
    visitorSecret(context) {
      const known = read(context, visitor);
      if (known !== null) return known;
      const secret = drawToken();
      setCookie(context, visitor, secret, attributes);
      return secret;
    },
    deviceProofs,
    giveDevice(context, proof) {
      const text = withDevice(deviceProofs(context), proof);
      setCookie(context, device, text, { ...attributes, maxAge: DEVICE_DAYS * 24 * 60 * 60 });
    },
  };
}
