import { listCategories, readCategory } from 'shared-contracts/calls';
import { asc, eq, sql } from 'drizzle-orm';
import { categories } from '../database/tables/catalogue';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { rowId } from '../http/ids';
import { notFound } from '../http/refusal';
import { countOf, firstPage } from './first-page';

const columns = {
  id: categories.id,
  category_name: categories.name,
  description: categories.description,
  products_count: countOf(sql`counted.category_id = categories.id`),
};

export function categoryRoutes(app: App, deps: Deps): void {
  const { db } = deps;

  answer(app, deps, listCategories, () =>
    db.select(columns).from(categories).orderBy(asc(categories.nameKey), asc(categories.id)),
  );

  answer(app, deps, readCategory, async ({ id: text }) => {
    const id = rowId(text);
    const [category] =
      id === null ? [] : await db.select(columns).from(categories).where(eq(categories.id, id));
    if (!category) throw notFound('Category not found.');
    return { ...category, ...(await firstPage(db, { category: [text] })) };
  });
}
