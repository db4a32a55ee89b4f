/** Signing in at the console, and somebody's own account there. */
import { accountRoutes } from 'back-office/accounts/account-routes';
import type { AccountOffice, SignedVisit, Visit } from 'back-office/accounts/office';
import { signInRoutes } from 'back-office/accounts/sign-in-routes';
import type { Tries } from 'back-office/accounts/tries';
import type { Cookies } from 'back-office/cookies';
import { formToken } from 'back-office/form-token';
import { unsent } from 'back-office/forms/given-forms';
import { pagesOf, type PagesOfForms } from 'back-office/forms/pages-of-forms';
import { renderForms } from 'back-office/forms/render-forms';
import { alone } from 'back-office/forms/sent-page';
import { isOwnForm } from 'back-office/own-requests';
import type { Html } from 'back-office/html';
import { refusedPage } from 'back-office/parts/refused-page';
import { isSameText } from 'passwords/secret-token';
import { readForm } from 'back-office/sent-form';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type * as z from 'zod';
import { notSigned, type Find, type Signed } from '../guard';
import { layout, type Place } from '../pages/layout';
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
  show: (session: Session, context: Context, place: Place, main: Html) => Html;
};

/** A form with faults in its fields. */
class FaultyForm extends Error {
  override readonly name = 'FaultyForm';
  readonly faults: Record<string, string> = {};

  constructor({ issues }: z.ZodError) {
    super('the form is faulty');
    for (const { path, message } of issues) this.faults[path.join('.')] ??= message;
  }
}

const faultsIn = (error: unknown) => (error instanceof FaultyForm ? error.faults : null);

const NOT_FROM_HERE = 'That form was not from here, so nothing was done. Please try again.';
const BACK = { path: PATHS.home, name: 'Go to the console' };

export function bindAccounts(app: Hono<Signed>, bound: Bound): void {
  const { cookies, origin, networkOf, find, show } = bound;
  const plain = (title: string, main: Html) =>
    layout({ title, session: null, signOut: null }, main);
  const visitOf = (context: Context, secret: string): Visit => ({
    context,
    network: networkOf(context),
    forms: unsent((path) => formToken(secret, path)),
  });

  const refused = (context: Context, words: string, status: 403 | 422) =>
    context.html(plain('Nothing was done', refusedPage('Nothing was done', words, BACK)), status);
  const anybodysPages = pagesOf<Visit>(faultsIn);
  const signedPages = pagesOf<ConsoleVisit>(faultsIn);

  /** Does what a form asks for, where it is one of ours; where it is faulty, its page is shown again. */
  async function sent<V extends Visit, Schema extends z.ZodType>(
    pages: PagesOfForms<V>,
    visit: V,
    schema: Schema,
    work: (visit: V, fields: z.output<Schema>) => Promise<Response>,
  ): Promise<Response> {
    const { context, forms } = visit;
    const { path } = context.req;
    const own = alone(await readForm(context));
    const isOurs = isSameText(own.fields.token ?? '', forms.tokenFor(path));
    if (!isOwnForm(context, origin) || !isOurs) return refused(context, NOT_FROM_HERE, 403);
    const sender = { ...visit, forms: { ...forms, own } };
    try {
      return await pages.rerenderOnRefusal(path, sender, () => {
        const read = schema.safeParse(own.fields);
        if (!read.success) throw new FaultyForm(read.error);
        return work(sender, read.data);
      });
    } catch (error) {
      const [fault] = Object.entries(faultsIn(error) ?? {});
      if (fault === undefined) throw error;
      return refused(context, fault.join(': '), 422);
    }
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
        anybodysPages.add(path, handle);
        app.get(path, (context) => handle(visitOf(context, cookies.visitorSecret(context))));
      },
      changeAnybody(path, schema, handle) {
        app.post(path, (context) => {
          const visit = visitOf(context, cookies.visitorSecret(context));
          return sent(anybodysPages, visit, schema, handle);
        });
      },
      show(path, handle) {
        signedPages.add(path, handle);
        app.get(path, (context) => signed(context, handle));
      },
      change(path, schema, handle) {
        app.post(path, (context) =>
          signed(context, (visit) => sent(signedPages, visit, schema, handle)),
        );
      },
    },
    page(visit, place, main, otherwise = 200) {
      const { context, forms } = visit;
      const rendered = renderForms(main, forms);
      const whole =
        'session' in visit
          ? show(visit.session, context, place, rendered.main)
          : plain(place.title, rendered.main);
      const status = otherwise === 200 && rendered.isRefused ? 422 : otherwise;
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
