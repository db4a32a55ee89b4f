import type { HttpClient } from 'shared-contracts/call';
import { readProduct } from 'shared-contracts/calls/product';
import { ask, queryOf } from 'shared-contracts/query';
import { readingOfOne, type ReadingOfOne } from 'shared-contracts/reading';
import type { ProductDetails } from 'shared-contracts/wire/product-details';

/** How long a product's price and stock may be used again, in milliseconds. */
const LASTS = 60_000;

/**
 * A product as the shop sells it now, by its own or a variant's id. A failure is not reported: a
 * line that couldn't be compared stays as it was.
 */
export function readProductNow(
  http: HttpClient,
  id: string,
): Promise<ReadingOfOne<ProductDetails>> {
  const answer = ask(http, queryOf(readProduct, { params: { id } }, LASTS));
  return readingOfOne(answer, () => undefined);
}
