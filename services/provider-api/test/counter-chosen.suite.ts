/** Several orders at once: chosen on the list, changed each by its own rules, printed together. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { variants } from '../src/database/tables/catalogue';
import { orders } from '../src/database/tables/orders';
import { openCounter, signedIn, tokenIn, type Clerk, type Counter } from './clerk';
import { orderKits } from './placed-orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

const LIST = '/staff/orders';

export function counterChosenSuite(database: TestDatabase): void {
  describe('several orders at once', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let who: Customer;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
    });
    beforeEach(async () => {
      clerk = await signedIn(counter, 'maria', 'counter');
      who = await shop.customer();
      await shop.deps.db.update(variants).set({ stock: 100 });
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const place = async () => [
      await orderKits(shop, who),
      await orderKits(shop, who),
      await orderKits(shop, who),
    ];
    /** Presses a button of the list with some orders ticked. */
    const press = async (what: string, numbers: readonly string[], form = `${LIST}/several`) => {
      const on = form === `${LIST}/several` ? LIST : chosenAt(numbers);
      const token = tokenIn(await clerk.look(on), form);
      const ticks = Object.fromEntries(numbers.map((number) => [`order-${number}`, 'yes']));
      return clerk.post(form, { token, what, ...ticks });
    };
    const chosenAt = (numbers: readonly string[]) =>
      `${LIST}/chosen?${numbers.map((number) => `number=${number}`).join('&')}`;
    const statuses = async (numbers: readonly string[]) => {
      const rows = await shop.deps.db.select().from(orders);
      return numbers.map((number) => rows.find((row) => row.number === number)?.status);
    };

    it('[N57] confirms the chosen ones, then makes them ready, with a mail for each', async () => {
      const numbers = await place();
      const before = (await shop.mailsTo(who.email)).length;
      const confirmed = await press('Confirmed', numbers);
      expect(confirmed.status).toBe(303);
      expect(await statuses(numbers)).toEqual(['Confirmed', 'Confirmed', 'Confirmed']);
      const page = await clerk.look(confirmed.location ?? '');
      expect(page.text).toContain('Confirmed. The customers were told by mail.');
      expect(page.text).toContain('3 chosen orders');
      await press('Ready for pickup', numbers, `${LIST}/chosen/several`);
      expect(new Set(await statuses(numbers))).toEqual(new Set(['Ready for pickup']));
      expect(await shop.mailsTo(who.email)).toHaveLength(before + 2 * numbers.length);
    });

    it('[N57] leaves out what somebody changed meanwhile, says which, and changes the others', async () => {
      const numbers = await place();
      const [first = ''] = numbers;
      await shop.deps.db
        .update(orders)
        .set({ status: 'Cancelled' })
        .where(eq(orders.number, first));
      const answer = await press('Confirmed', numbers);
      expect(await statuses(numbers)).toEqual(['Cancelled', 'Confirmed', 'Confirmed']);
      const { text } = await clerk.look(answer.location ?? '');
      expect(text).toContain(`${first} is Cancelled`);
      // The same again changes nothing, and says so of each.
      const before = (await shop.mailsTo(who.email)).length;
      const again = await clerk.look((await press('Confirmed', numbers)).location ?? '');
      expect(again.text).toContain('Nothing was done with these 3');
      expect(again.text).not.toContain('The customers were told');
      expect(await shop.mailsTo(who.email)).toHaveLength(before);
    });

    it('[N57] prints the slips of the chosen ones, each on a sheet of its own', async () => {
      const numbers = await place();
      const { location } = await press('slips', numbers.slice(0, 2));
      const { text } = await clerk.look(location ?? '');
      expect(text.match(/<article class="sheet slip">/g)).toHaveLength(2);
      for (const number of numbers.slice(0, 2)) {
        expect(text).toContain(`Picking slip <span>${number}</span>`);
      }
      expect((await clerk.look(`${LIST}/slips?number=none`)).status).toBe(404);
    });

    it('[N57] says on the list that none is chosen, and refuses more than a page has', async () => {
      await place();
      const none = await press('Confirmed', []);
      expect([none.status, none.text.includes('No order is chosen. Nothing was done.')]).toEqual([
        422,
        true,
      ]);
      const many = Array.from({ length: 31 }, (_, at) => `ORD-${at}`);
      const refused = await press('Confirmed', many);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('Please choose 30 orders or fewer. Nothing was done.');
    });

    it('[N57] ticks all of a page by a link, which goes on to the same page', async () => {
      const numbers = await place();
      const { text } = await clerk.look(`${LIST}?ticked=all&status=open`);
      for (const number of numbers) {
        expect(text).toMatch(new RegExp(`name="[\\d.]*order-${number}"[^>]* checked`));
      }
      expect((await clerk.look(LIST)).text).not.toContain(' checked');
    });
  });
}
