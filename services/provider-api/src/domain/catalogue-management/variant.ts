/** A variant as staff change it. */
import { and, eq, sql } from 'drizzle-orm';
import { formatPrice, toPesos, type Centavos } from 'shared-contracts/money';
import { changedFields } from '../audit/changed-fields';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Queries, Transaction } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { doneOnce, formOnce } from '../done-once';
import { invalid, notFound } from '../refusal';
import { termsColumns, termsOf, valuesOfRow } from '../trade/stored-terms';
import { TRADE_NAMES, tradeFields } from '../trade/trade-fields';
import { tradeTexts, typedTrade, type TradeTexts } from '../trade/typed-trade';
import { noteAdded } from './added-at-counter';
import type { Changing } from './product';
import { renewVocabulary } from './renew-vocabulary';
import { lockCatalogue, lockVariantsOf, settleProducts } from './settle-products';
import { asShown, ChangedMeanwhile, versionOf, type Differing } from '../audit/version';

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
  /** Where it lies; '' where nobody has noted it. */
  shelf: string;
  /** As they are typed; what a form doesn't have stays as it is. */
  trade: Partial<TradeTexts>;
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
  shelf: row.shelf ?? '',
  trade: tradeTexts(valuesOfRow(row)),
});
/** Without the stock, which every order changes and which has forms of its own (stock/change-stock.ts). */
export const variantVersion = (row: VariantRow): string => versionOf(variantValues(row));

export async function readVariantRow(queries: Queries, id: number): Promise<VariantRow | null> {
  const [row] = await queries.select().from(variants).where(eq(variants.id, id));
  return row ?? null;
}

/** @throws Refusal not-found */
export async function lockedVariant(tx: Transaction, id: number): Promise<VariantRow> {
  await lockCatalogue(tx);
  const its = tx.select({ id: variants.productId }).from(variants).where(eq(variants.id, id));
  // With its siblings, of which one may be shown first from then on.
  await lockVariantsOf(tx, its);
  const [row] = await tx.select().from(variants).where(eq(variants.id, id));
  if (!row) throw notFound('There is no such variant.');
  return row;
}

/** Specifications and inclusions as they are typed, one on each line. */
export const linesOf = ({ specs, inclusions }: Pick<VariantValues, 'specs' | 'inclusions'>) => ({
  specs: specs.map(({ label, specs: value }) => `${label}: ${value}`).join('\n'),
  inclusions: inclusions.map(({ name }) => name).join('\n'),
});

type LabelledField = Exclude<keyof VariantValues, 'trade'>;

const LABELS: Record<LabelledField, string> = {
  name: 'Name',
  price: 'Price',
  description: 'Description',
  useage: 'Usage',
  specs: 'Specifications',
  inclusions: 'Inclusions',
  isDefault: 'Shown first',
  place: 'Place',
  shelf: 'Shelf',
};

/** Values as a page shows them. */
const inWords = (values: VariantValues): Record<LabelledField, string | boolean> => ({
  ...values,
  ...linesOf(values),
  price: formatPrice(values.price),
  place: String(values.place),
});

function differing(yours: VariantValues, now: VariantValues): Differing[] {
  const [typed, had] = [inWords(yours), inWords(now)];
  const own = (Object.keys(LABELS) as LabelledField[])
    .filter((field) => typed[field] !== had[field])
    .map((field) => asShown(LABELS[field], typed[field], had[field]));
  const trade = TRADE_NAMES.flatMap((name) => {
    const [text, before = ''] = [yours.trade[name], now.trade[name]];
    if (text === undefined || text === before) return [];
    return [asShown(tradeFields[name].label, text, before)];
  });
  return [...own, ...trade];
}

/**
 * The columns of a variant's price and terms, as they were typed.
 * @throws Refusal invalid
 */
function sellingColumns(row: VariantRow, values: VariantValues, now: Date) {
  const price = values.price === null ? null : toPesos(values.price);
  const priceChanged = values.price !== (row.regularPrice ?? row.price);
  const trade = typedTrade(values.trade, { now: valuesOfRow(row), price, priceChanged });
  const terms = termsOf({ ...trade, price });
  return {
    columns: termsColumns({ values: { price: values.price, specs: [] }, terms }, now),
    texts: tradeTexts(trade),
  };
}

/** What the log has of a variant. */
const logged = ({ trade, ...values }: VariantValues) => ({
  ...values,
  ...linesOf(values),
  ...trade,
});

