/** Reads the specs of a filter: 'Length: 60 mm', 'Length: 50 mm..80 mm'. */
import { sql, type Column, type SQL } from 'drizzle-orm';
import { variants } from '../../database/tables/catalogue';
import { specValues, variantValues } from '../../database/tables/specs';
import { keyOfLabel } from './label-key';
import { specValueOf } from './spec-value';
import { valuesUnder } from './value-of-goods';

export type SpecFilter = {
  key: string;
  label: string;
  /** As it was written after the label. */
  text: string;
  /** What it says: '#7' is one size of a screw and another of a drill. */
  values: readonly string[];
  condition: SQL;
};

const NOTHING = sql`false`;

/** From and up to, each with its unit; a range of different units matches nothing. */
function withinRange(ends: readonly string[]): SQL {
  const read = ends.map((end) => (end.trim() === '' ? null : specValueOf(end)));
  const [from = null, to = null] = read;
  const base = from?.base ?? to?.base;
  if (base === undefined || base === '') return NOTHING;
  if (read.some((end) => end !== null && (end.number === null || end.base !== base))) {
    return NOTHING;
  }
  // A value ends with its unit, so that a range of lengths has no weights.
  const conditions = [
    sql`right(spec.value, ${base.length}) = ${base}`,
    sql`left(spec.value, ${-base.length}) ~ '^-?[0-9.]+$'`,
  ];
  if (from) conditions.push(sql`spec.number >= ${from.number}`);
  if (to) conditions.push(sql`spec.number <= ${to.number}`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** A range that has a value: 10 A is within 9–13 A. */
function withinSaid(text: string): SQL {
  const { number, base } = specValueOf(text);
  if (number === null || base === '') return NOTHING;
  const ends = sql`left(spec.value, ${-base.length})`;
  const end = (at: number) => sql`split_part(${ends}, '-', ${at})::double precision`;
  // A case is read in its order, so that only ranges are cut into numbers.
  return sql`case
    when right(spec.value, ${base.length}) = ${base} and ${ends} ~ '^[0-9]+([.][0-9]+)?-[0-9]+([.][0-9]+)?$'
    then ${number} between ${end(1)} and ${end(2)} else false end`;
}

/** A spec of a filter; null for a text without a label. */
export function readSpecFilter(spec: string): SpecFilter | null {
  const at = spec.indexOf(':');
  const label = spec.slice(0, Math.max(at, 0)).trim();
  const text = spec.slice(at + 1).trim();
  const key = keyOfLabel(label);
  if (key === '' || text === '') return null;
  const ends = text.split('..');
  if (ends.length === 2) return { key, label, text, values: [], condition: withinRange(ends) };
  const values = valuesUnder(key, text);
  const isSaid = sql`spec.value in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
  return { key, label, text, values, condition: sql`(${isSaid} or ${withinSaid(text)})` };
}

/** What one variant of a product must meet, all of it. */
export type VariantFilter = {
  /** Of each label one value. */
  spec?: readonly string[] | undefined;
  in_stock?: boolean | undefined;
};

/** The numbers of a label's values that meet one of the conditions; read once for a statement. */
const numbersOf = (key: string, conditions: readonly SQL[]) => sql`array(
  select spec.id from ${specValues} spec
  where spec.key = ${key} and spec.shown <> '' and (${sql.join([...conditions], sql` or `)}))`;

/** In stock, or not counted. */
const STOCKED = sql`exists (select 1 from ${variants} stocked
  where stocked.id = told.variant_id and (stocked.stock is null or stocked.stock > 0))`;

/**
 * The conditions for a row `told` of `variant_values`; a text without label is met by none.
 * @returns none where any variant will do
 */
export function whereVariantHas({ spec: specs = [], in_stock: inStock }: VariantFilter): SQL[] {
  const byKey = new Map<string, SQL[]>();
  for (const spec of specs.map(readSpecFilter)) {
    if (spec === null) return [NOTHING];
    byKey.set(spec.key, [...(byKey.get(spec.key) ?? []), spec.condition]);
  }
  const told = [...byKey].map(
    ([key, conditions]) => sql`told.said && ${numbersOf(key, conditions)}`,
  );
  return inStock === true ? [...told, STOCKED] : told;
}

/** Whether one variant of a product says all that is asked for, and is in stock if it must be. */
export function whereSpecs(asked: VariantFilter, productId: Column): SQL | undefined {
  if (!asked.spec || asked.spec.length === 0) return undefined;
  return sql`exists (select 1 from ${variantValues} told
    where told.product_id = ${productId} and ${sql.join(whereVariantHas(asked), sql` and `)})`;
}
