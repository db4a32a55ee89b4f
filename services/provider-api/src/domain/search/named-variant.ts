/** Reads the variants that a query names. */
import { namedVariant } from 'shared-contracts/search/named-variant';
import type { Queries } from '../../database/open';
import { variantsOf } from '../catalogue/matched-variant';
import { mapInSlices, type YieldToOthers } from '../scheduler';
import type { Term } from 'shared-contracts/search/query-terms';
import { tokensOf } from 'shared-contracts/search/tokens';

/** How many products are compared before other calls may run: this takes a millisecond or two. */
const COMPARED_AT_ONCE = 2;
/** The variants that a query names, by product. */
export async function namedVariants(
  queries: Queries,
  terms: readonly Term[],
  rows: readonly { id: number; product_name: string }[],
  yieldToOthers: YieldToOthers,
) {
  const words = terms.flatMap(({ ways }) => ways[0]?.words ?? []);
  const asked = rows
    .map((row) => ({
      id: row.id,
      ofProduct: new Set(tokensOf(row.product_name).flatMap(({ text, parts }) => [text, ...parts])),
    }))
    .filter(({ ofProduct }) => words.some((word) => !ofProduct.has(word)));
  if (asked.length === 0) return new Map<number, never>();
  await yieldToOthers();
  const known = await variantsOf(
    queries,
    asked.map(({ id }) => id),
  );
  const named = await mapInSlices(asked, COMPARED_AT_ONCE, yieldToOthers, ({ id, ofProduct }) => {
    const all = known.get(id) ?? [];
    const one = all.length > 1 ? namedVariant(words, ofProduct, all) : undefined;
    return one ? ([id, one] as const) : null;
  });
  return new Map(named.filter((entry) => entry !== null));
}
