/** The products that a line of a quick order may mean, as the provider's `find-candidates.ts` finds them. */
import type { PastedLine } from 'shared-contracts/quick-lines/pasted-line';
import type { Term } from 'shared-contracts/search/query-terms';
import { editsBetween } from 'shared-contracts/search/spelling';
import { allOf, having, likeness, someOf, type Those } from './lookup';
import type { OfflineIndex } from './offline-index';

/** How many products of a line are compared with it. */
const COMPARED_MOST = 24;
/** Terms of which one, two or three may be missing. */
const LOOSE_TERMS_MOST = 7;
const LIKE_CODES_MOST = 5;
/** So many edits of a number may be a typo. */
const EDITS_MOST = 2;

/** `all`: whether these are all products with the line's words. */
export type Candidates = { products: number[]; all: boolean };

/** The best of some products for terms. */
function bestOf(index: OfflineIndex, those: Those, terms: readonly Term[]): Candidates {
  const like = likeness(index, terms);
  const found: number[] = [];
  for (let product = 0; product < index.length; product += 1) {
    if (those[product] === 1) found.push(product);
  }
  found.sort((a, b) => (like[b] ?? 0) - (like[a] ?? 0) || a - b);
  return { products: found.slice(0, COMPARED_MOST), all: found.length <= COMPARED_MOST };
}

/** The products with a number like one of the line's own, which none has. */
function withLikeCodes(index: OfflineIndex, { runs }: PastedLine): number[] {
  const codes = runs.slice(0, LIKE_CODES_MOST).map(({ code }) => code);
  if (codes.length === 0) return [];
  return index.withNumberLike((number) =>
    codes.some((code) => editsBetween(code, number, EDITS_MOST) <= EDITS_MOST),
  );
}

/** The products that have all of some sets but so many of them. */
function without(sets: readonly Those[], missing: number, length: number): Those | null {
  if (missing >= sets.length) return null;
  const counts = new Uint8Array(length);
  for (const those of sets) {
    for (let at = 0; at < length; at += 1) counts[at] = (counts[at] ?? 0) + (those[at] ?? 0);
  }
  return counts.map((count) => Number(count >= sets.length - missing));
}

export function candidatesOf(index: OfflineIndex, line: PastedLine): Candidates {
  const { terms } = line;
  if (terms.length === 0) return { products: [], all: false };
  const { length, onSale } = index;
  const sets = terms.map((term) => having(index, term));
  const whole = allOf([onSale, ...sets], length);
  if (someOf(whole)) return bestOf(index, whole, terms);
  const alike = withLikeCodes(index, line);
  const known = terms
    .flatMap((term, at) => {
      const those = sets[at];
      return those && someOf(those) ? [{ term, those }] : [];
    })
    .slice(0, LOOSE_TERMS_MOST);
  const loose = known.map(({ those }) => those);
  for (const missing of [0, 1, 2, 3]) {
    const those = without(loose, missing, length);
    if (!those || !someOf(those)) continue;
    const near = bestOf(
      index,
      those,
      known.map(({ term }) => term),
    );
    return { products: [...new Set([...alike, ...near.products])], all: false };
  }
  return { products: alike, all: false };
}
