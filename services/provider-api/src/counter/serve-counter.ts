/** Serves the counter on a port of its own, which shoppers' calls don't share. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { callerLimits } from 'server-kit/caller-limits';
import { cannotListen } from 'server-kit/cannot-listen';
import { drainOf } from 'server-kit/drain';
import { alwaysWith, refuseUnreadable } from 'server-kit/unreadable-requests';
import { COUNTER_HEADERS } from './headers';

/** How long answers that were begun may take once it is stopped, in milliseconds. */
const GRACE_MS = 2000;

type Serving = {
  port: number;
  host: string;
  /** How long a caller may take to send its request, in milliseconds. */
  callerLimit: number;
};

/**
 * @param settings with port 0 the system chooses
 * @returns its port, and a function that stops it
 * @throws CannotListen with one line, where the port can't be used
 */
export async function serveCounter(
  app: Hono,
  { port, host, callerLimit }: Serving,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = serve({
    fetch: app.fetch,
    port,
    hostname: host,
    serverOptions: { ...callerLimits(callerLimit), ...alwaysWith(COUNTER_HEADERS) },
  }) as Server;
  refuseUnreadable(server, COUNTER_HEADERS);
  const drain = drainOf(server);
  await once(server, 'listening').catch((error: unknown) => {
    throw cannotListen(error as Error, { port, host, variable: 'STAFF_PORT' });
  });
  return { port: (server.address() as AddressInfo).port, stop: () => drain(GRACE_MS) };
}
