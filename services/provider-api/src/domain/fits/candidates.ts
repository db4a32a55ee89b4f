/** What may fit a variant: variants on sale of the kinds that its rules name, by one fact of them. */
import { and, asc, eq, inArray, ne, not, sql, type SQL } from 'drizzle-orm';
import type { FitFact } from 'shared-contracts/wire/fits';
import type { YieldToOthers } from '../scheduler';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { specValues, variantValues } from '../../database/tables/specs';
import { LABELS, millimetres, textOf, type Said } from './facts';
import type { Side } from './fit';
import { namesOf } from './kinds';
import { boreOf, folded, type Rule } from './rules';
import { BORE_APART, shankOf, squareOf, systemPattern, threadOf } from './standards';

/**
 * How many variants a product's page has compared for a rule, and among how many they are looked for; a list
 * compares as many at a time.
 */
const COMPARED_MOST = 200;
const LOOKED_AT_MOST = 2000;

/** A fact that the other one must say, as a condition for a row `spec` of its values. */
type Narrowing = { labels: readonly string[]; where: SQL };

const compact = sql`regexp_replace(${specValues.value}, '["[:space:]-]+', '', 'g')`;

const near = (numbers: readonly number[], apart: number) =>
  sql`(right(${specValues.value}, 2) = 'mm' and (${sql.join(
    numbers.map((each) => sql`abs(${specValues.number} - ${each}) <= ${apart}`),
    sql` or `,
  )}))`;

const THREADS = [...LABELS.spindle, ...LABELS.arborThread];

/**
 * How the other side must say a fact.
 * @returns null where the variant doesn't say it, so that nothing can fit; 'any' where others of it
 * say it in a way that no index has
 */
type Narrow = (specs: Said, side: Side) => Narrowing | 'any' | null;

/** By the first fact of a rule; the rule compares the others. */
const NARROWINGS: Partial<Record<FitFact, Narrow>> = {
  platform(specs) {
    const platform = folded(textOf(specs, 'platform'));
    return platform ? { labels: LABELS.platform, where: sql`${compact} = ${platform}` } : null;
  },
  bore(specs, side) {
    if (side === 'held') return 'any';
    const bore = boreOf(specs);
    return bore === null ? null : { labels: LABELS.bore, where: near([bore], BORE_APART) };
  },
  thread(specs) {
    const thread = threadOf(textOf(specs, 'spindle')) ?? threadOf(textOf(specs, 'arborThread'));
    const plain = thread?.replaceAll('-', '');
    return plain ? { labels: THREADS, where: sql`${compact} = ${plain}` } : null;
  },
  drive(specs) {
    const square = squareOf(millimetres(specs, 'drive'));
    return square ? { labels: LABELS.drive, where: near(square, 0.01) } : null;
  },
  shank(specs) {
    const pattern = systemPattern(shankOf(textOf(specs, 'shank')));
    return pattern === null ? 'any' : { labels: LABELS.shank, where: sql`${compact} ~ ${pattern}` };
  },
};

const saidAs = (queries: Queries, { labels, where }: Narrowing) =>
  queries
    .select({ id: specValues.id })
    .from(specValues)
    .where(and(inArray(specValues.key, [...labels]), where));

const columns = {
  id: variants.id,
  productId: products.id,
  name: products.name,
  specs: variants.specs,
  price: variants.price,
  stock: variants.stock,
};
export type Candidate = Awaited<ReturnType<typeof candidatesOf>>[number];

type Way = { rule: Rule; side: Side };
/** A variant with its product, whose other variants are left out. */
type Asked = { productId: number; specs: Said };

/**
 * What a variant and its product must meet to be compared by a rule.
 * @param most among how many they are looked for; all where it is missing
 * @returns null where nothing can fit
 */
function mayFit(
  queries: Queries,
  { rule, side }: Way,
  { productId, specs }: Asked,
  most?: number,
): SQL | undefined | null {
  const [first] = rule.by;
  const narrowing = (first && NARROWINGS[first]?.(specs, side)) ?? null;
  if (narrowing === null) return null;
  const names = namesOf(side === 'holder' ? rule.held : rule.holders);
  // A cordless tool may be called anything: its platform finds it.
  if (names === null && narrowing === 'any') return null;
  const isNamed = names && sql`${products.searchVector} @@ to_tsquery('english', ${names.nouns})`;
  const some =
    narrowing === 'any'
      ? queries
          .select({ id: products.id })
          .from(products)
          .where(and(not(products.retired), isNamed ?? undefined))
          .$dynamic()
      : queries
          .select({ id: variantValues.variantId })
          .from(variantValues)
          .where(sql`${variantValues.said} && array(${saidAs(queries, narrowing)})`)
          .$dynamic();
  const lookedAt = inArray(
    narrowing === 'any' ? products.id : variants.id,
    most === undefined ? some : some.limit(most),
  );
  return and(
    ...[not(products.retired), not(variants.retired), ne(products.id, productId)],
    ...[lookedAt, names ? sql`lower(${products.name}) ~ ${names.pattern}` : undefined],
  );
}

/** What may fit by a rule, in stock first: as many as are shown from. */
export async function candidatesOf(queries: Queries, way: Way, asked: Asked) {
  const where = mayFit(queries, way, asked, LOOKED_AT_MOST);
  if (where === null) return [];
  return (
    queries
      .select(columns)
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(where)
      // With the sum no index gives that order, by which all products would be read.
      .orderBy(
        sql`coalesce(${variants.stock}, 1) = 0`,
        sql`${products.id} + 0`,
        asc(variants.place),
      )
      .limit(COMPARED_MOST)
  );
}

/** All that may fit by a rule, some at a time: a list that is narrowed to it must lack nothing. */
export async function* allCandidatesOf(
  queries: Queries,
  way: Way,
  asked: Asked,
  yieldToOthers: YieldToOthers,
): AsyncGenerator<Candidate> {
  const where = mayFit(queries, way, asked);
  if (where === null) return;
  await yieldToOthers();
  const all = await queries
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(where);
  const ids = all.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += COMPARED_MOST) {
    await yieldToOthers();
    yield* await queries
      .select(columns)
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(inArray(variants.id, ids.slice(at, at + COMPARED_MOST)));
  }
}
