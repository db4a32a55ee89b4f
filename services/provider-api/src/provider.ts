/** The running provider: its shop, behind its port. */
import type { Logger } from 'pino';
import { createCallerOf, asksForItself } from 'server-kit/caller-network';
import { createLog } from 'server-kit/log';
import { runServer } from 'server-kit/run-server';
import { createApp } from './app';
import type { Deps } from './deps';
import type { App } from './http/answer';
import type { Environment } from './environment';
import { loggable } from './http/errors';
import { COMMON_HEADERS } from './http/headers';
import { runJob } from './import/job';
import { serveJobs, socketPath } from './import/job-socket';
import { seedFromFolder } from './import/seed';
import { createLimits } from './limits';
import { createOutboxMailer, createSmtpMailer } from './mail/mailer';
import { openShop, type OpenShop } from './open-shop';
import { keepIndexed } from './search/reindex';
import { startSweeping } from './sweep';
import { createTurns } from './turns';

/**
 * On PostgreSQL, less than half of its connections; the embedded database does one thing at a time.
 */
const SEARCHES_AT_ONCE = 4;

function depsOf(environment: Environment, shop: OpenShop, log: Logger): Deps {
  const { db, pictures } = shop;
  const { smtpUrl: url, mailFrom: from, outbox, corsOrigins } = environment;
  const { proxySecret: secret, trustedProxies: trusted } = environment;
  const callerOf = createCallerOf({ secret, trusted });
  return {
    db,
    pictures,
    log,
    now: () => new Date(),
    limits: createLimits(db, environment.rateLimitScale),
    networkOf: (context) => callerOf(context).network,
    isDocumentServer: (context) => asksForItself(context, secret),
    turns: createTurns(environment.databaseUrl ? SEARCHES_AT_ONCE : 1),
    mailer: url ? createSmtpMailer({ db, url, from, log }) : createOutboxMailer(),
    settings: { outbox, corsOrigins, shopEmail: environment.shopEmail },
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
  let app: App | null = null;
  const { port, onStop } = await runServer({
    fetch: (request, env) => (app ? app.fetch(request, env) : opening()),
    port: environment.port,
    host: environment.host,
    callerLimit: environment.callerLimit,
    headers: COMMON_HEADERS,
  });
  const log = createLog(environment.logLevel);
  const shop = await openShop(environment, log);
  const { demoCatalogue } = environment;
  const seeded = demoCatalogue && (await seedFromFolder(shop.jobs, demoCatalogue, shop.pictures));
  if (seeded) console.log(seeded);
  await keepIndexed(shop.jobs);
  const deps = depsOf(environment, shop, log);
  if (environment.production && !environment.smtpUrl) {
    deps.log.warn('SMTP_URL is not set: no mail is delivered');
  }
  // A stop before this line ends the process like a crash: its lock file stays, and the next start
  // replaces it.
  onStop(unlock);
  onStop(() => shop.close());
  if (!environment.databaseUrl) {
    onStop(await serveJobs(socketPath(environment.dataDirectory), (job) => runJob(job, shop)));
  }
  onStop(() => deps.mailer.stop());
  onStop(startSweeping(deps));
  // One broken request must not end the shop for everybody.
  process.on('unhandledRejection', (error) => {
    deps.log.error({ err: loggable(error) }, 'unhandled rejection');
  });
  app = createApp(deps);
  console.log(`provider ready on http://localhost:${port}`);
}
