/** What lines of a quick order mean: set by set, so that 200 lines cost a few statements. */
import type { Queries } from '../../database/open';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import { mapInSlices, type YieldToOthers } from '../scheduler';
import { readArticles, type Article } from './articles';
import { pastedLine, type PastedLine } from './pasted-line';
import { fitOf, wordsIn, type Fit } from './compare';
import { findCandidates } from './find-candidates';
import { asWritten, mended, readVocabulary } from './vocabulary';

/** How many choices a line has where its best are not equal. */
const CHOICES_MOST = 5;
/** How many equal ones are shown: nobody but the shopper can say which one is meant. */
const EQUALS_MOST = 12;
/** Stock and the default variant are no difference in what a line says. */
const EQUAL_WITHIN = 1;
/** What is so much worse than the best choice is none. */
const WORSE_MOST = 30;
/** How many lines are compared before other calls may run. */
const COMPARED_AT_ONCE = 5;
/** How many lines are looked up by one statement, so that no other call waits for all of them. */
const LOOKED_UP_AT_ONCE = 50;

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

function compared(line: PastedLine, articles: Article[], all: boolean): Meaning {
  const said = wordsIn(line);
  return meaningOf(
    articles.flatMap((article) => fitOf(line, said, article) ?? []),
    all,
  );
}

/** @returns a meaning for each text, in their order */
export async function meaningsOfLines(
  queries: Queries,
  texts: readonly string[],
  synonyms: Synonyms,
  yieldToOthers: YieldToOthers,
): Promise<Meaning[]> {
  await yieldToOthers();
  const vocabulary = await readVocabulary(queries);
  const lines = await mapInSlices(
    texts.map((text, nth) => ({ text, nth })),
    COMPARED_AT_ONCE,
    yieldToOthers,
    ({ text, nth }): PastedLine => {
      const line = pastedLine(text, nth, synonyms);
      return { ...line, terms: mended(asWritten(line.terms, vocabulary), vocabulary, synonyms) };
    },
  );
  const meanings: Meaning[] = [];
  const known = new Map<number, Article[]>();
  for (let from = 0; from < lines.length; from += LOOKED_UP_AT_ONCE) {
    const some = lines.slice(from, from + LOOKED_UP_AT_ONCE);
    await yieldToOthers();
    const candidates = await findCandidates(queries, some, yieldToOthers);
    const ids = new Set([...candidates.values()].flatMap((found) => found.ids));
    await yieldToOthers();
    const read = await readArticles(
      queries,
      [...ids].filter((id) => !known.has(id)),
    );
    for (const [id, articles] of read) known.set(id, articles);
    const answered = await mapInSlices(some, COMPARED_AT_ONCE, yieldToOthers, (line) => {
      const found = candidates.get(line.nth);
      const articles = (found?.ids ?? []).flatMap((id) => known.get(id) ?? []);
      return compared(line, articles, found?.all ?? false);
    });
    meanings.push(...answered);
  }
  return meanings;
}
