/** Searches the offline catalogue: the provider's readings and ranking, without the provider. */
import type { FilterNames, ListFilter } from 'shared-contracts/list-filter';
import { passes } from 'shared-contracts/filter-passes';
import { matchRow } from 'shared-contracts/search/match';
import { namedVariant } from 'shared-contracts/search/named-variant';
import { rankBy } from 'shared-contracts/search/rank';
import { indexWords, tokensOf } from 'shared-contracts/search/tokens';
import { isReason } from 'shared-contracts/search/weights';
import { comparatorOf } from 'shared-contracts/sort';
import type { ProductListItem, SortId } from 'shared-contracts/wire/product';
import type { Found } from '../search/found';
import type { OfflineIndex } from './offline-index';
import { allOf, likeness, named, someOf } from './lookup';
import { readingOf, type Reading } from './readings';

/** How many products are ordered by their texts; the others stay by how much of the query they have. */
const ORDERED_MOST = 100;
/** The factor of the likeness, 0 to 1, when it is added to the fields' scores. */
const LIKENESS = 100;

export type IndexResults = {
  found: Found[];
  total: number;
  meant: string | null;
  lacking: string[];
  mentioned: boolean;
};

const NONE: IndexResults = { found: [], total: 0, meant: null, lacking: [], mentioned: false };

/** A product as a list has it. */
function itemOf(
  index: OfflineIndex,
  product: number,
  variants = index.variants(product),
): ProductListItem {
  const [listed] = variants;
  const priced = variants.flatMap(({ price }) => price ?? []);
  const differ = new Set(priced).size > 1 || priced.length < variants.length;
  return {
    id: index.id(product),
    product_name: index.name(product),
    brand_name: index.brand(product),
    category_name: index.category(product),
    description: '',
    price: listed?.price ?? null,
    in_stock: variants.some(({ in_stock: inStock }) => inStock),
    first_image: index.image(product),
    variant_count: variants.length,
    price_from: differ && priced.length > 0 ? Math.min(...priced) : null,
    minimum_order: listed?.minimum_order ?? 0,
    order_step: listed?.order_step ?? 0,
    ...(listed?.unit && listed.price !== null ? { unit: listed.unit } : {}),
  };
}

/** The names and numbers by which a full model number is known, as the provider's index has them. */
function searchText(index: OfflineIndex, product: number): string {
  const numbers = [...index.variants(product).map(({ model }) => model), ...index.codes(product)];
  const together = numbers.map((number) =>
    tokensOf(number)
      .map(({ text }) => text)
      .join(''),
  );
  return [indexWords([index.name(product), ...numbers].join(' ; ')), ...together].join(' ');
}

/** The sum of the weights of the terms that a product has. */
const worthOf = ({ terms, weights }: Reading, product: number): number =>
  weights === null
    ? 0
    : terms.reduce(
        (sum, { found }, at) => sum + (found?.[product] === 1 ? (weights[at] ?? 0) : 0),
        0,
      );

type Placed = { product: number; worth: number; near: number };

/**
 * The products in the order of how well they match; of the first hundred by their texts.
 * @param limit how many are needed: those beyond the first hundred are in order only where it is more
 */
function ranked(
  index: OfflineIndex,
  reading: Reading,
  products: number[],
  limit: number,
): number[] {
  const like = likeness(index, reading.terms);
  const byId = (a: Placed, b: Placed) =>
    Number(index.id(a.product)) - Number(index.id(b.product)) || a.product - b.product;
  const order = (a: Placed, b: Placed) => b.worth - a.worth || b.near - a.near || byId(a, b);
  const all = products.map((product): Placed => ({
    product,
    worth: worthOf(reading, product),
    near: like[product] ?? 0,
  }));
  // What can't be among the first hundred needs no place among the others.
  const keys = Float64Array.from(all, ({ worth, near }) => worth * 1e6 + near).sort();
  const least = limit > ORDERED_MOST ? -1 : (keys.at(-ORDERED_MOST) ?? -1);
  const rough = all.filter(({ worth, near }) => worth * 1e6 + near >= least).sort(order);
  const rank = rankBy(reading.terms, index.cut);
  const first = rough.slice(0, ORDERED_MOST).map((placed): Placed => {
    const { product, near } = placed;
    const row = {
      product_name: index.name(product),
      brand_name: index.brand(product),
      category_name: index.category(product),
      title: index.title(product),
      get searchText() {
        return searchText(index, product);
      },
    };
    return { ...placed, near: rank(row) + LIKENESS * near };
  });
  return [...first.sort(order), ...rough.slice(ORDERED_MOST)].map(({ product }) => product);
}

