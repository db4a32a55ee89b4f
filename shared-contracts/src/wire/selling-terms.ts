/** How a product is sold: additions of the reference provider, which others may leave out. */
import { wirePrice } from '../money';
import { priceSteps } from '../price-steps';
import { z } from '../schema';
import { collection } from './collection';
import { count, text, wholeNumber } from './values';

/** What a price is by quantity and for a time, and the quantities that are sold. */
export const sellingTerms = {
  /** The price before a sale, while one is in force; the price itself is the sale's then. */
  was_price: z.optional(wirePrice),
  /** When the sale ends, ISO 8601; missing where it has no end. */
  sale_ends: z.optional(text),
  /** Prices by quantity from 1 on, of one unit each; missing where there is one price. */
  price_steps: z.optional(priceSteps),
  /** In units; 0 or missing where any quantity is sold. */
  minimum_order: z.optional(wholeNumber(0)),
  order_step: z.optional(wholeNumber(0)),
  /** What is sold as one: 'piece', 'box', 'metre'. */
  unit: z.optional(text),
  /** Pieces in one unit; 0 or missing where it isn't said. */
  pack_quantity: z.optional(wholeNumber(0)),
  /** Units that can be bought now; missing where they aren't counted. */
  stock_count: z.optional(count),
  collect: z.optional(collection),
};
