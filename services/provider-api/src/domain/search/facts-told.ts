/** How the catalogue says the facts of a query: under which labels, and in which of the found products. */
import { or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products } from '../../database/tables/catalogue';
import { productValues, specValues } from '../../database/tables/specs';
import { LABELS } from '../name-facts/facts-of-product';
import { readSpecFilter } from '../specs/spec-filter';
import { specValueOf } from '../specs/spec-value';
import type { AskedFact } from './described';

/** How many of the found products are looked at. */
const LOOKED_AT = 200;
/** The share of the products that say a fact that must say it under one label. */
const LABEL_SHARE = 0.9;
/** A measure so near to another, as a share of it, may be the same in another unit. */
const NEAR = 0.06;

/**
 * One spelling of a fact's value in the catalogue, under one of the labels that say such a fact; the label
 * by itself has none. What is only near the value is neither the same nor another: 8 in of 200 mm.
 */
export type Spelling = {
  id: number;
  fact: number;
  key: string;
  label: string;
  shown: string;
  near: boolean;
};
type FoundRow = { id: number; category: number; said: number[] };

/** A fact as the catalogue says it, and the numbers of what says it, is near it, and of its label. */
export type Told = {
  kind: AskedFact['kind'];
  label: string;
  value: string;
  same: number[];
  near: number[];
  labelId: number;
};

/** Numbers of values, or of labels, as the database has them. */
export const idsIn = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;
export const saysOne = (ids: readonly number[]) => sql`told.said && ${idsIn(ids)}`;

const UNIFIED = /^(\S+)-[\d.]+ ?un[cf]$/i;
const INCHES = /^(\S+) in$/;

/** That one of two inch threads leaves open how many threads it has to the inch: 3/8 in may be 3/8-16 UNC. */
function isOpenThread(text: string): SQL {
  const [, size] = UNIFIED.exec(text) ?? [];
  if (size !== undefined) return sql`spec.value = ${specValueOf(`${size} in`).value}`;
  const [, inches] = INCHES.exec(text) ?? [];
  return inches === undefined ? sql`false` : sql`spec.value ~ ${`^${inches}-[0-9.]+un[cf]$`}`;
}

/**
 * That a value may be the same: a measure that is near, or a text that says more, such as 'stainless steel
 * 304' or '220 VAC'. Of threads it never is, M10 × 1.25 is no M10, unless one of them says less.
 */
function isNear({ kind, values: [text = ''] }: AskedFact): SQL | undefined {
  if (kind === 'thread') return isOpenThread(text);
  const { number, base } = specValueOf(text);
  const isMeasure = number !== null && base !== '';
  // A range that has it, such as 9–13 A of 10 A, is no other value either.
  const measures = or(
    readSpecFilter(`${kind}: ${text}`)?.condition,
    sql`(right(spec.value, ${base.length}) = ${base}
    and spec.number between ${(number ?? 0) * (1 - NEAR)} and ${(number ?? 0) * (1 + NEAR)})`,
  );
  const says = sql`position(${text.toLowerCase().replaceAll(' ', '')}
    in replace(lower(spec.shown), ' ', '')) > 0`;
  if (kind === 'voltage') return or(measures, says);
  if (isMeasure) return measures;
  return number === null ? says : sql`false`;
}

/** How the catalogue says the facts, and the numbers of the labels that they have there. */
export async function spellingsOf(
  queries: Queries,
  facts: readonly AskedFact[],
): Promise<Spelling[]> {
  const asked = facts.map((each, fact) => {
    const { kind, values } = each;
    const keys = [...(LABELS.get(kind) ?? [])].map((key) => sql`${key}`);
    const same = sql`spec.value in (${sql.join(
      values.map((value) => sql`${specValueOf(value).value}`),
      sql`, `,
    )})`;
    return sql`select spec.id, ${fact}::int as fact, spec.key, spec.label, spec.shown,
        spec.shown <> '' and not (${same}) as near
      from ${specValues} spec where spec.key in (${sql.join(keys, sql`, `)})
        and (spec.shown = '' or ${or(same, isNear(each))})`;
  });
  const { rows } = await queries.execute<Spelling>(sql.join(asked, sql` union all `));
  return rows;
}

/** The first of the found products that say any of the facts, and which of the spellings they say. */
async function lookAt(queries: Queries, where: SQL, ids: readonly number[]): Promise<FoundRow[]> {
  const { rows } = await queries.execute<FoundRow>(sql`
    select ${products.id} as id, ${products.categoryId} as category, array(
      select said.id from unnest(told.said) as said(id) where said.id = any(${idsIn(ids)})
    ) as said
    from ${products} join ${productValues} told on told.product_id = ${products.id}
    where ${where} and not ${products.retired} and ${saysOne(ids)} limit ${LOOKED_AT}`);
  return rows;
}

const isValue = ({ shown, near }: Spelling) => shown !== '' && !near;

/** The label by which most of the found products say a fact, as it was asked for; null where none is clear. */
function toldAs(
  { kind, values: [asked = ''] }: AskedFact,
  spellings: readonly Spelling[],
  found: readonly FoundRow[],
): Told | null {
  const counted = spellings.filter(isValue).map((each) => ({
    ...each,
    asked: each.shown.toLowerCase() === asked.toLowerCase(),
    count: found.filter(({ said }) => said.includes(each.id)).length,
  }));
  const ofLabel = (key: string) =>
    counted.reduce((sum, each) => sum + (each.key === key ? each.count : 0), 0);
  const [first] = counted
    .filter(({ count }) => count > 0)
    .toSorted(
      (a, b) =>
        ofLabel(b.key) - ofLabel(a.key) ||
        Number(b.asked) - Number(a.asked) ||
        b.count - a.count ||
        a.id - b.id,
    );
  const own = spellings.filter(({ key }) => key === first?.key);
  const label = own.find(({ shown }) => shown === '');
  if (!first || !label) return null;
  const sayers = (some: readonly Spelling[]) =>
    found.filter(({ said }) => some.some(({ id }) => said.includes(id))).length;
  // A relay's voltage is its coil's or its supply's: one label would leave out the other goods.
  if (sayers(own.filter(isValue)) < LABEL_SHARE * sayers(counted)) return null;
  return {
    kind,
    label: first.label,
    value: first.shown,
    same: own.filter(isValue).map(({ id }) => id),
    near: own.filter(({ near }) => near).map(({ id }) => id),
    labelId: label.id,
  };
}

/** The category that most of the found products are of. */
function mostOf(found: readonly FoundRow[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { category } of found) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];
}

/**
 * The facts that found products say, the category that most of these are of, and the ids of these.
 * @param spellings of the facts
 * @returns null where they say none
 */
export async function factsTold(
  queries: Queries,
  where: SQL,
  facts: readonly AskedFact[],
  spellings: readonly Spelling[],
): Promise<{ told: Told[]; category: number; ids: number[] } | null> {
  const ids = spellings.filter(isValue).map(({ id }) => id);
  if (ids.length === 0) return null;
  const found = await lookAt(queries, where, ids);
  const category = mostOf(found);
  if (category === undefined) return null;
  const told = facts.flatMap((asked, at) => {
    const own = spellings.filter(({ fact }) => fact === at);
    return toldAs(asked, own, found) ?? [];
  });
  return { told, category, ids: found.map(({ id }) => id) };
}
