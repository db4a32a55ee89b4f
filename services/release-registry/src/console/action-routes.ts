/** Promoting, aborting and rolling back: asked for on one page, done by its form. */
import { isFormToken } from 'back-office/form-token';
import { isOwnForm } from 'back-office/own-requests';
import type { Html } from 'back-office/html';
import { readForm } from 'back-office/sent-form';
import { Hono, type Context } from 'hono';
import { appName, type AppName } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { RegistryConflict, RegistryMissing } from '../registry-file';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import { StoreUnreachable } from '../store-unreachable';
import type { TelemetrySource } from '../telemetry-source';
import { wayBack } from '../way-back';
import { ACTIONS, differences, earlier, perform, type Action, type Wanted } from './action';
import { asShown, rehearse, ShownIsOld } from './as-shown';
import type { Done } from './done';
import type { Signed } from './guard';
import { mayChange } from './people';
import { ConfirmPage } from './pages/confirm-page';
import { refusedPage } from './pages/refused-page';
import type { Flash } from './session';
import { readView } from './view';

type Show = (context: Context<Signed>, title: string, main: Html, at?: string) => Html;

type ActionRoutes = {
  store: ReleaseStore;
  told: TelemetrySource;
  show: Show;
  flash: Flash;
  /** Where browsers find it; null where it is the host that they name. */
  origin: string | null;
  /** Hears what was done. */
  tell: (done: Done) => void;
};

const REASON = 200;

/** Why an operation did nothing, in its own words; null for a bug. */
function refusalOf(error: unknown): string | null {
  const known = [ReleaseRefused, ShownIsOld, RegistryConflict, RegistryMissing, StoreUnreachable];
  if (!(error instanceof Error) || !known.some((kind) => error instanceof kind)) return null;
  return error instanceof ReleaseRefused ? `${error.message}\nnothing was changed` : error.message;
}

function asked(context: Context): { app: AppName; action: Action } | null {
  const app = z.safeParse(appName, context.req.param('app'));
  const action = ACTIONS.find((each) => each === context.req.param('action'));
  return app.success && action ? { app: app.data, action } : null;
}

export function actionRoutes({
  store,
  told,
  show,
  flash,
  origin,
  tell,
}: ActionRoutes): Hono<Signed> {
  const routes = new Hono<Signed>();

  const refused = (context: Context<Signed>, app: AppName, said: string, status: 403 | 409) => {
    const back = { path: `/apps/${app}`, name: `Look at ${app} as it is now` };
    return context.html(
      show(context, 'Refused', refusedPage('Nothing was changed', said, back)),
      status,
    );
  };
  /** Says to the letter what the command line would; a bug is thrown on. */
  async function orRefused(context: Context<Signed>, app: AppName, work: () => Promise<Response>) {
    try {
      return await work();
    } catch (error) {
      const said = refusalOf(error);
      if (said === null) throw error;
      return refused(context, app, said, 409);
    }
  }
  const isTheirs = (context: Context<Signed>, app: AppName) =>
    mayChange(context.get('session'), app);
  const notTheirs = (context: Context<Signed>, app: AppName) =>
    refused(context, app, `${app} is not yours to change`, 403);

  routes.get('/apps/:app/:action', async (context) => {
    const wanted = asked(context);
    if (!wanted) return context.notFound();
    const { app, action } = wanted;
    if (!isTheirs(context, app)) return notTheirs(context, app);
    return orRefused(context, app, async () => {
      const named = action === 'rollback' ? context.req.query('to') : undefined;
      const operation: Wanted = { app, action, to: named };
      const { seen, next } = await rehearse(store, (stage) => perform(operation, stage));
      const page = ConfirmPage({
        ...{ app, action },
        changes: differences(seen, next),
        releases:
          (await readView(store, told)).apps.find((each) => each.app === app)?.releases ?? [],
        revision: seen.revision,
        to: action === 'rollback' ? (named ?? wayBack(seen, app)) : null,
        earlier: earlier(seen, app),
      });
      return context.html(show(context, `${action} ${app}`, page));
    });
  });

  routes.post('/apps/:app/:action', async (context) => {
    const wanted = asked(context);
    if (!wanted) return context.notFound();
    const { app, action } = wanted;
    const session = context.get('session');
    const form = await readForm(context);
    const own = isFormToken(session.token, context.req.path, form.token ?? '');
    if (!own || !isOwnForm(context, origin)) {
      return refused(context, app, 'that form was not from here; nothing was done', 403);
    }
    if (!isTheirs(context, app)) return notTheirs(context, app);
    return orRefused(context, app, async () => {
      const revision = Number(form.revision || NaN);
      const reason = form.reason?.trim().slice(0, REASON) || undefined;
      const operation: Wanted = { app, action, to: form.to || undefined, reason };
      const shown = asShown(store, revision, session.name);
      const { version, previous, changed } = await perform(operation, shown);
      const said = changed
        ? `Done: ${app} ${version} is live, ${action === 'abort' ? `${previous ?? 'none'} is nobody’s any more` : `before it was ${previous ?? 'none'}`}.`
        : `Nothing to do: ${app} ${version} was live already.`;
      flash.say(session, said);
      const person = session.name;
      if (changed) tell({ action, person, app, version, previous: previous ?? null, reason });
      return context.redirect(`/apps/${app}`, 303);
    });
  });
  return routes;
}
