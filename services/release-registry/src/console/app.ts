/** The teams' console: what shoppers get of each app, how it does, and what can be done about it. */
import { ACCOUNT_SAID } from 'back-office/accounts/account-routes';
import { triesInMemory } from 'back-office/accounts/tries';
import { cookiesOf } from 'back-office/cookies';
import { formToken } from 'back-office/form-token';
import { unsent } from 'back-office/forms/given-forms';
import { renderForms } from 'back-office/forms/render-forms';
import { isOwnHost, withHeaders } from 'back-office/own-requests';
import { drawToken, hashOfToken } from 'passwords/secret-token';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { healthAnswer } from 'server-kit/health';
import { FLAGS } from 'shared-contracts/flags';
import { appName } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { flagShares } from '../flags/flag-share';
import type { ReleaseStore } from '../store';
import type { TelemetrySource } from '../telemetry-source';
import { bindAccounts } from './accounts/bind-accounts';
import { consoleStore } from './accounts/console-store';
import type { PeopleFile } from './accounts/people-file';
import { PATHS } from './accounts/paths';
import { actionRoutes } from './action-routes';
import { CONSOLE_HEADERS, isMonitor, onlySigned, type Signed } from './guard';
import type { Done } from './done';
import { consoleLook } from './look';
import { metricsOf } from './metrics';
import { liveContracts, needsOf } from './needs';
import { AppPage } from './pages/app-page';
import type { ReadFault } from './pages/fault-list';
import { HistoryList } from './pages/history-list';
import type { Html } from 'back-office/html';
import { layout, type Place } from './pages/layout';
import { NeedsPage } from './pages/needs-page';
import { OverviewPage } from './pages/overview-page';
import { PlainPage } from './pages/plain-page';
import { refusedPage } from './pages/refused-page';
import { TeamsPage } from './pages/teams-page';
import { createFlash, type Session } from './session';
import { createSourcePlaces } from './source-place';
import { statusJsonSchema, statusOf } from './status-json';
import { createDriftReader } from './teams/read-drift';
import { readView, type AppView } from './view';

const LARGEST_FORM = 10_000;
/** Faults of an app that are shown, by how often they happen. */
const MOST_FAULTS = 20;

export type ConsoleSettings = {
  store: ReleaseStore;
  /** What shoppers' tabs have reported. */
  told: TelemetrySource;
  /** Who may come in; null lets everybody on this machine in, under the given name. */
  people: PeopleFile | null;
  /** The name in the history of whoever needs no password. */
  here: string;
  /** By which a monitor reads /metrics and /status.json. */
  token?: string | undefined;
  networkOf: (context: Context) => string;
  /** Whether browsers come by https alone. */
  secure: boolean;
  /** Where browsers find it; null where any host's name may lead here. */
  origin?: string | null;
  now?: () => Date;
  warn: (message: string) => void;
  /** Hears what people do here. */
  tell: (done: Done) => void;
  /** Counts and logs requests, and gives them ids. */
  observe?: MiddlewareHandler;
};

const METRICS = 'text/plain; version=0.0.4; charset=utf-8';
/** What a page says of what was done, named in its address. */
const readSaid = (name: string | undefined): string | null =>
  name !== undefined && Object.hasOwn(ACCOUNT_SAID, name)
    ? ACCOUNT_SAID[name as keyof typeof ACCOUNT_SAID]
    : null;

const FOR_PROGRAMS = ['/metrics', '/status.json', '/status.schema.json'];

