import { priceAt } from 'shared-contracts/price-steps';
import type { SlotProps } from 'shared-contracts/slots';
import type { Cart } from '../cart/cart';
import { addSold } from '../add-to-cart/add-sold';
import { ADD_FAILED } from '../cart/change-cart';
import { troubleOf } from '../cart/lines';
import { readOffer, type Offer } from './read-offer';

export type OrderedLine = SlotProps<'cart.reorder'>['lines'][number];

/** The result for one line of an order that is ordered again. */
export type LineResult =
  | { kind: 'added'; was: number | null; now: number; fewLeft: boolean }
  | { kind: 'out-of-stock' | 'priceless' | 'gone' }
  | { kind: 'failed'; words: string };

async function putIn(
  cart: Cart,
  ordered: OrderedLine,
  offer: Offer,
  wasSeen: boolean,
): Promise<LineResult> {
  if (offer.kind === 'unknown') return { kind: 'failed', words: ADD_FAILED };
  if (offer.kind !== 'sold') return { kind: offer.kind };
  const outcome = await addSold(cart, offer.line, Math.max(1, ordered.quantity));
  if (outcome.kind === 'failed') return { kind: 'failed', words: outcome.words ?? ADD_FAILED };
  const held = cart.store
    .getState()
    .lines.find(({ variant_id }) => variant_id === ordered.variant_id);
  return {
    kind: 'added',
    // A change that was shown before isn't told again.
    was: wasSeen ? null : ordered.price,
    now: priceAt(offer.line.price_steps, ordered.quantity, offer.price),
    fewLeft: held !== undefined && troubleOf(held) === 'out-of-stock',
  };
}

/** Today's offers of these lines, in their sequence. */
export function readOffers({ host }: Cart, lines: readonly OrderedLine[]): Promise<Offer[]> {
  return Promise.all(lines.map((line) => readOffer(host.http, line.variant_id)));
}

/**
 * Puts an order's lines into the cart at today's prices, one after another.
 * @param seen the offers that the shopper was shown; without them they are read now
 * @returns the result for each line, in the order's own sequence
 */
export async function reorderLines(
  cart: Cart,
  ordered: readonly OrderedLine[],
  seen?: readonly Offer[],
): Promise<LineResult[]> {
  const offers = seen ?? (await readOffers(cart, ordered));
  const results: LineResult[] = [];
  for (const [at, line] of ordered.entries()) {
    results.push(
      await putIn(cart, line, offers[at] ?? { kind: 'unknown', away: false }, seen !== undefined),
    );
  }
  return results;
}
