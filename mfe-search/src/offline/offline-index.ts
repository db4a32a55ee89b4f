/** The offline catalogue, ready to be searched: what was stored first, and over it what changed since. */
import { fold } from 'shared-contracts/search/fold';
import { cutText, type Cut } from 'shared-contracts/search/match';
import { wordsOfName } from 'shared-contracts/search/named-variant';
import type { Way } from 'shared-contracts/search/query-terms';
import { synonymsOf, type Synonyms } from 'shared-contracts/search/synonyms';
import type { OfflineColumns } from './columns';
import { stemIndexOf, stemsOfProduct, type StemIndex } from './stem-index';
import { createWordReader, vocabularyOf, type Vocabulary } from './vocabulary';

export type OfflineVariant = {
  id: string;
  variant_name: string;
  model: string;
  /** In centavos; null is 'Price Upon Inquiry'. */
  price: number | null;
  in_stock: boolean;
  minimum_order: number;
  order_step: number;
  unit: string;
  pack_quantity: number;
  /** Whether it may cost less from a quantity on. */
  stepped: boolean;
};

export type OfflineIndex = {
  /** Of when prices and stock are, ISO 8601. */
  asOf: string;
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  stems: readonly StemIndex[];
  /** What lookup.ts has read of a query's ways. */
  read: WeakMap<Way, Uint8Array>;
  /** How many products there are, with those that are gone. */
  length: number;
  /** 1 for each product that is on sale. */
  onSale: Uint8Array;
  id(product: number): string;
  name(product: number): string;
  title(product: number): string;
  brand(product: number): string;
  category(product: number): string;
  image(product: number): string | null;
  /** Numbers that are no variant's model. */
  codes(product: number): string[];
  /** The first is the one whose price is listed. */
  variants(product: number): OfflineVariant[];
  /** The stems of a product's words, those of its description left out. */
  stemsOf(product: number): string[];
  /** The products of which a number, written together, is like this one. */
  withNumberLike(isLike: (number: string) => boolean): number[];
  /** Whether a word is anywhere in a product's name or numbers, in its brand or category. */
  hasPiece(product: number, word: string): boolean;
  /** Cuts a text into its words; the texts of products that are often found are cut once. */
  cut(text: string): Cut;
  /** The words of a variant's name. */
  wordsOfVariant(name: string): string[];
};

/** An answer, with where its products and their variants begin. */
type Part = {
  columns: OfflineColumns;
  first: number;
  variantsFrom: Uint32Array;
  /** Folded, for looking for pieces of words. */
  names: string[];
  numbers: string[];
};

function partOf(columns: OfflineColumns, first: number): Part {
  const counts = columns.products.variants;
  const variantsFrom = new Uint32Array(counts.length + 1);
  for (const [at, count] of counts.entries())
    variantsFrom[at + 1] = (variantsFrom[at] ?? 0) + count;
  const names = squeezed(columns.products.name);
  const numbers = squeezed(columns.variants.model);
  return { columns, first, variantsFrom, names, numbers };
}

function variantAt({ variants, terms }: OfflineColumns, at: number): OfflineVariant {
  const {
    minimum_order = 0,
    order_step = 0,
    unit = '',
    pack_quantity = 0,
    price_steps: steps,
  } = terms[variants.terms[at] ?? 0] ?? {};
  return {
    id: variants.id[at] ?? '',
    variant_name: variants.name[at] ?? '',
    model: variants.model[at] ?? '',
    price: variants.price[at] ?? null,
    in_stock: variants.in_stock[at] !== 0,
    minimum_order,
    order_step,
    unit,
    pack_quantity,
    stepped: steps !== 0,
  };
}

/** How many texts are remembered as they were read: of a name this takes a kilobyte. */
const TEXTS_MOST = 15_000;

/** Remembers what a function gave for the last texts. */
function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= TEXTS_MOST) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

/** The same texts folded, without what stands between the parts of a number. */
function squeezed(texts: readonly string[]): string[] {
  const together = (text: string) => fold(text).replaceAll(/[-./]/g, '');
  // All at once takes a tenth of the time.
  const all = together(texts.join('\n')).split('\n');
  return all.length === texts.length ? all : texts.map(together);
}

/**
 * @param base all of a version
 * @param changes what changed since that version, where it was asked later
 */
