import type { MatchRange } from 'shared-contracts/wire/search';

export type Piece = { text: string; marked: boolean };

/** Cuts a text at the ranges that matched. Ranges may overlap, be unsorted or out of bounds. */
export function pieces(text: string, ranges: readonly MatchRange[]): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const from = Math.max(at, Math.trunc(range.from));
    const to = Math.min(text.length, Math.trunc(range.to));
    if (!(from < to)) continue;
    if (from > at) cut.push({ text: text.slice(at, from), marked: false });
    const last = cut.at(-1);
    if (last?.marked) last.text += text.slice(from, to);
    else cut.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) cut.push({ text: text.slice(at), marked: false });
  return cut;
}
