/** What the shop's cross-references offer where another maker's number is searched. */
import { and, eq } from 'drizzle-orm';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import type { Queries } from '../../database/open';
import { products } from '../../database/tables/catalogue';
import { variantsOf } from '../catalogue/matched-variant';
import { whereListed, type Filter } from '../catalogue/filter';
import { selectListRows, type ListRow } from '../catalogue/list-item';
import { numberKeyOf } from '../cross-references/number-key';
import { insteadOfLines, numbersIn } from '../cross-references/instead-of-lines';

/** Among how many of what was found the shop's own number is looked for. */
const OWN_MOST = 3;

type Asked = {
  query: string;
  synonyms: Synonyms;
  filter: Filter;
  /** What was found without them, the best first. */
  found: readonly ListRow[];
};

/** @returns the first article that is offered, and the number it is offered for; null for none, and for the shop's own number */
export async function insteadOfQuery(
  queries: Queries,
  { query, synonyms, filter, found }: Asked,
): Promise<{ row: ListRow; number: string } | null> {
  const numbers = numbersIn(query, synonyms);
  const [first] = (await insteadOfLines(queries, [query], synonyms))[0] ?? [];
  if (!first) return null;
  const ids = found.slice(0, OWN_MOST).map(({ id }) => id);
  const own = ids.length === 0 ? new Map<number, never>() : await variantsOf(queries, ids);
  const models = [...own.values()].flat().map(({ model }) => numberKeyOf(model));
  if (models.some((model) => numbers.includes(model))) return null;
  const [row] = await selectListRows(queries).where(
    and(eq(products.id, first.productId), whereListed(filter)),
  );
  return row ? { row, number: first.number } : null;
}
