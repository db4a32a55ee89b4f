import { paths } from 'shared-contracts/paths';
import type { Brand, CategoryPage } from 'shared-contracts/wire/category';
import type { CategoryStep } from 'shared-contracts/wire/category-step';
import { entryOfBrand, entryOfCategory, type DirectoryEntry } from '../directory/entry';

/** A link of a trail. */
export type Step = { name: string; path: string };

/** A category or brand with its place in the tree, which brands don't have. JSON only. */
export type CollectionEntry = DirectoryEntry & { above: Step[]; children: DirectoryEntry[] };

/** The categories above one, as links. */
export function stepsOf(above: readonly CategoryStep[]): Step[] {
  return above.map(({ id, category_name: name }) => ({ name, path: paths.category(id) }));
}

export function collectionOfCategory(category: CategoryPage): CollectionEntry {
  return {
    ...entryOfCategory(category),
    above: stepsOf(category.above),
    children: category.children.map(entryOfCategory),
  };
}

export function collectionOfBrand(brand: Brand): CollectionEntry {
  return { ...entryOfBrand(brand), above: [], children: [] };
}
