import { runServer } from 'server-kit/run-server';
import { startFault } from 'server-kit/start-fault';
import { createApp } from './app';
import { readEnvironment } from './environment';
import { serverHeaders } from './policy';

try {
  const environment = readEnvironment();
  const { app, close } = createApp(environment);
  const { port, onStop } = await runServer({
    fetch: app.fetch,
    port: environment.PORT,
    host: environment.HOST,
    callerLimit: environment.CALLER_LIMIT,
    headers: serverHeaders(environment.SHOP_ORIGIN),
  });
  onStop(close);
  console.log(`shell ready on http://localhost:${port}`);
} catch (error) {
  const fault = startFault(error);
  console.error(fault === null ? error : `shell: ${fault}`);
  process.exit(1);
}
