/** The connections of the shop's calls: a statement whose caller is gone is ended. */
import type pg from 'pg';
import { CallerGone, presentErrand } from './errand';

/**
 * Makes a pool end the statements of callers that are gone.
 * @param cancel ends what a server process is running
 */
export function endForGoneCallers(
  pool: pg.Pool,
  cancel: (processId: number) => Promise<unknown>,
): void {
  // Drizzle hands on one object with the statement, or its text, and the values.
  const connected = async (...asked: [string, unknown[]]): Promise<unknown> => {
    const { gone } = presentErrand();
    if (gone?.aborted) throw new CallerGone();
    const client = await pool.connect();
    const cancelled: Promise<unknown>[] = [];
    const end = () => {
      const { processID } = client as unknown as { processID: number };
      cancelled.push(cancel(processID).catch(() => undefined));
    };
    if (gone?.aborted) end();
    gone?.addEventListener('abort', end, { once: true });
    try {
      return await client.query(...asked);
    } catch (error) {
      if (gone?.aborted) throw new CallerGone();
      throw error;
    } finally {
      gone?.removeEventListener('abort', end);
      // A cancellation that is still under way would end the next one's statement.
      await Promise.all(cancelled);
      client.release();
    }
  };
  const plain = pool.query.bind(pool) as unknown as (...asked: [string, unknown[]]) => unknown;
  pool.query = ((...asked: [string, unknown[]]) =>
    presentErrand().gone === undefined ? plain(...asked) : connected(...asked)) as pg.Pool['query'];
}
