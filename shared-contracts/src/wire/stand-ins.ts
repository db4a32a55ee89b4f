/**
 * What may stand in for a variant that is sold out. The answer says facts; the words are the shop's:
 *
 *     { "stand_ins": [{ "product_id": 7, "variant_id": 8, "product_name": "Hex Bolts Grade 10.9",
 *         "variant_name": "M10 × 30", "brand_name": "Turnelo", "price": 12.5, "in_stock": true,
 *         "image_path": null, "verdict": "better", "differences": [
 *           { "label": "Grade", "wanted": "8.8", "offered": "10.9", "is": "more" },
 *           { "label": "Pack", "wanted": "100 pcs", "offered": "50 pcs", "is": "differs" }] }],
 *       "ask": false }
 *
 * No stand-in and `ask` is 'ask us what can stand in'; no stand-in and no `ask` is nothing.
 */
import { wirePrice } from '../money';
import { z } from '../schema';
import { flag, id, lenient, picturePath, stock, text } from './values';

/** The most stand-ins of an answer. */
export const STAND_INS_MOST = 6;

export const standInsQuery = z.object({
  variant_id: z.string().check(z.minLength(1), z.maxLength(64)),
});

const difference = z.object({
  label: z.string(),
  /** As the catalogue has it; empty where it says nothing of it. */
  wanted: text,
  offered: text,
  /** Whether the offered value is more, of a strength stronger, less, another, or the same in other words. */
  is: z.enum(['more', 'less', 'differs', 'same']),
});
export type Difference = z.infer<typeof difference>;

const verdict = z.enum(['equal', 'better', 'ask']);
/** `better` is better in something and worse in nothing; `ask` is for a person to compare. */
export type Verdict = z.infer<typeof verdict>;

const standIn = z.object({
  product_id: id,
  variant_id: id,
  product_name: z.string(),
  variant_name: text,
  brand_name: text,
  /** Centavos of one unit; null is 'Price Upon Inquiry'. */
  price: wirePrice,
  /** null where the provider doesn't say. */
  in_stock: stock,
  image_path: picturePath,
  verdict: z.enum(['equal', 'better']),
  differences: lenient(difference),
});
export type StandIn = z.infer<typeof standIn>;

export const standInsAnswer = z.object({
  /** What is in stock first, then equal ones before better ones, then the nearest price. At most six. */
  stand_ins: lenient(standIn),
  /** Whether there are comparable goods that only a person can compare. */
  ask: flag,
});
export type StandIns = z.infer<typeof standInsAnswer>;
