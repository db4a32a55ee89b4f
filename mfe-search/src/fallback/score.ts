import { searchedFields, type SearchedField } from '../search/found';

/** The weight of a match in each field (specification, section 9). */
const fieldWeights: Record<SearchedField, number> = {
  product_name: 3,
  brand_name: 2,
  category_name: 1.5,
  description: 1,
};

const EXACT = 100;
const PREFIX = 90;
const CONTAINS = 70;
const IN_ORDER = 50;
/** Every long text contains the letters by chance when they may be further apart than that. */
const DENSEST_STRETCH = 2;

/** Length of the shortest stretch of a text that has the letters in order; null where none has. */
function shortestStretch(letters: string, text: string): number | null {
  let shortest: number | null = null;
  for (let from = text.indexOf(letters.charAt(0)); from >= 0;) {
    let at = from;
    for (let next = 1; next < letters.length && at >= 0; next += 1) {
      at = text.indexOf(letters.charAt(next), at + 1);
    }
    if (at < 0) break;
    shortest = Math.min(shortest ?? Infinity, at - from + 1);
    from = text.indexOf(letters.charAt(0), from + 1);
  }
  return shortest;
}

function scoreOf(query: string, text: string): number {
  if (query === '' || text === '') return 0;
  if (text === query) return EXACT;
  if (text.startsWith(query)) return PREFIX;
  if (text.includes(query)) return CONTAINS;
  const stretch = shortestStretch(query, text);
  if (stretch === null || stretch > query.length * DENSEST_STRETCH) return 0;
  return (IN_ORDER * query.length) / stretch;
}

/**
 * How well a text matches a query, 0 to 100: exact 100, prefix 90, contains 70, and the query's
 * letters in order up to 50, the less the more other letters stand between them (specification,
 * section 9). For several words the score is the mean of theirs, unless the whole query scores
 * higher.
 */
function fieldScore(asked: string, given: string): number {
  const words = asked.split(' ');
  const whole = scoreOf(asked, given);
  if (words.length < 2) return whole;
  const sum = words.reduce((total, word) => total + scoreOf(word, given), 0);
  return Math.max(whole, sum / words.length);
}

export type Score = {
  /** The weighted sum of all fields' scores: what results are ranked by. */
  rank: number;
  /** The weighted mean of the matched fields' scores; null where no field matched. */
  percent: number | null;
};

/** Scores a product's texts for a query, all of them as `plain` writes them (reading 13). */
export function scoreTexts(query: string, texts: Record<SearchedField, string>): Score {
  let rank = 0;
  let weights = 0;
  for (const field of searchedFields) {
    const score = fieldScore(query, texts[field]);
    if (score === 0) continue;
    rank += score * fieldWeights[field];
    weights += fieldWeights[field];
  }
  return { rank, percent: weights === 0 ? null : Math.round(rank / weights) };
}
