import { z } from '../schema';
import { productFilter } from './product';
import { QUERY_MOST } from './search';
import { id, text } from './values';

/** A list, as it is asked for without its page: all products, an entry's, or those of a search. */
export const facetsBody = z.object({
  id: z.optional(id),
  type: z.optional(z.enum(['category', 'brand'])),
  filter: z.optional(z.nullable(productFilter)),
  query: z.optional(z.string().check(z.maxLength(QUERY_MOST))),
});

export type FacetsBody = z.infer<typeof facetsBody>;

const count = z.number().check(z.minimum(0));

/** A brand or category that the list has, and how many products choosing it gives. */
export const facetEntry = z.object({ id, name: z.string(), count });
export type FacetEntry = z.infer<typeof facetEntry>;

const specFacet = z.object({
  label: z.string().check(z.minLength(1)),
  /** As the filter takes them after the label. */
  values: z.array(z.object({ value: z.string().check(z.minLength(1)), count })),
  /** Instead of many numbers: the least and the most, in a unit. */
  range: z.optional(z.nullable(z.object({ unit: text, least: z.number(), most: z.number() }))),
});
export type SpecFacet = z.infer<typeof specFacet>;

/** How many brands and categories facets have at most, besides chosen ones. */
export const FACET_ENTRIES_MOST = 200;

/** What a list can be narrowed by: only what some of its products have, with their number. */
export const facetsAnswer = z.object({
  total: count,
  brands: z.array(facetEntry),
  categories: z.array(facetEntry),
  specs: z.array(specFacet),
});
export type Facets = z.infer<typeof facetsAnswer>;
