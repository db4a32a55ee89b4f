/** The connections of the shop's calls: a statement whose caller is disconnected is ended. */
import type pg from 'pg';
import { CallerDisconnected, presentPriority } from './query-priority';

/**
 * Makes a pool end the statements of callers that are disconnected.
 * @param cancel ends what a server process is running
 */
export function endForGoneCallers(
  pool: pg.Pool,
  cancel: (processId: number) => Promise<unknown>,
): void {
  // Drizzle hands on one object with the statement, or its text, and the values.
  const connected = async (...asked: [string, unknown[]]): Promise<unknown> => {
    const { disconnected } = presentPriority();
    if (disconnected?.aborted) throw new CallerDisconnected();
    const client = await pool.connect();
    const cancelled: Promise<unknown>[] = [];
    const end = () => {
      const { processID } = client as unknown as { processID: number };
      cancelled.push(cancel(processID).catch(() => undefined));
    };
    if (disconnected?.aborted) end();
    disconnected?.addEventListener('abort', end, { once: true });
    try {
      return await client.query(...asked);
    } catch (error) {
      if (disconnected?.aborted) throw new CallerDisconnected();
      throw error;
    } finally {
      disconnected?.removeEventListener('abort', end);
      // A cancellation that is still under way would end the next one's statement.
      await Promise.all(cancelled);
      client.release();
    }
  };
  const plain = pool.query.bind(pool) as unknown as (...asked: [string, unknown[]]) => unknown;
  pool.query = ((...asked: [string, unknown[]]) =>
    presentPriority().disconnected === undefined
      ? plain(...asked)
      : connected(...asked)) as pg.Pool['query'];
}
