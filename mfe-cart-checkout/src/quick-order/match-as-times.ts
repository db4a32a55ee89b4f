import type { HttpClient } from 'shared-contracts/call';
import type { MatchedLine } from 'shared-contracts/wire/quick-order';
import { matchTexts } from '../api/match-lines';
import { counted } from './line-quantity';
import type { DraftLine } from './order-line';

/** 'RX 4410 x 2': a size to the eye, unless the shop knows the number before it. */
const TIMES = /^(.*\S)\s+[x×*]\s?(\d{1,4})$/i;

function asTimes(line: DraftLine): DraftLine | null {
  const [, text, count] = TIMES.exec(line.text) ?? [];
  if (line.sure || line.unit !== null || text === undefined) return null;
  return { ...line, ...counted(text, Number(count), '', false) };
}

/** Whether the shop knows the number itself. */
const isNumber = ({ outcome, choices }: MatchedLine) =>
  outcome === 'exact' || choices.some((choice) => choice.instead_of);

/**
 * Reads lines again of which nothing was found, and which may end with a quantity: the shopper is asked
 * for that. Where they can't be read again, what was found first stays.
 */
export async function matchAsTimes(
  http: HttpClient,
  kept: readonly DraftLine[],
  matched: readonly MatchedLine[],
): Promise<{ line: DraftLine; match: MatchedLine | undefined }[]> {
  const first = kept.map((line, at) => ({ line, match: matched[at] }));
  const shorter = first.flatMap(({ line, match }, at) => {
    const again = match?.choices.length === 0 ? asTimes(line) : null;
    return again ? [{ at, line: again }] : [];
  });
  if (shorter.length === 0) return first;
  const texts = shorter.map(({ line }) => line.text);
  const found = await matchTexts(http, texts).catch(() => []);
  for (const [nth, { at, line }] of shorter.entries()) {
    const match = found[nth];
    if (match && isNumber(match)) first[at] = { line, match };
  }
  return first;
}
