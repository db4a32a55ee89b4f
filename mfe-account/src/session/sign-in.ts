import type { HostApi } from 'shared-contracts/door';
import type { LoginBody } from 'shared-contracts/wire/account';
import { logIn } from '../api/log-in';
import { keepSignedIn } from './keep-signed-in';

/**
 * Logs in, begins the session and says so (specification, section 8).
 * @param keep whether the customer wants to stay signed in on this browser
 * @throws ApiError
 */
export async function signIn(
  host: HostApi,
  body: LoginBody,
  signal: AbortSignal,
  keep = false,
): Promise<void> {
  const answer = await logIn(host.http, body, signal);
  host.session.start({ token: answer.token, user: answer.user });
  if (keep) keepOrSay(host);
  sayWelcome(host, answer.message);
}

/** @param words the server's own, where it says some */
export function sayWelcome(host: Pick<HostApi, 'notify'>, words = 'You are now logged-in!'): void {
  host.notify({ tone: 'success', text: words });
}

/**
 * Lets this browser stay signed in, or says that it doesn't. The customer is signed in in any case, so
 * nothing waits for it.
 */
export function keepOrSay(host: Pick<HostApi, 'http' | 'notify'>): void {
  keepSignedIn(host.http).catch(() => {
    host.notify({
      tone: 'info',
      text: 'You are signed in in this tab only. Try again in My details.',
    });
  });
}
