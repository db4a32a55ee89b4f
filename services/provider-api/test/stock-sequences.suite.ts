/**
 * Random sequences of orders, their changes, hand-outs and returns, cancellations and changes of the
 * stock, several at once: what is left is what there was, less what is held or handed out, and what came
 * back.
 */
import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { archiveProduct } from '../src/domain/catalogue-management/product';
import { ChangedMeanwhile } from '../src/domain/audit/version';
import { variants } from '../src/database/tables/catalogue';
import { orderReturnLines } from '../src/database/tables/hand-outs';
import { orderLines, orders } from '../src/database/tables/orders';
import { priceLists } from '../src/database/tables/price-lists';
import { quotations } from '../src/database/tables/quotations';
import { changeStatus } from '../src/domain/orders/change-status';
import { receivePayment } from '../src/domain/payments/receive-payment';
import { papers, payments } from '../src/database/tables/payments';
import { cancelUnpaid } from '../src/domain/orders/unpaid';
import { Refusal } from '../src/domain/refusal';
import { applyList, takeListBack } from '../src/domain/price-lists/change-shop';
import { readKeptList, readLeft } from '../src/domain/price-lists/kept-lists';
import { previewList } from '../src/domain/price-lists/preview';
import { changeStock, type StockChange } from '../src/domain/stock/change-stock';
import { unitsHeld } from '../src/domain/stock/held-units';
import { changeAtCounter } from './changed-variant';
import { expectWhole, isOfGoods, moveGoods, placeAtCounter, type OfGoods } from './moved-goods';
import { besides } from './past-transactions';
import { fillCart, placeCart } from './placed-orders';
import { acceptance, askQuotations, offered } from './quoted';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

const START = 30;
const RUNS_LONG = 150;
/** More than a sequence takes on a busy machine; a test that is cut off goes on under the next ones. */
const SEQUENCE_MS = 2_000;
const BUYERS = 3;
const UNPAID_DAYS = 7;
/** What is tried twice at once, because people click twice. */
const TWICE: ReadonlySet<string> = new Set(['cancel', 'change', 'hand out', 'bring back']);
const BY = { by: { id: 1, name: 'maria' }, network: 'test' };

type Buying = { do: 'order' | 'accept'; buyer: number; kits: number };
type OfAnOrder =
  | { do: 'cancel'; of: number; from: 'Pending' | 'Confirmed' | 'Ready for pickup' }
  | { do: 'confirm' | 'ready' | 'pay'; of: number };
type Act =
  | Buying
  | OfAnOrder
  | OfGoods
  | { do: 'cancel unpaid' }
  | { do: 'receive' | 'count' | 'correct' | 'edit in SQL' | 'apply a list'; by: number }
  | { do: 'take a list back'; of: number };

const buying = { buyer: fc.nat(BUYERS - 1), kits: fc.integer({ min: 1, max: 8 }) };
const by = fc.integer({ min: -10, max: 10 });
const of = fc.nat(20);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('order'), ...buying }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('accept'), ...buying }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('cancel'),
      of,
      from: fc.constantFrom('Pending', 'Confirmed', 'Ready for pickup'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('confirm', 'ready', 'pay'), of }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('change', 'counter order'), of, kits: buying.kits }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('hand out'), of, kits: buying.kits },
      rest: fc.constantFrom('kept', 'back'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: fc.constant('bring back'), of, kits: buying.kits },
      condition: fc.constantFrom('good', 'damaged'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('complete', 'take a hand-out back'), of }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel unpaid') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('receive', 'count', 'correct', 'edit in SQL', 'apply a list'),
      by,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('take a list back'), of }) },
);
/** Rounds follow each other; what is in a round happens at once. */
const rounds = fc.array(fc.array(act, { minLength: 2, maxLength: 6 }), {
  minLength: 3,
  maxLength: 7,
});

