/**
 * Reads a typed description as values of facts that the found goods have. Products that say another
 * value of such a fact are no results; those that say none are, after those that say the same; and what
 * says all of it is found in other words too.
 *
 * Nothing is read so unless a product on sale says all of it, in a category of which several products
 * tell these facts: a description that is read wrongly is worse than one that is searched as it stands.
 */
import { and, or, sql, type SQL } from 'drizzle-orm';
import { queryTerms } from 'shared-contracts/search/query-terms';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import type { Queries } from '../../database/open';
import { categories, products } from '../../database/tables/catalogue';
import { productValues, valueCounts, variantValues } from '../../database/tables/specs';
import { whereVariantHas } from '../specs/spec-filter';
import { describedBy, restOf, type AskedFact } from './described';
import { factsTold, idsIn, saysOne, spellingsOf, type Spelling, type Told } from './facts-told';
import { matches } from './read-query';
import type { Reading } from './readings';
import { withRanges } from './within-ranges';

/** How many products of a category must tell a fact. */
const TELLING_LEAST = 3;
/** How many of the goods of a query's other words are looked at, and the share that must be of one category. */
const GOODS_MOST = 200;
const CATEGORY_SHARE = 0.7;

export type ReadAs = {
  category: { id: number; name: string } | null;
  facts: { label: string; value: string }[];
  /** The words of the query that say none of the facts. */
  rest: string;
  /** The condition of the results; and how much of what was read a product says, for their order. */
  where: SQL;
  worth: SQL;
  /** For each fact, the condition of goods of the other words that say all of the other facts. */
  butOne: readonly { kind: AskedFact['kind']; where: SQL }[];
};

/** The category that the goods of some words are of, where nearly all of them are of one. */
async function categoryOf(queries: Queries, goods: SQL): Promise<number | null> {
  const { rows } = await queries.execute<{ id: number; count: number; all: number }>(sql`
    select found.id, count(*)::int as count, (sum(count(*)) over ())::int as all from (
      select ${products.categoryId} as id from ${products}
      where ${goods} and not ${products.retired} limit ${GOODS_MOST}
    ) found group by found.id order by count desc, found.id limit 1`);
  const [most] = rows;
  if (!most || most.count < TELLING_LEAST) return null;
  return most.count >= CATEGORY_SHARE * most.all ? most.id : null;
}

/** The category's name, and which of the labels several of its products tell. */
async function toldIn(queries: Queries, category: number, told: readonly Told[]) {
  const { rows } = await queries.execute<{ name: string; id: number | null }>(sql`
    select ${categories.name} as name, counted.id from ${categories} left join (
      select ${valueCounts.valueId} as id from ${valueCounts}
      where ${valueCounts.categoryId} = ${category}
        and ${valueCounts.valueId} = any(${idsIn(told.map(({ labelId }) => labelId))})
      group by 1 having sum(${valueCounts.products}) >= ${TELLING_LEAST}
    ) counted on true where ${categories.id} = ${category}`);
  const labels = new Set(rows.map(({ id }) => id));
  return {
    name: rows[0]?.name ?? '',
    told: told.filter(({ labelId }) => labels.has(labelId)),
  };
}

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/e?s$/, ''));

/** Whether words have one of a category's name: 'bolt' of 'Bolts & Nuts'. */
function names(category: string, rest: string): boolean {
  const own = new Set(stemsOf(category));
  return stemsOf(rest).some((word) => own.has(word));
}

/** Whether words may name a category, for which alone one fact is enough. */
async function mayName(queries: Queries, rest: string): Promise<boolean> {
  const begun = `\\m(${stemsOf(rest).join('|')})`;
  const { rows } = await queries.execute<{ name: string }>(
    sql`select ${categories.name} as name from ${categories} where ${categories.name} ~* ${begun}`,
  );
  return rows.some(({ name }) => names(name, rest));
}

