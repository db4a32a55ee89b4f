/** Signing in and out, and the page that a one-time link opens. */
import * as z from 'zod';
import { REFUSAL_STATUS } from '../http/refusal-status';
import { checkNewStaffPassword } from '../domain/staff/own-password';
import { hashSecret } from '../domain/accounts/password';
import { recordStaffAudit } from '../domain/audit/record-staff';
import type { Deps } from '../domain/deps';
import { notFound, Refusal } from '../domain/refusal';
import { findStaff } from '../domain/staff/account';
import { deviceOf } from 'back-office/device';
import { drawDevice, isSignInLink, nameInLink } from 'back-office/known-device';
import { openAccount, readLink, type LinkedAccount } from '../domain/staff/link';
import { renewRecoveryCodes, stepOfCode } from '../domain/staff/second-factor';
import { hashOfToken } from 'back-office/secret-token';
import { ABSOLUTE_MS, endStaffSession, startStaffSession } from '../domain/staff/session';
import { signIn } from '../domain/staff/sign-in';
import { SIGN_IN, type Actions, type Visit } from './actions';
import { counterCookies } from './cookies';
import { password, typed } from './form';
import { layout } from './pages/layout';
import { signInPage } from './pages/sign-in-page';
import { recoveryPage, welcomePage } from './pages/welcome-page';
import { WHO_RUNS_IT } from './pages/who-runs-it';
import type { CounterSettings } from './settings';

const LINK_OVER = `This link was used already, or is over. ${WHO_RUNS_IT} can give you a new one.`;

const credentials = z.object({ name: typed(32, 1), password, code: typed(30, 1) });
const welcome = z.object({
  link: z.string().max(100),
  password,
  again: password,
  code: typed(10, 1),
});

const deviceNamed = ({ context }: Visit) => deviceOf(context.req.header('user-agent'));

export function signInRoutes(actions: Actions, deps: Deps, settings: CounterSettings): void {
  const cookies = counterCookies(settings);
  const signInAgain = async ({ context, tokenFor }: Visit, refusal: Refusal, name: string) => {
    if (refusal.retryAfterSeconds !== undefined) {
      context.header('Retry-After', String(refusal.retryAfterSeconds));
    }
    const main = signInPage(tokenFor(SIGN_IN), refusal.message, name);
    return context.html(
      await layout({ title: 'Sign in', session: null }, main),
      REFUSAL_STATUS[refusal.kind],
    );
  };

  /** Makes a browser known by a link of the command, which works once. */
  async function takeLink({ context }: Visit, link: string): Promise<Response> {
    const account = await findStaff(deps.db, nameInLink(link) ?? '');
    const isOurs = account !== null && isSignInLink(account, link, deps.now());
    if (!isOurs || !(await deps.limits.tryTake('staffLink', hashOfToken(link)))) {
      throw notFound(LINK_OVER);
    }
    cookies.giveDevice(context, drawDevice(account));
    return context.redirect(SIGN_IN, 303);
  }

  actions.showAnybody(SIGN_IN, async (visit) => {
    const { context, tokenFor } = visit;
    const link = context.req.query('link');
    if (link !== undefined) return takeLink(visit, link);
    const main = signInPage(tokenFor(SIGN_IN), null);
    return context.html(await layout({ title: 'Sign in', session: null }, main));
  });

  actions.changeAnybody(SIGN_IN, credentials, async (visit, given) => {
    try {
      const { context, network } = visit;
      const proofs = cookies.deviceProofs(context);
      const from = { network, device: deviceNamed(visit), proofs };
      const { token, proof } = await signIn(deps, given, from);
      cookies.giveSession(context, token, ABSOLUTE_MS / 1000);
      cookies.giveDevice(context, proof);
    } catch (error) {
      if (error instanceof Refusal) return signInAgain(visit, error, given.name);
      throw error;
    }
    return visit.context.redirect('/staff', 303);
  });

  actions.change('/staff/sign-out', 'signed-in', z.object({}), async (visit) => {
    const { context, session, network } = visit;
    await deps.db.transaction(async (tx) => {
      await endStaffSession(tx, session.token);
      await recordStaffAudit(deps, tx, { action: 'signed out', by: session, network });
    });
    cookies.takeSession(context);
    return context.redirect(SIGN_IN, 303);
  });

  /** @throws Refusal not-found for a link that is over, too-many for too many tries of links */
  async function linked({ network }: Visit, link: string): Promise<LinkedAccount> {
    const account = await readLink(deps.db, link, deps.now());
    if (account) return account;
    // A right link works also where strangers have used up a network's tries.
    await deps.limits.take('staffByNetwork', network);
    throw notFound(LINK_OVER);
  }

  const showWelcome = async (
    { context, tokenFor }: Visit,
    account: LinkedAccount,
    link: string,
    fault: string | null,
  ) => {
    const shown = { token: tokenFor('/staff/welcome'), link, fault };
    const main = await welcomePage(account, shown);
    return context.html(
      await layout({ title: 'Welcome', session: null }, main),
      fault === null ? 200 : 422,
    );
  };

  actions.showAnybody('/staff/welcome', async (visit) => {
    const link = visit.context.req.query('link') ?? '';
    return showWelcome(visit, await linked(visit, link), link, null);
  });

  actions.changeAnybody('/staff/welcome', welcome, async (visit, given) => {
    const account = await linked(visit, given.link);
    const step = stepOfCode(account.linkSecret, given.code, deps.now());
    const fault = checkNewStaffPassword(given, account.name);
    const wrong = fault ?? (step === null ? 'The code is wrong, or over. Try the next one.' : null);
    if (wrong !== null || step === null) return showWelcome(visit, account, given.link, wrong);
    const passwordHash = await hashSecret(given.password);
    const now = deps.now();
    const opened = await deps.db.transaction(async (tx) => {
      if (!(await openAccount(tx, given.link, account, { passwordHash, step }))) return null;
      const by = { action: 'account opened', by: account, network: visit.network } as const;
      await recordStaffAudit(deps, tx, by);
      const codes = await renewRecoveryCodes(tx, account.id);
      return { codes, token: await startStaffSession(tx, account.id, now, deviceNamed(visit)) };
    });
    if (!opened) throw notFound(LINK_OVER);
    cookies.giveSession(visit.context, opened.token, ABSOLUTE_MS / 1000);
    cookies.giveDevice(visit.context, drawDevice({ name: account.name, passwordHash }));
    const main = recoveryPage(opened.codes, '/staff');
    return visit.context.html(await layout({ title: 'Recovery codes', session: null }, main));
  });
}
