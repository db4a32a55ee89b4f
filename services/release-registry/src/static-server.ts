/**
 * The static server of one remote's releases on an origin of its own, or of several on one:
 * `static-server mfe-search`, `static-server mfe-search mfe-catalog …`.
 */
import { isBucket } from 'object-store/settings';
import { announce } from 'server-kit/announce';
import { createLog } from 'server-kit/log';
import { createMetrics } from 'server-kit/metrics';
import { observed } from 'server-kit/observed';
import { runServer } from 'server-kit/run-server';
import { drainDelayOf, tracingOf } from 'server-kit/running';
import { openSpans } from 'server-kit/spans';
import { startFault } from 'server-kit/start-fault';
import { appName } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { readServerEnvironment } from './environment';
import { openStore } from './open-store';
import { keepMirrorSwept } from './pruning/mirror-sweep';
import { FILE_HEADERS, releaseFiles } from './release-files';
import { trustedStore } from './signing/trusted-store';
import { storeFault } from './store-fault';

const given = process.argv.slice(2);
const apps = z.safeParse(z.array(appName).check(z.minLength(1)), given);
if (!apps.success) {
  console.error(`usage: static-server APP [APP …] (${given.join(' ') || 'nothing'} is none)`);
  process.exit(1);
}
const names = apps.data.join(', ');

try {
  const environment = readServerEnvironment();
  const opened = openStore(environment.RELEASE_STORE);
  const log = createLog(environment.LOG_LEVEL, names);
  const metrics = createMetrics('release-server');
  const trust = environment.RELEASE_TRUST;
  const store = trust ? trustedStore(opened, trust, (line) => log.error(line)) : opened;
  const spans = openSpans(tracingOf(environment), 'release-server', (line) => log.warn(line));
  const observe = observed({ log, metrics, spans });
  const { port, onStop } = await runServer({
    fetch: releaseFiles(store, apps.data, observe).fetch,
    port: environment.PORT,
    host: environment.HOST,
    callerLimit: environment.CALLER_LIMIT,
    headers: FILE_HEADERS,
    ready: storeFault(opened, isBucket(environment.RELEASE_STORE)),
    drainDelay: drainDelayOf(environment),
    metrics,
    metricsPort: environment.METRICS_PORT,
  });
  onStop(() => spans?.close());
  onStop(keepMirrorSwept(opened, (line) => log.warn(line)));
  announce(`${names} ready on http://localhost:${port}`, names);
} catch (error) {
  const fault = startFault(error);
  console.error(fault === null ? error : `${names}: ${fault}`);
  process.exit(1);
}
