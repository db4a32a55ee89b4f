/** The teams' console, a server of its own. */
import { userInfo } from 'node:os';
import { announce } from 'server-kit/announce';
import { createCallerOf } from 'server-kit/caller-network';
import { createLog } from 'server-kit/log';
import { createMetrics } from 'server-kit/metrics';
import { observed } from 'server-kit/observed';
import { runServer } from 'server-kit/run-server';
import { drainDelayOf, tracingOf } from 'server-kit/running';
import { openSpans } from 'server-kit/spans';
import { startFault } from 'server-kit/start-fault';
import { openStore } from '../open-store';
import { notedShadows } from '../shadows/noted-shadows';
import { ownKeys } from '../signing/own-keys';
import { signingStore } from '../signing/signing-store';
import { storeFault } from '../store-fault';
import { reachable } from '../store-unreachable';
import { openTelemetry } from '../telemetry-source';
import { openDocument } from './accounts/stored-document';
import { peopleFile } from './accounts/people-file';
import { createConsole } from './app';
import { sayDone } from './done';
import { readConsoleEnvironment } from './environment';
import { CONSOLE_HEADERS } from './guard';
import { metricsOf } from './metrics';
import { readView } from './view';

try {
  const environment = readConsoleEnvironment(process.env);
  const { RELEASE_STORE: location, CONSOLE_SECRET: secret, CONSOLE_ORIGIN: origin } = environment;
  const log = createLog(environment.LOG_LEVEL, 'console');
  const metrics = createMetrics('console');
  const callerOf = createCallerOf({ trusted: environment.TRUSTED_PROXIES });
  const opened = reachable(openStore(location));
  const warn = (message: string) => {
    log.warn(message);
  };
  const told = openTelemetry({
    ...{ store: opened.root, stateUrl: environment.STATE_URL, name: 'console', warn },
  });
  const signing = signingStore(opened, environment.RELEASE_TRUST, () =>
    ownKeys(process.env, location),
  );
  const store = notedShadows(signing, () => Promise.resolve(told));
  metrics.append(async () => metricsOf(await readView(store, told)));
  const spans = openSpans(tracingOf(environment), 'console', warn);
  const app = createConsole({
    store,
    told,
    observe: observed({ log, metrics, spans }),
    people: secret === undefined ? null : peopleFile(openDocument(location, process.env), secret),
    here: userInfo().username,
    token: environment.CONSOLE_TOKEN,
    networkOf: (context) => callerOf(context).network,
    secure: origin?.startsWith('https:') ?? environment.NODE_ENV === 'production',
    origin: origin ?? null,
    warn,
    tell: (done) => log.info({ audit: true, ...done }, sayDone(done)),
  });
  const { port, onStop } = await runServer({
    fetch: app.fetch,
    port: environment.PORT,
    host: environment.HOST,
    callerLimit: environment.CALLER_LIMIT,
    headers: CONSOLE_HEADERS,
    ready: storeFault(opened),
    drainDelay: drainDelayOf(environment),
    metrics,
    metricsPort: environment.METRICS_PORT,
  });
  onStop(() => spans?.close());
  announce(`console ready on http://localhost:${port}`, 'console');
} catch (error) {
  const fault = startFault(error);
  console.error(fault === null ? error : `console: ${fault}`);
  process.exit(1);
}
