/** Hides brands and categories that came with a catalogue which no longer has them. */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { brands, categories, importKeys, products } from '../database/tables/catalogue';
import { line } from '../store/category-tree';

type Kind = 'brands' | 'categories';

/**
 * Those with products of another import on sale stay, also in a category below. Products of this
 * source are in none of them: those on sale are in brands and categories that the file names.
 */
const busy: Record<Kind, (source: string) => SQL> = {
  brands: (source) => sql`
    select p.brand_id from ${products} p
    join ${importKeys} k on k.row_id = p.id and k.kind = 'product'
    where not p.retired and k.source <> ${source}`,
  categories: (source) => sql`
    with recursive ${line}
    select line.above from ${products} p
    join ${importKeys} k on k.row_id = p.id and k.kind = 'product'
    join line on line.id = p.category_id
    where not p.retired and k.source <> ${source}`,
};

/** @param kept the rows that the file names */
async function toRetire(
  queries: Queries,
  kind: Kind,
  source: string,
  kept: ReadonlySet<number>,
): Promise<number[]> {
  const table = kind === 'brands' ? brands : categories;
  const found = await queries.execute<{ id: number }>(sql`
    select id from ${table}
    where source = ${source} and not retired and id not in (${busy[kind](source)})`);
  return found.rows.map(({ id }) => id).filter((id) => !kept.has(id));
}

/** @returns how many of each */
export async function retireNames(
  queries: Queries,
  source: string,
  kept: Record<Kind, ReadonlySet<number>>,
  write: boolean,
): Promise<Record<Kind, number>> {
  const counts = { brands: 0, categories: 0 };
  for (const kind of ['brands', 'categories'] as const) {
    const ids = await toRetire(queries, kind, source, kept[kind]);
    counts[kind] = ids.length;
    if (!write || ids.length === 0) continue;
    const table = kind === 'brands' ? brands : categories;
    await queries.update(table).set({ retired: true }).where(inArray(table.id, ids));
  }
  return counts;
}
