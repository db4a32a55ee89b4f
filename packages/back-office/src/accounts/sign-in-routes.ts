/** Signing in and out, and the page that a one-time link of the command opens. */
import { hashSecret } from 'passwords/password-hash';
import * as z from 'zod';
import { deviceOf } from 'server-kit/device';
import { shownAgain } from '../forms/shown-again';
import { drawDevice, isSignInLink, nameInLink } from '../known-device';
import { SignInPage } from '../pages/sign-in-page';
import { RecoveryPage, WelcomePage } from '../pages/welcome-page';
import { drawToken, hashOfToken } from 'passwords/secret-token';
import { linkOver, sayWhen, TOO_MANY, tooManyTries } from './answers';
import { line, password } from './fields';
import type { AccountOffice, SignedVisit, Visit } from './office';
import { checkNewPassword } from './own-password';
import { drawRecoveryCodes, stepOfCode } from './second-factor';
import { ABSOLUTE_MS } from './session-rule';
import { signIn } from './sign-in';
import type { LinkedAccount } from './store';

const WRONG = 'Name, password or code is wrong. A code works once.';
const WRONG_CODE = 'The code is wrong, or over. Try the next one.';

/**
 * The page on which the session expired, and what was typed there. Nobody types these fields, so a value that
 * can't be used is left out and never keeps anybody from signing in.
 */
const left = { to: z.string().max(2000).catch(''), kept: z.string().max(100_000).catch('') };
const credentials = z.object({ name: line(32), password, code: line(30), ...left });
const welcome = z.object({
  link: z.string().max(100),
  password,
  again: password,
  code: line(10),
});

const deviceNamed = ({ context }: Visit) => deviceOf(context.req.header('user-agent'));

export function signInRoutes<V extends SignedVisit>(office: AccountOffice<V>): void {
  const { store, tries, now, cookies, bind, page, paths } = office;
  const giveSession = ({ context }: Visit, token: string) =>
    cookies.giveSession(context, token, ABSOLUTE_MS / 1000);

  const showSignIn = (
    visit: Visit,
    fault: string | null,
    name = '',
    status: 200 | 401 | 429 = 200,
  ) => {
    const { to = visit.context.req.query('to') ?? '', kept = '' } = visit.forms.own?.fields ?? {};
    const main = SignInPage({ ...office, fault, name, to, kept });
    return page(visit, { title: 'Sign in' }, main, status);
  };

  /** Makes a browser known by a link of the command, which works once. */
  async function takeLink(visit: Visit, link: string): Promise<Response> {
    const account = await store.find(nameInLink(link) ?? '');
    const isOurs = account !== null && isSignInLink(account, link, now());
    if (!isOurs || (await tries.wait('staffLink', hashOfToken(link))) !== null) {
      return linkOver(office, visit);
    }
    cookies.giveDevice(visit.context, drawDevice(account));
    return visit.context.redirect(paths.signIn, 303);
  }

  bind.showAnybody(paths.signIn, async (visit) => {
    const link = visit.context.req.query('link');
    return link === undefined ? showSignIn(visit, null) : takeLink(visit, link);
  });

  bind.changeAnybody(paths.signIn, credentials, async (visit, given) => {
    const { context, network } = visit;
    const proofs = cookies.deviceProofs(context);
    const signed = await signIn(office, given, { network, device: deviceNamed(visit), proofs });
    if (signed === 'wrong') return showSignIn(visit, WRONG, given.name, 401);
    if ('retryAfterSeconds' in signed) {
      sayWhen(visit, signed.retryAfterSeconds);
      return showSignIn(visit, TOO_MANY, given.name, 429);
    }
    giveSession(visit, signed.token);
    cookies.giveDevice(context, signed.proof);
    return office.goOn?.(visit, signed.token, given) ?? context.redirect(paths.home, 303);
  });

  bind.change(paths.signOut, z.object({}), async ({ context, session, network }) => {
    await store.signOut(hashOfToken(session.token), { by: session, network });
    cookies.takeSession(context);
    return context.redirect(paths.signIn, 303);
  });

  /** The account of a link; or the answer where it is over, or too many were tried. */
  async function linked(visit: Visit, link: string): Promise<LinkedAccount | Response> {
    const account = await store.findByLink(hashOfToken(link));
    if (account) return account;
    // A right link works also where strangers have used up a network's tries.
    const seconds = await tries.wait('staffByNetwork', visit.network);
    return seconds === null ? linkOver(office, visit) : tooManyTries(office, visit, seconds);
  }

  const showWelcome = (
    visit: Visit,
    account: LinkedAccount,
    link: string,
    status: 200 | 422 = 200,
  ) => page(visit, { title: 'Welcome' }, WelcomePage({ ...office, account, link }), status);

  bind.showAnybody(paths.welcome, async (visit) => {
    const { context, forms } = visit;
    // A form that is shown again has the link in it.
    const link = forms.own?.fields.link ?? context.req.query('link') ?? '';
    const account = await linked(visit, link);
    return account instanceof Response ? account : showWelcome(visit, account, link);
  });

  bind.changeAnybody(paths.welcome, welcome, async (visit, given) => {
    const account = await linked(visit, given.link);
    if (account instanceof Response) return account;
    const step = stepOfCode(account.linkSecret, given.code, now());
    const unfit = checkNewPassword(given, account.name);
    if (unfit !== null || step === null) {
      const faults = unfit === null ? { code: WRONG_CODE } : { password: unfit };
      const again = shownAgain(visit, { faults, without: ['code'] });
      return showWelcome(again, account, given.link, 422);
    }
    const passwordHash = await hashSecret(given.password);
    const { codes, hashes: recoveryHashes } = drawRecoveryCodes();
    const token = drawToken();
    const opened = await store.open(
      hashOfToken(given.link),
      { passwordHash, step, recoveryHashes },
      { tokenHash: hashOfToken(token), device: deviceNamed(visit) },
      { by: account, network: visit.network },
    );
    if (!opened) return linkOver(office, visit);
    giveSession(visit, token);
    cookies.giveDevice(visit.context, drawDevice({ name: account.name, passwordHash }));
    return page(visit, { title: 'Recovery codes' }, RecoveryPage({ codes, next: paths.home }));
  });
}