/** @param runs how many sequences; more with `TESTS=long` */
export const stockSequencesOf =
  (runs: number) =>
  (database: TestDatabase): void => {
    const sequences = process.env.TESTS === 'long' ? RUNS_LONG : runs;
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

      const kit = () => drill.variants.Kit ?? 0;
      const ofKit = () => eq(variants.id, kit());
      const stock = async () =>
        (await shop.deps.db.select().from(variants).where(ofKit()))[0]?.stock ?? 0;

      async function order(buyer: Customer, kits: number): Promise<void> {
        const line = { product_id: drill.id, variant_id: drill.variants.Kit, quantity: kits };
        await fillCart(shop, buyer, [line]);
        await placeCart(shop, buyer);
      }

      async function accept({ email, token }: Customer, quantity: number): Promise<void> {
        const number = await offered(shop, email, { quantity });
        await askQuotations(shop, 'accept', acceptance(number), { token });
      }

      // What changes the stock returns by how much; nothing where there are too few units, or somebody
      // else changed it meanwhile.

      async function editInSql(units: number): Promise<number> {
        const changed = await shop.deps.db
          .update(variants)
          .set({ stock: sql`${variants.stock} + ${units}` })
          .where(sql`${ofKit()} and ${variants.stock} + ${units} >= 0`)
          .returning({ id: variants.id });
        return changed.length > 0 ? units : 0;
      }

      async function byHand(change: StockChange): Promise<number> {
        try {
          const { before, after } = await changeStock(
            shop.deps,
            { id: kit(), key: '', change },
            BY,
          );
          return (after ?? 0) - (before ?? 0);
        } catch (error) {
          if (error instanceof ChangedMeanwhile || error instanceof Refusal) return 0;
          throw error;
        }
      }

      const receive = (by_: number) =>
        byHand({ kind: 'received', units: Math.abs(by_) + 1, reason: 'Delivery' });
      const correct = (by_: number) => byHand({ kind: 'corrected', by: by_, reason: 'Broken' });

      /** As many more or fewer than should lie there. */
      async function count(by_: number): Promise<number> {
        const shown = (await stock()) + (await unitsHeld(shop.deps.db, kit()));
        return byHand({ kind: 'counted', found: Math.max(0, shown + by_), shown, reason: '' });
      }

      async function applyPriceList(units: number): Promise<number> {
        const shown = await stock();
        const typed = shown + units;
        if (typed < 0 || units === 0) return 0;
        const bytes = Buffer.from(`key,stock\n${kit()},${typed}\n`);
        const sent = { name: 'stock.csv', bytes, staffName: 'luz' };
        const id = await previewList(shop.deps, sent);
        const token = (await readKeptList(shop.deps.db, id))?.token ?? '';
        const { outcome } = await applyList(shop.deps, { id, shown: token }, BY);
        if (outcome !== 'done') return 0;
        // Another's change may have come before the preview.
        const [change] = (
          await shop.deps.db.execute<{ by: number }>(
            sql`select stock_after - stock_before as by from price_list_changes where list_id = ${id}`,
          )
        ).rows;
        return change?.by ?? 0;
      }

      async function takeBack(at: number): Promise<number> {
        const lists = await shop.deps.db
          .select()
          .from(priceLists)
          .where(eq(priceLists.state, 'applied'))
          .orderBy(priceLists.id);
        const list = lists.length > 0 ? lists[at % lists.length] : undefined;
        if (!list || !(await takeListBack(shop.deps, list.id, BY))) return 0;
        if ((await readLeft(shop.deps.db, list.id)).length > 0) return 0;
        const [change] = (
          await shop.deps.db.execute<{ by: number }>(
            sql`select stock_before - stock_after as by from price_list_changes where list_id = ${list.id}`,
          )
        ).rows;
        return change?.by ?? 0;
      }

      const numbers = async () =>
        (await shop.deps.db.select().from(orders).orderBy(orders.id)).map(({ number }) => number);

      /** In cash; nothing where nothing can be paid any more. */
      async function payInFull(number: string): Promise<void> {
        const [order] = await shop.deps.db.select().from(orders).where(eq(orders.number, number));
        const paid = { number, amount: order?.total ?? 0, method: 'Cash', reference: '', key: '' };
        await receivePayment(shop.deps, paid, BY).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
      }

      async function changeOrder(number: string, one: OfAnOrder): Promise<void> {
        if (one.do === 'pay') {
          await payInFull(number);
          return;
        }
        const change =
          one.do === 'cancel'
            ? ({ from: one.from, to: 'Cancelled', reason: 'asked' } as const)
            : one.do === 'confirm'
              ? ({ from: 'Pending', to: 'Confirmed' } as const)
              : ({ from: 'Confirmed', to: 'Ready for pickup' } as const);
        await changeStatus(shop.deps, { number, ...change }, BY);
      }

      /** @returns what staff changed the stock by */
      async function perform(one: Act, known: string[]): Promise<number> {
        if ('by' in one) {
          const edits = {
            ...{ receive, count, correct },
            ...{ 'edit in SQL': editInSql, 'apply a list': applyPriceList },
          };
          return edits[one.do](one.by);
        }
        if (one.do === 'take a list back') return takeBack(one.of);
        if (one.do === 'cancel unpaid') {
          const late = new Date(shop.time + (UNPAID_DAYS + 1) * DAY_MS);
          await cancelUnpaid({ ...shop.deps, now: () => late }, UNPAID_DAYS);
          return 0;
        }
        if ('buyer' in one) {
          const buyer = buyers[one.buyer];
          if (buyer) await (one.do === 'order' ? order : accept)(buyer, one.kits);
          return 0;
        }
        const number = known.length > 0 ? known[one.of % known.length] : undefined;
        if (one.do === 'counter order') await placeAtCounter(shop, kit(), one.kits, BY);
        else if (number === undefined) return 0;
        else if (isOfGoods(one)) await moveGoods(shop, number, one, BY);
        else await changeOrder(number, one);
        return 0;
      }

      it(
        '[N16] is what there was, less what was sold, and what came back, and never below nothing',
        async () => {
          await fc.assert(
            fc.asyncProperty(rounds, async (sequence) => {
              await shop.deps.db.delete(papers);
              await shop.deps.db.delete(payments);
              await shop.deps.db.delete(orders);
              await shop.deps.db.delete(quotations);
              await shop.deps.db.delete(priceLists);
              await shop.deps.db.execute(sql`delete from cart_lines`);
              await shop.deps.db.execute(sql`delete from order_drafts`);
              await shop.deps.db.update(variants).set({ stock: START }).where(ofKit());
              let edited = 0;
              for (const round of sequence) {
                const known = await numbers();
                // Each twice, because people click twice.
                const acts = round.flatMap((one): Act[] =>
                  TWICE.has(one.do) ? [one, one] : [one],
                );
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
              const [back] = await shop.deps.db
                .select({
                  units: sql<number>`coalesce(sum(${orderReturnLines.units}), 0)`.mapWith(Number),
                })
                .from(orderReturnLines)
                .where(eq(orderReturnLines.condition, 'good'));
              // What is held for orders or handed out is gone, and what came back in good condition isn't.
              expect(await stock()).toBe(START + edited - (kept?.units ?? 0) + (back?.units ?? 0));
              // Whoever counts now finds what there should be.
              expect(await count(0)).toBe(0);
              await expectWhole(shop);
            }),
            { numRuns: sequences },
          );
        },
        60_000 + sequences * SEQUENCE_MS,
      );

      it.each([
        [
          'another variant is shown first',
          () => changeAtCounter(shop.deps, drill.variants.Pallet ?? 0, { isDefault: true }, BY),
        ],
        ['it is archived', () => archiveProduct(shop.deps, { id: drill.id, archived: true }, BY)],
      ])(
        'is taken by an order of two variants while %s: neither waits for good',
        async (_, change) => {
          const [bare, pallet] = [drill.variants['Bare tool'] ?? 0, drill.variants.Pallet ?? 0];
          await shop.deps.db.update(variants).set({ stock: START }).where(eq(variants.id, bare));
          const lock = (id: number) => sql`select 1 from variants where id = ${id} for update`;
          let changed: Promise<unknown> = Promise.resolve();
          await shop.deps.db.transaction(async (tx) => {
            await tx.execute(lock(bare));
            changed = besides<unknown>(change);
            // Until it waits for the order. On the embedded database it begins after the order.
            for (let looks = 0; looks < 20; looks += 1) {
              const { rows } = await tx.execute(sql`select 1 from pg_locks where not granted`);
              if (rows.length > 0) break;
              await new Promise((later) => setTimeout(later, 25));
            }
            await tx.execute(lock(pallet));
            await tx.execute(sql`update variants set stock = 0 where id = ${bare}`);
          });
          await changed;
          const [row] = await shop.deps.db.select().from(variants).where(eq(variants.id, bare));
          expect(row?.stock).toBe(0);
        },
      );
    });
  };
