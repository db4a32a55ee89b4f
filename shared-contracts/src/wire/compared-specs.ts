/**
 * What the specs of compared products mean, so that equal ones of two spellings aren't told as a
 * difference, and a size of another unit is told in the first product's:
 *
 *     { "specs": [
 *       { "id": "7", "label": "Size", "specs": "1/2 in", "means": "12.7mm" },
 *       { "id": "9", "label": "Pressure", "specs": "150 psi", "means": "10.342bar", "also": "10.34 bar" }] }
 *
 * What is no number and no size of the trade is left out: its words are compared.
 */
import { z } from '../schema';
import { id, lenient, text } from './values';

/** The most products that are compared by a call. */
export const COMPARED_IDS_MOST = 8;

export const comparedSpecsQuery = z.object({
  /** Ids of products or variants with commas between them. A product stands for its default variant. */
  ids: z.string().check(z.minLength(1), z.maxLength(200)),
});

const specReading = z.object({
  /** As it was asked for. */
  id,
  label: z.string(),
  /** As the product's details have it. */
  specs: z.string(),
  /** The same for values that mean the same; no words to show. */
  means: z.string(),
  /** The value in the unit of the first product that differs in it; empty where that doesn't help. */
  also: text,
});
export type SpecReading = z.infer<typeof specReading>;

export const comparedSpecsAnswer = z.object({ specs: lenient(specReading) });
