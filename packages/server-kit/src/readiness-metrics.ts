/** Whether a server gets requests, and what it lacks meanwhile, for Prometheus. */
import type { Metrics } from './metrics';
import type { Probes } from './probes';

/** Adds what `GET /health/ready` says to the metrics of a server. */
export function readinessMetrics(metrics: Metrics, probes: Pick<Probes, 'readiness'>): void {
  metrics.add({
    name: 'ready',
    help: '1 while the server should get requests, else 0.',
    type: 'gauge',
    read: async () => (typeof (await probes.readiness()) === 'string' ? 0 : 1),
  });
  metrics.add({
    name: 'lacks',
    help: '1 for what a server lacks although it gets requests; nothing where it lacks nothing.',
    type: 'gauge',
    labels: ['what'],
    async read() {
      const found = await probes.readiness();
      return typeof found === 'object' && found
        ? [{ value: 1, labels: { what: found.lacks } }]
        : [];
    },
  });
}
