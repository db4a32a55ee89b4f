/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** Reads of the catalogue on a replica. */
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  openCatalogueReads,
  type CatalogueReads,
  type ReplicaState,
} from '../src/database/catalogue-reads';
import { shopReadiness } from '../src/database/fault';
import { callSettings, openPostgres, type OpenDatabase } from '../src/database/open';
import { createReplicaLag, logPosition } from '../src/database/replica-lag';
import { variants } from '../src/database/tables/catalogue';
import { NOT_NOW } from '../src/domain/refusal';
import { startReplicaPair } from './replica-pair';
import { openTestShop, type TestShop } from './shop';

describe('how far a replica is behind', () => {
  it('is found by the newest position of the primary that it has reached', () => {
    const lag = createReplicaLag();
    expect(lag.of(logPosition('0/0'))).toBe(Infinity);
    lag.primaryAt(1000, logPosition('0/FFFFFFF0'));
    lag.primaryAt(3000, logPosition('1/10'));
    lag.primaryAt(4000, logPosition('1/10'));
    expect(lag.of(logPosition('0/FFFFFFEF'))).toBe(Infinity);
    expect(lag.of(logPosition('0/FFFFFFF0'))).toBe(3000);
    expect(lag.of(logPosition('1/F'))).toBe(3000);
    expect(lag.of(logPosition('1/10'))).toBe(0);
    // A primary that has written since.
    lag.primaryAt(9000, logPosition('A/0'));
    expect(lag.of(logPosition('1/10'))).toBe(5000);
  });
});

const pair = await startReplicaPair();

const LONG = { timeout: 30_000, interval: 50 };

