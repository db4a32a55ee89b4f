import type { Queries } from '../../database/open';
import { rowId } from '../../database/row-id';
import { notFound } from '../refusal';
import { categoriesAbove, categoryRows } from './category-tree';

/**
 * A category with those above and below it.
 * @param text the id as it is in the path
 * @throws Refusal not-found
 */
export async function categoryPlace(queries: Queries, text: string) {
  const id = rowId(text);
  const rows = id === null ? [] : await categoryRows(queries, id);
  const category = rows.find((row) => row.id === id);
  if (!category) throw notFound('Category not found.');
  return {
    ...category,
    above: category.parent_id === null ? [] : await categoriesAbove(queries, category.id),
    children: rows.filter((row) => row !== category),
  };
}
export type CategoryPlace = Awaited<ReturnType<typeof categoryPlace>>;
