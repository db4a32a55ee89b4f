/** Reads what a browser keeps of each product, a slice at a time. */
import { and, asc, desc, eq, gt, inArray, not, sql, type SQL } from 'drizzle-orm';
import { modelOf } from 'shared-contracts/model-number';
import { toPesos } from 'shared-contracts/money';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import { CODED_MOST, TEXT_MOST } from 'shared-contracts/wire/offline-catalogue';
import type { Queries } from '../../database/open';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import { cutTo } from 'shared-contracts/search/bounds';
import { isCodeLabel } from '../search/index-columns';
import type { YieldToOthers } from '../scheduler';

/** How many products one statement reads: this keeps the embedded database for a hundredth of a second. */
const AT_ONCE = 100;
/** A stem that is more often in a product counts hardly more. */
const TIMES_MOST = 6;

type OfflineVariant = {
  id: number;
  name: string;
  model: string;
  /** In pesos, as on the wire. */
  price: number | null;
  inStock: boolean;
  terms: {
    minimum_order: number;
    order_step: number;
    unit: string;
    pack_quantity: number;
    price_steps: number;
  };
};

export type OfflineProduct = {
  id: number;
  name: string;
  title: string;
  brand: string;
  category: string;
  /** The path of its first picture; empty where it has none. */
  image: string;
  codes: string[];
  /** Each with its places, a letter for each time (shared-contracts/wire/offline-catalogue). */
  stems: [stem: string, places: string][];
  variants: OfflineVariant[];
};

/** The stems of the database's index, which the ranking's weights depend on. */
const stemsOf = sql<string>`(select coalesce(string_agg(told.lexeme || ':' || array_to_string(told.weights, ''), ' '), '')
  from unnest(${products.searchVector}) as told)`;

const productsAfter = (queries: Queries, id: number, those: SQL | undefined) =>
  queries
    .select({
      id: products.id,
      name: products.name,
      title: products.searchTitle,
      brand: brands.name,
      category: categories.name,
      image: products.firstImage,
      stems: stemsOf,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(not(products.retired), gt(products.id, id), those))
    .orderBy(asc(products.id))
    .limit(AT_ONCE);

/** The one whose price is listed comes first. */
const variantsOf = (queries: Queries, ids: number[]) =>
  queries
    .select({
      id: variants.id,
      productId: variants.productId,
      name: variants.name,
      specs: variants.specs,
      trade: variants.trade,
      price: variants.price,
      stock: variants.stock,
      minimumOrder: variants.minimumOrder,
      orderStep: variants.orderStep,
      priceSteps: variants.priceSteps,
    })
    .from(variants)
    .where(and(inArray(variants.productId, ids), not(variants.retired)))
    .orderBy(asc(variants.productId), desc(variants.isDefault), asc(variants.place));

type VariantRow = Awaited<ReturnType<typeof variantsOf>>[number];

function readStems(text: string): [string, string][] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const at = entry.lastIndexOf(':');
      return [entry.slice(0, at), entry.slice(at + 1, at + 1 + TIMES_MOST)];
    });
}

const specsOf = ({ specs, trade }: VariantRow) => withTradeSpecs(specs, trade ?? {});

function toVariant(row: VariantRow): OfflineVariant {
  return {
    id: row.id,
    name: cutTo(row.name, TEXT_MOST),
    model: cutTo(modelOf(specsOf(row)) ?? '', TEXT_MOST),
    price: row.price === null ? null : toPesos(row.price),
    inStock: row.stock === null || row.stock > 0,
    terms: {
      minimum_order: row.minimumOrder ?? 0,
      order_step: row.orderStep ?? 0,
      unit: row.trade?.unit ?? '',
      pack_quantity: row.trade?.pack_quantity ?? 0,
      price_steps: Number((row.priceSteps?.length ?? 0) > 0),
    },
  };
}

/** The numbers of a product's variants that none has as its model. */
function codesOf(rows: readonly VariantRow[], models: ReadonlySet<string>): string[] {
  const codes = rows
    .flatMap(specsOf)
    .flatMap(({ label, specs }) => (isCodeLabel(label) ? [specs.trim()] : []));
  let letters = 0;
  return [...new Set(codes)].filter((code) => {
    letters += code.length + 1;
    return !models.has(code) && letters < CODED_MOST;
  });
}

/**
 * Products on sale, in the order of their ids.
 * @param only ids of those that are read; all when missing
 */
export async function* offlineProducts(
  queries: Queries,
  yieldToOthers: YieldToOthers,
  only?: readonly number[],
): AsyncGenerator<OfflineProduct> {
  const those = only && inArray(products.id, [...only]);
  for (let last: number | undefined = 0; last !== undefined;) {
    await yieldToOthers();
    const rows = await productsAfter(queries, last, those);
    await yieldToOthers();
    const all = await variantsOf(
      queries,
      rows.map(({ id }) => id),
    );
    const byProduct = new Map<number, VariantRow[]>(rows.map(({ id }) => [id, []]));
    for (const row of all) byProduct.get(row.productId)?.push(row);
    for (const { stems, image, name, ...row } of rows) {
      const own = byProduct.get(row.id) ?? [];
      const kept = own.map(toVariant);
      const codes = codesOf(own, new Set(kept.map(({ model }) => model)));
      const texts = { name: cutTo(name, TEXT_MOST), image: image ?? '' };
      yield { ...row, ...texts, codes, stems: readStems(stems), variants: kept };
    }
    last = rows.at(-1)?.id;
  }
}