/** That a product says no other value of a fact, all of them, all but one, and how many it says. */
function conditionsOf(told: readonly Told[], category: number | null) {
  const another = told.map(({ same, near, labelId }) =>
    and(saysOne([labelId]), sql`not ${saysOne([...same, ...near])}`),
  );
  const ofProduct = sql`from ${productValues} told where told.product_id = ${products.id}`;
  const said = told.map(({ same }) => saysOne(same));
  const all = (some: readonly SQL[]) => sql`exists (select 1 ${ofProduct} and ${and(...some)})`;
  const points = said.map((each) => sql`(${each})::int`);
  const inCategory = category === null ? sql`0` : sql`(${products.categoryId} = ${category})::int`;
  return {
    agrees: sql`not exists (select 1 ${ofProduct} and (${or(...another) ?? sql`false`}))`,
    saysAll: all(said),
    saysOthers: told.map(({ kind }, at) => ({ kind, says: all(said.toSpliced(at, 1)) })),
    worth: sql`(coalesce((select ${sql.join(points, sql` + `)} ${ofProduct}), 0) + ${inCategory})`,
  };
}

/** Whether one variant of any of these products says all of the facts. */
async function isSoldSo(
  queries: Queries,
  ids: readonly number[],
  facts: ReadAs['facts'],
): Promise<boolean> {
  const all = whereVariantHas({ spec: facts.map(({ label, value }) => `${label}: ${value}`) });
  const { rows } = await queries.execute<{ sold: boolean }>(sql`select exists (
    select 1 from ${variantValues} told where told.product_id = any(${idsIn(ids)})
      and ${sql.join(all, sql` and `)}) as sold`);
  return rows[0]?.sold === true;
}

/** How some products tell the facts, and in which category. */
async function toldBy(
  queries: Queries,
  where: SQL,
  facts: readonly AskedFact[],
  spellings: readonly Spelling[],
) {
  const found = await factsTold(queries, where, facts, spellings);
  if (!found) return null;
  const { name, told } = await toldIn(queries, found.category, found.told);
  return { ...found, name, told, isWhole: told.length === facts.length };
}

/** @returns null where the query isn't read as facts */
export async function readAs(
  queries: Queries,
  { query, synonyms }: { query: string; synonyms: Synonyms },
  { where, weights, meant }: Reading,
): Promise<ReadAs | null> {
  // What was corrected is only supposed.
  const described = meant === null ? describedBy(query) : null;
  const words = described && restOf(query);
  if (!described || words === null) return null;
  if (described.facts.length === 1 && !(await mayName(queries, words))) return null;
  const goodsOf = (text: string) => matches(queryTerms(text, synonyms).map(withRanges));
  const { facts: asked } = described;
  const spellings = await spellingsOf(queries, asked);
  const typed = await toldBy(queries, where, asked, spellings);
  // What says all of it in other words alone: '1/2X13' of a name for the thread 1/2-13.
  const isTyped = typed !== null || weights !== null || asked.length === 1;
  const otherwise = isTyped ? null : await toldBy(queries, goodsOf(words), asked, spellings);
  const found = otherwise?.isWhole === true ? otherwise : typed;
  if (!found) return null;
  const { name, told, isWhole } = found;
  // Where words are missing, none of them may be a fact.
  if (told.length === 0 || (weights !== null && !isWhole)) return null;
  // What nobody tells stays a word of the search.
  const kinds = told.map(({ kind }) => kind);
  const rest = isWhole ? words : restOf(query, kinds);
  if (rest === null) return null;
  const goods = goodsOf(rest);
  const isClear = (await categoryOf(queries, goods)) === found.category;
  const isMeant = told.length > 1 ? isClear || described.isKnown : isClear && names(name, rest);
  if (!isMeant) return null;
  const facts = told.map(({ label, value }) => ({ label, value }));
  if (!(await isSoldSo(queries, found.ids, facts))) return null;
  const category = isClear ? { id: found.category, name } : null;
  const { agrees, saysAll, saysOthers, worth } = conditionsOf(told, category?.id ?? null);
  const agreeing = sql`(${where} and ${agrees})`;
  const sayingAll = sql`(${goods} and ${saysAll})`;
  return {
    ...{ category, facts, rest },
    // By one fact alone what is named so stays before what is not.
    worth: told.length > 1 ? worth : sql`0`,
    where: isWhole ? sql`(${agreeing} or ${sayingAll})` : agreeing,
    butOne:
      told.length > 1
        ? saysOthers.map(({ kind, says }) => ({ kind, where: sql`(${goods} and ${says})` }))
        : [],
  };
}
