import type { HttpClient } from 'shared-contracts/call';
import { modelOf } from 'shared-contracts/model-number';
import { priceAt } from 'shared-contracts/price-steps';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import { readProductNow } from '../api/read-product';
import type { GuestLines } from './guest-lines';
import type { CartLine } from './lines';
import { termsOf } from './selling-terms';

/** How many products are read at a time. */
const AT_ONCE = 4;

/** A line as the shop sells it now: its price, its model number, and whether it can still be bought. */
function lineNow<Line extends CartLine>(line: Line, product: ProductDetails | null): Line {
  const variant = product?.variants.find(({ id }) => id === line.variant_id);
  // Without a price the product is sold upon inquiry only; the line keeps the price at which it was
  // added.
  if (!variant || variant.price === null) return { ...line, status: 'unavailable' };
  const status = variant.in_stock === false ? 'out_of_stock' : 'available';
  const model = modelOf(variant.specs);
  return {
    ...line,
    ...(model === null ? {} : { model }),
    ...termsOf(variant),
    product_price: priceAt(variant.price_steps, line.quantity, variant.price),
    status,
  };
}

/**
 * Updates the prices and stock of a guest's lines; a customer's lines come up to date from the
 * server. A line whose product can't be read stays as it was. The host reuses products that were
 * read a moment ago.
 */
export async function checkLines(
  http: HttpClient,
  guest: Pick<GuestLines, 'read' | 'write'>,
): Promise<void> {
  async function check(productId: string): Promise<void> {
    const reading = await readProductNow(http, productId);
    if (reading.kind === 'failed') return;
    const product = reading.kind === 'read' ? reading.value : null;
    // Read afresh: the shopper may have changed the cart meanwhile.
    const lines = guest.read();
    const now = lines.map((line) =>
      line.product_id === productId ? lineNow(line, product) : line,
    );
    if (JSON.stringify(now) !== JSON.stringify(lines)) guest.write(now);
  }

  const next = new Set(guest.read().map(({ product_id }) => product_id)).values();
  const worker = async () => {
    for (const id of next) await check(id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
