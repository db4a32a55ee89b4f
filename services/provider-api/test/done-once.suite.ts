/** What is sent again under its key is done once, whoever sends it. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { onceDone } from '../src/database/tables/done-once';
import { doneOnce, formOnce, sweepKeys, type Once } from '../src/domain/done-once';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

export function doneOnceSuite(open: TestDatabase): void {
  describe('what is done once', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(open);
    });
    afterAll(() => shop.close());

    const request = (body: unknown, more: Partial<Once> = {}): Once => ({
      userId: null,
      scope: 'a test',
      key: 'k1',
      body,
      ...more,
    });
    const send = (once: Once | null, work: () => Promise<unknown>) =>
      shop.deps.db.transaction((tx) => doneOnce(tx, once, shop.deps.now(), work));

    it('gets its first result again, in whatever order its fields come', async () => {
      const made = { count: 0 };
      const work = () => Promise.resolve({ made: (made.count += 1) });
      const first = await send(request({ a: 1, b: { c: 2, d: [3] } }), work);
      const second = await send(request({ b: { d: [3], c: 2 }, a: 1 }), work);
      expect([first, second]).toEqual([
        { result: { made: 1 }, isNew: true },
        { result: { made: 1 }, isNew: false },
      ]);
    });

    it('is refused with another content under the same key', async () => {
      await expect(send(request({ a: 2 }), () => Promise.resolve(1))).rejects.toMatchObject({
        fields: { 'Idempotency-Key': 'This key was used with another request.' },
      });
    });

    it('is done again where it failed', async () => {
      const once = request(null, { key: 'failed' });
      await expect(send(once, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await send(once, () => Promise.resolve('done'))).toMatchObject({ isNew: true });
    });

    it('is done once by two at the same moment', async () => {
      let times = 0;
      const once = request(null, { key: 'twice' });
      const work = async () => {
        times += 1;
        await new Promise((go) => setTimeout(go, 50));
        return times;
      };
      const both = await Promise.all([send(once, work), send(once, work)]);
      expect(times).toBe(1);
      expect(both.map(({ result }) => result)).toEqual([1, 1]);
    });

    it('is done each time without a key, and once more for another customer or scope', async () => {
      const work = () => Promise.resolve('done');
      const one = await shop.customer();
      const two = await shop.customer();
      const sent = [
        null,
        null,
        request(1, { userId: one.id }),
        request(1, { userId: two.id }),
        request(1, { scope: 'another' }),
      ];
      for (const once of sent) expect(await send(once, work)).toMatchObject({ isNew: true });
    });

    it('is a form with the same fields; with other fields it asks for another thing', () => {
      expect(formOnce('', { name: 'Saw' })).toBeNull();
      expect(formOnce('f', { name: 'Saw' })).toEqual(formOnce('f', { name: 'Saw' }));
      expect(formOnce('f', { name: 'Saw' })?.key).not.toBe(formOnce('f', { name: 'Axe' })?.key);
    });

    it('is forgotten after a month, and with the account that it belonged to', async () => {
      const { db, now } = shop.deps;
      await db.transaction((tx) =>
        doneOnce(tx, request(1, { key: 'old' }), new Date(now().getTime() - 31 * DAY_MS), () =>
          Promise.resolve(1),
        ),
      );
      await sweepKeys(db, now());
      expect(await db.$count(onceDone, eq(onceDone.key, 'old'))).toBe(0);
      expect(await db.$count(onceDone, eq(onceDone.key, 'twice'))).toBe(1);
    });

    it('is known to a provider of the version before by its own names, and the other way round', async () => {
      const { db } = shop.deps;
      const { id } = await shop.customer();
      await db.execute(sql`insert into idempotency_keys (user_id, call, key, body_hash, answer, created_at)
        select ${id}, 'order', 'rolled', body_hash, '"of the version before"', created_at
        from done_once where key = 'k1' and scope = 'a test' and user_id is null`);
      const body = { a: 1, b: { c: 2, d: [3] } };
      const once = request(body, { userId: id, scope: 'order', key: 'rolled' });
      const again = await send(once, () => Promise.resolve('a second order'));
      expect(again).toEqual({ result: 'of the version before', isNew: false });
      await send({ ...once, key: 'newer' }, () => Promise.resolve('an order'));
      const { rows } = await db.execute(sql`select answer from idempotency_keys
        where user_id = ${id} and call = 'order' and key = 'newer'`);
      expect(rows).toEqual([{ answer: '"an order"' }]);
    });
  });
}
