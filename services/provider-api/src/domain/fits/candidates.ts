/** What may fit an article: variants on sale of the kinds that its rules name, by one fact of them. */
import { and, asc, eq, inArray, ne, not, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { specValues, variantValues } from '../../database/tables/specs';
import { LABELS, millimetres, textOf, type Said } from './facts';
import type { Side } from './fit';
import { namesOf } from './kinds';
import { boreOf, type Rule } from './rules';
import { BORE_APART, shankOf, squareOf, systemPattern, threadOf } from './standards';

/** How many variants are compared for a rule. */
const COMPARED_MOST = 200;

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
 * The first fact of a rule, as the other side must say it.
 * @returns null where the article doesn't say it, so that nothing can fit; 'any' where others of it
 * say it in a way that no index has
 */
function narrowingOf({ by }: Rule, side: Side, specs: Said): Narrowing | 'any' | null {
  switch (by[0]) {
    case 'platform': {
      const platform = textOf(specs, 'platform')
        ?.toLowerCase()
        .replaceAll(/[\s-]+/g, '');
      return platform ? { labels: LABELS.platform, where: sql`${compact} = ${platform}` } : null;
    }
    case 'bore': {
      if (side === 'held') return 'any';
      const bore = boreOf(specs);
      return bore === null ? null : { labels: LABELS.bore, where: near([bore], BORE_APART) };
    }
    case 'thread': {
      const thread = threadOf(textOf(specs, 'spindle')) ?? threadOf(textOf(specs, 'arborThread'));
      const plain = thread?.replaceAll('-', '');
      return plain ? { labels: THREADS, where: sql`${compact} = ${plain}` } : null;
    }
    case 'drive': {
      const square = squareOf(millimetres(specs, 'drive'));
      return square ? { labels: LABELS.drive, where: near(square, 0.01) } : null;
    }
    case 'shank': {
      const pattern = systemPattern(shankOf(textOf(specs, 'shank')));
      if (pattern === null) return 'any';
      return { labels: LABELS.shank, where: sql`${compact} ~ ${pattern}` };
    }
    default:
      return 'any';
  }
}

const columns = {
  id: variants.id,
  productId: products.id,
  name: products.name,
  specs: variants.specs,
  price: variants.price,
  stock: variants.stock,
};
export type Candidate = Awaited<ReturnType<typeof candidatesOf>>[number];

/**
 * What may fit by a rule, in stock first.
 * @param productId of the article, whose other variants are left out
 */
export async function candidatesOf(
  queries: Queries,
  { rule, side }: { rule: Rule; side: Side },
  { productId, specs }: { productId: number; specs: Said },
) {
  const narrowing = narrowingOf(rule, side, specs);
  if (narrowing === null) return [];
  const names = namesOf(side === 'holder' ? rule.held : rule.holders);
  // A cordless tool may be called anything: its platform finds it.
  if (names === null && narrowing === 'any') return [];
  const says =
    narrowing === 'any'
      ? undefined
      : sql`${variantValues.said} && array(${queries
          .select({ id: specValues.id })
          .from(specValues)
          .where(and(inArray(specValues.key, [...narrowing.labels]), narrowing.where))})`;
  const isNamed =
    names &&
    sql`(${products.searchVector} @@ to_tsquery('english', ${names.nouns})
      and lower(${products.name}) ~ ${names.pattern})`;
  return (
    queries
      .select(columns)
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(variantValues, eq(variantValues.variantId, variants.id))
      .where(
        and(
          ...[not(products.retired), not(variants.retired), ne(products.id, productId)],
          ...[says, isNamed ?? undefined],
        ),
      )
      // With the sum no index gives that order, by which all products would be read.
      .orderBy(
        sql`coalesce(${variants.stock}, 1) = 0`,
        sql`${products.id} + 0`,
        asc(variants.place),
      )
      .limit(COMPARED_MOST)
  );
}
