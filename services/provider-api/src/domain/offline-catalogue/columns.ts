/** Writes kept products in columns, as the answer has them. */
import type { z } from 'shared-contracts/schema';
import {
  CODED_MOST,
  TEXT_MOST,
  type offlineCatalogueAnswer,
} from 'shared-contracts/wire/offline-catalogue';
import type { YieldToOthers } from '../scheduler';
import type { OfflineProduct } from './read-rows';

/** How many products are written before other calls may run: this takes a few milliseconds. */
const WRITTEN_AT_ONCE = 250;

export type OfflineColumns = Omit<
  z.input<typeof offlineCatalogueAnswer>,
  'version' | 'made_at' | 'whole' | 'gone' | 'synonyms'
>;

/** Gives each different value a place, in the order in which they come. */
function placed<Value>(keyOf: (value: Value) => string) {
  const places = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    placeOf(value: Value): number {
      const key = keyOf(value);
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, values.length);
      values.push(value);
      return values.length - 1;
    },
  };
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Similar products beside each other are smaller once they are compressed. */
const alike = (a: OfflineProduct, b: OfflineProduct) =>
  byText(a.category, b.category) || byText(a.name, b.name) || a.id - b.id;

/** Each of a product's places, with its stems as distances. */
function codedStems(
  { stems }: OfflineProduct,
  stemAt: ReadonlyMap<string, number>,
  placeOf: (places: string) => number,
): string {
  const byPlaces = new Map<number, number[]>();
  for (const [stem, places] of stems) {
    const at = placeOf(places);
    const others = byPlaces.get(at);
    if (others) others.push(stemAt.get(stem) ?? 0);
    else byPlaces.set(at, [stemAt.get(stem) ?? 0]);
  }
  let coded = '';
  for (const [places, ats] of [...byPlaces].sort(([a], [b]) => a - b)) {
    ats.sort((a, b) => a - b);
    const apart = ats.map((at, nth) => at - (ats[nth - 1] ?? 0)).join(' ');
    const more = `${coded === '' ? '' : ' '}${places} ${ats.length} ${apart}`;
    // A text of so many different words is searched by its first ones.
    if (coded.length + more.length <= CODED_MOST) coded += more;
  }
  return coded;
}

/** The columns of products. */
export async function columnsOf(
  products: readonly OfflineProduct[],
  yieldToOthers: YieldToOthers,
): Promise<OfflineColumns> {
  const rows = products.toSorted(alike);
  const stems = [...new Set(rows.flatMap((row) => row.stems.map(([stem]) => stem)))]
    .filter((stem) => stem.length <= TEXT_MOST)
    .sort(byText);
  await yieldToOthers();
  const stemAt = new Map(stems.map((stem, at) => [stem, at]));
  const [brands, categories, places] = [
    placed<string>(String),
    placed<string>(String),
    placed<string>(String),
  ];
  const terms = placed<OfflineProduct['variants'][number]['terms']>((value) =>
    JSON.stringify(value),
  );
  const coded: string[] = [];
  for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
    await yieldToOthers();
    const some = rows.slice(from, from + WRITTEN_AT_ONCE);
    coded.push(...some.map((row) => codedStems(row, stemAt, places.placeOf)));
  }
  const variants = rows.flatMap((row) => row.variants);
  const columns = {
    products: {
      id: rows.map(({ id }) => id),
      name: rows.map(({ name }) => name),
      title: rows.map(({ title }) => title),
      brand: rows.map(({ brand }) => brands.placeOf(brand)),
      category: rows.map(({ category }) => categories.placeOf(category)),
      image: rows.map(({ image }) => image),
      codes: rows.map(({ codes }) => codes.join('\n')),
      stems: coded,
      variants: rows.map((row) => row.variants.length),
    },
    variants: {
      id: variants.map(({ id }) => id),
      name: variants.map(({ name }) => name),
      model: variants.map(({ model }) => model),
      price: variants.map(({ price }) => price),
      in_stock: variants.map(({ inStock }) => Number(inStock)),
      terms: variants.map((variant) => terms.placeOf(variant.terms)),
    },
  };
  return {
    brands: brands.values,
    categories: categories.values,
    stems,
    places: places.values,
    ...columns,
    terms: terms.values,
  };
}
