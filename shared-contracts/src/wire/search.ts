import { z } from '../schema';
import { productFilter, productListItem, sortId } from './product';
import { rows, text } from './values';

/** The most characters of a query that the provider reads. */
export const QUERY_MOST = 200;

export const searchBody = z.object({
  query: z.string().check(z.maxLength(QUERY_MOST)),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  offset: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  filters: z.optional(z.nullable(productFilter)),
  sort: z.optional(z.nullable(z.union([sortId, z.literal('relevance')]))),
  include_highlights: z.optional(z.boolean()),
});
export type SearchBody = z.input<typeof searchBody>;

/** A range of characters of a field's text that matched: from, up to and without `to`. */
export type MatchRange = { from: number; to: number };

const matchRange = z.object({ from: z.number(), to: z.number() });

export const searchResult = z.extend(productListItem, {
  /** 0 to 100, when computed. */
  match_percent: z.optional(z.nullable(z.number())),
  highlights: z.optional(z.nullable(z.record(z.string(), z.array(matchRange)))),
});
export type SearchResult = z.infer<typeof searchResult>;

export const searchAnswer = z.object({
  results: rows(searchResult),
  /** How many products match in all, where the provider says. */
  total: z.optional(z.nullable(z.number())),
  /** The query as it may have been meant, where words of it were read as others: an addition. */
  did_you_mean: z.optional(z.nullable(z.string())),
});

const phrase = z.pipe(
  z.union([z.string(), z.object({ text: z.optional(z.string()), query: z.optional(z.string()) })]),
  z.transform((value) => (typeof value === 'string' ? value : (value.query ?? value.text ?? ''))),
);

const phrases = z.pipe(
  rows(phrase),
  z.transform((value) => value.items.filter((item) => item.trim() !== '')),
);

export const suggestionsAnswer = z.object({ suggestions: phrases });
export const popularAnswer = z.object({ popular_searches: phrases });

export const suggestionsQuery = z.object({ q: text });
export const popularQuery = z.object({ limit: z.optional(z.string()) });