export function offlineIndexOf(base: OfflineColumns, changes: OfflineColumns | null): OfflineIndex {
  const all = changes ? [base, changes] : [base];
  const parts: Part[] = [];
  for (const columns of all) {
    const before = parts.at(-1);
    const first = before ? before.first + before.columns.products.id.length : 0;
    parts.push(partOf(columns, first));
  }
  const length = all.reduce((sum, { products }) => sum + products.id.length, 0);
  const onSale = new Uint8Array(length).fill(1);
  if (changes) {
    const other = new Set([...changes.gone, ...changes.products.id]);
    for (const [at, id] of base.products.id.entries()) if (other.has(id)) onSale[at] = 0;
  }
  const [main] = parts as [Part];
  const last = parts.at(-1) ?? main;
  const partWith = (product: number) => (product >= last.first ? last : main);
  const field =
    <Value>(read: (columns: OfflineColumns, at: number) => Value) =>
    (product: number): Value => {
      const { columns, first } = partWith(product);
      return read(columns, product - first);
    };
  const name = field(({ products }, at) => products.name[at] ?? '');
  const brand = field(({ products, brands }, at) => brands[products.brand[at] ?? 0] ?? '');
  const category = field(
    ({ products, categories }, at) => categories[products.category[at] ?? 0] ?? '',
  );
  const codes = field(({ products }, at) => (products.codes[at] ?? '').split('\n').filter(Boolean));
  const models = (product: number): string[] => {
    const { columns, first, variantsFrom } = partWith(product);
    return columns.variants.model.slice(
      variantsFrom[product - first],
      variantsFrom[product - first + 1],
    );
  };

  const counts = new Map<string, number>();
  const readWords = createWordReader();
  for (let product = 0; product < length; product += 1) {
    if (onSale[product] === 0) continue;
    const words = new Set<string>();
    for (const text of [name(product), ...models(product)]) readWords(text, words);
    readWords(brand(product), words);
    readWords(category(product), words);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const folded = remembering((text) => fold(text).replaceAll(/[-./]/g, ''));
  const latest = changes ?? base;
  return {
    asOf: latest.made_at,
    synonyms: synonymsOf(latest.synonyms.map(({ phrase, names }) => [phrase, names] as const)),
    vocabulary: vocabularyOf(counts),
    stems: parts.map(({ columns, first }) => stemIndexOf(columns, first)),
    read: new WeakMap(),
    length,
    onSale,
    id: field(({ products }, at) => products.id[at] ?? ''),
    name,
    title: field(({ products }, at) => products.title[at] ?? ''),
    brand,
    category,
    image: field(({ products }, at) => products.image[at] || null),
    codes,
    variants(product) {
      const { columns, first, variantsFrom } = partWith(product);
      const [from = 0, to = 0] = [variantsFrom[product - first], variantsFrom[product - first + 1]];
      return Array.from({ length: to - from }, (_, nth) => variantAt(columns, from + nth));
    },
    cut: remembering(cutText),
    wordsOfVariant: remembering(wordsOfName),
    stemsOf(product) {
      const { columns, first } = partWith(product);
      return stemsOfProduct(columns, product - first);
    },
    withNumberLike(isLike) {
      const found: number[] = [];
      for (let product = 0; product < length; product += 1) {
        if (onSale[product] === 0) continue;
        const { first, variantsFrom, numbers } = partWith(product);
        const at = product - first;
        const own = numbers.slice(variantsFrom[at], variantsFrom[at + 1]);
        const all = [...own, ...codes(product).map(folded)];
        if (all.some((number) => isLike(number.replaceAll(' ', '')))) found.push(product);
      }
      return found;
    },
    hasPiece(product, word) {
      const { columns, first, variantsFrom, names, numbers } = partWith(product);
      const at = product - first;
      const has = (text = '') => text.includes(word);
      if (has(names[at]) || has(folded(brand(product))) || has(folded(category(product))))
        return true;
      for (let nth = variantsFrom[at] ?? 0; nth < (variantsFrom[at + 1] ?? 0); nth += 1) {
        const number = numbers[nth] ?? '';
        if (has(number) || (number.includes(' ') && has(number.replaceAll(' ', '')))) return true;
      }
      const codes = columns.products.codes[at] ?? '';
      return codes !== '' && has(folded(codes));
    },
  };
}
