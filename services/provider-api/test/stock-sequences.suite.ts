/**
 * Random sequences of orders, cancellations and changes of the stock, several at once: what is left is
 * what there was, less what was sold, and what came back.
 */
import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../src/database/tables/catalogue';
import { orderLines, orders } from '../src/database/tables/orders';
import { changeStatus } from '../src/orders/change-status';
import { fillCart, placeCart } from './placed-orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

const START = 30;
const BUYERS = 3;

type Act =
  | { do: 'order'; buyer: number; kits: number }
  | { do: 'cancel'; of: number; from: 'Pending' | 'Confirmed' }
  | { do: 'confirm'; of: number }
  | { do: 'edit'; by: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order'),
      buyer: fc.nat(BUYERS - 1),
      kits: fc.integer({ min: 1, max: 8 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('cancel'),
      of: fc.nat(20),
      from: fc.constantFrom('Pending', 'Confirmed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('confirm'), of: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('edit'), by: fc.integer({ min: -10, max: 10 }) }),
  },
);
/** Rounds follow each other; what is in a round happens at once. */
const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { maxLength: 6 });

export function stockSequencesSuite(database: TestDatabase): void {
  describe('the stock', () => {
    let shop: TestShop;
    let buyers: Customer[];
    let drill: { id: number; variants: Record<string, number> };
    beforeAll(async () => {
      shop = await openTestShop(database);
      drill = await shop.product('Cordless Hammer Drill');
      buyers = [];
      for (let count = 0; count < BUYERS; count += 1) buyers.push(await shop.customer());
    });
    afterAll(() => shop.close());

    const ofKit = () => eq(variants.id, drill.variants.Kit ?? 0);
    const stock = async () =>
      (await shop.deps.db.select().from(variants).where(ofKit()))[0]?.stock ?? 0;

    async function order(buyer: Customer, kits: number): Promise<void> {
      const line = { product_id: drill.id, variant_id: drill.variants.Kit, quantity: kits };
      await fillCart(shop, buyer, [line]);
      await placeCart(shop, buyer);
    }

    /** @returns by how much the stock was changed; nothing where there are too few units */
    async function edit(by: number): Promise<number> {
      const changed = await shop.deps.db
        .update(variants)
        .set({ stock: sql`${variants.stock} + ${by}` })
        .where(sql`${ofKit()} and ${variants.stock} + ${by} >= 0`)
        .returning({ id: variants.id });
      return changed.length > 0 ? by : 0;
    }

    const numbers = async () =>
      (await shop.deps.db.select().from(orders).orderBy(orders.id)).map(({ number }) => number);

    /** @returns what staff changed the stock by */
    async function perform(one: Act, known: string[]): Promise<number> {
      if (one.do === 'edit') return edit(one.by);
      if (one.do === 'order') {
        const buyer = buyers[one.buyer];
        if (buyer) await order(buyer, one.kits);
        return 0;
      }
      const number = known.length > 0 ? known[one.of % known.length] : undefined;
      if (number === undefined) return 0;
      const by = { by: { id: 1, name: 'maria' }, network: null };
      const change =
        one.do === 'confirm'
          ? ({ from: 'Pending', to: 'Confirmed' } as const)
          : ({ from: one.from, to: 'Cancelled', reason: 'asked' } as const);
      await changeStatus(shop.deps, { number, ...change }, by);
      return 0;
    }

    it('[N16] is what there was, less what was sold, and what came back, and never below nothing', async () => {
      await fc.assert(
        fc.asyncProperty(rounds, async (sequence) => {
          await shop.deps.db.delete(orders);
          await shop.deps.db.execute(sql`delete from cart_lines`);
          await shop.deps.db.update(variants).set({ stock: START }).where(ofKit());
          let edited = 0;
          for (const round of sequence) {
            const known = await numbers();
            // Each twice, because people click twice.
            const acts = round.flatMap((one): Act[] => (one.do === 'cancel' ? [one, one] : [one]));
            const changes = await Promise.all(acts.map((one) => perform(one, known)));
            edited += changes.reduce((sum, change) => sum + change, 0);
            expect(await stock()).toBeGreaterThanOrEqual(0);
          }
          const [kept] = await shop.deps.db
            .select({
              units: sql<number>`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number),
            })
            .from(orderLines)
            .innerJoin(orders, eq(orders.id, orderLines.orderId))
            .where(sql`${orders.status} <> 'Cancelled'`);
          expect(await stock()).toBe(START + edited - (kept?.units ?? 0));
        }),
        { numRuns: 15 },
      );
    });
  });
}
