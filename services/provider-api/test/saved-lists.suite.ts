/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call -- an answer's shape is what is tested */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../src/database/tables/catalogue';
import { savedListLines, savedLists } from '../src/database/tables/saved-lists';
import { openTestShop, type Answer, type Customer, type TestDatabase, type TestShop } from './shop';

export function savedListsSuite(database: TestDatabase): void {
  describe("a customer's saved lists", () => {
    let shop: TestShop;
    let bare: number;
    let kit: number;
    beforeAll(async () => {
      shop = await openTestShop(database);
      const drill = await shop.product('Cordless Hammer Drill');
      bare = drill.variants['Bare tool'] ?? 0;
      kit = drill.variants.Kit ?? 0;
    });
    afterAll(() => shop.close());

    const call = (name: string, body: unknown, who?: Customer, key?: string): Promise<Answer> =>
      shop.post(`/api/store/lists/${name}`, body, { token: who?.token, key });
    const all = async (who: Customer): Promise<Answer> =>
      shop.postText('/api/store/lists/fetchAll', '', { token: who.token });
    const make = async (who: Customer, name: string, lines: object[] = []) => {
      const { json } = await call('make', { name, ...(lines.length ? { lines } : {}) }, who);
      return json.id as number;
    };
    const line = (variant_id: number, quantity = 1) => ({ variant_id, quantity });

    it('keeps lines in the order that the customer gives them, beside today’s price and stock', async () => {
      const who = await shop.customer();
      const list_id = await make(who, 'Site 4 consumables', [line(bare, 2), line(kit)]);
      const ordered = await call('change', { list_id, order: [kit] }, who);
      expect(ordered.json.lines.map((row: { variant_id: number }) => row.variant_id)).toEqual([
        kit,
        bare,
      ]);
      const [before] = await shop.deps.db.select().from(variants).where(eq(variants.id, bare));
      await shop.deps.db
        .update(variants)
        .set({ price: 7_000_00, stock: 1 })
        .where(eq(variants.id, bare));
      const { json } = await call('fetch', { list_id }, who);
      expect(json.lines[1]).toMatchObject({
        variant_id: bare,
        quantity: 2,
        saved_price: 4999.5,
        product_price: 7000,
        status: 'out_of_stock',
        in_stock: true,
      });
      expect(json.lines[1]).not.toHaveProperty('user_id');
      await shop.deps.db
        .update(variants)
        .set({ price: before?.price ?? null, stock: before?.stock ?? null })
        .where(eq(variants.id, bare));
    });

    it('keeps a name once, whatever its capitals, and says so', async () => {
      const who = await shop.customer();
      const list_id = await make(who, 'Site 4');
      await make(await shop.customer(), 'Site 4');
      const other = await make(who, 'Site 5');
      for (const refused of [
        await call('make', { name: ' SITE 4 ' }, who),
        await call('change', { list_id: other, name: 'site 4' }, who),
      ]) {
        expect([refused.status, refused.json.fields]).toEqual([
          422,
          { name: "You already have a list 'Site 4'." },
        ]);
      }
      const renamed = await call('change', { list_id, name: 'SITE 4' }, who);
      expect([renamed.status, renamed.json.name]).toEqual([200, 'SITE 4']);
    });

    it('makes one list of a call that is sent twice, also at once', async () => {
      const who = await shop.customer();
      const body = { name: 'Workshop', lines: [line(bare, 3)] };
      const sent = await Promise.all([
        call('make', body, who, 'one-key'),
        call('make', body, who, 'one-key'),
      ]);
      expect(sent.map(({ status }) => status)).toEqual([200, 200]);
      expect((await all(who)).json).toMatchObject([{ name: 'Workshop', line_count: 1 }]);
    });

    it('saves the same lines again without adding up, and remembers the price that comes', async () => {
      const who = await shop.customer();
      const list_id = await make(who, 'Workshop', [line(bare, 3)]);
      const lines = [
        { ...line(bare, 2), price: 4500 },
        { ...line(kit, 5), price: null },
      ];
      await Promise.all([1, 2, 3].map(() => call('saveLines', { list_id, lines }, who)));
      const { json } = await call('fetch', { list_id }, who);
      expect(json.lines).toMatchObject([
        { variant_id: bare, quantity: 3, saved_price: 4500 },
        { variant_id: kit, quantity: 5, saved_price: null },
      ]);
      const set = await call('changeLine', { list_id, ...line(kit, 1) }, who);
      expect(set.json.lines[1].quantity).toBe(1);
      for (let time = 0; time < 2; time += 1) {
        const gone = await call('changeLine', { list_id, ...line(kit, 0) }, who);
        expect([gone.status, gone.json.lines.length]).toEqual([200, 1]);
      }
      expect((await call('changeLine', { list_id, ...line(kit, 1) }, who)).status).toBe(404);
    });

    it('is nobody else’s: every call on it answers a stranger as if it were not there', async () => {
      const who = await shop.customer();
      const stranger = await shop.customer();
      const list_id = await make(who, 'Private', [line(bare)]);
      const tries: [string, object][] = [
        ['fetch', {}],
        ['saveLines', { lines: [line(kit)] }],
        ['changeLine', line(bare, 9)],
        ['change', { name: 'Mine' }],
        ['share', { shared: true }],
      ];
      for (const [name, body] of tries) {
        const refused = await call(name, { list_id, ...body }, stranger);
        expect([name, refused.status, refused.json.message]).toEqual([
          name,
          404,
          'This list does not exist.',
        ]);
      }
      await call('delete', { list_id }, stranger);
      const { json } = await call('fetch', { list_id }, who);
      expect(json).toMatchObject({ name: 'Private', share_token: null, lines: [{ quantity: 1 }] });
      expect((await all(stranger)).json).toEqual([]);
    });

    it('is read by its link until the link is ended, and shows nothing of its owner', async () => {
      const who = await shop.customer();
      const list_id = await make(who, 'For the crew', [line(bare, 2)]);
      const first = await call('share', { list_id, shared: true }, who);
      const again = await call('share', { list_id, shared: true }, who);
      const token = first.json.share_token as string;
      expect(again.json.share_token).toBe(token);
      expect(token).toMatch(/^[\w-]{43}$/);
      const read = await call('fetchShared', { token });
      expect(read.json).toMatchObject({ name: 'For the crew', lines: [{ quantity: 2 }] });
      expect(Object.keys(read.json as object).sort()).toEqual(['lines', 'name']);
      expect(JSON.stringify(read.json)).not.toMatch(/user_id|Ana|@/);
      await call('share', { list_id, shared: false }, who);
      expect((await call('fetchShared', { token })).status).toBe(404);
      const next = await call('share', { list_id, shared: true }, who);
      expect(next.json.share_token).not.toBe(token);
      expect((await call('fetchShared', { token })).status).toBe(404);
    });

    it('refuses what is too much, each with the field that is at fault', async () => {
      const who = await shop.customer();
      const list_id = await make(who, 'Small');
      const refusals: [string, object, string][] = [
        ['make', { name: 'x'.repeat(81) }, 'name'],
        ['make', { name: '  ' }, 'name'],
        ['saveLines', { list_id, lines: [] }, 'lines'],
        ['saveLines', { list_id, lines: Array(201).fill(line(bare)) }, 'lines'],
        ['saveLines', { list_id, lines: [line(bare, 10_000)] }, 'lines.0.quantity'],
        ['saveLines', { list_id, lines: [{ ...line(bare), price: -1 }] }, 'lines.0.price'],
        ['changeLine', { list_id, ...line(bare, -1) }, 'quantity'],
      ];
      for (const [name, body, field] of refusals) {
        const refused = await call(name, body, who);
        expect([name, refused.status, Object.keys(refused.json.fields as object)]).toEqual([
          name,
          422,
          [field],
        ]);
      }
      const unknown = await call('saveLines', { list_id, lines: [line(bare), line(99_999)] }, who);
      expect([unknown.status, unknown.json.message]).toEqual([404, 'Product not found.']);
      expect((await call('fetch', { list_id }, who)).json.lines).toEqual([]);

      const { db } = shop.deps;
      const now = new Date(shop.time);
      const rows = Array.from({ length: 49 }, (_, at) => ({
        userId: who.id,
        name: `List ${at}`,
        createdAt: now,
        changedAt: now,
      }));
      await db.insert(savedLists).values(rows);
      const many = await call('make', { name: 'One too many' }, who);
      expect([many.status, many.json.message]).toEqual([422, 'You can save up to 50 lists.']);
    });

    it('[B29] hands a customer’s lists over with the account’s data, and goes with the account', async () => {
      const who = await shop.customer();
      await make(who, 'Site 9', [line(kit, 4)]);
      const own = await shop.post('/api/auth/shop-account-data', {}, { token: who.token });
      expect(own.json.saved_lists).toMatchObject([
        { name: 'Site 9', shared: false, lines: [{ variant_name: 'Kit', quantity: 4 }] },
      ]);
      const password = `their password ${/\d+/.exec(who.email)?.[0]}`;
      const gone = await shop.post(
        '/api/auth/shop-delete-account',
        { password },
        { token: who.token },
      );
      expect(gone.status).toBe(200);
      const { db } = shop.deps;
      expect(await db.select().from(savedLists).where(eq(savedLists.userId, who.id))).toEqual([]);
      const lost = sql`${savedListLines.listId} not in (select id from saved_lists)`;
      expect(await db.select().from(savedListLines).where(lost)).toEqual([]);
    });
  });
}
