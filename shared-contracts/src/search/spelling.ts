/** Finds the words that a misspelled one may mean: they differ by one typo or two. */
import type { Synonyms } from './synonyms';

const MEANT_MOST = 3;
/** The fewest letters of each half of two words that were typed without a space. */
const HALF_LEAST = 3;

/** The fewest letters of a word of which another may be in the catalogue. */
const MENDED_LEAST = 4;
/** From so many letters on, two edits count as a typo. */
const TWO_EDITS_LEAST = 8;
/** A word must be in so large a share of the products of the likeliest one to be meant too. */
const MEANT_SHARE = 1 / 3;

/**
 * How many edits count as a typo: one from four letters on, two from eight on. A shorter word with
 * more edits is too often another word: 'saddle' is no 'handle'.
 */
export function editsAllowed(word: string): number {
  if (/\d/.test(word)) return 0;
  return word.length < MENDED_LEAST ? 0 : word.length < TWO_EDITS_LEAST ? 1 : 2;
}

const sorted = (word: string) => [...word].sort().join('');

/**
 * The edits from a typed word to one of the catalogue. Few miss the first letter, so there an edit
 * counts twice, except for k, which Filipino writes for c; and of four letters only a swap counts.
 */
function editsTo(word: string, other: string, most: number): number {
  const edits = editsBetween(word, other, most);
  if (edits > most) return edits;
  if (word.length === MENDED_LEAST && sorted(word) !== sorted(other)) return most + 1;
  const [first = '', second = ''] = word;
  const [begin = '', next = ''] = other;
  const isNear = first === begin || (first === next && second === begin);
  return isNear || ['kc', 'ck'].includes(first + begin) ? edits : edits + 1;
}

/**
 * The number of edits between two words: a letter added, removed or replaced, or two neighbours
 * swapped.
 * @returns `most + 1` where it is more than `most`
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** All pairs of words that may have been typed without a space: 'hammerdrill'. */
export function halvesOf(word: string): [string, string][] {
  return Array.from({ length: word.length }, (_, at) => at)
    .filter((at) => at >= HALF_LEAST && word.length - at >= HALF_LEAST)
    .map((at) => [word.slice(0, at), word.slice(at)]);
}

export type Near = { word: string; products: number; edits: number };

export type Counted = { word: string; products: number };

/** Of some words and all names the nearest, the likeliest first; none where all need more edits than a typo has. */
export function nearestOf(word: string, rows: readonly Counted[], synonyms: Synonyms): Near[] {
  const most = editsAllowed(word);
  if (most === 0) return [];
  const names = synonyms.words.map((name) => ({ word: name, products: 0 }));
  const near = [...rows, ...names]
    .map((row) => ({ ...row, edits: editsTo(word, row.word, most) }))
    .filter(({ edits }) => edits <= most);
  const least = Math.min(...near.map(({ edits }) => edits));
  const nearest = near
    .filter(({ edits }) => edits === least)
    .sort((a, b) => b.products - a.products || (a.word < b.word ? -1 : 1));
  // 'braker' is a breaker in a shop with many of them and one brake.
  const enough = (nearest[0]?.products ?? 0) * MEANT_SHARE;
  return nearest.filter(({ products }) => products >= enough).slice(0, MEANT_MOST);
}
