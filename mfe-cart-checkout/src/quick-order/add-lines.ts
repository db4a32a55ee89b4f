/** Puts many lines into the cart: a guest's into the browser, a customer's by one call. */
import { faultOf, messageOf, outcomeUnknown } from 'shared-contracts/errors';
import { isMissingCall } from 'shared-contracts/missing-call';
import { newKey } from 'shared-contracts/new-key';
import { addSold } from '../add-to-cart/add-sold';
import { addItemsToCart } from '../api/add-items';
import type { Cart } from '../cart/cart';
import type { CustomerCart } from '../cart/customer-cart';
import type { Outcome } from '../cart/line-change';
import type { CartLine } from '../cart/lines';

export type Addition = { line: CartLine; quantity: number };

/** The key of the last try whose outcome is unknown: the same lines go out under it again. */
export type LastTry = { current: { about: string; key: string } | null };

async function together(
  cart: Cart,
  customer: CustomerCart,
  additions: readonly Addition[],
  lastTry: LastTry,
): Promise<Outcome[] | null> {
  const items = additions.map(({ line, quantity }) => ({
    product_id: line.product_id,
    variant_id: line.variant_id,
    quantity,
  }));
  const about = JSON.stringify([customer.userId, items]);
  const key = lastTry.current?.about === about ? lastTry.current.key : newKey();
  lastTry.current = { about, key };
  try {
    const answer = await customer.inTurn(() =>
      addItemsToCart(cart.host.http, { items, user_id: customer.userId }, key),
    );
    lastTry.current = null;
    customer.take(answer.items);
    return items.map((_, at): Outcome => {
      const result = answer.results[at];
      return result?.added
        ? { kind: 'done', message: undefined }
        : { kind: 'failed', words: result?.message || undefined };
    });
  } catch (error) {
    if (!outcomeUnknown(faultOf(error))) lastTry.current = null;
    if (isMissingCall(error)) return null;
    const words = messageOf(error, '') || undefined;
    return items.map((): Outcome => ({ kind: 'failed', words }));
  }
}

/**
 * Adds lines to what the cart has.
 * @returns what came of each, in their order
 */
export async function addLines(
  cart: Cart,
  additions: readonly Addition[],
  lastTry: LastTry,
): Promise<Outcome[]> {
  const customer = cart.customer();
  const answered = customer ? await together(cart, customer, additions, lastTry) : null;
  if (answered) return answered;
  // A guest's cart, or a provider that takes one line at a time.
  const outcomes: Outcome[] = [];
  for (const { line, quantity } of additions) outcomes.push(await addSold(cart, line, quantity));
  return outcomes;
}
