/** Looks terms up in the offline catalogue, as the provider's full text index does. */
import type { Looked } from 'shared-contracts/search/nearly-all';
import type { Term, Way } from 'shared-contracts/search/query-terms';
import { isReason } from 'shared-contracts/search/weights';
import { indexed } from './english-stem';
import type { OfflineIndex } from './offline-index';

/** A 1 for each product that has something. */
export type Those = Uint8Array;
export type ReadTerm = Looked<Those>;

/** The fewest letters that are looked up as a beginning; fewer would match too many words. */
const BEGINNING_LEAST = 2;

/** Whether the beginning of a word is enough (the provider's text-query.ts has the same rule). */
const begins = (word: string, { whole = false }: Way): boolean =>
  !whole && !/^\d|\p{L}{3}ing$/u.test(word) && word.length >= BEGINNING_LEAST;

export const someOf = (those: Those): boolean => those.includes(1);

/** The products that are in all of these. */
export function allOf(all: readonly Those[], length: number): Those {
  const both = new Uint8Array(length).fill(1);
  for (const those of all) for (let at = 0; at < length; at += 1) if (those[at] === 0) both[at] = 0;
  return both;
}

/** The products that are in any of these. */
export function anyOf(all: readonly Those[], length: number): Those {
  const any = new Uint8Array(length);
  for (const those of all) for (let at = 0; at < length; at += 1) if (those[at] !== 0) any[at] = 1;
  return any;
}

/** For each product: whether it has a way's words, and whether what it is has them. */
const HAS = 1;
const NAMES = 2;

function readWay(index: OfflineIndex, way: Way): Uint8Array {
  const { length, onSale } = index;
  let bits: Uint8Array | null = null;
  for (const word of way.words) {
    const stem = indexed(word);
    if (stem === null) continue;
    const own = new Uint8Array(length);
    for (const stems of index.stems) {
      stems.each(stem, begins(word, way), (product, _, names) => {
        if (onSale[product] === 0) return;
        own[product] = (own[product] ?? 0) | (names ? HAS | NAMES : HAS);
      });
    }
    if (bits) for (let at = 0; at < length; at += 1) bits[at] = (bits[at] ?? 0) & (own[at] ?? 0);
    else bits = own;
  }
  return bits ?? new Uint8Array(length);
}

/** The same, once for each way of a query. */
function bitsOf(index: OfflineIndex, way: Way): Uint8Array {
  const known = index.read.get(way);
  if (known) return known;
  const bits = readWay(index, way);
  index.read.set(way, bits);
  return bits;
}

/** Adds the products that have one of a term's ways, with NAMES in what they are. */
function add(index: OfflineIndex, { ways }: Term, bit: number, those: Those): void {
  for (const way of ways) {
    const bits = bitsOf(index, way);
    for (let at = 0; at < bits.length; at += 1) if (((bits[at] ?? 0) & bit) !== 0) those[at] = 1;
  }
}

/** The products that have one of a term's ways. */
export function having(index: OfflineIndex, term: Term): Those {
  const those = new Uint8Array(index.length);
  add(index, term, HAS, those);
  return those;
}

export const asIs = (index: OfflineIndex, term: Term): ReadTerm => ({
  ...term,
  found: having(index, term),
});

/**
 * The least of a result: something that the query tells is in what the article is, and not just in
 * its description.
 */
export function named(index: OfflineIndex, terms: readonly ReadTerm[]): Those {
  const telling = terms.filter(isReason);
  if (telling.length === 0) return index.onSale;
  const those = new Uint8Array(index.length);
  for (const term of telling) {
    add(index, term, NAMES, those);
    const { piece, found } = term;
    if (piece && found)
      for (let at = 0; at < found.length; at += 1) if (found[at] !== 0) those[at] = 1;
  }
  return those;
}

/** The products in whose name or numbers a word is anywhere. */
export function withPiece(index: OfflineIndex, word: string): Those {
  const those = new Uint8Array(index.length);
  for (let product = 0; product < index.length; product += 1) {
    if (index.onSale[product] === 1 && index.hasPiece(product, word)) those[product] = 1;
  }
  return those;
}

/** How well each product's texts match the terms, 0 to 1 (ts_rank of PostgreSQL, for any of them). */
export function likeness(index: OfflineIndex, terms: readonly Term[]): Float32Array {
  const like = new Float32Array(index.length);
  const words = new Map<string, boolean>();
  for (const way of terms.flatMap(({ ways }) => ways)) {
    for (const word of way.words) {
      const stem = indexed(word);
      if (stem !== null) words.set(stem, (words.get(stem) ?? false) || begins(word, way));
    }
  }
  for (const [stem, isBeginning] of words) {
    for (const stems of index.stems) {
      stems.each(stem, isBeginning, (product, strength) => {
        like[product] = (like[product] ?? 0) + strength / words.size;
      });
    }
  }
  return like;
}
