/**
 * Finds the products that lines may mean, for all lines in one statement each: those with all of a
 * line's terms, those with numbers like a misspelled one, and those with nearly all terms.
 */
import { sql } from 'drizzle-orm';
import { products } from '../../database/tables/catalogue';
import type { Queries } from '../../database/open';
import type { PastedLine } from 'shared-contracts/quick-lines/pasted-line';
import type { Term } from 'shared-contracts/search/query-terms';
import { queryText } from '../search/text-query';
import { withRanges } from '../search/within-ranges';
import type { YieldToOthers } from '../scheduler';

/** How many products of a line are compared with it. */
const COMPARED_MOST = 24;
/** How many products of a vague line are ordered: its first ones are as good as any. */
const ORDERED_MOST = 300;
/** Terms of which one, two or three may be missing. */
const LOOSE_TERMS_MOST = 7;
const LIKE_CODES_MOST = 5;

type Query = { nth: number; query: string };
/** Product ids by line. */
export type Candidates = Map<number, { ids: number[]; all: boolean }>;

const rowsOf = (queries: readonly unknown[]) => sql`${JSON.stringify(queries)}::jsonb`;

/** The best products of each query. */
async function search(queries: Queries, asked: readonly Query[]): Promise<Candidates> {
  const found: Candidates = new Map();
  if (asked.length === 0) return found;
  const { rows } = await queries.execute<{ nth: number; ids: number[] }>(sql`
    select asked.nth, (
      with near as materialized (
        select ${products.id} as id, ${products.searchVector} as vector from ${products}
        where ${products.searchVector} @@ to_tsquery('english', asked.query)
          and not ${products.retired}
        limit ${ORDERED_MOST}
      )
      select coalesce(json_agg(best.id), '[]') from (
        select id from near
        order by ts_rank('{0.333, 0.5, 0.667, 1.0}', vector, to_tsquery('english', asked.query)) desc, id
        limit ${COMPARED_MOST + 1}
      ) as best
    ) as ids
    from jsonb_to_recordset(${rowsOf(asked)}) as asked(nth int, query text)`);
  for (const { nth, ids } of rows) {
    if (ids.length === 0) continue;
    found.set(nth, { ids: ids.slice(0, COMPARED_MOST), all: ids.length <= COMPARED_MOST });
  }
  return found;
}

/** The products with a number like one of the lines' own, which none has. */
async function withLikeCodes(queries: Queries, lines: readonly PastedLine[]): Promise<Candidates> {
  const asked = lines.flatMap(({ nth, runs }) =>
    runs.slice(0, LIKE_CODES_MOST).map(({ code }) => ({ nth, code })),
  );
  const found: Candidates = new Map();
  if (asked.length === 0) return found;
  const { rows } = await queries.execute<{ nth: number; ids: number[] }>(sql`
    select asked.nth, (
      select coalesce(json_agg(best.id), '[]') from (
        select ${products.id} as id from ${products}
        where asked.code <% ${products.searchText} and not ${products.retired}
        order by word_similarity(asked.code, ${products.searchText}) desc, ${products.id}
        limit ${LIKE_CODES_MOST}
      ) as best
    ) as ids
    from jsonb_to_recordset(${rowsOf(asked)}) as asked(nth int, code text)`);
  for (const { nth, ids } of rows) {
    const known = found.get(nth)?.ids ?? [];
    if (ids.length > 0) found.set(nth, { ids: [...new Set([...known, ...ids])], all: false });
  }
  return found;
}

/** Those of the terms that some product has. */
async function knownTerms(queries: Queries, terms: readonly Term[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set(terms.map((term) => queryText([term], '&')))];
  if (asked.length === 0) return new Set();
  const { rows } = await queries.execute<{ query: string }>(sql`
    select asked.query from jsonb_to_recordset(${rowsOf(asked.map((query) => ({ query })))})
      as asked(query text)
    where exists (with found as materialized (
      select 1 from ${products}
      where ${products.searchVector} @@ to_tsquery('english', asked.query)
        and not ${products.retired} limit 1
    ) select 1 from found)`);
  return new Set(rows.map(({ query }) => query));
}

/** Queries for all terms but so many. */
function without(terms: readonly Term[], missing: number): string | null {
  if (missing >= terms.length) return null;
  const some = (from: number, left: number): Term[][] =>
    left === 0
      ? [[]]
      : terms
          .slice(from)
          .flatMap((term, at) => some(from + at + 1, left - 1).map((rest) => [term, ...rest]));
  return some(0, terms.length - missing)
    .map((chosen) => `(${queryText(chosen, '&')})`)
    .join(' | ');
}

/** The candidates of all lines; none for a line of which too little is in the catalogue. */
export async function findCandidates(
  queries: Queries,
  lines: readonly PastedLine[],
  yieldToOthers: YieldToOthers,
): Promise<Candidates> {
  // What is set to a current may be meant by it; whether it is, its words tell.
  const told = lines
    .filter(({ terms }) => terms.length > 0)
    .map((line) => ({ ...line, terms: line.terms.map(withRanges) }));
  const found = await search(
    queries,
    told.map(({ nth, terms }) => ({ nth, query: queryText(terms, '&') })),
  );
  const left = () => told.filter(({ nth }) => !found.has(nth));
  if (left().length === 0) return found;
  await yieldToOthers();
  const alike = await withLikeCodes(queries, left());
  await yieldToOthers();
  const known = await knownTerms(
    queries,
    left().flatMap(({ terms }) => terms),
  );
  const loose = new Map(
    left().map(({ nth, terms }) => [
      nth,
      terms.filter((term) => known.has(queryText([term], '&'))).slice(0, LOOSE_TERMS_MOST),
    ]),
  );
  for (const missing of [0, 1, 2, 3]) {
    const asked = left().flatMap(({ nth }) => {
      const query = without(loose.get(nth) ?? [], missing);
      return query === null ? [] : [{ nth, query }];
    });
    await yieldToOthers();
    for (const [nth, { ids }] of await search(queries, asked)) found.set(nth, { ids, all: false });
  }
  for (const [nth, { ids }] of alike) {
    const known = found.get(nth)?.ids ?? [];
    found.set(nth, { ids: [...new Set([...ids, ...known])], all: false });
  }
  return found;
}
