/** What a line of a quick order means, of the articles that it was compared with. */
import type { Article } from './article';
import { fitOf, wordsIn, type Fit } from './compare';
import type { PastedLine } from './pasted-line';

/** How many choices a line has where its best are not equal. */
const CHOICES_MOST = 5;
/** How many equal ones are shown: nobody but the shopper can say which one is meant. */
const EQUALS_MOST = 12;
/** Stock and the default variant are no difference in what a line says. */
const EQUAL_WITHIN = 1;
/** What is so much worse than the best choice is none. */
const WORSE_MOST = 30;

export type Meaning = {
  outcome: 'exact' | 'likely' | 'none';
  /** The best first; among equal ones those in stock, and of them the cheapest. */
  variantIds: number[];
  /** Whether others fit as well as these. */
  more: boolean;
};

const NONE: Meaning = { outcome: 'none', variantIds: [], more: false };

/** Of what a line says as well: what can be bought, and the cheapest of it, first. */
function byPrice({ article: a }: Fit, { article: b }: Fit): number {
  const buyable = ({ inStock, price }: Article) => Number(inStock && price !== null);
  return (
    buyable(b) - buyable(a) ||
    (a.price ?? Infinity) - (b.price ?? Infinity) ||
    a.variantId - b.variantId
  );
}

/**
 * A line is exact where one article alone is named by it. A number wins over a name, because names
 * begin with the numbers of their products.
 * @param all whether every product with the line's words was compared
 */
export function meaningOf(fits: Fit[], all: boolean): Meaning {
  const sorted = fits.toSorted(
    (a, b) => b.score - a.score || a.article.variantId - b.article.variantId,
  );
  const [best] = sorted;
  if (!best) return NONE;
  const numbered = sorted.filter(({ run }) => run && run.code === best.run?.code);
  const named = sorted.filter(({ isNamed }) => isNamed);
  const isExact = best.isNamed && (best.run ? numbered.length === 1 : named.length === 1 && all);
  if (isExact) return { outcome: 'exact', variantIds: [best.article.variantId], more: false };
  const equals = sorted.filter(({ score }) => score >= best.score - EQUAL_WITHIN);
  const near = sorted.slice(equals.length).filter(({ score }) => score >= best.score - WORSE_MOST);
  const shown = [...equals.toSorted(byPrice), ...near].slice(
    0,
    Math.max(CHOICES_MOST, Math.min(EQUALS_MOST, equals.length)),
  );
  return {
    outcome: 'likely',
    variantIds: shown.map(({ article }) => article.variantId),
    more: equals.length > shown.length || (!all && equals.length > 1),
  };
}

/** @param all whether every product with the line's words is among the articles */
export function comparedWith(
  line: PastedLine,
  articles: readonly Article[],
  all: boolean,
): Meaning {
  const said = wordsIn(line);
  return meaningOf(
    articles.flatMap((article) => fitOf(line, said, article) ?? []),
    all,
  );
}
