/** Random sales with payments, refunds and counts, several at once: each centavo is where it should be. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsInBooks } from './money/books';
import {
  dueOf,
  perform,
  placeSale,
  sale,
  type Reckoned,
  type Sale,
  type Till,
} from './money/sale-acts';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const AT_ONCE = 25;
const SALES = 50;
const HOUR = 60 * 60_000;

async function sell(till: Till, { subtotal, acts }: Sale): Promise<Reckoned> {
  const reckoned = await placeSale(till, subtotal);
  for (const act of acts) await perform(till, reckoned, act);
  return reckoned;
}

/** The money of these orders as the database has it. */
async function moneyOf({ db }: Till, numbers: readonly string[]) {
  const { rows } = await db.execute<{ number: string; kind: string; sum: string }>(sql`
    select o.number, p.kind, sum(p.amount) as sum from orders o
    join payments p on p.order_id = o.id and p.voided_at is null
    where o.number in ${numbers} group by o.number, p.kind
    union all
    select o.number, 'due', d.amount from orders o join refunds_due d on d.order_id = o.id
    where o.number in ${numbers}`);
  const sumOf = (number: string, kind: string) =>
    Number(rows.find((row) => row.number === number && row.kind === kind)?.sum ?? 0);
  return numbers.map((number) => ({
    number,
    received: sumOf(number, 'payment'),
    withheld: sumOf(number, 'withheld'),
    refunded: sumOf(number, 'refund'),
    due: sumOf(number, 'due'),
  }));
}

/** @param sales how many, at least */
export const moneySuiteOf =
  (sales: number) =>
  (database: TestDatabase): void => {
    describe('the shop’s money', () => {
      let shop: TestShop;
      beforeAll(async () => {
        shop = await openTestShop(database, { catalogue: false });
      });
      afterAll(() => shop.close());

      it(
        `[N70] is the same in payments, orders, receipts and counts after ${sales} sales`,
        { timeout: sales * 400 },
        async () => {
          const rounds = fc.array(sale, { minLength: AT_ONCE, maxLength: AT_ONCE });
          await fc.assert(
            fc.asyncProperty(rounds, async (round) => {
              // So that days pass, and some are closed before the last payment of the day.
              shop.time += 5 * HOUR;
              const reckoned = await Promise.all(round.map((one) => sell(shop.deps, one)));
              const numbers = reckoned.map(({ number }) => number);
              expect(await moneyOf(shop.deps, numbers)).toEqual(
                reckoned.map((one) => {
                  const { number, received, withheld, refunded } = one;
                  return { number, received, withheld, refunded, due: dueOf(one) };
                }),
              );
              expect(await faultsInBooks(shop.deps.db)).toEqual([]);
            }),
            { numRuns: Math.ceil(sales / AT_ONCE) },
          );
        },
      );
    });
  };

export const moneySuite = moneySuiteOf(SALES);
