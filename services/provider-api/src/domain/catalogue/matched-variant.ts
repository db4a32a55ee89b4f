/** The variant that a list names for a product: the one that a search or a filter leads to. */
import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { MODEL_LABELS } from 'shared-contracts/model-number';
import { toPesos, type Centavos } from 'shared-contracts/money';
import type { Queries } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import { variantValues } from '../../database/tables/specs';
import { whereVariantHas, type VariantFilter } from '../specs/spec-filter';
import { soldQuantities } from '../pricing/prices-now';

/** How many variants of one page are read. */
const VARIANTS_MOST = 1000;

/** In the database: of a thousand variants all specs would come for one line each. */
const labels = sql.join(
  [...MODEL_LABELS].map((label) => sql`${label}`),
  sql`, `,
);
const modelOf = sql<string>`coalesce((select spec ->> 'specs'
  from jsonb_array_elements(${variants.specs}) as spec
  where lower(btrim(spec ->> 'label')) in (${labels}) limit 1), ${variants.trade} ->> 'mpn', '')`;

const columns = {
  id: variants.id,
  productId: variants.productId,
  name: variants.name,
  model: modelOf,
  price: variants.price,
  stock: variants.stock,
  minimumOrder: variants.minimumOrder,
  orderStep: variants.orderStep,
};

export type VariantRow = {
  id: number;
  productId: number;
  name: string;
  model: string;
  price: Centavos | null;
  stock: number | null;
  minimumOrder: number | null;
  orderStep: number | null;
};

function byProduct(rows: readonly VariantRow[]): Map<number, VariantRow[]> {
  const found = new Map<number, VariantRow[]>();
  for (const row of rows) {
    const others = found.get(row.productId);
    if (others) others.push(row);
    else found.set(row.productId, [row]);
  }
  return found;
}

const ofThose = (productIds: readonly number[]) =>
  and(inArray(variants.productId, [...productIds]), not(variants.retired));
const inOrder = [asc(variants.productId), asc(variants.place)];

/** The variants on sale of some products, in their order. */
export async function variantsOf(queries: Queries, productIds: readonly number[]) {
  const rows = queries.select(columns).from(variants).where(ofThose(productIds));
  return byProduct(await rows.orderBy(...inOrder).limit(VARIANTS_MOST));
}

/**
 * Those that meet a filter's specs, of products with several variants.
 * @returns null where the filter has no specs, which any variant meets
 */
export async function variantsMeeting(
  queries: Queries,
  asked: VariantFilter,
  products: readonly { id: number; variant_count: number }[],
): Promise<Map<number, VariantRow[]> | null> {
  if (!asked.spec || asked.spec.length === 0) return null;
  const ids = products.filter((each) => each.variant_count > 1).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const told = alias(variantValues, 'told');
  const rows = queries
    .select(columns)
    .from(variants)
    .innerJoin(told, eq(told.variantId, variants.id))
    .where(and(ofThose(ids), ...whereVariantHas(asked)));
  return byProduct(await rows.orderBy(...inOrder).limit(VARIANTS_MOST));
}

/** As an answer has it. */
export function toMatched(variant: VariantRow) {
  const { id, name, model, price, stock } = variant;
  return {
    id,
    variant_name: name,
    model,
    price: price === null ? null : toPesos(price),
    in_stock: stock === null || stock > 0,
    ...soldQuantities(variant),
  };
}
