/** A shop of a few anchors, and shoppers who choose among them. */
import { DAY_MS } from 'server-kit/day';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallPictures } from './small-catalogue';

export const ANCHORS = ['Alpha', 'Bravo', 'Delta', 'Gamma', 'Sigma', 'Theta'].map(
  (name) => `Anchor Bolt ${name}`,
);
/** It says so in its description alone. */
export const MENTIONS = 'Masonry Fixing';

const product = (id: number, name: string, description: string) => ({
  ...{ id, product_name: name, brand: 1, category: 1, description },
  variants: [{ variant_name: 'Box', price: 10, stock: 50 }],
});

/** The anchors match 'anchor bolt' alike, and stand in the order of their list. */
export async function openAnchorShop(database: TestDatabase): Promise<TestShop> {
  const shop = await openTestShop(database, { catalogue: false });
  const { db, pictures } = shop.deps;
  await importCatalogue(
    {
      brands: [{ id: 1, brand_name: 'Kabit' }],
      categories: [{ id: 1, category_name: 'Fixings' }],
      products: [
        ...ANCHORS.map((name, at) => product(at + 1, name, 'Zinc plated.')),
        product(90, MENTIONS, 'Takes the place of an anchor bolt.'),
      ],
    },
    { db, source: 'anchors', pictures: smallPictures(pictures) },
  );
  return shop;
}

const CHOSEN = '/api/store/products/search/chosen';

/** What shoppers of one shop do, and what its search then shows. */
export function shoppersOf(shop: TestShop, query = 'anchor bolt') {
  const find = async (more: object = {}) => {
    const answer = await shop.post('/api/store/products/search', { query, limit: 50, ...more });
    return answer.json as { total: number; results: { id: number; product_name: string }[] };
  };
  const names = async (more: object = {}) =>
    (await find(more)).results.map(({ product_name: name }) => name);
  const idOf = async (name: string) =>
    (await find()).results.find((row) => row.product_name === name)?.id ?? 0;
  return {
    find,
    names,
    idOf,
    /** Somebody of each network opens a product. */
    async choose(name: string, networks: readonly string[], more: object = {}) {
      const body = { query, product_id: await idOf(name), ...more };
      for (const from of networks) await shop.post(CHOSEN, body, { from });
    },
    send: (body: unknown, from = '192.0.2.1') => shop.post(CHOSEN, body, { from }),
  };
}

export const tomorrow = (shop: TestShop, days = 1): void => {
  shop.time += days * DAY_MS;
};

/** So many networks. */
export const networks = (count: number, first = 1): string[] =>
  Array.from({ length: count }, (_, at) => `203.0.113.${first + at}`);
