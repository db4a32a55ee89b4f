/** Counts a list's products by what their variants say. */
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { listedProducts, variants } from '../../database/tables/catalogue';
import { productValues, specValues, valueCounts, variantValues } from '../../database/tables/specs';
import { whereCounted } from '../catalogue/filter';
import { idsOf, type Counted } from '../catalogue/counts';
import { whereVariantHas, type VariantFilter } from '../specs/spec-filter';
import { sheetShown } from '../specs/sheets';
import { saysGauge, wireInBoth } from '../specs/wires';

/** How many values are read; a label has rarely more than some hundred. */
const VALUES_MOST = 3000;

export type ValueCount = {
  key: string;
  value: string;
  label: string;
  shown: string;
  number: number | null;
  count: number;
};

type Spelled = ValueCount & { id: number };

const first = (texts: readonly string[]) => texts.reduce((a, b) => (a < b ? a : b));

/** How spellings of one value are shown: in both measures, where both are said. */
function shownOf(spellings: readonly string[]): string {
  const one = first(spellings);
  const isMixed = spellings.some((text) => saysGauge(text) !== saysGauge(one));
  return (isMixed ? wireInBoth(one) : null) ?? sheetShown(spellings) ?? one;
}

/** Spellings of one value as one value. */
function bySpelling(rows: readonly Spelled[]): ValueCount[] {
  const values = new Map<string, [ValueCount, ...ValueCount[]]>();
  for (const { id: _, ...row } of rows) {
    const said = `${row.key}: ${row.value}`;
    const same = values.get(said);
    if (same) same.push(row);
    else values.set(said, [row]);
  }
  return [...values.values()].map((same) => ({
    ...same[0],
    label: first(same.map(({ label }) => label)),
    shown: shownOf(same.map(({ shown }) => shown)),
    count: same.reduce((sum, { count }) => sum + count, 0),
  }));
}

/**
 * The numbers of what the variants of some products say that meet a filter, as a statement with a
 * row for each number of each product.
 */
function valuesOf(asked: VariantFilter, ids: SQL): SQL {
  const conditions = whereVariantHas(asked);
  if (conditions.length === 0) {
    return sql`select unnest(told.said) as id from ${productValues} told
      where told.product_id in (${ids})`;
  }
  if (!asked.spec || asked.spec.length === 0) return whatIsSaidInStock(ids);
  return sql`select distinct told.product_id, unnest(told.said) as id from ${variantValues} told
    where told.product_id in (${ids}) and ${sql.join(conditions, sql` and `)}`;
}

/**
 * The same for what is in stock. Most products have all of their variants in stock: reading what
 * such a product says, rather than each variant, is half of the work.
 */
function whatIsSaidInStock(ids: SQL): SQL {
  return sql`select unnest(case when sold.stocked = sold.variants then told.said else array(
      select distinct unnest(said.said)
      from ${variantValues} said join ${variants} v on v.id = said.variant_id
      where said.product_id = sold.product_id and (v.stock is null or v.stock > 0)
    ) end) as id
    from ${listedProducts} sold join ${productValues} told on told.product_id = sold.product_id
    where sold.product_id in (${ids})`;
}

/** The numbers that a list's products say, each with how many of them say it. */
function numbersOf(list: Counted, asked: VariantFilter): SQL {
  const any = whereVariantHas(asked).length === 0;
  const kept = any && !list.found ? whereCounted(list.filters, valueCounts) : null;
  return kept === null
    ? sql`select said.id, 1 as found from (${valuesOf(asked, idsOf(list))}) said`
    : sql`select ${valueCounts.valueId} as id, ${valueCounts.products} as found
        from ${valueCounts} where ${kept} and ${valueCounts.products} > 0`;
}

/**
 * The products of a list by what their variants say.
 * @param list without what one variant must meet
 * @param asked what that is; a variant that doesn't meet it counts for nothing
 * @param key the label to count; all where it is null
 */
export async function countValues(
  queries: Queries,
  list: Counted,
  asked: VariantFilter,
  key: string | null,
): Promise<{ values: ValueCount[]; covered: Map<string, number> }> {
  const ofKey =
    key === null
      ? sql`true`
      : sql`said.id = any(array(select id from ${specValues} where key = ${key}))`;
  // Numbers are counted, and only the few that are read get their texts.
  const { rows } = await queries.execute<Spelled>(sql`
    select spec.*, counted.count from (
      select said.id, sum(said.found)::int as count from (${numbersOf(list, asked)}) said
      where ${ofKey} group by said.id order by count desc limit ${VALUES_MOST}
    ) counted join ${specValues} spec on spec.id = counted.id
    order by counted.count desc`);
  const isLabel = ({ shown }: Spelled) => shown === '';
  return {
    values: bySpelling(rows.filter((row) => !isLabel(row))),
    covered: new Map(rows.filter(isLabel).map((row) => [row.key, row.count])),
  };
}
