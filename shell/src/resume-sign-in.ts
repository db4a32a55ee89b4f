/**
 * Signs a new tab in, where the customer chose to stay signed in on this browser. Loaded only by a
 * browser with that mark. It has its own way of calling, because the HTTP client is made with the page.
 */
import type { SafeStorage } from 'shared-contracts/storage';
import {
  readPersistentSignIn,
  writePersistentSignIn,
} from 'shared-contracts/storage-keys/persistent-sign-in';

/** How long the page waits for the reply, in milliseconds; after that it is a guest's. */
const PATIENCE = 4_000;
/**
 * A tab that loses its session this soon after it got it, in milliseconds, gets no other: its page would
 * be loaded for ever.
 */
const LOST_AT_ONCE = 60_000;
const RESUMED_AT = 'resumed-at';
/** As in `host-kit/session`, which is a part of the first script and smaller there alone. */
const [TOKEN_KEY, USER_KEY] = ['token', 'user'];

type Reply = { user?: unknown; token?: unknown };

const send = (path: string, token?: string) =>
  fetch(path, {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE),
    headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
  });

/**
 * @param browser has the mark
 * @returns whether there is a new session. Without a reply the mark stays, for the next page.
 */
export async function resumeSignIn(browser: SafeStorage): Promise<boolean> {
  try {
    if (sessionStorage.getItem(TOKEN_KEY) !== null) return false;
    if (Date.now() - Number(sessionStorage.getItem(RESUMED_AT)) < LOST_AT_ONCE) return false;
    const answered = await send('/api/auth/persistent/resume');
    // 401: it has ended. 404: this provider keeps none any more.
    if (answered.status === 401 || answered.status === 404) writePersistentSignIn(browser, null);
    if (!answered.ok) return false;
    const { user, token } = (await answered.json()) as Reply;
    if (typeof token !== 'string' || token === '') return false;
    if (readPersistentSignIn(browser) === 'left') {
      if ((await send('/api/auth/shop-logout', token)).ok) writePersistentSignIn(browser, null);
      return false;
    }
    sessionStorage.setItem(RESUMED_AT, String(Date.now()));
    sessionStorage.setItem(TOKEN_KEY, token);
    sessionStorage.setItem(USER_KEY, JSON.stringify(user));
    return true;
  } catch {
    return false;
  }
}
