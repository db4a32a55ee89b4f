import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import { callerLimits } from './caller-limits';
import { cannotListen } from './cannot-listen';
import { discardRest } from './discard-rest';
import { drainOf } from './drain';
import type { Metrics } from './metrics';
import { serveMetrics } from './metrics-server';
import { createProbes, type Ready } from './probes';
import { readinessMetrics } from './readiness-metrics';
import { onStarterExit } from './starter-exit';
import { alwaysWith, refuseUnreadable } from './unreadable-requests';
import { startWatchdog } from './watchdog';

/**
 * How long answers that were begun may take once the server is asked to stop, in milliseconds:
 * longer than a slow order. A process that starts servers waits longer than `DRAIN_DELAY_MOST`,
 * `GRACE` and `LAST_THINGS` together before it kills them.
 */
export const GRACE = 10_000;
/** How long all work after the last answer may take, in milliseconds. */
export const LAST_THINGS = 5_000;

export type ServerSettings = {
  /** Answers a request. */
  fetch: Parameters<typeof serve>[0]['fetch'];
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** How long a caller may take to send its request, in milliseconds (CALLER_LIMIT). */
  callerLimit: number;
  /** Headers of every answer, also of those that Node gives by itself. */
  headers: Record<string, string>;
  /** Why it can't serve now, for `GET /health/ready`; without it, it can while it runs. */
  ready?: Ready;
  /**
   * How long it lets new connections in after SIGTERM, in milliseconds, while it says that it is
   * not ready (DRAIN_DELAY).
   */
  drainDelay?: number;
  metrics?: Metrics;
  /** Where they are read, on the same host (METRICS_PORT); nowhere without it. */
  metricsPort?: number | undefined;
  /** In milliseconds. */
  grace?: number;
};

export type RunningServer = {
  /** The port that the server listens on. */
  port: number;
  /**
   * Registers work for after the last answer; the last registered runs first. A failure is logged,
   * and the other work still runs.
   */
  onStop: (last: () => unknown) => void;
};

async function doLast(lasts: (() => unknown)[]): Promise<void> {
  for (const last of lasts.toReversed()) {
    try {
      await last();
    } catch (error) {
      console.error(`stopping: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/**
 * Runs a server until SIGINT or SIGTERM, or until its starter has ended. Then it accepts no new
 * connection, finishes the answers that were begun, runs the work of `onStop`, and ends the
 * process. After SIGTERM, which comes from what also tells a balancer, it first pauses for
 * `drainDelay`.
 * @returns once it listens
 * @throws CannotListen with one line, where the port can't be used
 */
export async function runServer(settings: ServerSettings): Promise<RunningServer> {
  const { port, host, callerLimit, headers, grace = GRACE, drainDelay = 0 } = settings;
  const probes = createProbes(settings.ready);
  const server = serve({
    async fetch(request, env) {
      const answer =
        probes.answer(request.method, request.url) ?? (await settings.fetch(request, env));
      await discardRest(request, env);
      return answer;
    },
    port,
    hostname: host,
    serverOptions: { ...callerLimits(callerLimit), ...alwaysWith(headers) },
  }) as Server;
  refuseUnreadable(server, headers);
  const drain = drainOf(server);
  await new Promise<void>((listening, failed) => {
    server.once('listening', listening);
    server.once('error', (error) => failed(cannotListen(error, { port, host })));
  });

  const lasts: (() => unknown)[] = [];
  const { metrics, metricsPort } = settings;
  if (metrics) readinessMetrics(metrics, probes);
  if (metrics && metricsPort !== undefined) {
    lasts.push(await serveMetrics({ metrics, port: metricsPort, host, callerLimit }));
  }
  // While it is developed, a debugger may hold it for as long as it likes.
  if (process.env.NODE_ENV === 'production') startWatchdog();
  let stopping = false;
  const stop = async (delay = 0) => {
    if (stopping) return;
    stopping = true;
    probes.stop();
    if (delay > 0) await new Promise((over) => setTimeout(over, delay));
    await drain(grace);
    setTimeout(() => {
      console.error(`stopping: not everything was done within ${LAST_THINGS / 1000} s`);
      process.exit(1);
    }, LAST_THINGS);
    await doLast(lasts);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop(drainDelay));
  onStarterExit(() => void stop());

  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    onStop: (last) => lasts.push(last),
  };
}
