import { announce } from 'server-kit/announce';
import { runServer } from 'server-kit/run-server';
import { drainDelayOf } from 'server-kit/running';
import { startFault } from 'server-kit/start-fault';
import { createApp } from './app';
import { readEnvironment } from './environment';
import { serverHeaders } from './policy';

try {
  const environment = readEnvironment();
  const { app, ready, metrics, start, close } = createApp(environment);
  const { port, onStop } = await runServer({
    fetch: app.fetch,
    port: environment.PORT,
    host: environment.HOST,
    callerLimit: environment.CALLER_LIMIT,
    headers: serverHeaders(environment.SHOP_ORIGIN),
    ready,
    drainDelay: drainDelayOf(environment),
    metrics,
    metricsPort: environment.METRICS_PORT,
  });
  onStop(close);
  start();
  announce(`shell ready on http://localhost:${port}`, 'document-server');
} catch (error) {
  const fault = startFault(error);
  console.error(fault === null ? error : `shell: ${fault}`);
  process.exit(1);
}
