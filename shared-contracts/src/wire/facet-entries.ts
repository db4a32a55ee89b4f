import { z } from '../schema';
import { facetEntry, facetsBody } from './facets';
import { QUERY_MOST } from './search';

/** The list whose brands, or categories, are looked through, and what their names have in them. */
export const facetEntriesBody = z.object({
  list: facetsBody,
  of: z.enum(['brand', 'category']),
  named: z.string().check(z.minLength(1), z.maxLength(QUERY_MOST)),
});

export const facetEntriesAnswer = z.object({ entries: z.array(facetEntry) });
