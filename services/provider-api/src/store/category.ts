import { listCategories, readCategory } from 'shared-contracts/calls';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { rowId } from '../http/ids';
import { notFound } from '../http/refusal';
import { categoriesAbove, categoryRows } from './category-tree';
import { firstPage } from './first-page';

export function categoryRoutes(app: App, deps: Deps): void {
  const { reads } = deps;

  answer(app, deps, listCategories, () => categoryRows(reads));

  answer(app, deps, readCategory, async ({ id: text }) => {
    const id = rowId(text);
    const rows = id === null ? [] : await categoryRows(reads, id);
    const category = rows.find((row) => row.id === id);
    if (!category) throw notFound('Category not found.');
    return {
      ...category,
      above: category.parent_id === null ? [] : await categoriesAbove(reads, category.id),
      children: rows.filter((row) => row !== category),
      ...(await firstPage(reads, { category: [text] })),
    };
  });
}
