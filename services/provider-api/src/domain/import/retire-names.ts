/** Hides brands and categories that came with a catalogue which no longer has them. */
import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { brands, categories, importKeys, products } from '../../database/tables/catalogue';
import { line } from '../catalogue/category-tree';

type Kind = 'brands' | 'categories';

/**
 * Of some, those with products of another import on sale, which stay, also where these are in a
 * category below. Products of this source are in none of them: those on sale are in brands and
 * categories that the file names.
 */
const busy: Record<Kind, (ids: number[], others: SQL) => SQL> = {
  brands: (ids, others) => sql`
    select b.id from ${brands} b where b.id in ${ids} and exists (
      select 1 from ${products} p where p.brand_id = b.id and ${others})`,
  categories: (ids, others) => sql`
    with recursive ${line}
    select distinct line.above as id from line where line.above in ${ids} and exists (
      select 1 from ${products} p where p.category_id = line.id and ${others})`,
};

/** @param kept the rows that the file names */
async function toRetire(
  queries: Queries,
  kind: Kind,
  source: string,
  kept: ReadonlySet<number>,
): Promise<number[]> {
  const table = kind === 'brands' ? brands : categories;
  const present = await queries
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.source, source), not(table.retired)));
  const unnamed = present.map(({ id }) => id).filter((id) => !kept.has(id));
  if (unnamed.length === 0) return [];
  const others = sql`not p.retired and exists (select 1 from ${importKeys} k
    where k.row_id = p.id and k.kind = 'product' and k.source <> ${source})`;
  const found = await queries.execute<{ id: number }>(busy[kind](unnamed, others));
  const stays = new Set(found.rows.map(({ id }) => id));
  return unnamed.filter((id) => !stays.has(id));
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