export type VariantChange = {
  id: number;
  /** The version that the form showed. */
  shown: string;
  /** The shelf stays as it is where a form doesn't have it. */
  values: Omit<VariantValues, 'shelf'> & { shelf?: string | undefined };
};

/** @throws ChangedMeanwhile, Refusal 404 or 422 */
export async function changeVariant(
  deps: Changing,
  { id, shown, values: given }: VariantChange,
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  const isOther = await deps.db.transaction(async (tx) => {
    const row = await lockedVariant(tx, id);
    const before = variantValues(row);
    const values = { ...given, shelf: given.shelf ?? before.shelf };
    if (variantVersion(row) !== shown) throw new ChangedMeanwhile(differing(values, before));
    const { columns, texts } = sellingColumns(row, values, deps.now());
    const { price: _, trade: __, shelf, ...rest } = values;
    if (values.isDefault && !before.isDefault) {
      await tx
        .update(variants)
        .set({ isDefault: false })
        .where(eq(variants.productId, row.productId));
    }
    await tx
      .update(variants)
      .set({ ...rest, ...columns, shelf: shelf || null })
      .where(eq(variants.id, id));
    const isOther = await settleProducts(tx, [row.productId]);
    await recordStaffAudit(deps, tx, {
      action: 'variant changed',
      by,
      network,
      object: `variant ${id}`,
      ...changedFields(logged(before), logged({ ...values, trade: texts })),
    });
    return isOther;
  });
  if (isOther) void renewVocabulary(deps);
}

type NewVariant = { productId: number; name: string };

/** @throws Refusal not-found or invalid */
async function insertVariant(tx: Transaction, { productId, name }: NewVariant): Promise<number> {
  const [product] = await tx
    .select({ retired: products.retired, draft: products.draft })
    .from(products)
    .where(eq(products.id, productId));
  if (!product) throw notFound('There is no such product.');
  if (product.retired && !product.draft) {
    throw invalid({ name: 'This product is off sale: bring it back first.' });
  }
  const [made] = await tx
    .insert(variants)
    .values({
      ...{ productId, name, isDefault: false, specs: [], inclusions: [], images: [] },
      ...{ retired: product.draft, archived: product.draft ? 'with its product' : null },
      place: sql`(select coalesce(max(v.place), -1) + 1 from ${variants} v where v.product_id = ${productId})`,
    })
    .returning({ id: variants.id });
  if (!made) throw new Error('an insert returned no row');
  await noteAdded(tx, 'variant', made.id);
  return made.id;
}

/**
 * @returns the new variant's id, and false for `isNew` where this very form has added it before
 * @throws Refusal not-found or invalid
 */
export async function addVariant(
  deps: Changing,
  { key, ...fields }: NewVariant & { key: string },
  { by, network }: DoneBy<Clerk>,
): Promise<{ id: number; isNew: boolean }> {
  const { isOther, ...added } = await deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const { result, isNew } = await doneOnce(tx, formOnce(key, fields), deps.now(), async () => {
      const id = await insertVariant(tx, fields);
      await recordStaffAudit(deps, tx, {
        action: 'variant added',
        by,
        network,
        object: `variant ${id}`,
        after: { name: fields.name, product: fields.productId },
      });
      return id;
    });
    const isOther = isNew && (await settleProducts(tx, [fields.productId]));
    return { id: result, isNew, isOther };
  });
  if (isOther) void renewVocabulary(deps);
  return added;
}

/** @throws Refusal invalid for a variant of a draft, which goes with its product */
async function checkPublished(tx: Transaction, productId: number): Promise<void> {
  const [product] = await tx
    .select({ draft: products.draft })
    .from(products)
    .where(eq(products.id, productId));
  if (product?.draft) throw invalid({ to: 'Its product is a draft: please publish that.' });
}

/**
 * Takes a variant off sale, or brings it back.
 * @returns false where it was so already
 * @throws Refusal not-found, invalid for the last variant of a product on sale
 */
export async function archiveVariant(
  deps: Changing,
  { id, archived }: { id: number; archived: boolean },
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  const isOther = await deps.db.transaction(async (tx) => {
    const row = await lockedVariant(tx, id);
    if (row.retired === archived) return null;
    if (!archived) await checkPublished(tx, row.productId);
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
    const isOther = await settleProducts(tx, [row.productId]);
    await recordStaffAudit(deps, tx, {
      action: archived ? 'variant archived' : 'variant brought back',
      by,
      network,
      object: `variant ${id}`,
      before: { archived: row.archived },
      after: { archived },
    });
    return isOther;
  });
  if (isOther) void renewVocabulary(deps);
  return isOther !== null;
}
