import type { z } from 'shared-contracts/schema';
import type { matchLinesBody } from 'shared-contracts/wire/quick-order';
import type { Deps } from '../deps';
import type { YieldToOthers } from '../scheduler';
import { readChoices } from './choices';
import { meaningsOfLines } from './match';
import { insteadOfLines } from '../cross-references/instead-of-lines';

/** How many choices a line has (wire/quick-order). */
const CHOICES_MOST = 12;

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
  // What is sure needs no stand-in.
  const unsure = texts.map((text, at) => (meanings[at]?.outcome === 'exact' ? '' : text));
  const instead = await insteadOfLines(reads, unsure, synonyms);
  await yieldToOthers();
  const offered = instead.flatMap((some) => some.map(({ variantId }) => variantId));
  const ids = new Set([...offered, ...meanings.flatMap(({ variantIds }) => variantIds)]);
  const choices = await readChoices(reads, [...ids], now());
  return meanings.map(({ outcome, variantIds, more }, at) => {
    const stands = (instead[at] ?? []).flatMap(({ variantId, number }) => {
      const choice = choices.get(variantId);
      return choice ? [{ ...choice, instead_of: number }] : [];
    });
    const taken = new Set(stands.map(({ variant_id: id }) => id));
    const others = variantIds.filter((id) => !taken.has(id));
    return {
      outcome: stands.length > 0 ? ('likely' as const) : outcome,
      choices: [...stands, ...others.flatMap((id) => choices.get(id) ?? [])].slice(0, CHOICES_MOST),
      ...(more ? { more } : {}),
    };
  });
}
