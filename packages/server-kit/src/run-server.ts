import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import { callerLimits } from './caller-limits';
import { cannotListen } from './cannot-listen';
import { drainOf } from './drain';
import { onStarterGone } from './starter-gone';
import { alwaysWith, refuseUnreadable } from './unreadable-requests';

/**
 * How long answers that were begun may take once the server is asked to stop, in milliseconds:
 * longer than a slow order. A process that starts servers waits longer than `GRACE` and
 * `LAST_THINGS` together before it kills them.
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
 * process.
 * @returns once it listens
 * @throws CannotListen with one line, where the port can't be used
 */
export async function runServer(settings: ServerSettings): Promise<RunningServer> {
  const { fetch, port, host, callerLimit, headers, grace = GRACE } = settings;
  const server = serve({
    fetch,
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
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await drain(grace);
    setTimeout(() => {
      console.error(`stopping: not everything was done within ${LAST_THINGS / 1000} s`);
      process.exit(1);
    }, LAST_THINGS);
    await doLast(lasts);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  onStarterGone(() => void stop());

  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    onStop: (last) => lasts.push(last),
  };
}
