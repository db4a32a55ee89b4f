/** Attacks on staff and their pages: files that hang a reader, guessed passwords, taken places. */
import type { Attack } from './attack';
import { packedSheet } from './packed';
import { openedClerk, StaffBrowser } from './staff-browser';
import { whileAsking } from './while-asking';

const LISTS = '/staff/catalogue/price-lists';
const DEEP = 60_000_000;
const unique = (who: string) => `${who}-${Math.floor(Math.random() * 1e6)}`;

export const counterAttacks: Attack[] = [
  {
    name: 'counter: a small workbook of sixty million nested tags stops the shop',
    async run(shop) {
      const { browser } = await openedClerk(shop.counter, unique('luz'), 'catalogue');
      const bomb = packedSheet('<a>'.repeat(DEEP));
      const file = new File([new Uint8Array(bomb)], 'prices.xlsx');
      const others = await whileAsking(shop, '203.0.113.1', async () => {
        const { status, text } = await browser.send(LISTS, LISTS, { file });
        return [status, /nested more than \d+ deep/.exec(text)?.[0] ?? 'no reason'];
      });
      const [status, reason] = others.value;
      return {
        tried: `a price list of ${Math.round(bomb.length / 1000)} kB`,
        held:
          status === 422 && reason !== 'no reason' && others.failed === 0 && others.worst < 2000,
        seen: `answered ${status}, ${reason}; ${others.words}`,
      };
    },
  },
  {
    name: 'counter: wrong passwords from six networks shut a clerk out',
    async run(shop) {
      const { browser, name, password, codes } = await openedClerk(
        shop.counter,
        unique('ana'),
        'counter',
      );
      browser.forget('staff');
      const seen = new Map<number, number>();
      for (let at = 0; at < 60; at += 1) {
        const stranger = new StaffBrowser(shop.counter, `198.51.100.${at % 6}`);
        const { status } = await stranger.signIn(name, 'a wrong one', '000000');
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
      const elsewhere = new StaffBrowser(shop.counter, '198.51.100.77');
      const unknown = await elsewhere.signIn(name, password, codes[0] ?? '');
      // The clerk's own browser, in a network where nobody has signed in before.
      browser.network = '198.51.100.99';
      const known = await browser.signIn(name, password, codes[1] ?? '');
      const counted = [...seen].map(([status, times]) => `${times} x ${status}`).join(', ');
      return {
        tried: '60 wrong passwords of one name from 6 networks',
        held: known.status === 303 && unknown.status === 429,
        seen: `${counted}; then the clerk's browser is answered ${known.status}, an unknown one ${unknown.status}`,
      };
    },
  },
  {
    name: 'counter: HEADs take the places of the live list',
    async run(shop) {
      const { browser } = await openedClerk(shop.counter, unique('ben'), 'counter');
      const statuses = new Set<number>();
      for (let at = 0; at < 55; at += 1) {
        statuses.add((await browser.ask('/staff/orders/live', { method: 'HEAD' })).status);
      }
      const stream = await browser.ask('/staff/orders/live');
      await stream.body?.cancel();
      return {
        tried: '55 HEADs of the stream of orders',
        held: stream.status === 200,
        seen: `answered ${[...statuses].join(', ')}; then a page's stream ${stream.status}`,
      };
    },
  },
];
