/** What lines of a quick order mean: set by set, so that 200 lines cost a few statements. */
import type { Queries } from '../../database/open';
import type { Article } from 'shared-contracts/quick-lines/article';
import { comparedWith, type Meaning } from 'shared-contracts/quick-lines/meaning';
import { pastedLine, type PastedLine } from 'shared-contracts/quick-lines/pasted-line';
import { asWritten, mended } from 'shared-contracts/quick-lines/written';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import { mapInSlices, type YieldToOthers } from '../scheduler';
import { readArticles } from './articles';
import { findCandidates } from './find-candidates';
import { readVocabulary } from './vocabulary';

/** How many lines are compared before other calls may run. */
const COMPARED_AT_ONCE = 5;
/** How many lines are looked up by one statement, so that no other call waits for all of them. */
const LOOKED_UP_AT_ONCE = 50;

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
      return comparedWith(line, articles, found?.all ?? false);
    });
    meanings.push(...answered);
  }
  return meanings;
}
