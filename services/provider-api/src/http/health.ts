import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { App } from './answer';
import { loggable } from './errors';

/** GET /health: 200 while the database answers, else 503. */
export function healthRoutes(app: App, { db, log }: Pick<Deps, 'db' | 'log'>): void {
  app.get('/health', async (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ok' });
    } catch (error) {
      log.error({ requestId: c.get('requestId'), err: loggable(error) }, 'the database is away');
      return c.json({ status: 'the database does not answer' }, 503);
    }
  });
}