export function createConsole(settings: ConsoleSettings): Hono<Signed> {
  const { store, told, people, here, token, networkOf, secure, warn, tell } = settings;
  const { origin = null, now = () => new Date() } = settings;
  const flash = createFlash();
  const placeOf = createSourcePlaces(store);
  const readDrift = createDriftReader(store);
  const accounts = people && consoleStore(people, now, tell);
  const anybody: Session = { id: '', name: here, apps: 'all', token: drawToken() };
  const cookies = cookiesOf('console', secure);
  async function find(context: Context): Promise<Session | null> {
    if (!accounts) return anybody;
    const given = cookies.sessionToken(context);
    const person = given === null ? null : await accounts.readSession(hashOfToken(given));
    return person && given !== null ? { ...person, token: given } : null;
  }

  function showTo(session: Session, context: Context, { title, at }: Place, main: Html) {
    const signOut = people ? formToken(session.token, PATHS.signOut) : null;
    const said = flash.take(session) ?? readSaid(context.req.query('said'));
    return layout({ title, session, signOut, said, ...(at !== undefined && { at }) }, main);
  }
  const show = (context: Context<Signed>, title: string, main: Html, at?: string): Html => {
    const session = context.get('session');
    const forms = unsent((path) => formToken(session.token, path));
    return showTo(session, context, { title, at }, renderForms(main, forms).main);
  };

  async function faultsOf({ releases }: AppView): Promise<ReadFault[]> {
    const all = releases.flatMap((release) =>
      (release.told?.faults ?? []).map((fault) => ({ release, fault })),
    );
    all.sort((one, other) => other.fault.times - one.fault.times);
    return Promise.all(
      all.slice(0, MOST_FAULTS).map(async (each) => ({
        ...each,
        places: await Promise.all((each.fault.stack ?? []).map(placeOf)),
      })),
    );
  }
  const readNeeds = async (registry: Parameters<typeof liveContracts>[0]) =>
    needsOf(await liveContracts(registry, store));

  const app = new Hono<Signed>();
  if (settings.observe) app.use(settings.observe);
  app.use(withHeaders(CONSOLE_HEADERS));
  app.onError((error, context) => {
    warn(`console: ${context.req.path}: ${String(error)}`);
    return context.text('The console can’t show that: its log says why.\n', 500);
  });
  app.notFound((context) => context.text('Not found\n', 404));
  app.get('/health', (context) => healthAnswer(context, null));
  app.use(async (context, next) => {
    if (!people) {
      if (isOwnHost(context, null)) return next();
      return context.text('This console is for this machine alone.\n', 403);
    }
    // A monitor asks by whatever name its network has for this server.
    const isOwn = origin === null || isOwnHost(context, origin);
    if (isOwn || FOR_PROGRAMS.includes(context.req.path)) return next();
    return context.text('The console has another address.\n', 421);
  });
  app.route('/', consoleLook());
  app.use(bodyLimit({ maxSize: LARGEST_FORM }));
  if (accounts) {
    const tries = triesInMemory();
    const office = { tries, now, cookies, origin, networkOf, find };
    bindAccounts(app, { ...office, store: accounts, show: showTo });
  }
  const mayRead = (context: Context) =>
    FOR_PROGRAMS.includes(context.req.path) && isMonitor(context, token);
  app.use(onlySigned(find, mayRead));

  app.get('/', async (context) => {
    const person = context.get('session');
    return context.html(
      show(context, 'Releases', OverviewPage({ view: await readView(store, told), person }), '/'),
    );
  });
  app.get('/teams', async (context) => {
    const view = await readView(store, told);
    const drift = await readDrift(view);
    const main = TeamsPage({ view, drift, flags: flagShares(view.registry, FLAGS), now: now() });
    return context.html(show(context, 'Teams', main, '/teams'));
  });
  app.get('/needs', async (context) => {
    const needs = await readNeeds(await store.registry.read());
    return context.html(show(context, 'Needs', NeedsPage({ needs }), '/needs'));
  });
  app.get('/history', async (context) => {
    const { history } = await store.registry.read();
    const main = PlainPage({
      heading: 'History',
      children: HistoryList({ events: history.toReversed() }),
    });
    return context.html(show(context, 'History', main, '/history'));
  });
  app.get('/status.json', async (context) => {
    const view = await readView(store, told);
    return context.json(statusOf(view, await readNeeds(view.registry)));
  });
  app.get('/status.schema.json', (context) => context.json(statusJsonSchema()));
  app.get('/metrics', async (context) =>
    context.body(metricsOf(await readView(store, told)), 200, { 'Content-Type': METRICS }),
  );
  app.get('/apps/:app', async (context) => {
    const named = z.safeParse(appName, context.req.param('app'));
    const view = await readView(store, told);
    const of = view.apps.find((each) => named.success && each.app === named.data);
    if (!of) {
      const back = { path: '/', name: 'All releases' };
      const main = refusedPage('No such app', 'there is no app of that name', back);
      return context.html(show(context, 'No such app', main), 404);
    }
    const person = context.get('session');
    const needs = await readNeeds(view.registry);
    const main = AppPage({ view, of, faults: await faultsOf(of), needs, person });
    return context.html(show(context, of.app, main));
  });
  app.route('/', actionRoutes({ store, told, show, flash, origin, tell }));
  return app;
}
