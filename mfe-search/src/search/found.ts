import { paths } from 'shared-contracts/paths';
import type { MatchedVariant, ProductListItem } from 'shared-contracts/wire/product';
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
  /** With the other maker's number that was searched and that it may stand in for. */
  item: ProductListItem & Pick<SearchResult, 'instead_of'>;
  /** 0 to 100; null where it wasn't computed. */
  percent: number | null;
  highlights: Highlights;
  /** The variant that the query names, or that meets the filter, where there is one. */
  variant?: MatchedVariant;
};

/** Where a found product leads: to the variant that the query names, where it names one. */
export const pathOf = ({ item, variant }: Found): string => paths.product(item.id, variant?.id);
