/** Tries to show other shoppers a text of one's own as a popular search. */
import type { Attack } from './attack';

const SEARCH = '/api/store/products/search';
const TIMES = 20;

const texts = ["') or 1=1 --", 'torque wrench', '<b>drill</b>'];

export const popularAttacks: Attack[] = [
  {
    name: 'one caller makes a text of its own popular',
    async run({ shop }) {
      const statuses = new Set<number>();
      for (let time = 0; time < TIMES; time += 1) {
        for (const query of texts) {
          const { status } = await fetch(`${shop}${SEARCH}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query }),
          });
          statuses.add(status);
        }
      }
      const answer = await (await fetch(`${shop}${SEARCH}/popular?limit=50`)).text();
      const shown = (JSON.parse(answer) as { popular_searches: { query: string }[] })
        .popular_searches;
      const own = shown.filter(({ query }) => texts.includes(query));
      return {
        tried: `${texts.length} texts, ${TIMES} times each, from one address`,
        held: own.length === 0,
        seen: `answers ${[...statuses].join(', ')}; ${own.length} of ${texts.length} shown as popular`,
      };
    },
  },
];
