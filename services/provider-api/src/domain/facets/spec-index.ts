/** Makes what variants say from their specs: at an import, and at a start after new rules. */
import { and, asc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { insertMany } from '../../database/insert-many';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { productValues, specValues, variantValues } from '../../database/tables/specs';
import type { Upkeep } from '../../database/upkeep';
import { isCodeLabel } from '../search/index-columns';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import type { Spec } from 'shared-contracts/wire/product-details';
import { asSpecs, factsInUse } from '../name-facts/facts-of-product';
import { areNamesRead, namesState, renewFacts } from '../name-facts/stored-facts';
import { keyOfLabel } from '../specs/label-key';
import { VALUE_MOST } from '../specs/spec-value';
import { listedText, listedValue } from '../specs/value-of-goods';

/** Raise this when the rules here, in the folder specs or in name-facts change. */
const SPEC_RULES = '8';
/** How many products are read at a time while the shop serves. */
const BATCH = 100;
/**
 * How many products are written together. A count of `value_counts` is updated once for all of them;
 * a transaction passes over each of its own earlier updates, which nothing can clear away before it ends.
 */
const TOGETHER = 500;
const LABEL_MOST = 40;

/** A value in one spelling; the label by itself has none. */
type Spelling = Omit<typeof specValues.$inferInsert, 'id'>;

/** What one variant says: values by label and value. */
type Saying = { variantId: number; productId: number; told: Map<string, Spelling> };

/** A variant with what its supplier says, and what is taken from names beside it. */
type Specified = {
  variantId: number;
  productId: number;
  productName: string;
  specs: readonly Spec[];
};

/** A product's variants say a value in the same spelling, the first, so that it is counted once. */
function sayingsOf(found: readonly Specified[]): Saying[] {
  const spelled = new Map<string, Spelling>();
  return found.map(({ variantId, productId, productName, specs }) => {
    const told = new Map<string, Spelling>();
    const material = specs.find(({ label }) => keyOfLabel(label) === 'material')?.specs;
    const goods = { name: productName, material };
    for (const spec of specs) {
      const label = spec.label.replaceAll(/[\s:]+/g, ' ').trim();
      const key = keyOfLabel(label);
      const shown = listedText(goods, key, spec.specs.replaceAll(/\s+/g, ' ').trim());
      if (key === '' || shown === '' || isCodeLabel(key)) continue;
      if (label.length > LABEL_MOST || shown.length > VALUE_MOST) continue;
      const { value, number } = listedValue(goods, key, shown);
      const said = `${key}: ${value}`;
      const first = spelled.get(`${productId} ${said}`) ?? { key, value, label, shown, number };
      spelled.set(`${productId} ${said}`, first);
      told.set(said, first);
      told.set(key, { key, value: '', label: '', shown: '', number: null });
    }
    return { variantId, productId, told };
  });
}

const spellingOf = ({ key, value, label, shown }: Spelling) =>
  JSON.stringify([key, value, label, shown]);

/** The numbers of spellings; new ones get one. An import's lock keeps others from adding them. */
async function numbersOf(
  queries: Queries,
  told: readonly Spelling[],
): Promise<Map<string, number>> {
  const asked = sql`jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
    as told(key text, value text, label text, shown text, number double precision)`;
  const isKnown = sql`known.key = told.key and known.value = told.value
    and known.label = told.label and known.shown = told.shown`;
  await queries.execute(sql`insert into ${specValues} (key, value, label, shown, number)
    select key, value, label, shown, number from ${asked}
    where not exists (select 1 from ${specValues} known where ${isKnown})`);
  const { rows } = await queries.execute<Spelling & { id: number }>(
    sql`select known.id, told.* from ${asked} join ${specValues} known on ${isKnown}`,
  );
  return new Map(rows.map((row) => [spellingOf(row), row.id]));
}

async function insertSayings(queries: Queries, sayings: readonly Saying[]): Promise<void> {
  const all = new Map<string, Spelling>();
  for (const each of sayings.flatMap(({ told }) => [...told.values()])) {
    all.set(spellingOf(each), each);
  }
  const numbers = await numbersOf(queries, [...all.values()]);
  const together = new Map<number, Set<number>>();
  const rows = sayings.map(({ variantId, productId, told }) => {
    const said = [...told.values()].map((each) => numbers.get(spellingOf(each)) ?? 0);
    const before = together.get(productId) ?? [];
    together.set(productId, new Set([...before, ...said]));
    return { variantId, productId, said };
  });
  await insertMany(queries, variantValues, rows);
  const ofProducts = [...together].map(([productId, said]) => ({ productId, said: [...said] }));
  await insertMany(queries, productValues, ofProducts);
}

type Said = Specified & { name: string };

/** Reads the names of the variants' products again, and adds what they say beside the supplier. */
async function withNames(queries: Queries, found: readonly Said[]): Promise<Specified[]> {
  const isUsed = await areNamesRead(queries);
  const ofProducts = new Map<number, { id: number; name: string; specs: readonly Spec[] }[]>();
  for (const { variantId: id, productId, name, specs } of found) {
    const others = ofProducts.get(productId);
    if (others) others.push({ id, name, specs });
    else ofProducts.set(productId, [{ id, name, specs }]);
  }
  const facts = await renewFacts(queries, ofProducts);
  return found.map(({ variantId, productId, productName, specs }) => {
    const own = isUsed ? facts.get(productId) : undefined;
    const more = own ? asSpecs(factsInUse(own, { id: variantId, specs })) : [];
    return { variantId, productId, productName, specs: [...specs, ...more] };
  });
}

/** Makes what some products' variants say anew. */
export async function indexSpecs(queries: Queries, productIds: readonly number[]): Promise<void> {
  for (let at = 0; at < productIds.length; at += TOGETHER) {
    const ids = productIds.slice(at, at + TOGETHER);
    const found = await queries
      .select({
        variantId: variants.id,
        productId: variants.productId,
        productName: products.name,
        name: variants.name,
        specs: variants.specs,
        trade: variants.trade,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(inArray(variants.productId, ids), not(variants.retired)))
      .orderBy(asc(variants.productId), asc(variants.place));
    await queries.delete(productValues).where(inArray(productValues.productId, ids));
    await queries.delete(variantValues).where(inArray(variantValues.productId, ids));
    const said = found.map(({ trade, specs, ...variant }) => ({
      ...variant,
      specs: withTradeSpecs(specs, trade ?? {}),
    }));
    await insertSayings(queries, sayingsOf(await withNames(queries, said)));
  }
}

async function idsAfter(queries: Queries, id: number): Promise<number[]> {
  const rows = await queries
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, id))
    .orderBy(asc(products.id))
    .limit(BATCH);
  return rows.map((row) => row.id);
}

/** Makes the specs of all products anew. */
export const specIndex: Upkeep = {
  marker: 'spec index',
  rules: SPEC_RULES,
  state: namesState,
  async batch(tx, after) {
    const ids = await idsAfter(tx, after);
    await indexSpecs(tx, ids);
    return ids.at(-1) ?? null;
  },
  // The number of products is the same, so that nothing else renews the statistics.
  async finish(db) {
    for (const table of [specValues, productValues, variantValues]) {
      await db.execute(sql`analyze ${table}`);
    }
  },
};
