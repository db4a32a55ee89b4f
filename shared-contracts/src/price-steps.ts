/** Prices by quantity: the rule by which a line is priced, the same in shop and provider. */
import { wirePrice, type Centavos } from './money';
import { z } from './schema';
import { lenient, wholeNumber } from './wire/values';

/** From so many units on, each costs `price` centavos. */
export type PriceStep = { quantity: number; price: Centavos };

/**
 * The price of one unit where so many are bought: that of the last step that they reach.
 * @param steps ascending in quantity
 * @param otherwise the price where they reach none
 */
export function priceAt<Price extends Centavos | null>(
  steps: readonly PriceStep[] | undefined,
  quantity: number,
  otherwise: Price,
): Centavos | Price {
  let price: Centavos | Price = otherwise;
  for (const step of steps ?? []) if (step.quantity <= quantity) price = step.price;
  return price;
}

const row = z.object({ quantity: wholeNumber(0), price: wirePrice });

/** Steps as they come, ascending in quantity; one without a price is none. */
export const priceSteps = z.pipe(
  lenient(row),
  z.transform((rows) => rows.filter((step): step is PriceStep => step.price !== null)),
);
