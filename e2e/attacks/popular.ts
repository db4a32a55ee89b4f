/** Tries to show other shoppers a text of one's own as a popular search. */
import type { Attack } from './attack';
import { getFrom, postFrom } from './from-network';

const SEARCH = '/api/store/products/search';
const TIMES = 20;
/** One that no other attack calls from, so that its limits are untouched. */
const NETWORK = 61;

const texts = ["') or 1=1 --", 'torque wrench', '<b>drill</b>'];

export const popularAttacks: Attack[] = [
  {
    name: 'one caller makes a text of its own popular',
    async run(shop) {
      const statuses = new Set<number>();
      for (let time = 0; time < TIMES; time += 1) {
        for (const query of texts) {
          const { status } = await postFrom(shop, NETWORK, SEARCH, { query });
          statuses.add(status);
        }
      }
      const { status, body } = await getFrom(shop, NETWORK, `${SEARCH}/popular?limit=50`);
      if (status !== 200) throw new Error(`the popular searches answered ${status}`);
      const shown = body.popular_searches as { query: string }[];
      const own = shown.filter(({ query }) => texts.includes(query));
      return {
        tried: `${texts.length} texts, ${TIMES} times each, from one address`,
        // A search that is refused is not counted, and would show nothing.
        held: own.length === 0 && statuses.size === 1 && statuses.has(200),
        seen: `answers ${[...statuses].join(', ')}; ${own.length} of ${texts.length} shown as popular`,
      };
    },
  },
];
