import { sql } from 'drizzle-orm';
import { healthAnswer } from 'server-kit/health';
import type { Deps } from '../domain/deps';
import type { App } from './answer';
import { loggable } from '../database/loggable';

/**
 * GET /health: 200 while the database answers, else 503. A replica that is unreachable is said and is no
 * fault, because the primary answers in its place.
 */
export function healthRoutes(
  app: App,
  { db, log, replica }: Pick<Deps, 'db' | 'log' | 'replica'>,
): void {
  app.get('/health', async (c) => {
    try {
      await db.execute(sql`select 1`);
      return healthAnswer(c, null, replica ? { replica: replica.state() } : {});
    } catch (error) {
      log.error({ err: loggable(error) }, 'the database is away');
      return healthAnswer(c, 'the database does not answer');
    }
  });
}
