/** What the shop's cross-references offer where another maker's number is searched. */
import { and, eq } from 'drizzle-orm';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import type { Queries } from '../../database/open';
import { products } from '../../database/tables/catalogue';
import { variantsOf, type VariantRow } from '../catalogue/matched-variant';
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

/**
 * @returns the first article that is offered, of a product with several the variant that its table
 *   names, and the number it is offered for; null for none, and for the shop's own number
 */
export async function insteadOfQuery(
  queries: Queries,
  { query, synonyms, filter, found }: Asked,
): Promise<{ row: ListRow; variant: VariantRow | undefined; number: string } | null> {
  const [first] = (await insteadOfLines(queries, [query], synonyms))[0] ?? [];
  if (!first) return null;
  const ids = found.slice(0, OWN_MOST).map(({ id }) => id);
  const known = await variantsOf(queries, [...new Set([...ids, first.productId])]);
  const models = ids.flatMap((id) => known.get(id) ?? []).map(({ model }) => numberKeyOf(model));
  const numbers = numbersIn(query, synonyms);
  if (models.some((model) => numbers.includes(model))) return null;
  const [row] = await selectListRows(queries).where(
    and(eq(products.id, first.productId), whereListed(filter)),
  );
  const variants = known.get(first.productId) ?? [];
  const variant =
    variants.length > 1 ? variants.find(({ id }) => id === first.variantId) : undefined;
  return row ? { row, variant, number: first.number } : null;
}
