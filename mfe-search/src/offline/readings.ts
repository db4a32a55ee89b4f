/** The readings of a query over the offline catalogue, from the strictest on, as the provider makes them. */
import { MENDED_LETTERS, MENDED_MOST, WAYS_MOST } from 'shared-contracts/search/bounds';
import { choicesOf, heaviestOf, tellingAmong } from 'shared-contracts/search/nearly-all';
import { queryTerms, type Term, type Way } from 'shared-contracts/search/query-terms';
import {
  asBeginning,
  cataloguedBy,
  isPiece,
  typoWays,
  wordOf,
  wordsAsked,
} from 'shared-contracts/search/read-terms';
import { weightsBy } from 'shared-contracts/search/weights';
import type { OfflineIndex } from './offline-index';
import {
  allOf,
  anyOf,
  asIs,
  having,
  named,
  someOf,
  withPiece,
  type ReadTerm,
  type Those,
} from './lookup';

/** Fewer letters have too few triples to tell one word from another. */
const LIKE_LEAST = 5;

export type Reading = {
  terms: readonly ReadTerm[];
  those: Those;
  /** The weight of each term, where some of them are enough; null where all must be found. */
  weights: readonly number[] | null;
  /** The corrected query; null where nothing was corrected. */
  meant: string | null;
  /** Terms that the products need not have. */
  left: readonly Term[];
};

const foundOf = (terms: readonly ReadTerm[]) => terms.flatMap(({ found }) => found ?? []);

/** The products, where at least one of them is named so or says it in the typed words; else none. */
function withNamed(index: OfflineIndex, terms: readonly ReadTerm[]): Those {
  const { length } = index;
  const found = allOf([index.onSale, ...foundOf(terms)], length);
  const typed = terms.map(({ ways, ...term }) => ({
    ...term,
    ways: ways.filter(({ how }) => how === 'asked'),
  }));
  const least = [named(index, terms)];
  if (typed.every(({ ways }) => ways.length > 0)) {
    least.push(
      allOf(
        typed.map((term) => having(index, term)),
        length,
      ),
    );
  }
  return someOf(allOf([found, anyOf(least, length)], length)) ? found : new Uint8Array(length);
}

function plainly(index: OfflineIndex, terms: readonly ReadTerm[]): Reading {
  return { terms, those: withNamed(index, terms), weights: null, meant: null, left: [] };
}

type ReadOne = { term: ReadTerm; meant: string | null };

function readUnknown(index: OfflineIndex, term: Term): ReadOne {
  const word = wordOf(term);
  if (isPiece(word)) {
    const found = withPiece(index, word);
    if (someOf(found)) return { term: { ...term, found, piece: true }, meant: null };
  }
  const { vocabulary, synonyms } = index;
  const meanings = vocabulary.meanings(word, synonyms);
  if (meanings.length > 0) {
    const ways = typoWays(meanings, synonyms).slice(0, WAYS_MOST);
    return { term: asIs(index, { ...term, ways }), meant: meanings[0]?.join(' ') ?? null };
  }
  const isLike = word.length >= LIKE_LEAST && word.length <= MENDED_LETTERS && !/\d/.test(word);
  const ways = (isLike ? vocabulary.like(word) : []).map((like): Way => ({
    words: [like],
    how: 'typo',
  }));
  const read = ways.length === 0 ? { ...term, found: null } : asIs(index, { ...term, ways });
  return { term: read, meant: null };
}

function nearlyAll(index: OfflineIndex, terms: readonly ReadTerm[], meant: string | null) {
  const isTelling = tellingAmong(terms);
  if (!isTelling) return null;
  const { length, vocabulary } = index;
  const weights = weightsBy(terms, (word) => vocabulary.products(word), vocabulary.commonest);
  const productsOf = ({ terms: chosen }: { terms: { found: Those }[] }) =>
    allOf([index.onSale, ...chosen.map(({ found }) => found)], length);
  const choices = choicesOf(terms, weights, isTelling).filter((one) => someOf(productsOf(one)));
  const chosen = heaviestOf(choices);
  if (chosen.length === 0) return null;
  const read = new Set<Term>(chosen.flatMap((choice) => choice.terms.map(({ term }) => term)));
  const naming = named(
    index,
    terms.filter(({ found }) => found !== null),
  );
  const those = allOf([anyOf(chosen.map(productsOf), length), naming], length);
  return { terms, those, weights, meant, left: terms.filter((term) => !read.has(term)) };
}

/**
 * The first reading of a query that has products.
 * @returns null where none has, or the query has no word
 */
export function readingOf(index: OfflineIndex, query: string): Reading | null {
  const terms = queryTerms(query, index.synonyms);
  if (terms.length === 0) return null;
  const known = new Set(wordsAsked(terms).filter((word) => index.vocabulary.has(word)));
  const asked = cataloguedBy(terms, known);
  const plain = plainly(
    index,
    asked.map((term) => asIs(index, term)),
  );
  if (someOf(plain.those)) return plain;
  const begun = asked.map((term) => asIs(index, asBeginning(term)));
  const beginning = plainly(index, begun);
  if (someOf(beginning.those)) return beginning;
  let left = MENDED_MOST;
  const read = begun.map((term): ReadOne => {
    if (term.found && someOf(term.found)) return { term, meant: null };
    left -= 1;
    return left < 0 ? { term: { ...term, found: null }, meant: null } : readUnknown(index, term);
  });
  const mended = read.map(({ term }) => term);
  const meant = read.some((one) => one.meant !== null)
    ? read.map((one) => one.meant ?? one.term.shown).join(' ')
    : null;
  if (mended.every(({ found }) => found !== null)) {
    const corrected = { ...plainly(index, mended), meant };
    if (someOf(corrected.those)) return corrected;
  }
  // What only descriptions have is as good as unknown.
  const naming = mended.map((term) => {
    const isNamed =
      term.found !== null && someOf(allOf([term.found, named(index, [term])], index.length));
    return isNamed ? term : { ...term, found: null };
  });
  const near = nearlyAll(index, naming, meant);
  return near && someOf(near.those) ? near : null;
}
