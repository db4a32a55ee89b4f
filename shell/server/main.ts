import { CannotListen } from 'server-kit/cannot-listen';
import { runServer } from 'server-kit/run-server';
import { createApp } from './app';
import { readEnvironment } from './environment';
import { serverHeaders } from './policy';

const environment = readEnvironment();
const { app, close } = createApp(environment);
try {
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
  console.error(error instanceof CannotListen ? `shell: ${error.message}` : error);
  process.exit(1);
}
