/** A offline catalogue for tests, as a provider answers it. */
import { indexWords } from 'shared-contracts/search/tokens';
import { indexed } from '../src/offline/english-stem';

export type OfflineProduct = {
  id: number;
  name: string;
  title?: string;
  brand?: string;
  category?: string;
  description?: string;
  variants?: { name: string; model?: string; price?: number | null; in_stock?: number }[];
};

/** Where a product has a word: a letter for each time. */
function placesOf({
  name,
  brand = 'Halvorn',
  category = 'Tools',
  description = '',
  variants,
}: OfflineProduct) {
  const models = (variants ?? []).map(({ model = '' }) => model);
  const places = new Map<string, string>();
  for (const [text, place] of [
    [[name, ...models].join(' ; '), 'A'],
    [brand, 'B'],
    [[category, ...(variants ?? []).map((variant) => variant.name)].join(' ; '), 'C'],
    [description, 'D'],
  ] as const) {
    for (const word of indexWords(text).split(' ')) {
      const stem = word === '' ? null : indexed(word);
      if (stem !== null) places.set(stem, (places.get(stem) ?? '') + place);
    }
  }
  return places;
}

const unique = (texts: string[]) => [...new Set(texts)];

export function offlineAnswer(products: OfflineProduct[], more: object = {}) {
  const told = products.map(placesOf);
  const stems = unique(told.flatMap((places) => [...places.keys()])).sort();
  const places = unique(told.flatMap((each) => [...each.values()]));
  const brands = unique(products.map(({ brand = 'Halvorn' }) => brand));
  const categories = unique(products.map(({ category = 'Tools' }) => category));
  const variantsOf = ({ variants }: OfflineProduct) => variants ?? [{ name: 'Standard' }];
  const variants = products.flatMap(variantsOf);
  return {
    version: 'one',
    made_at: '2026-06-01T06:05:00.000Z',
    whole: true,
    gone: [],
    synonyms: [{ phrase: 'barena', names: ['drill'] }],
    brands,
    categories,
    stems,
    places,
    products: {
      id: products.map(({ id }) => id),
      name: products.map(({ name }) => name),
      title: products.map(({ title = '' }) => title),
      brand: products.map(({ brand = 'Halvorn' }) => brands.indexOf(brand)),
      category: products.map(({ category = 'Tools' }) => categories.indexOf(category)),
      image: products.map(() => ''),
      codes: products.map(() => ''),
      stems: told.map((each) =>
        [...each]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([stem, place]) => `${places.indexOf(place)} 1 ${stems.indexOf(stem)}`)
          .join(' '),
      ),
      variants: products.map((product) => variantsOf(product).length),
    },
    variants: {
      id: variants.map((_, at) => 1000 + at),
      name: variants.map(({ name }) => name),
      model: variants.map((variant) => ('model' in variant ? (variant.model ?? '') : '')),
      price: variants.map((variant) => ('price' in variant ? variant.price : 100)),
      in_stock: variants.map((variant) => ('in_stock' in variant ? variant.in_stock : 1)),
      terms: variants.map(() => 0),
    },
    terms: [{ minimum_order: 0, order_step: 0, unit: 'piece', pack_quantity: 0 }],
    ...more,
  };
}
