import { z } from '../schema';
import { productListItem } from './product';
import { id, lenient } from './values';

/** By which fact one thing fits another; `named`: its catalogue says so. */
const fitFact = z.enum([
  'platform',
  'voltage',
  'bore',
  'diameter',
  'speed',
  'thread',
  'shank',
  'drive',
  'named',
]);
export type FitFact = z.infer<typeof fitFact>;

/** The most products of one group. */
export const FITS_MOST = 8;

export const fitsQuery = z.object({ variant_id: id });

/** Products of one kind of fit, each with the variant that fits as its `matched_variant`. */
const fitGroup = z.object({
  by: lenient(fitFact),
  products: lenient(productListItem),
});

export const fitsAnswer = z.object({ groups: lenient(fitGroup) });
export type FitGroup = z.output<typeof fitGroup>;
