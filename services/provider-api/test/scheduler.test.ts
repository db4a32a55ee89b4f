/** Which calls run first under load. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallerDisconnected } from '../src/database/query-priority';
import { Refusal } from '../src/domain/refusal';
import { createScheduler, mapInSlices } from '../src/domain/scheduler';
import { keptInMemory } from './kept-in-memory';
import { openTestShop, PROXY_SECRET, type TestShop } from './shop';

function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((done) => (release = done));
  return { until, release };
}
const settled = () => new Promise((go) => setTimeout(go, 20));

describe('the scheduler', () => {
  it('runs one search at a time where it is told to, in their order', async () => {
    const scheduler = createScheduler({ searches: 1, lists: 16 });
    const begun: number[] = [];
    const { until, release } = held();
    const all = [1, 2, 3].map((one) =>
      scheduler.search({ network: 'a' }, async () => {
        begun.push(one);
        await until;
      }),
    );
    await settled();
    expect(begun).toEqual([1]);
    release();
    await Promise.all(all);
    expect(begun).toEqual([1, 2, 3]);
  });

  it.each(['search', 'list'] as const)(
    'lets the networks that wait for a %s take turns',
    async (kind) => {
      const scheduler = createScheduler({ searches: 1, lists: 1 });
      const begun: string[] = [];
      const { until, release } = held();
      const ask = (network: string, name: string) =>
        scheduler[kind]({ network }, async () => {
          begun.push(name);
          await until;
        });
      const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
      all.push(ask('b', 'b1'), ask('c', 'c1'));
      await settled();
      release();
      await Promise.all(all);
      expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
    },
  );

  it('lets a cart go between the slices of what is read', async () => {
    const scheduler = createScheduler({ searches: 1, lists: 16 });
    const order: (string | number)[] = [];
    const { until, release } = held();
    const search = scheduler.search({ network: 'a' }, (yieldToOthers) =>
      mapInSlices([1, 2, 3, 4, 5], 2, yieldToOthers, (value) => {
        order.push(value);
        if (value === 2)
          void scheduler.order({ network: 'b' }, () => until.then(() => order.push('cart')));
        return value * 10;
      }),
    );
    await settled();
    release();
    expect(await search).toEqual([10, 20, 30, 40, 50]);
    expect(order).toEqual([1, 2, 'cart', 3, 4, 5]);
  });

  it('lets a cart go between the statements of a search', async () => {
    const scheduler = createScheduler({ searches: 1, lists: 16 });
    const order: string[] = [];
    const { until, release } = held();
    const search = scheduler.search({ network: 'a' }, async (yieldToOthers) => {
      order.push('first statement');
      await yieldToOthers();
      order.push('second statement');
    });
    const cart = scheduler.order({ network: 'b' }, async () => {
      await until;
      order.push('cart');
    });
    await settled();
    release();
    await Promise.all([search, cart]);
    expect(order).toEqual(['first statement', 'cart', 'second statement']);
  });

  it('lets a search end before the next step of an import', async () => {
    const scheduler = createScheduler({ searches: 1, lists: 16 });
    const order: string[] = [];
    const { until, release } = held();
    const search = scheduler.search({ network: 'a' }, async (yieldToOthers) => {
      await until;
      await yieldToOthers();
      order.push('search');
    });
    const step = scheduler.yieldToOthers().then(() => order.push('step'));
    await settled();
    release();
    await Promise.all([search, step]);
    expect(order).toEqual(['search', 'step']);
  });

  it('searches in a shop that is never quiet, too', async () => {
    const scheduler = createScheduler({ searches: 1, lists: 16 });
    const { until, release } = held();
    const cart = scheduler.order({ network: 'b' }, () => until);
    await expect(
      scheduler.search({ network: 'a' }, async (yieldToOthers) => {
        await yieldToOthers();
        return 'found';
      }),
    ).resolves.toBe('found');
    release();
    await cart;
  });

  it('bounds who waits, in all and of one network, and refuses the others', async () => {
    const scheduler = createScheduler({ searches: 1, lists: 16 });
    const { until, release } = held();
    const from = (network: string, count: number) =>
      Array.from({ length: count }, () => scheduler.search({ network }, () => until));
    const taken = [...from('a', 16), ...from('b', 16)];
    const refused = [...from('a', 1), ...from('c', 1)];
    for (const one of refused) {
      await expect(one).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 1 });
    }
    release();
    await Promise.all(taken);
    await expect(scheduler.search({ network: 'c' }, () => Promise.resolve('again'))).resolves.toBe(
      'again',
    );
  });

  it('lets a refused search wait for its refusal, but not more than some hundred of them', async () => {
    const scheduler = createScheduler({ searches: 1, lists: 16 });
    const { until, release } = held();
    const search = () => scheduler.search({ network: 'a' }, () => until);
    const taken = Array.from({ length: 16 }, search);
    const told: number[] = [];
    const refused = Array.from({ length: 300 }, (_, nth) => search().catch(() => told.push(nth)));
    await settled();
    // Those beyond the bound have been told, and nobody else.
    expect(told).toEqual(Array.from({ length: 44 }, (_, at) => 256 + at));
    await Promise.all(refused);
    expect(told).toHaveLength(300);
    release();
    await Promise.all(taken);
  });

  it(
    'refuses a search that waited too long, and keeps its place for nobody',
    { tags: 'long' },
    async () => {
      const scheduler = createScheduler({ searches: 1, lists: 16 });
      const { until, release } = held();
      const first = scheduler.search({ network: 'a' }, () => until);
      await expect(
        scheduler.search({ network: 'a' }, () => Promise.resolve()),
      ).rejects.toBeInstanceOf(Refusal);
      release();
      await first;
      await expect(scheduler.search({ network: 'a' }, () => Promise.resolve('next'))).resolves.toBe(
        'next',
      );
    },
  );

  it('gives the place back when a search fails', async () => {
    const scheduler = createScheduler({ searches: 1, lists: 16 });
    await expect(
      scheduler.search({ network: 'a' }, () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow();
    await expect(scheduler.search({ network: 'a' }, () => Promise.resolve('next'))).resolves.toBe(
      'next',
    );
  });
});

describe('every kind of call', () => {
  it('is bounded, and refused above its bounds', async () => {
    const scheduler = createScheduler({ searches: 1, lists: 2 });
    const { until, release } = held();
    const from = (network: string) => [
      ...Array.from({ length: 128 }, () => scheduler.list({ network }, () => until)),
      ...Array.from({ length: 200 }, () => scheduler.order({ network }, () => until)),
    ];
    const own = from('a');
    const refused = (network: string) =>
      Promise.allSettled([
        scheduler.list({ network }, () => until),
        scheduler.order({ network }, () => until),
      ]);
    const ofOwn = refused('a');
    const all = [...own, ...from('b')];
    for (const outcomes of [await ofOwn, await refused('c')]) {
      const reason = { kind: 'unavailable', retryAfterSeconds: 1 };
      expect(outcomes).toMatchObject([{ reason }, { reason }]);
    }
    release();
    await Promise.all(all);
    await expect(scheduler.list({ network: 'b' }, () => Promise.resolve(1))).resolves.toBe(1);
  });

  it('leaves a search out whose caller has disconnected, and goes on with an order', async () => {
    const scheduler = createScheduler({ searches: 1, lists: 2 });
    const { until, release } = held();
    const caller = new AbortController();
    const asker = { network: 'a', disconnected: caller.signal };
    const begun: string[] = [];
    const running = scheduler.search(asker, async (yieldToOthers) => {
      begun.push('first');
      await until;
      await yieldToOthers();
      begun.push('its second statement');
    });
    const waiting = scheduler.search(asker, () => Promise.resolve(begun.push('second')));
    const order = scheduler.order(asker, async () => {
      await until;
      begun.push('order');
    });
    caller.abort();
    await expect(waiting).rejects.toBeInstanceOf(CallerDisconnected);
    release();
    await order;
    await expect(running).rejects.toBeInstanceOf(CallerDisconnected);
    expect(begun).toEqual(['first', 'order']);
  });
});

describe('searches of one network', () => {
  const body = { query: 'drill' };
  const path = '/api/store/products/search';
  let shop: TestShop;
  beforeAll(async () => {
    // At this scale two searches a minute are allowed.
    shop = await openTestShop(keptInMemory, { rateLimitScale: 0.001 });
  });
  afterAll(() => shop.close());

  it('are limited, for who only says that it is the document server', async () => {
    const headers = { 'x-proxy-secret': 'a guess', 'x-forwarded-for': '203.0.113.9' };
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) {
      statuses.push((await shop.post(path, body, { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('are limited, with Retry-After; another network searches on', async () => {
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) {
      statuses.push((await shop.post(path, body, { from: '203.0.113.7' })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await shop.post(path, body, { from: '203.0.113.7' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const suggested = await shop.get(`${path}/suggestions?q=dr`, { from: '203.0.113.7' });
    expect(suggested.status).toBe(429);
    expect((await shop.post(path, body, { from: '203.0.113.8' })).status).toBe(200);
  });

  it('are limited by their lines where they are quick orders', async () => {
    const match = (count: number, from: string) =>
      shop.post(
        '/api/store/quick-order/match',
        { lines: Array.from({ length: count }, () => ({ text: 'hammer drill' })) },
        { from },
      );
    expect((await match(2, '203.0.113.20')).status).toBe(200);
    expect((await match(1, '203.0.113.20')).status).toBe(429);
    expect((await match(3, '203.0.113.21')).status).toBe(429);
    expect((await match(1, '203.0.113.22')).status).toBe(200);
  });

  it('cost the database no write', async () => {
    const { rows } = await shop.deps.db.execute('select count(*)::int as kept from rate_limits');
    expect(rows).toEqual([{ kept: 0 }]);
  });

  it('are not those of the document server, which renders for everybody', async () => {
    const headers = { 'x-proxy-secret': PROXY_SECRET };
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await shop.post(path, body, { headers })).status).toBe(200);
    }
  });
});
