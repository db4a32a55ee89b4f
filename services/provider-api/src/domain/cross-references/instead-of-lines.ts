/** What the shop's cross-references offer for lines of a quick order that name another maker's number. */
import { pastedLine } from 'shared-contracts/quick-lines/pasted-line';
import type { Synonyms } from 'shared-contracts/search/synonyms';
import type { Queries } from '../../database/open';
import { insteadOf, type Instead } from './instead-of';
import { numberKeyOf } from './number-key';

/** Longer texts are no number as a whole, and one without a figure is a word. */
const NUMBER_MOST = 60;

/** The numbers that a text may have in it, as they are compared; the longest first. */
export function numbersIn(text: string, synonyms: Synonyms): string[] {
  if (text === '') return [];
  const whole = text.length <= NUMBER_MOST && /\d/.test(text) ? [numberKeyOf(text)] : [];
  return [...whole, ...pastedLine(text, 0, synonyms).runs.map(({ code }) => code)];
}

/**
 * All lines by one statement.
 * @param texts '' for a line that needs none
 * @returns for each line what is offered for the longest number that is known
 */
export async function insteadOfLines(
  queries: Queries,
  texts: readonly string[],
  synonyms: Synonyms,
): Promise<(readonly Instead[])[]> {
  const keys = texts.map((text) => numbersIn(text, synonyms));
  const found = await insteadOf(queries, keys.flat());
  return keys.map((some) => {
    const known = some.find((key) => found.has(key));
    return known === undefined ? [] : (found.get(known) ?? []);
  });
}
