import { announce } from 'server-kit/announce';
import type { Deps } from '../domain/deps';
import type { Environment } from '../environment';
import type { OpenShop } from '../open-shop';
import { createOrderFeed } from '../domain/orders/order-feed';
import { ownerLinkAtStart } from '../domain/staff/staff-job';
import type { ImportPlace } from './catalogue/import-jobs';
import { createCounter } from './counter';
import { serveCounter } from './serve-counter';

/**
 * Serves the counter where a port is set for it, and says where. Outside of production it also says
 * the first owner's link while there is no owner; there a log keeps what is said, so the link comes
 * by `provider staff link`.
 * @returns what stops it, or null without a port
 * @throws CannotListen with one line, where the port can't be used
 */
export async function openCounter(
  deps: Deps,
  { jobs, turn, tidy }: Pick<OpenShop, 'jobs'> & Pick<ImportPlace, 'turn' | 'tidy'>,
  environment: Environment,
): Promise<(() => Promise<void>) | null> {
  const { staffPort, staffOrigin: origin, host, callerLimit, production } = environment;
  if (staffPort === undefined) return null;
  const feed = createOrderFeed(deps);
  // On PostgreSQL an import is one transaction, and keeps nobody waiting.
  const pause = environment.databaseUrl ? null : deps.scheduler.yieldToOthers;
  const app = createCounter(deps, environment, feed, { jobs, pause, turn, tidy });
  const { port, stop } = await serveCounter(app, { port: staffPort, host, callerLimit });
  const at = origin ?? `http://localhost:${port}`;
  announce(`the counter is at ${at}/staff`, 'provider');
  const link = production ? null : await ownerLinkAtStart(jobs, at);
  if (link !== null) console.log(`the first owner signs in by this link, once: ${link}`);
  return async () => {
    feed.stop();
    await stop();
  };
}
