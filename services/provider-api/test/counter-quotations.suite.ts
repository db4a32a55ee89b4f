/* oxlint-disable typescript/no-unsafe-member-access -- an answer's shape is what is tested */
/** Quotations at the counter: sent as they were typed, withdrawn and opened again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readQuotation } from '../src/domain/quotations/read-quotation';
import { openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { askQuotations, offered, requested } from './quoted';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { buttonsOf, ownName, typeAndPress, type Element } from './typed-page';

export function counterQuotationsSuite(database: TestDatabase): void {
  describe('quotations at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'maria', 'counter');
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    it('is withdrawn after a question, and opened again as what it was', async () => {
      const who = await shop.customer();
      const statusOf = async (number: string) =>
        (await askQuotations(shop, 'details', { number }, { token: who.token })).json
          .status as string;
      const [request, offer] = [await requested(shop, who.email), await offered(shop, who.email)];
      for (const [number, status] of [
        [request, 'Requested'],
        [offer, 'Sent'],
      ] as const) {
        const at = `/staff/quotations/${number}`;
        expect((await clerk.look(at)).text).toMatch(/<details[^>]*>\s*<summary>Withdraw/);
        await clerk.send(`${at}/withdraw`, {}, at);
        expect(await statusOf(number)).toBe('Withdrawn');
        const opened = await clerk.send(`${at}/reopen`, {}, at);
        expect(opened.location).toContain('said=reopened');
        expect((await readQuotation(shop.deps.db, number))?.status).toBe(status);
      }
    });

    it('is sent with what was typed over in its lines, or not at all', async () => {
      const who = await shop.customer();
      const at = `/staff/quotations/${await requested(shop, who.email)}`;
      await clerk.send(`${at}/draft`, {}, at);
      const sendWith = async (typed: string) => {
        const page = await clerk.look(at);
        const button = buttonsOf(page).find(({ words }) => words.startsWith('Send to'));
        const typing = (control: Element) => (ownName(control) === 'price' ? typed : null);
        return button && (await typeAndPress(clerk, page, button, typing))?.answer;
      };
      const told = (await shop.mailsTo(who.email)).length;
      const refused = await sendWith('cheap');
      expect(refused?.status).toBe(422);
      expect(refused?.text).toContain('Line 1: Must be a price in pesos, such as 1,625.00.');
      expect(refused?.text).toContain('value="cheap"');
      expect(await shop.mailsTo(who.email)).toHaveLength(told);
      const sent = await sendWith('77.25');
      expect(sent?.text).toContain('The quotation is sent by mail.');
      expect(sent?.text).not.toContain('What else you typed');
      const [mail] = await shop.mailsTo(who.email);
      expect(mail?.text).toContain('2 x Cordless Hammer Drill (Kit): ₱77.25 each, ₱154.50');
    });
  });
}
