/** Weighs terms where only some of a query is found: a rare word counts more than a number. */
import type { Term, Way } from './query-terms';

/** Relative to a word's 1: '100mm' fits many products, and '9' or 'x' is in texts of every kind. */
const SIZE = 0.5;
const SIGN = 0.1;

/** A single letter or a bare number: '9', '1/2', 'x'; a long number is a code. */
const isSign = ({ asked }: Term) => asked.length < 2 || /^\d{1,6}(?:[op]\d+)?$/.test(asked);

/** Whether a term alone is a reason to find a product. */
export const isReason = (term: Term): boolean => !isSign(term);

const kindOf = (term: Term): number => (isSign(term) ? SIGN : /^\d/.test(term.asked) ? SIZE : 1);

/**
 * A weight for each term, by its kind: the rarer it is in names, brands and categories, the higher.
 * A term that none of them has can only be in descriptions, and counts as the most frequent word.
 * @param products in how many products a word is
 * @param commonest in how many the most frequent word is
 */
export function weightsBy(
  terms: readonly Term[],
  products: (word: string) => number,
  commonest: number,
): number[] {
  const rarest = ({ words: all }: Way) => Math.min(...all.map(products));
  return terms.map((term) => {
    const those = term.ways.reduce((sum, way) => sum + rarest(way), 0) || commonest;
    return kindOf(term) * Math.log(1 + commonest / Math.min(those, commonest));
  });
}