function foundAt(index: OfflineIndex, { terms, left }: Reading, product: number): Found {
  const variants = index.variants(product);
  const item = itemOf(index, product, variants);
  const { percent, highlights } = matchRow(terms, item, left.length === 0, index.cut);
  if (variants.length < 2) return { item, percent, highlights };
  const words = terms.flatMap(({ ways }) => ways[0]?.words ?? []);
  const ofProduct = new Set(
    index.cut(item.product_name).tokens.flatMap(({ text, parts }) => [text, ...parts]),
  );
  if (words.every((word) => ofProduct.has(word))) return { item, percent, highlights };
  const named = variants.map((variant) => ({ ...variant, name: variant.variant_name }));
  const variant = namedVariant(words, ofProduct, named, index.wordsOfVariant);
  return { item, percent, highlights, ...(variant ? { variant } : {}) };
}

export type IndexWanted = {
  query: string;
  limit: number;
  /** null sorts by relevance. */
  sort: SortId | null;
  filters?: ListFilter | undefined;
  names: FilterNames;
};

/** Finds products, the best first, each with how well and by which variant it matches. */
export function searchIndex(
  index: OfflineIndex,
  { query, limit, sort, filters, names }: IndexWanted,
): IndexResults {
  const reading = readingOf(index, query);
  if (!reading) return NONE;
  const products: number[] = [];
  for (let product = 0; product < index.length; product += 1) {
    if (reading.those[product] === 1) products.push(product);
  }
  const items = new Map<number, ProductListItem>();
  const item = (product: number) => {
    const known = items.get(product) ?? itemOf(index, product);
    items.set(product, known);
    return known;
  };
  const passing = filters ? products.filter((one) => passes(item(one), filters, names)) : products;
  const compare = sort === null ? null : comparatorOf(sort);
  const ordered = compare
    ? passing.toSorted((a, b) => compare(item(a), item(b)))
    : ranked(index, reading, passing, limit);
  const found = ordered.slice(0, limit).map((product) => foundAt(index, reading, product));
  const { left, terms, those, meant } = reading;
  const isSaid = found.some(({ percent }) => percent !== null);
  const isOnlyMentioned =
    found.length > 0 &&
    left.length === 0 &&
    !isSaid &&
    !someOf(allOf([those, named(index, terms)], index.length));
  return {
    found,
    total: passing.length,
    meant,
    lacking: left.filter(isReason).map(({ shown }) => shown),
    mentioned: isOnlyMentioned,
  };
}

/** How many searches make the code fast. */
const WARM = 12;
/** How many products' names are cut before they are found, and how many at a time. */
const CUT_MOST = 8_000;
const CUT_AT_ONCE = 100;

/** What makes the shopper's first search as fast as any; to be run one by one. */
export function warmUp(index: OfflineIndex): (() => void)[] {
  const names = { brands: {}, categories: {} };
  const searches = Array.from({ length: Math.min(WARM, index.length) }, (_, nth) => () => {
    const product = Math.floor((nth * index.length) / WARM);
    const query = (nth % 2 === 0 ? index.title : index.brand)(product);
    searchIndex(index, { query, limit: 20, sort: null, names });
  });
  const some = Math.min(CUT_MOST, index.length);
  const cuts = Array.from({ length: Math.ceil(some / CUT_AT_ONCE) }, (_, nth) => () => {
    const end = Math.min(some, (nth + 1) * CUT_AT_ONCE);
    for (let product = nth * CUT_AT_ONCE; product < end; product += 1)
      index.cut(index.name(product));
  });
  return [...searches, ...cuts];
}
