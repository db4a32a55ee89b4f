/**
 * The catalogue that a browser keeps, so that search goes on without a network: in columns, because
 * these are a third of what rows are once they are compressed.
 */
import { wirePrice } from '../money';
import { z } from '../schema';
import { id } from './values';

/** A larger catalogue is not offered to be kept. */
export const OFFLINE_PRODUCTS_MOST = 25_000;
export const OFFLINE_VARIANTS_MOST = 40_000;
const STEMS_MOST = 250_000;
export const TEXT_MOST = 1000;
/** Characters of one product's numbers or stems. */
export const CODED_MOST = 20_000;

const text = z.string().check(z.maxLength(TEXT_MOST));
const coded = z.string().check(z.maxLength(CODED_MOST));
const place = z.int().check(z.minimum(0));
const ofProducts = <Schema extends z.core.$ZodType>(each: Schema) =>
  z.array(each).check(z.maxLength(OFFLINE_PRODUCTS_MOST));
const ofVariants = <Schema extends z.core.$ZodType>(each: Schema) =>
  z.array(each).check(z.maxLength(OFFLINE_VARIANTS_MOST));
const version = z.string().check(z.minLength(1), z.maxLength(64));

/** `since`: the version that the browser has. */
export const offlineCatalogueQuery = z.object({ since: z.optional(version) });

const columns = z.object({
  version,
  /** Of when prices and stock are, ISO 8601. */
  made_at: text,
  /** Whether these are all products; else the changed ones, and `gone` those that are gone. */
  whole: z.boolean(),
  gone: ofProducts(id),
  /** Other names of a phrase, the best first. */
  synonyms: z.array(z.object({ phrase: text, names: z.array(text) })).check(z.maxLength(10_000)),
  brands: ofProducts(text),
  categories: ofProducts(text),
  /** The stems of the products' words, as the search looks them up. */
  stems: z.array(text).check(z.maxLength(STEMS_MOST)),
  /**
   * Where a product can have a word, a letter for each time: A its name and numbers, B its brand, C
   * category, specs and variants, D its description.
   */
  places: z.array(text).check(z.maxLength(1000)),
  products: z.object({
    id: ofProducts(id),
    name: ofProducts(text),
    /** Without brand, model number and sizes. */
    title: ofProducts(text),
    brand: ofProducts(place),
    category: ofProducts(place),
    /** The path of its first picture; empty where it has none. */
    image: ofProducts(text),
    /** Its numbers that are no variant's `model`, separated by line feeds. */
    codes: ofProducts(coded),
    /** Numbers with spaces: for each of its `places`, the place, how many stems, and each stem's distance from the one before. */
    stems: ofProducts(coded),
    /** How many of the variants are its own; the first is the one whose price is listed. */
    variants: ofProducts(place),
  }),
  variants: z.object({
    id: ofVariants(id),
    name: ofVariants(text),
    model: ofVariants(text),
    /** null is 'Price Upon Inquiry'. */
    price: ofVariants(wirePrice),
    /** 1 in stock or not counted, 0 sold out. */
    in_stock: ofVariants(place),
    /** Which of `terms`. */
    terms: ofVariants(place),
  }),
  /** In which quantities something is sold: 0 and '' where nothing is said. */
  terms: ofVariants(
    z.object({
      minimum_order: place,
      order_step: place,
      unit: text,
      pack_quantity: place,
      /** 1 where it costs less from a quantity on, which isn't told here; missing where nobody says. */
      price_steps: z.optional(place),
    }),
  ),
});
type Columns = z.output<typeof columns>;

const within = (places: readonly number[], most: number) => places.every((at) => at < most);
const asLong = (all: Readonly<Record<string, readonly unknown[]>>, length: number) =>
  Object.values(all).every((column) => column.length === length);

/** What is wrong with columns that each can be read; null where nothing is. */
function faultIn({ products, variants, brands, categories, terms }: Columns): string | null {
  const all = products.variants.reduce((sum, each) => sum + each, 0);
  if (!asLong(products, products.id.length)) return 'products differ in length';
  if (all !== variants.id.length || !asLong(variants, all)) return 'variants differ in length';
  if (!within(products.brand, brands.length)) return 'no such brand';
  if (!within(products.category, categories.length)) return 'no such category';
  return within(variants.terms, terms.length) ? null : 'no such terms';
}

export const offlineCatalogueAnswer = z.pipe(
  columns,
  z.transform((value, context): Columns => {
    const message = faultIn(value);
    if (message === null) return value;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  }),
);

/** What it is to keep the catalogue. */
export const offlineCatalogueSizeAnswer = z.object({
  version,
  /** Compressed, as it is fetched. */
  bytes: place,
  products: place,
  variants: place,
});
export type OfflineCatalogueSize = z.output<typeof offlineCatalogueSizeAnswer>;
