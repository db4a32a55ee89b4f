/** The variants that may stand in for one: of its part of the catalogue, and like it in what must be equal. */
import { and, eq, inArray, ne, not, sql, type SQL } from 'drizzle-orm';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import type { Queries } from '../../database/open';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import { specValues, variantValues } from '../../database/tables/specs';
import { isBelow } from '../catalogue/category-tree';
import { keyOfLabel } from '../specs/label-key';
import { listedValue } from '../specs/value-of-goods';
import { readGoods, type ReadGoods } from './read-goods';
import { EQUAL } from './rule';

/** How many are compared, and among how many the likest are looked for. */
const COMPARED_MOST = 200;
const LOOKED_THROUGH_MOST = 3000;

const columns = {
  id: variants.id,
  productId: variants.productId,
  name: variants.name,
  specs: variants.specs,
  trade: variants.trade,
  stock: variants.stock,
  images: variants.images,
  price: variants.price,
  regularPrice: variants.regularPrice,
  salePrice: variants.salePrice,
  saleStarts: variants.saleStarts,
  saleEnds: variants.saleEnds,
  priceSteps: variants.priceSteps,
  productName: products.name,
  firstImage: products.firstImage,
  brandName: brands.name,
  categoryId: products.categoryId,
  parentId: categories.parentId,
  path: categories.nameKey,
};

const rowsOf = (queries: Queries) =>
  queries
    .select(columns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId));

export type GoodsRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** The variant, also one that is off sale; null where there is none. */
export async function readVariant(queries: Queries, id: number): Promise<GoodsRow | null> {
  const [row] = await rowsOf(queries).where(eq(variants.id, id));
  return row ?? null;
}

/** Variants by their ids, in no order. */
export function readVariants(queries: Queries, ids: readonly number[]): Promise<GoodsRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : rowsOf(queries).where(inArray(variants.id, [...ids]));
}

export const goodsOfRow = (row: GoodsRow): ReadGoods =>
  readGoods({
    category: row.path,
    name: row.productName,
    variant: row.name,
    brand: row.brandName,
    specs: withTradeSpecs(row.specs, row.trade ?? {}),
  });

/** What must be equal, by labels that may name it and values that it may have; null for nothing. */
function mustBeEqual({ kind, said, goods }: ReadGoods) {
  const labels = (kind?.facts ?? [])
    .filter(({ direction, needed }) => needed && direction === EQUAL)
    .flatMap((fact) => fact.labels);
  const values = labels.flatMap((label) => {
    const key = keyOfLabel(label);
    const told = said.get(key);
    const meant = { name: goods.name, material: said.get('material')?.text };
    return told ? [listedValue(meant, key, told.text).value] : [];
  });
  return values.length === 0 ? null : { labels, values };
}

function nearest(wanted: GoodsRow, goods: ReadGoods): SQL {
  const around = isBelow(products.categoryId, [wanted.parentId ?? wanted.categoryId]);
  const equal = mustBeEqual(goods);
  const alike = equal
    ? sql`array(select spec.id from ${specValues} spec
        where spec.key in ${equal.labels} and spec.value in ${equal.values} and spec.shown <> '')`
    : null;
  const liked = alike ? sql`and told.said && ${alike}` : sql``;
  const order = alike
    ? sql`order by (select count(*) from unnest(near.said) said where said = any(${alike})) desc, near.variant_id`
    : sql``;
  return sql`(select near.variant_id from (
      select told.variant_id, told.said from ${variantValues} told
        join ${products} on ${products.id} = told.product_id
      where told.variant_id <> ${wanted.id} and not ${products.retired} and ${around} ${liked}
      limit ${LOOKED_THROUGH_MOST}
    ) near ${order} limit ${COMPARED_MOST})`;
}

/** The likest of those on sale in the wanted one's category, its neighbours and all below them. */
export function readCandidates(
  queries: Queries,
  wanted: GoodsRow,
  goods: ReadGoods,
): Promise<GoodsRow[]> {
  return rowsOf(queries).where(
    and(
      sql`${variants.id} in ${nearest(wanted, goods)}`,
      ne(variants.id, wanted.id),
      not(variants.retired),
      not(products.retired),
    ),
  );
}
