/* oxlint-disable typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call -- an answer's shape is what is tested */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLines } from '../src/domain/cart/add-lines';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

type Matched = {
  outcome: string;
  choices: { model: string; variant_name: string; price: number; in_stock: boolean }[];
};

export function quickOrderSuite(database: TestDatabase): void {
  describe('a quick order', () => {
    let shop: TestShop;
    let drill: { id: number; variants: Record<string, number> };
    beforeAll(async () => {
      shop = await openTestShop(database);
      drill = await shop.product('Cordless Hammer Drill');
    });
    afterAll(() => shop.close());

    const match = async (...texts: string[]) => {
      const lines = texts.map((text) => ({ text }));
      const { status, json } = await shop.post('/api/store/quick-order/match', { lines });
      expect(status).toBe(200);
      return (json as { lines: Matched[] }).lines;
    };

    it('[B02] is sure of a number and of a complete name, asks about others, and says what it lacks', async () => {
      const lines = await match(
        'TMW-HD18',
        'tmwhd18',
        'Cordless Hammer Drill Kit',
        'hammer drill',
        'cordles hamer drill kit',
        'TMW-HD1B',
        'wedding cake',
        '12',
      );
      expect(lines.map(({ outcome }) => outcome)).toEqual([
        ...['exact', 'exact', 'exact', 'likely', 'likely', 'likely', 'none', 'none'],
      ]);
      const [number, , name, , misspelled, nearly] = lines;
      expect(number?.choices).toMatchObject([
        { model: 'TMW-HD18', variant_name: 'Bare tool', price: 4999.5, in_stock: true },
      ]);
      expect(name?.choices).toMatchObject([{ variant_name: 'Kit', price: 8999 }]);
      expect(misspelled?.choices[0]).toMatchObject({ variant_name: 'Kit' });
      expect(nearly?.choices[0]).toMatchObject({ model: 'TMW-HD18' });
    });

    it('[B02] is a question where a number comes with what it is not', async () => {
      const [line] = await match('TMW-HD18 Kit');
      expect(line?.outcome).toBe('likely');
    });

    it('[B03] answers 200 lines of 200 characters, and refuses more with the reason', async () => {
      expect(await match(...Array.from({ length: 200 }, () => 'hammer '.repeat(28)))).toHaveLength(
        200,
      );
      for (const lines of [
        [],
        [{ text: '' }],
        [{ text: 'h'.repeat(201) }],
        Array.from({ length: 201 }, () => ({ text: 'hammer' })),
        'hammer',
      ]) {
        const { status } = await shop.post('/api/store/quick-order/match', { lines });
        expect(status).toBe(422);
      }
      const odd = await match("'; drop table products; --", '& | ! <-> :*', '(((', '\\', '½" “x”');
      expect(odd).toHaveLength(5);
    });

    const item = (name: string, quantity: number) => ({
      product_id: drill.id,
      variant_id: drill.variants[name],
      quantity,
    });
    const addItems = (token: string, items: unknown[], key?: string) =>
      shop.post('/api/store/cart/addItems', { items }, { token, key });

    it('[B04] adds each line by itself, says which it could not, and adds one key once', async () => {
      const who = await shop.customer();
      const items = [item('Bare tool', 2), item('Kit', 50), item('Pallet', 1), item('Kit', 1)];
      const { status, json } = await addItems(who.token, items, 'one-order');
      expect(status).toBe(200);
      expect(json.results.map(({ added }: { added: boolean }) => added)).toEqual([
        ...[true, false, false, true],
      ]);
      expect(json.results[1].message).toBe('Only 5 left in stock.');
      const again = await addItems(who.token, items, 'one-order');
      const held = (answer: { cart: { data: { quantity: number }[] } }) =>
        answer.cart.data.map(({ quantity }) => quantity);
      expect(held(json)).toEqual([2, 1]);
      expect(held(again.json)).toEqual([2, 1]);
      expect(again.json.results).toEqual(json.results);
    });

    it('[B04] counts what the lines before have added, and asks no more for many lines', async () => {
      const who = await shop.customer();
      const [three, one, two] = [item('Kit', 3), item('Kit', 1), item('Kit', 2)];
      const { json } = await addItems(who.token, [three, one, two]);
      expect(json.results.map(({ message }: { message: string }) => message)).toEqual([
        ...['', '', 'Only 5 left in stock.'],
      ]);
      expect(json.cart.data).toMatchObject([{ quantity: 4 }]);
      const lines = Array.from({ length: 200 }, (_, at) => ({
        product_id: String(drill.id),
        variant_id: String(at % 2 ? drill.variants.Kit : drill.variants['Bare tool']),
        quantity: 1,
      }));
      const asked = async (count: number) => {
        let statements = 0;
        await shop.deps.db.transaction(async (tx) => {
          const counting = new Proxy(tx, {
            get(target, name) {
              if (name === 'select' || name === 'insert') statements += 1;
              const found: unknown = Reflect.get(target, name);
              return typeof found === 'function' ? (found.bind(target) as unknown) : found;
            },
          });
          await addLines(counting, who.id, lines.slice(0, count), new Date(shop.time));
        });
        return statements;
      };
      expect(await asked(200)).toBe(await asked(1));
    });

    it('[B04] takes lines from their owner alone', async () => {
      const who = await shop.customer();
      const items = [item('Kit', 1)];
      const nobody = await shop.post('/api/store/cart/addItems', { items });
      expect(nobody.status).toBe(401);
      const other = await shop.post(
        '/api/store/cart/addItems',
        { items, user_id: who.id + 1000 },
        { token: who.token },
      );
      expect(other.status).toBe(403);
      expect((await addItems(who.token, [])).status).toBe(422);
    });
  });
}
