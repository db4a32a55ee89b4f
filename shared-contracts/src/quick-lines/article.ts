/** A variant on sale, and what it is called: what a line of a quick order is compared with. */
import { tokensOf } from '../search/tokens';
import { stem } from './line-stem';
import { tellingWords } from './pasted-line';

export type Article = {
  variantId: number;
  isDefault: boolean;
  inStock: boolean;
  /** In centavos; null is 'Price Upon Inquiry'. */
  price: number | null;
  /** Whether its product has others. */
  oneOfSeveral: boolean;
  /** Its numbers, written together: model, GTIN, maker's part number. */
  codes: ReadonlySet<string>;
  /** The words that a complete name has: the product's and the variant's. */
  productWords: readonly string[];
  variantWords: readonly string[];
  /** All words and parts of its name and numbers. */
  named: ReadonlySet<string>;
  /** Those of its specs, its brand and its category. */
  told: ReadonlySet<string>;
};

const together = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join('');

/** All words of texts and their parts, as lines are compared with them. */
export function allWords(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) =>
      tokensOf(text).flatMap(({ text: word, parts, same = [] }) =>
        [word, ...parts, ...same].map(stem),
      ),
    ),
  );
}

const wordsOf = (text: string) => tellingWords(tokensOf(text).map((token) => token.text));

/** A number as `codes` has it: a GTIN is the same with and without leading zeros. */
export const codeOf = (code: string) => (/^\d+$/.test(code) ? code.replace(/^0+/, '') : code);

type Named = Pick<Article, 'variantId' | 'isDefault' | 'inStock' | 'price' | 'oneOfSeveral'> & {
  productName: string;
  variantName: string;
  numbers: readonly string[];
  told: ReadonlySet<string>;
};

export function articleOf({ productName, variantName, numbers, ...article }: Named): Article {
  return {
    ...article,
    codes: new Set(numbers.map(together).map(codeOf)),
    productWords: wordsOf(productName),
    variantWords: wordsOf(variantName),
    named: allWords([productName, variantName, ...numbers]),
  };
}
