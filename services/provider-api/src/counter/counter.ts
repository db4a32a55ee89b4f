/** The counter: the pages by which staff run the shop, on an origin of their own. */
import { isOwnHost, withHeaders } from 'back-office/own-requests';
import { SignInPage } from 'back-office/pages/sign-in-page';
import { refusedPage } from 'back-office/parts/refused-page';
import { Hono, type Context } from 'hono';
import { observed } from 'server-kit/observed';
import type { Deps } from '../domain/deps';
import { loggable } from '../database/loggable';
import { isLostConnection } from '../database/query-priority';
import { notFound, Refusal } from '../domain/refusal';
import { REFUSAL_STATUS } from '../http/refusal-status';
import type { OrderFeed } from '../domain/orders/order-feed';
import { storageRoutes } from '../http/storage-routes';
import type { ImportPlace } from './catalogue/import-jobs';
import { createActions, NotSignedIn, SIGN_IN, type Visit } from './actions';
import { counterLook } from './look-routes';
import { firstPlace, layout } from './pages/layout';
import { WHO_RUNS_IT } from './pages/who-runs-it';
import { showToAnybody } from './show-page';
import { COUNTER_HEADERS } from './headers';
import { ROOMS } from './rooms';
import { searchRoutes } from './search-routes';
import { waitingRoutes } from './waiting-routes';
import type { Environment } from '../environment';

const SOMETHING_WRONG = 'Something went wrong, and nothing was done. Please try again.';
const BACK = { path: '/staff', name: 'Go to the counter' };

async function refusedAnswer(context: Context, refusal: Refusal): Promise<Response> {
  const { kind, message, retryAfterSeconds } = refusal;
  const status = REFUSAL_STATUS[kind];
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  const heading = status === 404 ? 'Not found' : 'Nothing was done';
  const frame = { title: heading, session: null };
  return context.html(await layout(frame, refusedPage(heading, message, BACK)), status);
}

/** The sign-in page, whose form carries what was typed before the session expired. */
function askToSignIn(visit: Visit, kept: string): Promise<Response> {
  const main = SignInPage({
    ...{ paths: { signIn: SIGN_IN }, whoRunsIt: WHO_RUNS_IT },
    ...{ fault: null, name: '', to: '', kept },
  });
  return showToAnybody(visit, { title: 'Sign in' }, main, 401);
}

/** The address of the requested page, without the message about an earlier form. */
function addressOf(context: Context): string {
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.delete('said');
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
}

export function createCounter(
  deps: Deps,
  environment: Environment,
  feed: OrderFeed,
  imports: ImportPlace,
): Hono {
  const app = new Hono();
  app.use(observed({ log: deps.log, metrics: deps.metrics, secret: deps.settings.proxySecret }));
  app.use(withHeaders(COUNTER_HEADERS));
  app.use(async (context, next) => {
    if (isOwnHost(context, environment.staffOrigin)) return next();
    return context.text('The counter has another address.\n', 421);
  });
  app.onError(async (error, context) => {
    if (error instanceof NotSignedIn) {
      if (error.kept !== null) return askToSignIn(actions.visitOfAnybody(context), error.kept);
      return context.req.method === 'GET' && context.req.header('accept')?.includes('html')
        ? context.redirect(`${SIGN_IN}?to=${encodeURIComponent(addressOf(context))}`, 303)
        : refusedAnswer(
            context,
            new Refusal('unauthenticated', 'Please sign in first; nothing was done.'),
          );
    }
    if (error instanceof Refusal) return refusedAnswer(context, error);
    if (!isLostConnection(error)) {
      deps.log.error({ err: loggable(error) }, 'a page of the counter failed');
    }
    const main = refusedPage('Something went wrong', SOMETHING_WRONG, BACK);
    return context.html(await layout({ title: 'Something went wrong', session: null }, main), 500);
  });
  app.notFound((context) => refusedAnswer(context, notFound('There is no such page.')));

  const actions = createActions(app, deps, environment, ROOMS);
  app.route('/', counterLook());
  searchRoutes(actions);
  waitingRoutes(actions);
  storageRoutes(app, deps);
  app.get('/', (context) => context.redirect('/staff', 303));
  actions.show('/staff', 'signed-in', ({ context, session }) =>
    Promise.resolve(context.redirect(firstPlace(session, ROOMS), 303)),
  );
  for (const { bind } of ROOMS) bind({ actions, deps, environment, feed, imports });
  return app;
}
