import type { HttpClient } from 'shared-contracts/call';
import { readProduct } from 'shared-contracts/calls/product';
import { ask, queryOf } from 'shared-contracts/query';
import { readingOfOne } from 'shared-contracts/reading';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import type { SaveLine } from './guest-list';

/** How long a product's price and stock may be used again, in milliseconds. */
const LASTS = 60_000;
/** How many products are read at a time. */
const AT_ONCE = 4;

/**
 * The products of a guest's lines as the shop sells them now, by their ids; null for one that it
 * sells no longer. One that could not be read is missing.
 */
export async function readProducts(
  http: HttpClient,
  lines: readonly SaveLine[],
): Promise<Map<string, ProductDetails | null>> {
  const products = new Map<string, ProductDetails | null>();
  const next = new Set(lines.map(({ product_id: id }) => id)).values();
  async function work() {
    for (const id of next) {
      const answer = ask(http, queryOf(readProduct, { params: { id } }, LASTS));
      const reading = await readingOfOne(answer, () => undefined);
      if (reading.kind !== 'failed')
        products.set(id, reading.kind === 'read' ? reading.value : null);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return products;
}
