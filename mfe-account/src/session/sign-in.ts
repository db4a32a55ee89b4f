import type { HostApi } from 'shared-contracts/door';
import type { LoginBody } from 'shared-contracts/wire/account';
import { logIn } from '../api/log-in';

/**
 * Logs in, begins the session and says so (specification, section 8).
 * @throws ApiError
 */
export async function signIn(host: HostApi, body: LoginBody, signal: AbortSignal): Promise<void> {
  const answer = await logIn(host.http, body, signal);
  host.session.start({ token: answer.token, user: answer.user });
  host.notify({ tone: 'success', text: answer.message ?? 'You are now logged-in!' });
}
