/** Which kind of goods something is, by the last words of its name and where it is listed. */
import { fold } from 'shared-contracts/search/fold';
import { namedWords, tokensOf, type Goods } from './goods';
import { KINDS } from './kinds/all-kinds';
import type { KindRule } from './rule';

type Head = { kind: KindRule; words: readonly string[] };

/** The longest first, so that 'circular saw blade' is no 'saw blade'. */
const HEADS: readonly Head[] = KINDS.flatMap((kind) =>
  kind.heads.map((head) => ({ kind, words: tokensOf(head) })),
).toSorted((a, b) => b.words.length - a.words.length);

/** Sizes may follow a head, whatever the specs say; they are compared as words then. */
const SIZE =
  /^(?:\d.*|mm|cm|m|in|inch|ft|w|kw|hp|v|kva|a|ka|ah|g|kg|t|l|ml|bar|psi|nm|j|db|hz|ph)$/;

/** By the last word, since most names have none of them. */
const BY_LAST = new Map<string, Head[]>();
for (const head of HEADS) {
  const last = head.words.at(-1) ?? '';
  BY_LAST.set(last, [...(BY_LAST.get(last) ?? []), head]);
}

/**
 * The kind whose head ends the name: after it stand only sizes and facts that the specs say as well.
 * 'Bolt cutter' is no bolt, and 'socket' in a list of outlets is no tool.
 * @param explained the words that its specs explain
 * @returns null where there are no rules for it
 */
export function kindOf(goods: Goods, explained: ReadonlySet<string>): KindRule | null {
  const name = tokensOf(goods.name);
  const place = fold(goods.category);
  for (let end = name.length; end > 0; end -= 1) {
    const after = name.slice(end);
    for (const { kind, words } of BY_LAST.get(name[end - 1] ?? '') ?? []) {
      const from = end - words.length;
      if (!words.every((word, index) => name[from + index] === word)) continue;
      if (kind.category && !kind.category.test(place)) continue;
      const named = namedWords(goods, kind.facts);
      const follows = (word: string) =>
        SIZE.test(word) ||
        explained.has(word) ||
        named.includes(word) ||
        kind.after?.includes(word);
      if (after.every(follows)) return kind;
    }
  }
  return null;
}
