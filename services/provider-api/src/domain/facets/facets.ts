/** What a list can be narrowed by. */
import type { z } from 'shared-contracts/schema';
import type { facetEntriesBody } from 'shared-contracts/wire/facet-entries';
import type { FacetsBody } from 'shared-contracts/wire/facets';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import type { Deps } from '../deps';
import { invalid } from '../refusal';
import { whereQuery } from '../search/search';
import type { Filter } from '../catalogue/filter';
import type { YieldToOthers } from '../scheduler';
import { chooseSpecs } from './choose';
import { countValues } from './count-values';
import { countBrands, countCategories, countOfAll, type Counted } from '../catalogue/counts';
import { readSpecFilter } from '../specs/spec-filter';

/**
 * Longer lists offer no specs: their products have little in common, and reading the specs of a
 * hundred thousand takes seconds.
 */
const SPECIFIED_MOST = 20_000;

type FacetRequest = {
  filter: Filter;
  /** The list's own brand or category, which is no choice. */
  own: Filter;
  found: SQL | undefined;
  yieldToOthers: YieldToOthers;
};

const listOf = ({ own, found }: FacetRequest, filter: Filter): Counted => ({
  filters: [filter, own],
  found,
});

/** The list of a filter without one of its parts, so that a choice shows its alternatives. */
const without = (asked: FacetRequest, part: keyof Filter): Counted =>
  listOf(asked, { ...asked.filter, [part]: undefined });

/** The shopper's spelling of each chosen value, by label. */
function spellings(specs: readonly string[]): Map<string, Map<string, string>> {
  const byKey = new Map<string, Map<string, string>>();
  for (const asked of specs.map(readSpecFilter)) {
    if (asked === null) continue;
    const known = byKey.get(asked.key) ?? new Map<string, string>();
    for (const value of asked.values) known.set(value, asked.text);
    byKey.set(asked.key, known);
  }
  return byKey;
}

async function specsOf(queries: Queries, asked: FacetRequest, total: number) {
  const specs = asked.filter.spec ?? [];
  const chosen = spellings(specs);
  const { spec: _, in_stock, ...filter } = asked.filter;
  const list = listOf(asked, filter);
  const counts = await countValues(queries, list, asked.filter, null);
  const values = counts.values.filter(({ key }) => !chosen.has(key));
  const covered = new Map(counts.covered);
  for (const key of chosen.keys()) {
    await asked.yieldToOthers();
    const others = specs.filter((spec) => readSpecFilter(spec)?.key !== key);
    const own = await countValues(queries, list, { spec: others, in_stock }, key);
    values.push(...own.values);
    for (const [each, count] of own.covered) covered.set(each, count);
  }
  return chooseSpecs({ values, covered }, chosen, total);
}

async function countedFacets(queries: Queries, asked: FacetRequest) {
  await asked.yieldToOthers();
  const total = await countOfAll(queries, listOf(asked, asked.filter));
  await asked.yieldToOthers();
  const { brand, category } = asked.filter;
  const ofBrands = await countBrands(queries, without(asked, 'brand'), { chosen: brand });
  await asked.yieldToOthers();
  const ofCategories = await countCategories(queries, without(asked, 'category'), {
    chosen: category,
  });
  await asked.yieldToOthers();
  const specs = total > SPECIFIED_MOST ? [] : await specsOf(queries, asked, total);
  return { total, brands: ofBrands, categories: ofCategories, specs };
}

/** @throws Refusal invalid where an id comes without its type, or a type without its id */
export function requestedList({
  id,
  type,
  filter: given,
}: FacetsBody): Pick<FacetRequest, 'filter' | 'own'> {
  if ((id === undefined) !== (type === undefined)) {
    throw invalid({ type: "An id needs its type, 'category' or 'brand', and a type its id." });
  }
  const { sort: _, ...filter } = given ?? {};
  return { filter, own: id && type ? { [type]: [id] } : {} };
}

type Shop = Pick<Deps, 'reads' | 'synonyms'>;

/**
 * What a list, or a search's results, can be narrowed by, each with how many products it leaves.
 * @throws Refusal invalid for an id without its type, or a type without its id
 */
export async function facetsOf(shop: Shop, body: FacetsBody, yieldToOthers: YieldToOthers) {
  const list = requestedList(body);
  const found = await whereQuery(shop, body.query, yieldToOthers);
  return countedFacets(shop.reads, { ...list, found, yieldToOthers });
}

/**
 * The brands or categories of a list whose names have a text, also those that its facets leave out
 * because there are too many.
 * @throws Refusal invalid as above
 */
export async function facetEntries(
  shop: Shop,
  { list: given, of, named }: z.output<typeof facetEntriesBody>,
  yieldToOthers: YieldToOthers,
) {
  const list = requestedList(given);
  const found = await whereQuery(shop, given.query, yieldToOthers);
  const count = of === 'brand' ? countBrands : countCategories;
  const all = without({ ...list, found, yieldToOthers }, of);
  return { entries: await count(shop.reads, all, { named: named.trim() }) };
}
