/** Texts that look like database commands are treated as texts, in every call that takes a text. */
import { count } from 'drizzle-orm';
import type { AnyCall } from 'shared-contracts/call';
import { calls } from 'shared-contracts/calls';
import { injections } from 'tooling/hostile/injections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../src/database/tables/catalogue';
import { sessions, users } from '../src/database/tables/customers';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

/** Words that reveal the database or the program. */
const LEAK =
  /syntax error|SQLSTATE|postgres|drizzle|pglite|node_modules|\bat .*\.ts:|password_hash|argon2/i;

/** @param every 1 for all texts, n for every nth */
export function injectionsSuite(database: TestDatabase, every = 75): void {
  const texts = injections.filter((_, at) => at % every === 0);

  describe(`${texts.length} texts that would be commands`, () => {
    let shop: TestShop;
    let who: Customer;
    beforeAll(async () => {
      shop = await openTestShop(database);
      who = await shop.customer();
    });
    afterAll(() => shop.close());

    const kept = async () => {
      const counts = [users, sessions, products].map(async (table) => {
        const [row] = await shop.deps.db.select({ rows: count() }).from(table);
        return row?.rows;
      });
      return Promise.all(counts);
    };

    /** The text in every field that any call has. */
    const bodyOf = (text: string) => ({
      ...{ name: text, email: `${text}@example.ph`, password: text, password_confirmation: text },
      ...{ verificationCode: text, code: text, current_password: text, company: text },
      ...{ mobileNumber: text, inquiry: text, query: text, id: text, type: text, sort: text },
      ...{ product_id: text, variant_id: text, user_id: text, first_name: text, last_name: text },
      ...{ mobile: '0917', note: text, number: text, link: text, reason: text },
      lines: [{ text, product_id: text, variant_id: text, quantity: 1 }],
      filter: { sort: text, brand: [text], category: [text] },
      filters: { brand: [text], category: [text] },
    });

    it('are kept or refused: no error of ours, no word of the database, nothing changed', async () => {
      const before = await kept();
      const wrong: string[] = [];
      for (const text of texts) {
        const inUrl = encodeURIComponent(text);
        for (const [name, call] of Object.entries<AnyCall>(calls)) {
          if (name === 'logout') continue;
          const path = call.path.replace('{id}', inUrl);
          const { token } = who;
          const bodies = [bodyOf(text), { query: text }, { id: text, type: 'brand', limit: 12 }];
          const answers =
            call.method === 'GET'
              ? [await shop.get(`${path}?q=${inUrl}&limit=${inUrl}`, { token })]
              : await Promise.all(bodies.map((body) => shop.post(path, body, { token })));
          for (const { status, json } of answers) {
            if (status >= 500) wrong.push(`${name} ${status}: ${text}`);
            if (LEAK.test(JSON.stringify(json).replaceAll(JSON.stringify(text).slice(1, -1), ''))) {
              wrong.push(`${name} tells: ${JSON.stringify(json).slice(0, 100)}`);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(await kept()).toEqual(before);
    });

    it('log nobody in, as an email or as a password', async () => {
      for (const text of texts) {
        for (const body of [
          { email: who.email, password: text },
          { email: `${who.email}${text}`, password: text },
        ]) {
          expect((await shop.post('/api/auth/shop-login', body)).status).not.toBe(200);
        }
      }
    });
  });
}
