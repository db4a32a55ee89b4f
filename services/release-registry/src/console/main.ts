/** The teams' console, a server of its own. */
import { userInfo } from 'node:os';
import { createCallerOf } from 'server-kit/caller-network';
import { createLog } from 'server-kit/log';
import { runServer } from 'server-kit/run-server';
import { startFault } from 'server-kit/start-fault';
import { openStore } from '../open-store';
import { ownKeys } from '../signing/own-keys';
import { signingStore } from '../signing/signing-store';
import { reachable } from '../store-unreachable';
import { createConsole } from './app';
import { readConsoleEnvironment } from './environment';
import { CONSOLE_HEADERS } from './guard';

try {
  const environment = readConsoleEnvironment(process.env);
  const log = createLog('info');
  const callerOf = createCallerOf({ trusted: environment.TRUSTED_PROXIES });
  const opened = reachable(openStore(environment.RELEASE_STORE));
  const app = createConsole({
    store: signingStore(opened, environment.RELEASE_TRUST, () =>
      ownKeys(process.env, environment.RELEASE_STORE),
    ),
    people: environment.CONSOLE_USERS ?? null,
    here: userInfo().username,
    token: environment.CONSOLE_TOKEN,
    networkOf: (context) => callerOf(context).network,
    secure: environment.NODE_ENV === 'production',
    warn: (message) => {
      log.warn(message);
    },
  });
  const { port } = await runServer({
    fetch: app.fetch,
    port: environment.PORT,
    host: environment.HOST,
    callerLimit: environment.CALLER_LIMIT,
    headers: CONSOLE_HEADERS,
  });
  console.log(`console ready on http://localhost:${port}`);
} catch (error) {
  const fault = startFault(error);
  console.error(fault === null ? error : `console: ${fault}`);
  process.exit(1);
}
