/** A variant as staff change it. */
import { and, eq, sql } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import { recordStaffAudit } from '../audit/record-staff';
import type { Queries, Transaction } from '../database/open';
import { products, variants } from '../database/tables/catalogue';
import { invalid, notFound } from '../http/refusal';
import { saleFault } from '../price-list/cells';
import type { StaffBy } from '../staff/session';
import { pricesNow } from '../store/prices-now';
import { noteAdded } from './added-at-counter';
import type { Changing } from './product';
import { renewVocabulary } from './renew-vocabulary';
import { lockCatalogue, lockVariantsOf, settleProducts } from './settle-products';
import { ChangedMeanwhile, versionOf, type Differing } from './version';

/** What a form of the counter has of a variant. */
export type VariantValues = {
  name: string;
  /** Before any sale; null is 'Price Upon Inquiry'. */
  price: Centavos | null;
  description: string;
  /** HTML, sanitised where it is shown. */
  useage: string;
  specs: { label: string; specs: string }[];
  inclusions: { name: string }[];
  isDefault: boolean;
  place: number;
};

export type VariantRow = typeof variants.$inferSelect;

const variantValues = (row: VariantRow): VariantValues => ({
  name: row.name,
  price: row.regularPrice ?? row.price,
  description: row.description,
  useage: row.useage,
  specs: row.specs,
  inclusions: row.inclusions,
  isDefault: row.isDefault,
  place: row.place,
});
/** Without the stock, which every order changes. */
export const variantVersion = (row: VariantRow): string => versionOf(variantValues(row));

export async function readVariantRow(queries: Queries, id: number): Promise<VariantRow | null> {
  const [row] = await queries.select().from(variants).where(eq(variants.id, id));
  return row ?? null;
}

/** @throws Refusal 404 */
export async function lockedVariant(tx: Transaction, id: number): Promise<VariantRow> {
  await lockCatalogue(tx);
  const its = tx.select({ id: variants.productId }).from(variants).where(eq(variants.id, id));
  // With its siblings, of which one may be shown first from then on.
  await lockVariantsOf(tx, its);
  const [row] = await tx.select().from(variants).where(eq(variants.id, id));
  if (!row) throw notFound('There is no such variant.');
  return row;
}

/** A value as a page shows it beside another. */
const shownAs = (value: unknown): string =>
  typeof value === 'string' ? value || '-' : JSON.stringify(value ?? '-').replace(/^"-"$/, '-');

const LABELS: Record<keyof VariantValues, string> = {
  name: 'Name',
  price: 'Price (centavos)',
  description: 'Description',
  useage: 'Usage',
  specs: 'Specifications',
  inclusions: 'Inclusions',
  isDefault: 'Shown first',
  place: 'Place',
};

const differing = (yours: VariantValues, now: VariantValues): Differing[] =>
  (Object.keys(LABELS) as (keyof VariantValues)[])
    .map((field) => ({
      label: LABELS[field],
      yours: shownAs(yours[field]),
      now: shownAs(now[field]),
    }))
    .filter((each) => each.yours !== each.now);

/** What a log keeps of the values: of a long text how long it is. */
const logged = ({ name, price, description, useage, specs, place, isDefault }: VariantValues) => ({
  ...{ name, price, description: description.length, useage: useage.length },
  ...{ specs: specs.length, place, isDefault },
});

/** Columns of a price before any sale, as the clock has it now. */
function priceColumns(row: VariantRow, price: Centavos | null, now: Date) {
  if (row.salePrice === null) return { price };
  return {
    regularPrice: price,
    price: pricesNow({ ...row, regularPrice: price }, now).price,
  };
}

export type VariantChange = {
  id: number;
  /** The version that the form showed. */
  shown: string;
  values: VariantValues;
  /** Null where nobody typed another stock. */
  stock: { shown: number | null; typed: number | null } | null;
};

/** @throws ChangedMeanwhile, Refusal 404 or 422 */
export async function changeVariant(
  deps: Changing,
  { id, shown, values, stock }: VariantChange,
  { by, network }: StaffBy,
): Promise<void> {
  const isOther = await deps.db.transaction(async (tx) => {
    const row = await lockedVariant(tx, id);
    const before = variantValues(row);
    const sold = stock !== null && row.stock !== stock.shown;
    if (variantVersion(row) !== shown || sold) {
      const both = { yours: shownAs(stock?.typed), now: shownAs(row.stock) };
      throw new ChangedMeanwhile([
        ...differing(values, before),
        ...(sold ? [{ label: 'Stock', ...both }] : []),
      ]);
    }
    const fault = saleFault({ salePrice: row.salePrice, price: before.price }, values.price);
    if (fault !== null) throw invalid({ price: `The price ${fault}.` });
    const { price, ...rest } = values;
    if (values.isDefault && !before.isDefault) {
      await tx
        .update(variants)
        .set({ isDefault: false })
        .where(eq(variants.productId, row.productId));
    }
    await tx
      .update(variants)
      .set({
        ...rest,
        ...priceColumns(row, price, deps.now()),
        ...(stock === null ? {} : { stock: stock.typed }),
      })
      .where(eq(variants.id, id));
    const isOther = await settleProducts(tx, [row.productId]);
    await recordStaffAudit(deps, tx, {
      action: 'variant changed',
      by,
      network,
      object: `variant ${id}`,
      before: { ...logged(before), stock: row.stock },
      after: { ...logged(values), stock: stock === null ? row.stock : stock.typed },
    });
    return isOther;
  });
  if (isOther) void renewVocabulary(deps);
}

/** @returns the new variant's id @throws Refusal 404 */
export async function addVariant(
  deps: Changing,
  { productId, name }: { productId: number; name: string },
  { by, network }: StaffBy,
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const [product] = await tx
      .select({ retired: products.retired })
      .from(products)
      .where(eq(products.id, productId));
    if (!product) throw notFound('There is no such product.');
    if (product.retired) throw invalid({ name: 'This product is off sale: bring it back first.' });
    const [made] = await tx
      .insert(variants)
      .values({
        ...{ productId, name, isDefault: false, specs: [], inclusions: [], images: [] },
        place: sql`(select coalesce(max(v.place), -1) + 1 from ${variants} v where v.product_id = ${productId})`,
      })
      .returning({ id: variants.id });
    if (!made) throw new Error('an insert returned no row');
    await noteAdded(tx, 'variant', made.id);
    await settleProducts(tx, [productId]);
    await recordStaffAudit(deps, tx, {
      action: 'variant added',
      by,
      network,
      object: `variant ${made.id}`,
      after: { name, product: productId },
    });
    return made.id;
  });
}

/**
 * Takes a variant off sale, or brings it back.
 * @returns false where it was so already
 * @throws Refusal 404, 422 for the last variant of a product on sale
 */
export async function archiveVariant(
  deps: Changing,
  { id, archived }: { id: number; archived: boolean },
  { by, network }: StaffBy,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const row = await lockedVariant(tx, id);
    if (row.retired === archived) return false;
    const others = await tx.$count(
      variants,
      and(eq(variants.productId, row.productId), eq(variants.retired, false)),
    );
    if (archived && others < 2) {
      throw invalid({ to: 'This is the last variant: please archive the product instead.' });
    }
    await tx
      .update(variants)
      .set({ retired: archived, archived: archived ? 'itself' : null })
      .where(eq(variants.id, id));
    await settleProducts(tx, [row.productId]);
    await recordStaffAudit(deps, tx, {
      action: archived ? 'variant archived' : 'variant brought back',
      by,
      network,
      object: `variant ${id}`,
      before: { archived: row.archived },
      after: { archived },
    });
    return true;
  });
}
