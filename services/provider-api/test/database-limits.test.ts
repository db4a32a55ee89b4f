/** A call that waits too long for the database is refused; an import may take as long as it needs. */
import { sql } from 'drizzle-orm';
import { createLog } from 'server-kit/log';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { applyMigrations } from '../src/database/apply-migrations';
import { atPriority, isLostConnection } from '../src/database/query-priority';
import type { OpenDatabase } from '../src/database/open';
import { followDatabaseClock } from '../src/database/shared-clock';
import { products } from '../src/database/tables/catalogue';
import { databaseTrouble } from '../src/database/trouble';
import { NOT_NOW } from '../src/domain/refusal';
import { startPostgres } from './postgres';
import { openTestShop } from './shop';

describe('an error of the database', () => {
  const from = (fields: { code?: string; message?: string }) =>
    new Error('Failed query', {
      cause: Object.assign(new Error(fields.message ?? 'something'), fields),
    });

  it.each([
    [{ code: 'ECONNREFUSED' }, 'away'],
    [{ code: '57P03' }, 'away'],
    [{ code: '53100' }, 'away'],
    [{ message: 'Connection terminated unexpectedly' }, 'away'],
    [{ code: '57014' }, 'overdue'],
    [{ code: '40P01' }, 'overdue'],
    [{ code: '40001' }, 'overdue'],
    [{ message: 'Query read timeout' }, 'overdue'],
    [{ code: '23505' }, null],
    [{ message: 'a fault of ours' }, null],
  ])('%j is %s', (fields, trouble) => {
    expect(databaseTrouble(from(fields))).toBe(trouble);
  });
});

