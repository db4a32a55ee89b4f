/** Sends the most expensive search queries while others shop. */
import type { Attack } from './attack';

const SEARCH = '/api/store/products/search';
const ROUNDS = 5;
const CALLERS = 3;
const LONGEST = 200;

const unknown = (count: number) =>
  Array.from({ length: count }, (_, at) => `qzv${'w'.repeat(at % 7)}k${at}j`).join(' ');

/**
 * One of each kind: expansions, long words, many words, operators, sizes, parts, scripts, typos.
 */
const dearest = [
  '㌖'.repeat(LONGEST),
  'ﷺ'.repeat(LONGEST),
  'x'.repeat(LONGEST),
  'abcdefghij'.repeat(20),
  unknown(20).slice(0, LONGEST),
  'lagari liha saw drill turnilyo liyabe hinang plais bomba ilaw',
  'hydrualic wrnech hamer dirll compresor genrator screwdrver grindr',
  '%_\\&|!:*()'.repeat(18),
  'st co ha dr se po ge bo wr sa'.repeat(6),
  `m8${'x1'.repeat(99)}`,
  'a-b-'.repeat(50),
  `1${',111'.repeat(49)}x`,
  'молоток電動ドリル'.repeat(16),
];

type Answered = { status: number; ms: number };

async function ask(url: string, body?: object): Promise<Answered> {
  const began = performance.now();
  const response = await fetch(
    url,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
  await response.arrayBuffer();
  return { status: response.status, ms: Math.round(performance.now() - began) };
}

const slowest = (answers: Answered[]) => Math.max(...answers.map(({ ms }) => ms));

export const searchAttacks: Attack[] = [
  {
    name: 'a search of the dearest words stops the shop',
    async run({ shop }) {
      const searches: Answered[] = [];
      const others: Answered[] = [];
      let over = false;
      // Several searches run at a time, again and again; other calls are measured meanwhile.
      const left = Array.from({ length: ROUNDS }, () => dearest).flat();
      const callers = Array.from({ length: CALLERS }, async () => {
        for (let query = left.pop(); query !== undefined; query = left.pop()) {
          searches.push(await ask(shop + SEARCH, { query, limit: 100, include_highlights: true }));
          const q = encodeURIComponent(query);
          searches.push(await ask(`${shop}${SEARCH}/suggestions?q=${q}`));
        }
      });
      const shopper = (async () => {
        while (!over) {
          others.push(await ask(`${shop}/api/store/products`, { limit: 12, offset: 0 }));
          others.push(await ask(`${shop}/api/category`));
        }
      })();
      await Promise.all(callers);
      over = true;
      await shopper;
      // A full queue answers 503 with Retry-After, which is no failure; other server errors are.
      const failed = searches.filter(({ status }) => status >= 500 && status !== 503);
      const full = searches.filter(({ status }) => status === 503);
      const unanswered = others.filter(({ status }) => status !== 200);
      return {
        tried: `${searches.length} searches and suggestions of ${dearest.length} kinds, ${CALLERS} at a time`,
        held: failed.length === 0 && full.length === 0 && unanswered.length === 0,
        seen: `${failed.length} failed, ${full.length} found the queue full, slowest ${slowest(searches)} ms; of ${others.length} other calls meanwhile ${unanswered.length} failed, slowest ${slowest(others)} ms`,
      };
    },
  },
  {
    name: 'one network searches without an end',
    async run({ shop }) {
      const tries = 2600;
      const seen = new Map<number, number>();
      let left = tries;
      const caller = async () => {
        while (left > 0) {
          left -= 1;
          const { status } = await ask(`${shop}${SEARCH}/popular?limit=1`);
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: 8 }, caller));
      const list = await ask(`${shop}/api/store/products`, { limit: 12, offset: 0 });
      const page = await ask(`${shop}/search?q=drill`);
      const counted = [...seen].map(([status, count]) => `${count} x ${status}`).join(', ');
      return {
        tried: `${tries} calls, 8 at a time`,
        // The document server's searches are not limited, so a limited caller still gets the page.
        held: (seen.get(429) ?? 0) > 0 && list.status === 200 && page.status === 200,
        seen: `${counted}; then a list answers ${list.status}, a search page ${page.status}`,
      };
    },
  },
];
