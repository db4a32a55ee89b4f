import { createServer, type Server } from 'node:http';
import { announce } from './announce';
import { callerLimits } from './caller-limits';
import { cannotListen } from './cannot-listen';
import type { Metrics } from './metrics';

type MetricsServer = {
  metrics: Metrics;
  port: number;
  host: string;
  /** How long a caller may take to send its request, in milliseconds. */
  callerLimit: number;
};

/** Answers `GET /metrics` and nothing else, on a port that shoppers don't reach. */
function createMetricsServer(metrics: Metrics, callerLimit: number): Server {
  return createServer(callerLimits(callerLimit), (request, response) => {
    const answer = (status: number, text: string, type = 'text/plain') => {
      response.writeHead(status, {
        'Content-Type': type,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(text);
    };
    if (request.url?.split('?')[0] !== '/metrics') answer(404, 'Not found\n');
    else if (request.method !== 'GET') answer(405, 'This can only be read.\n');
    else {
      metrics.text().then(
        (text) => answer(200, text, metrics.contentType),
        () => answer(500, 'The metrics can not be read.\n'),
      );
    }
  });
}

/**
 * Serves a server's metrics on a port of their own (METRICS_PORT), and says where.
 * @param settings with port 0 the system chooses
 * @returns a function that ends it
 * @throws CannotListen with one line, where the port can't be used
 */
export async function serveMetrics(settings: MetricsServer): Promise<() => void> {
  const { metrics, port, host, callerLimit } = settings;
  const server = createMetricsServer(metrics, callerLimit);
  await new Promise<void>((listening, failed) => {
    server.once('error', (error) =>
      failed(cannotListen(error, { port, host, variable: 'METRICS_PORT' })),
    );
    server.listen(port, host, listening);
  });
  metrics.measureProcess();
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : port;
  announce(`metrics at http://localhost:${at}/metrics`, metrics.server);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
