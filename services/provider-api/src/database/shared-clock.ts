/**
 * One clock for all providers of a database: its own. A provider whose machine's clock is two hours
 * ahead would else find every code over that another one has mailed, and remove it.
 */
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { loggable } from './loggable';
import type { Database } from './open';

const EVERY_MS = 60_000;
/** Less is the way to the database and back; then the own clock is right. */
const SLACK_MS = 2000;

export type SharedClock = { now: () => Date; stop: () => void };

/**
 * Compares the own clock with the database's, now and each minute; where the database doesn't answer,
 * the last difference holds.
 * @param own in milliseconds
 */
export async function followDatabaseClock(
  { db, log }: { db: Database; log: Logger },
  own: () => number = Date.now,
): Promise<SharedClock> {
  let ahead = 0;
  const compare = async () => {
    try {
      const before = own();
      const { rows } = await db.execute<{ at: string }>(
        sql`select (extract(epoch from clock_timestamp()) * 1000)::text as at`,
      );
      const found = Math.round((before + own()) / 2 - Number(rows[0]?.at));
      const isWrong = Math.abs(found) > SLACK_MS;
      if (isWrong && Math.abs(found - ahead) > SLACK_MS) {
        log.warn({ seconds: Math.round(found / 1000) }, 'the clock differs from the database’s');
      }
      ahead = isWrong ? found : 0;
    } catch (error) {
      log.warn({ err: loggable(error) }, 'the clock could not be compared');
    }
  };
  await compare();
  const timer = setInterval(() => void compare(), EVERY_MS).unref();
  return {
    now: () => new Date(own() - ahead),
    stop: () => clearInterval(timer),
  };
}
