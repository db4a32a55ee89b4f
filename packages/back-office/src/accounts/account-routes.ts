/** Somebody's own account: password, recovery codes, other devices. */
import { hashSecret } from 'passwords/password-hash';
import * as z from 'zod';
import { shownAgain } from '../forms/shown-again';
import { drawDevice } from '../known-device';
import { AccountPage } from '../pages/account-page';
import { RecoveryPage } from '../pages/welcome-page';
import { hashOfToken } from 'passwords/secret-token';
import { sayWhen, TOO_MANY } from './answers';
import { password } from './fields';
import type { AccountOffice, SignedVisit } from './office';
import { askOwnPassword, checkNewPassword } from './own-password';
import { drawRecoveryCodes } from './second-factor';
import { sessionName } from './store';

const WRONG = 'Your password now is wrong, so nothing was changed.';

/** What the account's page says of what was done, named in its address. */
export const ACCOUNT_SAID = {
  already: 'That was done already, so nothing was done again.',
  password: 'Your password is changed, and you are signed out everywhere else.',
  ended: 'That session is ended.',
  elsewhere: 'You are signed out everywhere else.',
} as const;

export function accountRoutes<V extends SignedVisit>(office: AccountOffice<V>): void {
  const { store, cookies, bind, page, paths } = office;
  const place = { title: 'Account', at: paths.account };

  async function show(visit: V, status: 200 | 422 | 429 = 200) {
    const { session } = visit;
    const own = hashOfToken(session.token);
    const sessions = (await store.sessionsOf(session.id)).map((each) => ({
      name: sessionName(each),
      device: each.device,
      startedAt: each.createdAt,
      lastUsedAt: each.lastUsedAt,
      isThis: each.tokenHash === own,
    }));
    const main = AccountPage({
      ...{ sessions, at: paths.account, time: office.time },
      ...{ name: session.name, role: office.roleOf(visit) },
    });
    return page(visit, place, main, status);
  }

  /** Does something for who knows the own password, or says why not. */
  async function withPassword(
    visit: V,
    current: string,
    work: () => Promise<Response>,
  ): Promise<Response> {
    const answer = await askOwnPassword(office, visit.session, current);
    if (answer === 'right') return work();
    if (answer === 'wrong') return show(shownAgain(visit, { faults: { current: WRONG } }), 422);
    sayWhen(visit, answer.retryAfterSeconds);
    return show(shownAgain(visit, { faults: { '': TOO_MANY } }), 429);
  }
  const from = ({ session, network }: SignedVisit) => ({ by: session, network });
  const said = ({ context }: SignedVisit, what: keyof typeof ACCOUNT_SAID) =>
    context.redirect(`${paths.account}?said=${what}`, 303);

  bind.show(paths.account, (visit) => show(visit));

  bind.change(
    `${paths.account}/password`,
    z.object({ current: password, password, again: password }),
    async (visit, given) => {
      const { name, token } = visit.session;
      const fault = checkNewPassword(given, name);
      if (fault !== null) return show(shownAgain(visit, { faults: { password: fault } }), 422);
      return withPassword(visit, given.current, async () => {
        const passwordHash = await hashSecret(given.password);
        await store.changePassword(passwordHash, hashOfToken(token), from(visit));
        cookies.giveDevice(visit.context, drawDevice({ name, passwordHash }));
        return said(visit, 'password');
      });
    },
  );

  bind.change(
    `${paths.account}/recovery-codes`,
    z.object({ current: password }),
    (visit, { current }) =>
      withPassword(visit, current, async () => {
        const { codes, hashes } = drawRecoveryCodes();
        await store.renewCodes(hashes, from(visit));
        return page(
          visit,
          { title: 'Recovery codes' },
          RecoveryPage({ codes, next: paths.account }),
        );
      }),
  );

  bind.change(
    `${paths.account}/sessions/end`,
    z.object({ session: z.string().max(64) }),
    async (visit, { session }) => {
      const own = hashOfToken(visit.session.token);
      return said(visit, (await store.endSession(session, own, from(visit))) ? 'ended' : 'already');
    },
  );

  bind.change(`${paths.account}/sign-out-everywhere`, z.object({}), async (visit) => {
    await store.endOtherSessions(hashOfToken(visit.session.token), from(visit));
    return said(visit, 'elsewhere');
  });
}
