import { eq, inArray } from 'drizzle-orm';
import type { RequestedLine } from 'shared-contracts/wire/quotation-request';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { rowIds } from '../../database/row-id';

/** A line of a request as it is stored. */
export type NamedLine = {
  variantId: number | null;
  text: string;
  quantity: number;
  /** Units of it that the customer's cart held; null for none. */
  cartUnits: number | null;
};

/**
 * Lines under the catalogue's own names where their variant is known, else in the customer's words:
 * nobody makes the shop's mail say something else of its goods.
 */
export async function namedLines(
  queries: Queries,
  lines: readonly RequestedLine[],
): Promise<NamedLine[]> {
  const ids = rowIds(lines.flatMap(({ variant_id: id }) => (id ? [String(id)] : [])));
  const known = await queries
    .select({ id: variants.id, product: products.name, variant: variants.name })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, ids));
  return lines.map(({ variant_id: id, text, quantity, cart_units: cartUnits }) => {
    const found = known.find((one) => String(one.id) === String(id ?? ''));
    const name = found && [found.product, found.variant && `(${found.variant})`].filter(Boolean);
    return {
      variantId: found?.id ?? null,
      text: name?.join(' ') ?? text,
      quantity,
      cartUnits: cartUnits || null,
    };
  });
}
