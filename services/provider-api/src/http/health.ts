import { sql } from 'drizzle-orm';
import { healthAnswer } from 'server-kit/health';
import type { Deps } from '../deps';
import type { App } from './answer';
import { loggable } from './errors';

/** GET /health: 200 while the database answers, else 503. */
export function healthRoutes(app: App, { db, log }: Pick<Deps, 'db' | 'log'>): void {
  app.get('/health', async (c) => {
    try {
      await db.execute(sql`select 1`);
      return healthAnswer(c, null);
    } catch (error) {
      log.error({ err: loggable(error) }, 'the database is away');
      return healthAnswer(c, 'the database does not answer');
    }
  });
}
