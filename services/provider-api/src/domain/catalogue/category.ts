import type { Queries } from '../../database/open';
import { rowId } from '../../database/row-id';
import { notFound } from '../refusal';
import type { Collecting } from '../stock/collection';
import { categoriesAbove, categoryRows } from './category-tree';
import { firstPage } from './first-page';

/**
 * A category with those above and below it, and the first page of its products.
 * @param text the id as it is in the path
 * @throws Refusal not-found
 */
export async function categoryOf(queries: Queries, text: string, collecting: Collecting) {
  const id = rowId(text);
  const rows = id === null ? [] : await categoryRows(queries, id);
  const category = rows.find((row) => row.id === id);
  if (!category) throw notFound('Category not found.');
  return {
    ...category,
    above: category.parent_id === null ? [] : await categoriesAbove(queries, category.id),
    children: rows.filter((row) => row !== category),
    ...(await firstPage(queries, { category: [text] }, collecting)),
  };
}
