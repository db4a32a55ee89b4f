/** The static server of one remote's releases, on an origin of its own. */
import { runServer } from 'server-kit/run-server';
import { startFault } from 'server-kit/start-fault';
import { appName } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { readServerEnvironment } from './environment';
import { openStore } from './open-store';
import { FILE_HEADERS, releaseFiles } from './release-files';
import { trustedStore } from './signing/trusted-store';

const app = z.safeParse(appName, process.argv[2]);
if (!app.success) {
  console.error(`usage: static-server REMOTE (${process.argv[2] ?? 'nothing'} is none)`);
  process.exit(1);
}

try {
  const environment = readServerEnvironment();
  const opened = openStore(environment.RELEASE_STORE);
  const trust = environment.RELEASE_TRUST;
  const store = trust ? trustedStore(opened, trust, console.error) : opened;
  const { port } = await runServer({
    fetch: releaseFiles(store, [app.data], environment.SHOP_ORIGINS).fetch,
    port: environment.PORT,
    host: environment.HOST,
    callerLimit: environment.CALLER_LIMIT,
    headers: FILE_HEADERS,
  });
  console.log(`${app.data} ready on http://localhost:${port}`);
} catch (error) {
  const fault = startFault(error);
  console.error(fault === null ? error : `${app.data}: ${fault}`);
  process.exit(1);
}
