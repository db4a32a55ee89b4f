/** A server for the tests. Its environment says what it does; it prints each thing as it happens. */
import { CannotListen } from '../src/cannot-listen';
import { createMetrics } from '../src/metrics';
import { runServer } from '../src/run-server';

const {
  PORT = '0',
  GRACE_OF_TEST = '600000',
  DRAIN_DELAY = '0',
  FAULT,
  METRICS_PORT,
} = process.env;

try {
  const server = await runServer({
    async fetch(request) {
      if (new URL(request.url).pathname === '/slow') {
        console.error('asked');
        return new Response(await request.text());
      }
      if (new URL(request.url).pathname === '/refused') {
        // A limit looks at the body before it refuses it.
        return new Response(request.body && 'too large', { status: 413 });
      }
      return new Response(`${request.method} ${request.headers.get('upgrade') ?? 'plain'}`);
    },
    port: Number(PORT),
    host: '127.0.0.1',
    callerLimit: 600_000,
    headers: { 'X-Always': 'yes' },
    grace: Number(GRACE_OF_TEST),
    drainDelay: Number(DRAIN_DELAY),
    ready: () => FAULT ?? null,
    metrics: createMetrics('example'),
    metricsPort: METRICS_PORT === undefined ? undefined : Number(METRICS_PORT),
  });
  server.onStop(() => console.error('first kept'));
  server.onStop(() => Promise.reject(new Error('one that fails')));
  server.onStop(() => console.error('last kept'));
  console.error(`example ready on http://localhost:${server.port}`);
} catch (error) {
  console.error(error instanceof CannotListen ? error.message : error);
  process.exit(1);
}
