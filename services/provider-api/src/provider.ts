/** The running provider: its port, its shop, its end. */
import { serve, type ServerType } from '@hono/node-server';
import { callerLimits } from 'server-kit/caller-limits';
import { alwaysWith, refuseUnreadable } from 'server-kit/unreadable-requests';
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
import { createLog } from './log';
import { createOutboxMailer, createSmtpMailer } from './mail/mailer';
import { openShop, type OpenShop } from './open-shop';
import { keepIndexed } from './search/reindex';
import { startSweeping } from './sweep';

const GRACE_MS = 4000;

function depsOf(environment: Environment, shop: OpenShop): Deps {
  const log = createLog(environment.logLevel);
  const { db, pictures } = shop;
  const { smtpUrl: url, mailFrom: from, production, proxySecret, corsOrigins } = environment;
  return {
    db,
    pictures,
    log,
    now: () => new Date(),
    limits: createLimits(db, environment.rateLimitScale),
    mailer: url
      ? createSmtpMailer({ db, url, from, log, forgetText: production })
      : createOutboxMailer(),
    settings: { production, proxySecret, corsOrigins, shopEmail: environment.shopEmail },
  };
}

/** The port is taken first, so that a taken one is told at once; the shop answers when it is open. */
class Door {
  #app: App | null = null;
  #server: ServerType | null = null;

  listen({ port, host: hostname, callerLimit }: Environment): Promise<void> {
    return new Promise((ready, failed) => {
      const fetch: App['fetch'] = (request, env) =>
        this.#app
          ? this.#app.fetch(request, env)
          : Response.json(
              { message: 'The shop is just opening.' },
              { status: 503, headers: { 'Retry-After': '1' } },
            );
      this.#server = serve(
        {
          fetch,
          port,
          hostname,
          serverOptions: {
            ...callerLimits(callerLimit),
            ...alwaysWith(COMMON_HEADERS),
          },
        },
        () => ready(),
      );
      this.#server.once('error', failed);
      refuseUnreadable(this.#server, COMMON_HEADERS);
    });
  }

  /** @returns the port, which the system chose when 0 was asked for */
  open(app: App): number {
    this.#app = app;
    const address = this.#server?.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** Lets the last requests finish; one that hangs may not hold the process. */
  async close(): Promise<void> {
    const server = this.#server;
    if (!server?.listening) return;
    const closed = new Promise<void>((done) => {
      server.close(() => done());
    });
    // A connection that is kept alive falls idle after its last answer, not before.
    const idle = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, 50);
    const grace = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, GRACE_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(grace);
  }
}

/**
 * Starts serving, and stops at SIGINT and SIGTERM.
 * @param unlock gives the data directory back, which is locked already
 */
export async function runProvider(
  environment: Environment,
  unlock: () => Promise<void>,
): Promise<void> {
  const door = new Door();
  await door.listen(environment);
  const shop = await openShop(environment);
  const { demoCatalogue } = environment;
  const seeded = demoCatalogue && (await seedFromFolder(shop.db, demoCatalogue, shop.pictures));
  if (seeded) console.log(seeded);
  await keepIndexed(shop.db);
  const deps = depsOf(environment, shop);
  if (environment.production && !environment.smtpUrl) {
    deps.log.warn('SMTP_URL is not set: no mail is delivered');
  }
  const stopJobs = environment.databaseUrl
    ? () => Promise.resolve()
    : await serveJobs(socketPath(environment.dataDirectory), (job) => runJob(job, shop));
  const stopSweeping = startSweeping(deps);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    stopSweeping();
    await door.close();
    await deps.mailer.stop();
    await stopJobs();
    await shop.close();
    await unlock();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  // One broken request must not end the shop for everybody.
  process.on('unhandledRejection', (error) => {
    deps.log.error({ err: loggable(error) }, 'unhandled rejection');
  });
  console.log(`provider ready on http://localhost:${door.open(createApp(deps))}`);
}
