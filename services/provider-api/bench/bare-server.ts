/**
 * The server that the provider is compared with: the same framework, database and query, and
 * nothing else. Takes its statement as JSON from BENCH_STATEMENT.
 */
import { serve } from '@hono/node-server';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Hono } from 'hono';
import pg from 'pg';

const { BENCH_STATEMENT = '', BENCH_DIRECTORY = '', DATABASE_URL } = process.env;
const { sql, params } = JSON.parse(BENCH_STATEMENT) as { sql: string; params: unknown[] };

async function opened(): Promise<() => Promise<unknown[]>> {
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
    return async () => (await pool.query(sql, params)).rows as unknown[];
  }
  const client = await PGlite.create({ dataDir: BENCH_DIRECTORY, extensions: { pg_trgm } });
  return async () => (await client.query(sql, params)).rows;
}

const query = await opened();
const app = new Hono();
app.post('/api/store/products', async (c) => c.json(await query()));
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`provider ready on http://localhost:${port}`);
});
process.on('SIGTERM', () => server.close());
