/** Signing in at the console, and somebody's own account there. */
import { accountRoutes } from 'back-office/accounts/account-routes';
import type { AccountOffice, SignedVisit, Visit } from 'back-office/accounts/office';
import { signInRoutes } from 'back-office/accounts/sign-in-routes';
import type { Tries } from 'back-office/accounts/tries';
import type { Cookies } from 'back-office/cookies';
import { formToken, isFormToken } from 'back-office/form-token';
import { isOwnForm } from 'back-office/own-requests';
import type { Html } from 'back-office/parts/html';
import { refusedPage } from 'back-office/parts/refused-page';
import { readForm } from 'back-office/sent-form';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type * as z from 'zod';
import { notSigned, type Find, type Signed } from '../guard';
import { layout } from '../pages/layout';
import { when } from '../pages/words';
import { sayApps } from '../people';
import type { Session } from '../session';
import type { ConsoleStore } from './console-store';
import { PATHS } from './paths';

type ConsoleVisit = SignedVisit & { session: Session };

type Bound = {
  store: ConsoleStore;
  tries: Tries;
  now: () => Date;
  cookies: Cookies;
  /** Where browsers find it; null where it is the host that they name. */
  origin: string | null;
  networkOf: (context: Context) => string;
  find: Find;
  /** A whole page of somebody who is signed in. */
  show: (session: Session, context: Context, title: string, main: Html, at?: string) => Html;
};

const NOT_FROM_HERE = 'That form was not from here, so nothing was done. Please try again.';
const BACK = { path: PATHS.home, name: 'Go to the console' };

export function bindAccounts(app: Hono<Signed>, bound: Bound): void {
  const { cookies, origin, networkOf, find, show } = bound;
  const plain = (title: string, main: Html) =>
    layout({ title, session: null, signOut: null }, main);
  const visitOf = (context: Context, secret: string): Visit => ({
    context,
    network: networkOf(context),
    tokenFor: (path) => formToken(secret, path),
  });
  const refused = (context: Context, words: string, status: 403 | 422) =>
    context.html(plain('Nothing was done', refusedPage('Nothing was done', words, BACK)), status);

  /** Does what a form asks for, where it is one of ours; else says what is wrong. */
  async function sent<Schema extends z.ZodType>(
    context: Context,
    secret: string,
    schema: Schema,
    work: (fields: z.output<Schema>) => Promise<Response>,
  ): Promise<Response> {
    const { token = '', ...fields } = await readForm(context);
    if (!isOwnForm(context, origin) || !isFormToken(secret, context.req.path, token)) {
      return refused(context, NOT_FROM_HERE, 403);
    }
    const read = schema.safeParse(fields);
    if (read.success) return work(read.data);
    const [issue] = read.error.issues;
    return refused(context, `${issue?.path.join('.')}: ${issue?.message}`, 422);
  }
  async function signed(
    context: Context,
    work: (visit: ConsoleVisit) => Promise<Response>,
  ): Promise<Response> {
    const session = await find(context);
    return session ? work({ ...visitOf(context, session.token), session }) : notSigned(context);
  }

  const office: AccountOffice<ConsoleVisit> = {
    ...bound,
    bind: {
      showAnybody(path, handle) {
        app.get(path, (context) => handle(visitOf(context, cookies.visitorSecret(context))));
      },
      changeAnybody(path, schema, handle) {
        app.post(path, (context) => {
          const secret = cookies.visitorSecret(context);
          const visit = visitOf(context, secret);
          return sent(context, secret, schema, (fields) => handle(visit, fields));
        });
      },
      show(path, handle) {
        app.get(path, (context) => signed(context, handle));
      },
      change(path, schema, handle) {
        app.post(path, (context) =>
          signed(context, (visit) =>
            sent(context, visit.session.token, schema, (fields) => handle(visit, fields)),
          ),
        );
      },
    },
    page(visit, { title, at }, main, status = 200) {
      const { context } = visit;
      const whole =
        'session' in visit ? show(visit.session, context, title, main, at) : plain(title, main);
      return Promise.resolve(context.html(whole, status));
    },
    roleOf: ({ session }) => `who may change ${sayApps(session).replaceAll('+', ', ')}`,
    time: (at) => html`<time datetime="${at.toISOString()}">${when(at.toISOString())} UTC</time>`,
    issuer: 'Ironwharf console',
    added: 'this console',
    whoRunsIt: 'Whoever runs the console’s server',
    paths: PATHS,
    home: BACK.name,
  };
  signInRoutes(office);
  accountRoutes(office);
}
