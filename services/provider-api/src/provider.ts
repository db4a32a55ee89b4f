/** The running provider: its shop, behind its port. */
import type { Logger } from 'pino';
import { announce } from 'server-kit/announce';
import { createCallerOf, asksForItself } from 'server-kit/caller-network';
import { createLog } from 'server-kit/log';
import { createMetrics, type Metrics } from 'server-kit/metrics';
import type { Ready } from 'server-kit/probes';
import { runServer } from 'server-kit/run-server';
import { openSpans } from 'server-kit/spans';
import { createApp } from './shop-api/app';
import { openCounter } from './counter/open-counter';
import { shopReadiness } from './database/fault';
import { vacuum } from './database/vacuum';
import type { Deps } from './domain/deps';
import type { App } from './shop-api/answer';
import type { Environment } from './environment';
import { loggable } from './database/loggable';
import { COMMON_HEADERS } from './shop-api/headers';
import { runAnyJob, type AnyJob } from './commands/any-job';
import { serveJobs, socketPath } from './commands/job-socket';
import { seedFromFolder } from './domain/import/seed';
import { createTurn } from './domain/import/turn';
import { unfinishedImport } from './domain/import/unfinished';
import { untilMade } from './domain/import/until-made';
import { keepIndexes } from './keep-indexes';
import { createLimits } from './domain/limits';
import { followDatabaseClock } from './database/shared-clock';
import { createOutboxMailer, createSmtpMailer } from './domain/mail/mailer';
import { openShop, type OpenShop } from './open-shop';
import { shopMetrics } from './shop-metrics';
import { startSweeping } from './sweep';
import { keepCancelling } from './domain/orders/unpaid';
import { createRaiseBook } from './domain/search/raise-book';
import { createSynonymBook } from './domain/search/synonym-book';
import { createSharePictures } from './domain/share-pictures/drawn';
import { createStoredSettings } from './domain/settings/stored-settings';
import { keepSales } from './domain/pricing/sales';
import { createScheduler } from './domain/scheduler';

/**
 * How many run at a time: on PostgreSQL, few enough of its connections that an order always finds
 * one; the embedded database does one thing at a time, in the order of its own queue.
 */
const LISTS_ON_POSTGRES = 6;
const EMBEDDED = { searches: 1, lists: 16 };

/** What a provider has been started with. */
type Started = { environment: Environment; shop: OpenShop; log: Logger; metrics: Metrics };

function depsOf({ environment, shop, log, metrics }: Started, now: Deps['now']): Deps {
  const { db, reads, replica, pictures } = shop;
  const { smtpUrl: url, mailFrom: from, outbox, corsOrigins } = environment;
  const { proxySecret: secret, trustedProxies: trusted } = environment;
  const callerOf = createCallerOf({ secret, trusted });
  return {
    db,
    reads,
    replica,
    pictures,
    sharePictures: createSharePictures(environment.dataDirectory, pictures),
    log,
    metrics,
    spans: openSpans(environment.tracing, 'provider', (message) => log.warn(message)),
    counts: { orders: 0 },
    now,
    limits: createLimits(db, environment.rateLimitScale),
    networkOf: (context) => callerOf(context).network,
    isDocumentServer: (context) => asksForItself(context, secret),
    scheduler: createScheduler(
      environment.databaseUrl
        ? { searches: environment.searches, lists: LISTS_ON_POSTGRES }
        : EMBEDDED,
    ),
    synonyms: createSynonymBook(reads),
    raises: createRaiseBook(reads),
    shopSettings: createStoredSettings({ db, reads }, environment.shop),
    mailer: url ? createSmtpMailer({ db, url, from, log }) : createOutboxMailer(),
    settings: {
      outbox,
      corsOrigins,
      proxySecret: secret,
      shopEmail: environment.shopEmail,
      shopOrigin: environment.shopOrigin,
      returnDays: environment.returnDays,
    },
  };
}

/**
 * Answers until the shop is open: the port is opened first, so that an occupied port is reported at
 * once.
 */
const opening = () =>
  Response.json(
    { message: 'The shop is just opening.' },
    { status: 503, headers: { 'Retry-After': '1' } },
  );

/**
 * Starts serving, and stops at SIGINT and SIGTERM.
 * @param unlock releases the data directory, which is already locked
 */
export async function runProvider(
  environment: Environment,
  unlock: () => Promise<void>,
): Promise<void> {
  const metrics = createMetrics('provider');
  let app: App | null = null;
  let ready: Ready = () => 'the shop is just opening';
  const { port, onStop } = await runServer({
    fetch: (request, env) => (app ? app.fetch(request, env) : opening()),
    port: environment.port,
    host: environment.host,
    callerLimit: environment.callerLimit,
    headers: COMMON_HEADERS,
    ready: () => ready(),
    drainDelay: environment.drainDelay,
    metrics,
    metricsPort: environment.metricsPort,
  });
  const log = createLog(environment.logLevel, 'provider');
  const shop = await openShop(environment, log);
  const { demoCatalogue, demoMadeFrom } = environment;
  if (demoCatalogue && demoMadeFrom) {
    await untilMade(demoCatalogue, demoMadeFrom, (line) => announce(line, 'provider'));
  }
  const seeded = demoCatalogue && (await seedFromFolder(shop.jobs, demoCatalogue, shop.pictures));
  if (seeded) announce(seeded, 'provider');
  // The embedded database has the clock of this machine.
  const clock = environment.databaseUrl ? await followDatabaseClock({ db: shop.db, log }) : null;
  const now = clock?.now ?? (() => new Date());
  const deps = depsOf({ environment, shop, log, metrics }, now);
  shopMetrics(deps, shop, environment.smtpUrl !== undefined);
  if (environment.production && !environment.smtpUrl) {
    deps.log.warn('SMTP_URL is not set: no mail is delivered');
  }
  // PostgreSQL vacuums by itself.
  const tidy = () => (environment.databaseUrl ? Promise.resolve() : vacuum(shop.jobs));
  // A stop before this line ends the process like a crash: its lock file stays, and the next start
  // replaces it.
  onStop(unlock);
  onStop(() => shop.close());
  onStop(() => deps.spans?.close());
  onStop(() => clock?.stop());
  const turn = createTurn();
  if (!environment.databaseUrl) {
    const unfinished = await unfinishedImport(shop.jobs);
    if (unfinished) deps.log.warn(unfinished);
    const pause = deps.scheduler.yieldToOthers;
    const run = async (job: AnyJob, say: (line: string) => void) => {
      const result = await runAnyJob(job, { ...shop, pause }, say);
      if ('file' in job) await tidy();
      return result;
    };
    onStop(await serveJobs(socketPath(environment.dataDirectory), run, turn));
  }
  onStop(() => deps.mailer.stop());
  const { auditDays, inquiryDays } = environment;
  onStop(startSweeping(deps, { jobs: shop.jobs, auditDays, inquiryDays, tidy }));
  onStop(keepIndexes(shop.jobs, deps, tidy));
  onStop(keepSales(shop.jobs, deps));
  onStop(keepCancelling(deps));
  const counter = await openCounter(deps, { jobs: shop.jobs, turn, tidy }, environment);
  if (counter) onStop(counter);
  // One broken request must not end the shop for everybody.
  process.on('unhandledRejection', (error) => {
    deps.log.error({ err: loggable(error) }, 'unhandled rejection');
  });
  app = createApp(deps);
  ready = () => shopReadiness(shop);
  announce(`provider ready on http://localhost:${port}`, 'provider');
}
