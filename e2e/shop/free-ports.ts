import { createServer } from 'node:net';
import { RUN } from './shop-address';

/** Below the ports that systems use for outgoing calls, and different for parallel runs. */
const FIRST: Record<string, number> = { faults: 26_000, releases: 14_000 };
const RANGE = 6_000;
/** Beside those that are wanted, so many ports in a row may be another shop's. */
const TAKEN_MOST = 100;

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => {
      done(false);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

/**
 * Ports that nobody listens on.
 * @throws where it finds too few
 */
export async function freePorts(count: number): Promise<number[]> {
  const from = Math.floor(Math.random() * (RANGE - count - TAKEN_MOST));
  const found: number[] = [];
  for (let at = 0; at < count + TAKEN_MOST && found.length < count; at += 1) {
    const port = (FIRST[RUN] ?? 20_000) + from + at;
    if (await isFree(port)) found.push(port);
  }
  if (found.length < count) throw new Error(`only ${found.length} of ${count} ports are free`);
  return found;
}
