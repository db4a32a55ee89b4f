import type { ProductListItem } from 'shared-contracts/wire/product';
import type { MatchRange, SearchResult } from 'shared-contracts/wire/search';

/** The texts of a product that are searched. */
export const searchedFields = [
  'product_name',
  'brand_name',
  'category_name',
  'description',
] as const;
export type SearchedField = (typeof searchedFields)[number];

export type Highlights = Partial<Record<SearchedField, MatchRange[]>>;

/** A product that was found, and how well. */
export type Found = {
  item: ProductListItem;
  /** 0 to 100; null where it wasn't computed. */
  percent: number | null;
  highlights: Highlights;
};

/** A result of the provider's as a found product. */
export function foundFromServer(result: SearchResult): Found {
  const { match_percent, highlights, ...item } = result;
  return {
    item,
    percent: match_percent ?? null,
    highlights: Object.fromEntries(
      searchedFields.flatMap((field) => {
        const ranges = highlights?.[field];
        return ranges ? [[field, ranges]] : [];
      }),
    ),
  };
}
