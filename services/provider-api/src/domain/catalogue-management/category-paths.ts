/** What people call a category: its name after those above it, because names are equal elsewhere. */
import type { Queries } from '../../database/open';
import { categories } from '../../database/tables/catalogue';

/** The path of each category by its id: 'Power Tools › Accessories'. */
export async function categoryPaths(queries: Queries): Promise<ReadonlyMap<number, string>> {
  const rows = await queries
    .select({ id: categories.id, name: categories.name, parentId: categories.parentId })
    .from(categories);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (row: (typeof rows)[number]): string => {
    const above = row.parentId === null ? undefined : byId.get(row.parentId);
    return above === undefined ? row.name : `${pathOf(above)} › ${row.name}`;
  };
  return new Map(rows.map((row) => [row.id, pathOf(row)]));
}