describe('a database that keeps calls waiting', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('costs a call 503 with Retry-After and clear words, and a line in the log', async () => {
    const lines: string[] = [];
    const log = createLog('error', 'provider', { write: (line: string) => lines.push(line) });
    let opened: OpenDatabase | undefined;
    const shop = await openTestShop(
      async () => (opened = await server.open(undefined, { lock_timeout: 200 })),
      { log },
    );
    onTestFinished(() => shop.close());
    const list = () => shop.post('/api/store/products', { limit: 12 });
    await opened?.jobs.transaction(async (tx) => {
      await tx.execute(sql`lock table ${products} in access exclusive mode`);
      const waited = await list();
      expect(waited.status).toBe(503);
      expect(waited.headers.get('retry-after')).toBe('1');
      expect(waited.json).toEqual({ message: NOT_NOW });
    });
    expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual([
      'the database took too long',
    ]);
    expect((await list()).status).toBe(200);
  });

  it('costs a call whose connection it ends the same', async () => {
    const lines: string[] = [];
    const log = createLog('error', 'provider', { write: (line: string) => lines.push(line) });
    let opened: OpenDatabase | undefined;
    const shop = await openTestShop(async () => (opened = await server.open()), { log });
    onTestFinished(() => shop.close());
    await opened?.jobs.transaction(async (tx) => {
      await tx.execute(sql`lock table ${products} in access exclusive mode`);
      const list = shop.post('/api/store/products', { limit: 12 });
      const ended = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await tx.execute(ended)).rows.length).toBeGreaterThan(0);
      const cut = await list;
      expect([cut.status, cut.headers.get('retry-after')]).toEqual([503, '1']);
      expect(cut.json).toEqual({ message: NOT_NOW });
    });
    expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toContain(
      'the database is away',
    );
  });

  it('tells how many connections its calls have, and how many callers wait for one', async () => {
    const { db, load, close } = await server.open();
    onTestFinished(close);
    let release = () => undefined as void;
    const released = new Promise<void>((done) => (release = done));
    const calls = Promise.all(
      Array.from({ length: 16 }, () => db.transaction(async () => released)),
    );
    const count = (pool: string, state: string) =>
      load().connections.find((each) => each.pool === pool && each.state === state)?.count;
    const untilWaiting = async (callers: number) => {
      while (count('calls', 'waiting') !== callers) await new Promise((go) => setTimeout(go, 10));
    };
    await untilWaiting(2);
    expect([count('calls', 'total'), count('calls', 'idle')]).toEqual([14, 0]);
    release();
    await calls;
    expect([count('calls', 'waiting'), count('jobs', 'waiting')]).toEqual([0, 0]);
    expect(load().waiting).toEqual([]);
  });

  /** Locks the two rows of a table, each side from its own end, the first time together. */
  function crossing(db: OpenDatabase['db']) {
    let met = 0;
    let go: () => void = () => undefined;
    const both = new Promise<void>((done) => (go = done));
    return async (first: number, second: number) => {
      let tries = 0;
      await db.transaction(async (tx) => {
        tries += 1;
        await tx.execute(sql`update crossed set times = times + 1 where id = ${first}`);
        met += 1;
        if (met === 2) go();
        await both;
        await tx.execute(sql`update crossed set times = times + 1 where id = ${second}`);
      });
      return tries;
    };
  }

  it('does a transaction again that has met another one, as a whole', async () => {
    const { db, jobs, close } = await server.open();
    onTestFinished(close);
    await jobs.execute(
      sql`create table crossed as select id, 0 as times from generate_series(1, 2) id`,
    );
    const cross = crossing(db);
    const tries = await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(tries.toSorted()).toEqual([1, 2]);
    const { rows } = await jobs.execute(sql`select times from crossed`);
    expect(rows).toEqual([{ times: 2 }, { times: 2 }]);
    const old = crossing(jobs);
    const met = await Promise.allSettled([old(1, 2), old(2, 1)]);
    expect(met.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is migrated one by one beside calls, which wait for a lock no longer than it says', async () => {
    const { db, jobs, close } = await server.open();
    onTestFinished(close);
    await jobs.execute(sql`create table busy as select 1 as id`);
    const migration = (nth: number, statement: string) => ({
      ...{ sql: [statement], hash: `of the test ${nth}`, folderMillis: 9e15 + nth, bps: true },
    });
    const applied = async () => {
      const { rows } = await jobs.execute<{ hash: string }>(
        sql`select hash from drizzle.__drizzle_migrations where hash like 'of the test%'`,
      );
      return rows.map(({ hash }) => hash);
    };
    const migrations = [
      migration(1, 'create table idle (id int)'),
      migration(2, 'alter table busy add column name text'),
    ];
    const tried: Promise<void>[] = [];
    await db.transaction(async (tx) => {
      await tx.execute(sql`select * from busy`);
      tried.push(applyMigrations(jobs, migrations, { lockMs: 50, tries: 100, pauseMs: 50 }));
      await expect.poll(applied).toEqual(['of the test 1']);
      // The migration waits for the lock only for its time, and lets this call go first.
      await db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = 2000`);
        await other.execute(sql`select * from busy`);
      });
      const impatient = { lockMs: 20, tries: 2, pauseMs: 10 };
      const third = [migration(3, 'alter table busy drop column id')];
      await expect(applyMigrations(jobs, third, impatient)).rejects.toMatchObject({
        cause: { code: '55P03' },
      });
    });
    await Promise.all(tried);
    expect(await applied()).toEqual(['of the test 1', 'of the test 2']);
    expect((await db.execute(sql`select * from busy`)).rows).toEqual([{ id: 1, name: null }]);
  });

  it('is the clock of its providers, whatever their machines say', async () => {
    const lines: string[] = [];
    const log = createLog('warn', 'provider', { write: (line: string) => lines.push(line) });
    const { db, close } = await server.open();
    onTestFinished(close);
    const { rows } = await db.execute<{ at: string }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::text as at`,
    );
    const right = Number(rows[0]?.at);
    const HOURS = 2 * 60 * 60_000;
    const told: number[] = [];
    for (const ahead of [0, HOURS, -HOURS]) {
      // A clock that stands still, so that the time of the test itself doesn't count.
      const clock = await followDatabaseClock({ db, log }, () => right + ahead);
      told.push(Math.abs(Math.round((clock.now().getTime() - right) / 60_000)));
      clock.stop();
    }
    expect(told).toEqual([0, 0, 0]);
    expect(lines.map((line) => (JSON.parse(line) as { seconds: number }).seconds / 60)).toEqual([
      expect.closeTo(120, 0),
      expect.closeTo(-120, 0),
    ]);
  });

  it('ends a statement of a call, and none of an import', async () => {
    const { db, jobs, close } = await server.open(undefined, { statement_timeout: 200 });
    onTestFinished(close);
    const slow = sql`select pg_sleep(0.6)`;
    await expect(db.execute(slow)).rejects.toMatchObject({ cause: { code: '57014' } });
    await expect(jobs.execute(slow)).resolves.toBeDefined();
  });

  it('ends a statement whose caller has disconnected, and uses its connection again', async () => {
    const { db, jobs, close } = await server.open();
    onTestFinished(close);
    const sleepers = async () => {
      const { rows } = await jobs.execute(sql`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`);
      return rows[0]?.n;
    };
    const caller = new AbortController();
    const slow = atPriority({ kind: 'search', disconnected: caller.signal }, async () => {
      await db.execute(sql`select pg_sleep(4)`);
    });
    const outcome = expect(slow).rejects.toSatisfy(isLostConnection);
    await expect.poll(sleepers).toBe(1);
    caller.abort();
    await outcome;
    await expect.poll(sleepers).toBe(0);
    const all = Array.from({ length: 20 }, () => db.execute(sql`select 1 as one`));
    for (const { rows } of await Promise.all(all)) expect(rows).toEqual([{ one: 1 }]);
  });

  it('has limits for calls, and none for imports', async () => {
    const { db, jobs, close } = await server.open();
    onTestFinished(close);
    const limits = sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    expect((await db.execute(limits)).rows).toEqual([{ statement: '5s', lock: '3s', idle: '10s' }]);
    expect((await jobs.execute(limits)).rows).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
  });

  it('ends a transaction whose connection breaks between two statements, and nothing else', async () => {
    const { db, jobs, close } = await server.open();
    onTestFinished(close);
    const cut = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const pid = rows[0]?.pid ?? 0;
      await jobs.execute(sql`select pg_terminate_backend(${pid})`);
      const left = sql`select pid from pg_stat_activity where pid = ${pid}`;
      await expect.poll(async () => (await jobs.execute(left)).rows).toEqual([]);
      await tx.execute(sql`select 1`);
    });
    const error: unknown = await cut.catch((fault: unknown) => fault);
    expect(databaseTrouble(error)).toBe('away');
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('tells of a connection that broke, and goes on with another', async () => {
    const lost: Error[] = [];
    const { db, jobs, close } = await server.open((error) => lost.push(error));
    onTestFinished(close);
    await db.execute(sql`select 1`);
    await jobs.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await expect.poll(() => lost.length).toBe(1);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});
