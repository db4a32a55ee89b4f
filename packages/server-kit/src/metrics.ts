/** What Prometheus reads from a server (prometheus.io/docs/instrumenting/exposition_formats). */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds: a cached document takes a few milliseconds, an order at a busy database seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A method by a name of which there are few. */
export const methodName = (method: string): string => (METHODS.includes(method) ? method : 'other');

type Answered = {
  method: string;
  /** A route's pattern: there are few of them. */
  route: string;
  status: number;
  ms: number;
};

export type Reading = { value: number; labels?: Record<string, string> };

/** A number of the server's own, which is read when Prometheus asks. */
type ReadMetric = {
  /** Without the prefix `storefront_`. */
  name: string;
  help: string;
  /** A counter only grows, from 0 at the start. */
  type: 'counter' | 'gauge';
  /** The labels' names; each has few values. */
  labels?: string[];
  read: () => number | Reading[] | Promise<number | Reading[]>;
};

export type Metrics = {
  /** Whose they are. */
  server: string;
  /** Counts an answer. */
  answered(answered: Answered): void;
  add(metric: ReadMetric): void;
  /** Adds metrics that are written elsewhere, in Prometheus' text format. */
  append(text: () => Promise<string>): void;
  /** Begins to measure the process itself: its memory, its processor time, its event loop. */
  measureProcess(): void;
  /** What Prometheus reads, and its type. */
  text(): Promise<string>;
  contentType: string;
};

/** @param server the value of the label `server`, on all that is counted here */
export function createMetrics(server: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ server });
  const registers = [registry];
  const more: (() => Promise<string>)[] = [];
  const requests = new Counter({
    name: 'storefront_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'storefront_http_request_duration_seconds',
    help: 'Time until an answer was made, without sending it.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  return {
    server,
    answered({ method, route, status, ms }) {
      requests.inc({ route, method: methodName(method), status: `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, ms / 1000);
    },
    add({ name, help, type, labels = [], read }) {
      const collect = async () => {
        // What can't be read now is left out, and all else is still given.
        const found = await Promise.resolve()
          .then(read)
          .catch(() => []);
        metric.reset();
        // Without labels there would be a 0, which nobody has read.
        if (labels.length === 0) metric.remove();
        const readings = typeof found === 'number' ? [{ value: found }] : found;
        for (const { value, labels: of = {} } of readings) metric.inc(of, value);
      };
      const named = { name: `storefront_${name}`, help, labelNames: labels, registers, collect };
      const metric: Counter | Gauge = type === 'counter' ? new Counter(named) : new Gauge(named);
    },
    append(text) {
      more.push(text);
    },
    measureProcess() {
      collectDefaultMetrics({ register: registry });
    },
    async text() {
      const written = await Promise.all(more.map((text) => text().catch(() => '')));
      return [await registry.metrics(), ...written].join('\n');
    },
    contentType: registry.contentType,
  };
}