describe('a shop with a replica', () => {
  let opened: OpenDatabase & { calls: pg.Pool };
  let admin: pg.Client;
  let shop: TestShop;
  let reads: CatalogueReads;
  const states: ReplicaState[] = [];
  const sameDatabase = () => Promise.resolve({ ...opened, close: () => Promise.resolve() });
  const open = (more: { lagMost: number; url?: string }) =>
    openCatalogueReads({
      url: pair.replica,
      settings: callSettings(),
      primary: { url: pair.primary, calls: opened.calls },
      lost: () => undefined,
      changed: (state) => states.push(state),
      ...more,
    });
  /** Whether a statement was answered by the replica. */
  const byReplica = async () => {
    const { rows } = await reads.db.execute<{ by: boolean }>(sql`select pg_is_in_recovery() as by`);
    return rows[0]?.by;
  };
  const use = async (lagMost: number) => {
    reads = await open({ lagMost });
    await expect.poll(() => reads.state(), LONG).toBe('in use');
    return reads;
  };
  const pause = () => admin.query('select pg_wal_replay_pause()');
  const resume = () => admin.query('select pg_wal_replay_resume()');

  beforeAll(async () => {
    opened = await openPostgres(pair.primary);
    shop = await openTestShop(sameDatabase);
    admin = new pg.Client({ connectionString: pair.replica });
    admin.on('error', () => undefined);
    await admin.connect();
  }, 60_000);
  afterEach(async () => {
    await reads.close();
    states.length = 0;
  });
  afterAll(async () => {
    await admin.end().catch(() => undefined);
    await shop.close();
    await opened.close();
    await pair.stop();
  }, 60_000);

  it('reads the catalogue from it, and carts from the primary', async () => {
    await use(60_000);
    const own = await openTestShop(sameDatabase, { catalogue: false, reads: reads.db });
    const { id, variants: of } = await own.product('Cordless Hammer Drill');
    const variant = of['Bare tool'] ?? 0;
    const { token } = await own.customer();
    await pause();
    await opened.db.update(variants).set({ price: 123_456 }).where(eq(variants.id, variant));
    const details = await own.get(`/api/store/products/details/${id}`);
    const shown = (details.json.variants as { id: number; price: number }[]).find(
      (each) => each.id === variant,
    );
    expect(shown?.price).not.toBe(1234.56);
    const added = await own.post(
      '/api/store/cart/updateItemsInCart',
      { product_id: id, variant_id: variant, type: 'add' },
      { token },
    );
    expect(added.json.data[0].product_price).toBe(1234.56);
    await resume();
    await own.close();
  });

  it(
    'is read from the primary while it is further behind than is allowed',
    { tags: 'long' },
    async () => {
      await use(1500);
      expect(await byReplica()).toBe(true);
      await pause();
      await opened.db.execute(sql`update products set description = description || ' '`);
      await expect.poll(() => reads.state(), LONG).toBe('behind');
      expect(await byReplica()).toBe(false);
      await resume();
      await expect.poll(() => reads.state(), LONG).toBe('in use');
      expect(await byReplica()).toBe(true);
      expect(states.slice(0, 3)).toEqual(['in use', 'behind', 'in use']);
    },
  );

  it('is read from the primary while it is away, also what was asked of it already', async () => {
    await use(60_000);
    const lasting = sql`select pg_is_in_recovery() as by,
      pg_sleep(case when pg_is_in_recovery() then 4 else 0 end)`;
    // Drizzle begins with a statement once somebody waits for it.
    const asked = Promise.resolve(reads.db.execute<{ by: boolean }>(lasting));
    // The statement is with the replica once a connection is in use.
    await expect.poll(() => reads.pool.totalCount - reads.pool.idleCount, LONG).toBe(1);
    await pair.stopReplica();
    expect((await asked).rows[0]?.by).toBe(false);
    expect(await byReplica()).toBe(false);
    expect(reads.state()).toBe('away');
    expect(reads.lagSeconds()).toBeNull();
    expect(reads.fallbacks()).toBe(1);
    await pair.startReplica();
    await expect.poll(() => reads.state(), LONG).toBe('in use');
    expect(await byReplica()).toBe(true);
  });

  it('opens while it is away, and says it', { tags: 'long' }, async () => {
    await pair.stopReplica();
    reads = await open({ lagMost: 5000 });
    expect(reads.state()).toBe('away');
    expect(await byReplica()).toBe(false);
    await pair.startReplica();
    await expect.poll(() => reads.state(), LONG).toBe('in use');
  });

  it('shows the catalogue without a primary, and refuses carts and orders with clear words', async () => {
    await use(60_000);
    const own = await openTestShop(sameDatabase, {
      catalogue: false,
      reads: reads.db,
      replica: reads,
    });
    const { id, variants: of } = await own.product('Cordless Hammer Drill');
    const { token } = await own.customer();
    const add = () =>
      own.post(
        '/api/store/cart/updateItemsInCart',
        { product_id: id, variant_id: of['Bare tool'] ?? 0, type: 'add' },
        { token },
      );
    const readiness = () => shopReadiness({ db: opened.db, reads: reads.db, replica: reads });
    expect(await readiness()).toBeNull();
    await pair.stopPrimary();
    expect(await readiness()).toEqual({ lacks: 'database' });
    const refused = await add();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(refused.json).toEqual({ message: NOT_NOW });
    expect((await own.get(`/api/store/products/details/${id}`)).status).toBe(200);
    for (const query of ['hammer drill', 'nothing of this kind']) {
      expect((await own.post('/api/store/products/search', { query })).status).toBe(200);
    }
    await expect.poll(() => reads.primaryUnreachable(), LONG).toBe(true);
    expect(await readiness()).toEqual({ lacks: 'database' });
    await pair.startPrimary();
    await expect.poll(readiness, LONG).toBeNull();
    expect((await add()).status).toBe(200);
    await own.close();
  });

  it('is asked where the primary is unreachable, also while it still counts as away itself', async () => {
    await pair.stopReplica();
    reads = await open({ lagMost: 60_000 });
    expect(reads.state()).toBe('away');
    await pair.stopPrimary();
    await pair.startReplica();
    expect(await byReplica()).toBe(true);
    await pair.startPrimary();
    await expect.poll(() => reads.state(), LONG).toBe('in use');
  });

  it('is not ready where neither answers', async () => {
    await use(60_000);
    await pair.stopReplica();
    await pair.stopPrimary();
    const readiness = () => shopReadiness({ db: opened.db, reads: reads.db, replica: reads });
    expect(await readiness()).toBe('the database does not answer');
    await pair.startPrimary();
    await pair.startReplica();
    await expect.poll(readiness, LONG).toBeNull();
  });

  it('does not take a primary for a replica, and changes nothing there', async () => {
    reads = await open({ lagMost: 5000, url: pair.primary });
    expect(reads.state()).toBe('no replica');
    await reads.close();
    await use(60_000);
    await expect(reads.db.execute(sql`delete from sessions`)).rejects.toThrow();
    await expect(reads.db.transaction(() => Promise.resolve())).rejects.toThrow();
  });

  it('gives the statement’s own faults as they are', async () => {
    await use(60_000);
    await expect(reads.db.execute(sql`select 1 / 0`)).rejects.toMatchObject({
      cause: { code: '22012' },
    });
    expect(reads.fallbacks()).toBe(0);
    expect(reads.state()).toBe('in use');
  });
});
