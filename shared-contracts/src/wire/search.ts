import { z } from '../schema';
import { productFilter, productListItem, sortId } from './product';
import { id, lenient, rows, text } from './values';

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

const place = z.int().check(z.minimum(0));
const matchRange = z.object({ from: place, to: place });

/** Ranges by field. Where they can't be read, the result loses its marks but is still shown. */
function highlightsFromWire(value: unknown): Record<string, MatchRange[]> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, ranges]) => [
      field,
      Array.isArray(ranges)
        ? ranges
            .flatMap((range) => z.safeParse(matchRange, range).data ?? [])
            .filter(({ from, to }) => from < to)
        : [],
    ]),
  );
}

/**
 * A number up to `most` that may come as text; null where it can't be read, so that no result is
 * lost for it.
 */
function numberUpTo(most: number) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value): number | null => {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return typeof number === 'number' && number >= 0 && number <= most ? number : null;
    }),
  );
}

const searchResult = z.extend(productListItem, {
  /** 0 to 100; null where it wasn't computed. */
  match_percent: numberUpTo(100),
  /**
   * The other maker's number that was searched and that one of its variants may stand in for, as the
   * shop's cross-references have it; an addition.
   */
  instead_of: z.optional(z.string()),
  highlights: z.pipe(z.optional(z.unknown()), z.transform(highlightsFromWire)),
});
export type SearchResult = z.infer<typeof searchResult>;

export const searchAnswer = z.object({
  results: rows(searchResult),
  /** How many products match in all; null where the provider doesn't say. */
  total: numberUpTo(Number.MAX_SAFE_INTEGER),
  /** The query as it may have been meant, where words of it were replaced; an addition. */
  did_you_mean: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? value : null)),
  ),
  /** Whether nothing is called so, and only descriptions mention it; an addition. */
  only_mentioned: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => value === true),
  ),
  /**
   * What the query was read as, where the results are those that say it and none that say otherwise; an
   * addition. Few searches have it: `readAs` of wire/read-as.ts reads it where it is shown.
   */
  read_as: z.optional(z.unknown()),
  /** What has most of the query, where few products have all of it; an addition. */
  close: lenient(productListItem),
  /** Words of the query that the results need not have, because too little has them; an addition. */
  not_found: z.pipe(
    z.optional(z.unknown()),
    z.transform((value): string[] =>
      (Array.isArray(value) ? (value as unknown[]) : []).flatMap((word) =>
        typeof word === 'string' && word !== '' ? [word] : [],
      ),
    ),
  ),
});

/** A result that a shopper opened: which, of what search, and at which place it stood, from 1. */
export const chosenBody = z.object({
  query: z.string().check(z.minLength(1), z.maxLength(QUERY_MOST)),
  product_id: id,
  place: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
});
export type ChosenBody = z.input<typeof chosenBody>;

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
