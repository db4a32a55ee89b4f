/** The products that a product's catalogue names beside it, as list rows. */
import { and, eq, inArray, not } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { importKeys, products } from '../../database/tables/catalogue';
import type { StoredLinks } from '../../database/tables/trade';
import type { Collecting } from '../stock/collection';
import { selectListRows, toListItem } from './list-item';

/** The ids of the products that are in the shop, also of those off sale, in the catalogue's order. */
export async function linkedIds(queries: Queries, { source, related, replacedBy }: StoredLinks) {
  if (source === null) {
    return {
      related: related.map(Number),
      replacedBy: replacedBy === null ? null : Number(replacedBy),
    };
  }
  const keys = replacedBy === null ? related : [...related, replacedBy];
  const known = await queries
    .select({ key: importKeys.key, id: importKeys.rowId })
    .from(importKeys)
    .where(
      and(
        eq(importKeys.source, source),
        eq(importKeys.kind, 'product'),
        inArray(importKeys.key, keys),
      ),
    );
  const byKey = new Map(known.map(({ key, id }) => [key, id]));
  return {
    related: related.flatMap((key) => byKey.get(key) ?? []),
    replacedBy: replacedBy === null ? null : (byKey.get(replacedBy) ?? null),
  };
}

/** Those on sale, in the catalogue's order; what isn't in the shop is left out. */
export async function readLinks(
  queries: Queries,
  links: StoredLinks | null,
  collecting: Collecting,
) {
  if (links === null) return {};
  const { related, replacedBy } = await linkedIds(queries, links);
  const ids = replacedBy === null ? related : [...related, replacedBy];
  if (ids.length === 0) return {};
  const rows = await selectListRows(queries).where(
    and(inArray(products.id, ids), not(products.retired)),
  );
  const items = new Map(rows.map((row) => [row.id, toListItem(row, collecting)]));
  const found = related.flatMap((id) => items.get(id) ?? []);
  const instead = replacedBy === null ? undefined : items.get(replacedBy);
  return {
    ...(found.length === 0 ? {} : { related: found }),
    ...(instead === undefined ? {} : { replaced_by: [instead] }),
  };
}
