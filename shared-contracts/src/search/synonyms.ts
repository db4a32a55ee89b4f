/** Other names of words and phrases, as a search reads them. */
import { tokensOf } from './tokens';

export type Synonyms = {
  /** The other names of a phrase of folded words, the first the best. */
  of: ReadonlyMap<string, readonly string[]>;
  /** The most words of a phrase. */
  phraseMost: number;
  /** The phrases of one word without digits, which a misspelled word may mean. */
  words: readonly string[];
};

/** A phrase as queries are looked up in: '4 inch' as '4in', 'E-Stop' as 'estop'. */
export const phraseOf = (text: string): string =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ');

export function synonymsOf(rows: Iterable<readonly [string, readonly string[]]>): Synonyms {
  const of = new Map(rows);
  const phrases = [...of.keys()];
  return {
    of,
    phraseMost: Math.max(1, ...phrases.map((phrase) => phrase.split(' ').length)),
    words: phrases.filter((phrase) => /^\p{L}+$/u.test(phrase)),
  };
}
