/** Reads a number and a few letters as the one word that the catalogue has of them: '3 sm' is the battery 3SM. */
import type { Term } from 'shared-contracts/search/query-terms';
import type { Queries } from '../../database/open';
import { exist, matches } from './read-query';

/** More letters are a word of their own. */
const LETTERS_MOST = 3;

const isShort = ({ asked }: Term) => asked.length <= LETTERS_MOST && /^\p{L}+$/u.test(asked);
const isNumber = ({ asked }: Term) => /^\d{1,4}$/.test(asked);

function together(left: Term, right: Term): Term {
  const asked = left.asked + right.asked;
  const ways = [{ words: [asked], how: 'asked' as const, whole: true }];
  return { asked, shown: `${left.shown} ${right.shown}`, ways };
}

/** @returns the terms with two of them run together; null where the catalogue has none so */
export async function runTogether(
  queries: Queries,
  terms: readonly Term[],
): Promise<Term[] | null> {
  const pairs = terms.slice(1).flatMap((right, at) => {
    const left = terms[at];
    if (!left) return [];
    const isPair = (isNumber(left) && isShort(right)) || (isShort(left) && isNumber(right));
    return isPair ? [{ at, both: together(left, right) }] : [];
  });
  const there = await exist(
    queries,
    pairs.map(({ both }) => matches([both])),
  );
  const pair = pairs.find((_, nth) => there[nth]);
  return pair ? terms.toSpliced(pair.at, 2, pair.both) : null;
}
