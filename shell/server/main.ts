import { serve } from '@hono/node-server';
import { callerLimits } from 'server-kit/caller-limits';
import { alwaysWith, refuseUnreadable } from 'server-kit/unreadable-requests';
import { createApp } from './app';
import { readEnvironment } from './environment';
import { commonHeaders } from './policy';

const environment = readEnvironment();
const server = serve(
  {
    fetch: createApp(environment).fetch,
    port: environment.PORT,
    hostname: environment.HOST,
    serverOptions: { ...callerLimits(environment.CALLER_LIMIT), ...alwaysWith(commonHeaders) },
  },
  () => {
    console.log(`shell ready on http://localhost:${environment.PORT}`);
  },
);
refuseUnreadable(server, commonHeaders);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `shell: port ${environment.PORT} is taken`
      : `shell: ${error.message}`,
  );
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), 1000).unref();
  });
}
