/** Quick orders: lines as a shopper has written them, and what the shop sells by these words. */
import { wirePrice } from '../money';
import { z } from '../schema';
import { sellingTerms } from './selling-terms';
import { flag, id, lenient, picturePath, stock, text } from './values';

/** The most lines of one quick order, as many as a cart holds. */
export const QUICK_LINES_MOST = 200;
/** The most characters of a line. */
export const QUICK_TEXT_MOST = 200;

export const matchLinesBody = z.object({
  lines: z
    .array(z.object({ text: z.string().check(z.minLength(1), z.maxLength(QUICK_TEXT_MOST)) }))
    .check(z.minLength(1), z.maxLength(QUICK_LINES_MOST)),
});

const lineChoice = z.object({
  product_id: id,
  variant_id: id,
  product_name: z.string(),
  variant_name: text,
  brand_name: text,
  /** The maker's number; empty where it has none. */
  model: text,
  /** Centavos of one unit; null is 'Price Upon Inquiry'. */
  price: wirePrice,
  /** null where the provider doesn't say. */
  in_stock: stock,
  image_path: picturePath,
  /**
   * The other maker's number that it may stand in for, as the shop's cross-references have it; such a
   * line is always `likely`. An addition.
   */
  instead_of: z.optional(z.string()),
  /** Whether the variant is the product's default one. */
  default: flag,
  ...sellingTerms,
});
/** A variant that a line may mean. */
export type LineChoice = z.infer<typeof lineChoice>;

const matchedLine = z.object({
  /**
   * `exact` where a number or the complete name points to one variant, `likely` where a shopper has
   * to say yes or to choose, `none` where nothing was found.
   */
  outcome: z.enum(['exact', 'likely', 'none']),
  /** The best first, and the cheapest of equal ones; at most twelve. */
  choices: lenient(lineChoice),
  /** Whether others fit as well as these; missing where none do, or nobody says. */
  more: z.optional(flag),
});
export type MatchedLine = z.infer<typeof matchedLine>;

/** As many lines as were asked, in the same order. */
export const matchLinesAnswer = z.object({ lines: z.array(matchedLine) });
