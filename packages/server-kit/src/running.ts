/** The settings that every server has for those who run it. */
import * as z from 'zod';
import { count, port, share, url } from './setting';

/**
 * The longest pause before a stopping server lets nobody in, in milliseconds: with the graces of
 * `run-server.ts` it stays below the time after which a starter kills.
 */
export const DRAIN_DELAY_MOST = 4_000;
/** Balancers ask every second or two whether a server is ready. */
const IN_PRODUCTION = 3_000;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const runningVariables = {
  /**
   * How long a server that is told to stop goes on letting new connections in, in milliseconds,
   * 4,000 at most, while it says that it is not ready: balancers need some time to see that.
   * @default 3000 in production, else 0
   */
  DRAIN_DELAY: count(0, DRAIN_DELAY_MOST).optional(),
  /**
   * Where Prometheus reads the metrics, never the public port; nowhere without it. `start` gives
   * the first process this port and each other one the next.
   */
  METRICS_PORT: port(0).optional(),
  /** Less severe lines of the log are left out; `debug` has a line for each request. */
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
  /**
   * The collector of OpenTelemetry that takes the spans, such as `http://collector:4318`; none are
   * sent without it.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  /**
   * The share of the traces that is sent, from 0 to 1.
   * @default 1
   */
  OTEL_TRACES_SAMPLER_ARG: share.optional(),
};

/** Where spans are sent, and of which share of the traces. */
export type Tracing = { endpoint: string; share: number };

type OfTracing = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG?: number | undefined;
};

/** @returns undefined where no spans are sent */
export const tracingOf = (settings: OfTracing): Tracing | undefined =>
  settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
        share: settings.OTEL_TRACES_SAMPLER_ARG ?? 1,
      };

type Running = { DRAIN_DELAY?: number | undefined; NODE_ENV?: string | undefined };

/** @returns the pause in milliseconds; where none is set, 0 outside of production */
export const drainDelayOf = ({ DRAIN_DELAY, NODE_ENV }: Running): number =>
  DRAIN_DELAY ?? (NODE_ENV === 'production' ? IN_PRODUCTION : 0);
