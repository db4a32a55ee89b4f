import type { z } from 'shared-contracts/schema';
import type { matchLinesBody } from 'shared-contracts/wire/quick-order';
import type { Deps } from '../deps';
import type { YieldToOthers } from '../scheduler';
import { readChoices } from './choices';
import { meaningsOfLines } from './match';

/** What each line of a pasted list may mean, with the variants to choose from, best first. */
export async function matchedLines(
  { reads, synonyms: book, now }: Pick<Deps, 'reads' | 'synonyms' | 'now'>,
  { lines }: z.output<typeof matchLinesBody>,
  yieldToOthers: YieldToOthers,
) {
  const texts = lines.map(({ text }) => text);
  const synonyms = await book.read();
  const meanings = await meaningsOfLines(reads, texts, synonyms, yieldToOthers);
  await yieldToOthers();
  const ids = new Set(meanings.flatMap(({ variantIds }) => variantIds));
  const choices = await readChoices(reads, [...ids], now());
  return meanings.map(({ outcome, variantIds, more }) => ({
    outcome,
    choices: variantIds.flatMap((id) => choices.get(id) ?? []),
    ...(more ? { more } : {}),
  }));
}
