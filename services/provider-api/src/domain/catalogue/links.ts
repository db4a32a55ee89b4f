/** The products that a product's catalogue names beside it, as list rows. */
import { and, eq, inArray, not } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { importKeys, products } from '../../database/tables/catalogue';
import type { StoredLinks } from '../../database/tables/trade';
import { selectListRows, toListItem } from './list-item';

/** Those on sale, in the catalogue's order; what isn't in the shop is left out. */
export async function readLinks(queries: Queries, links: StoredLinks | null) {
  if (links === null) return {};
  const { source, related, replacedBy } = links;
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
  if (known.length === 0) return {};
  const ids = known.map(({ id }) => id);
  const rows = await selectListRows(queries).where(
    and(inArray(products.id, ids), not(products.retired)),
  );
  const items = new Map(rows.map((row) => [row.id, toListItem(row)]));
  const byKey = new Map(known.map(({ key, id }) => [key, items.get(id)]));
  const found = related.flatMap((key) => byKey.get(key) ?? []);
  const instead = replacedBy === null ? undefined : byKey.get(replacedBy);
  return {
    ...(found.length === 0 ? {} : { related: found }),
    ...(instead === undefined ? {} : { replaced_by: [instead] }),
  };
}
