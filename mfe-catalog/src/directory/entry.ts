import { groupedNumber } from 'shared-contracts/grouped-number';
import type { Brand, Category } from 'shared-contracts/wire/category';

/** What stands in the list of all categories or all brands. JSON only. */
export type DirectoryEntry = {
  id: string;
  name: string;
  description: string;
  /** How many products it has; null where the provider doesn't say. */
  count: number | null;
  /** A brand's picture file; a brand without one is left out of the marquee. */
  fileName: string;
  /** Path of its stored picture. */
  picture: string | null;
  /** The id of the category above it; null at the top, and for brands. */
  parent: string | null;
};

export function entryOfCategory(category: Category): DirectoryEntry {
  return {
    id: category.id,
    name: category.category_name,
    description: category.description,
    count: category.products_count ?? null,
    fileName: '',
    picture: category.image_path,
    parent: category.parent_id ?? null,
  };
}

export function entryOfBrand(brand: Brand): DirectoryEntry {
  return {
    id: brand.id,
    name: brand.brand_name,
    description: brand.description,
    count: brand.products_count ?? null,
    fileName: brand.file_name,
    picture: brand.image_path === '' || brand.image_path === '0' ? null : brand.image_path,
    parent: null,
  };
}

/** '1 product', '24 products'. */
export function countText(count: number): string {
  return count === 1 ? '1 product' : `${groupedNumber(count)} products`;
}
