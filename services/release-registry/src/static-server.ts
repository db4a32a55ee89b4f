/** The static server of one remote's releases, on an origin of its own. */
import { serve } from '@hono/node-server';
import { callerLimits } from 'server-kit/caller-limits';
import { alwaysWith, refuseUnreadable } from 'server-kit/unreadable-requests';
import { appName } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { readEnvironment } from './environment';
import { openStore } from './open-store';
import { FILE_HEADERS, releaseFiles } from './release-files';

const environment = readEnvironment();
const app = z.safeParse(appName, process.argv[2]);
if (!app.success) {
  console.error(`usage: static-server REMOTE (${process.argv[2] ?? 'nothing'} is none)`);
  process.exit(1);
}

const store = openStore(environment.RELEASE_STORE);
const server = serve(
  {
    fetch: releaseFiles(store, [app.data], environment.SHOP_ORIGINS).fetch,
    port: environment.PORT,
    hostname: environment.HOST,
    serverOptions: { ...callerLimits(environment.CALLER_LIMIT), ...alwaysWith(FILE_HEADERS) },
  },
  () => {
    console.log(`${app.data} ready on http://localhost:${environment.PORT}`);
  },
);
refuseUnreadable(server, FILE_HEADERS);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `${app.data}: port ${environment.PORT} is taken`
      : `${app.data}: ${error.message}`,
  );
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), 500).unref();
  });
}
