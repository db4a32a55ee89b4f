/**
 * A measure within a range, such as the 10 A of a relay that is set from 9 to 13 A. A range is cut into
 * cells of ones, tens, tenths and hundredths, which are words of the index; a measure lies in one cell of
 * each width, so that no range has to be compared when something is searched.
 */
import { cutText, type Cut } from 'shared-contracts/search/match';
import { tokensOf, type Token } from 'shared-contracts/search/tokens';
import { valueOf } from 'shared-contracts/search/units';

/** Cells of the least width, a hundredth, in one of a unit. */
const FINENESS = 100;
/** A measure is looked up in cells as narrow as its third digit. */
const DIGITS = 3;
const MOST = 1_000_000;
/** Sums of decimals miss the hundredth by less. */
const ROUNDING = 1e-6;

/** 24 V DC are within 12 to 48 V of any kind. */
const kindOf = (unit: string) => (/^v(?:ac|dc|\/)$/.test(unit) ? 'v' : unit);

/** @param width 0 for a hundredth, 2 for one, 3 for ten */
const cell = (at: number, width: number, unit: string) =>
  `within${kindOf(unit)}x${at / 10 ** width}e${width}`;

const RANGE = /^(\d+(?:[op]\d+)?)to(\d+(?:[op]\d+)?)(\p{L}+\d?)$/u;
/** What may be a range, before a text is cut into words. */
const MAYBE_RANGE = /\d\s?(?:[-–—~]|to)\s?\d/i;

/** The number of a word: '1p6' is 1.6. */
export const numberOf = (spelled: string): number =>
  valueOf(spelled.replace('p', '.').replace('o', '/'));

/** The cells that a range consists of, the widest that there are; none for any other word. */
function cellsOfRange({ text }: Token): string[] {
  const [, from, to, unit = ''] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return [];
  const least = Math.ceil(numberOf(from) * FINENESS - ROUNDING);
  const most = Math.floor(numberOf(to) * FINENESS + ROUNDING);
  const cells: string[] = [];
  if (!(most > least) || most > MOST * FINENESS) return cells;
  for (let at = least; at < most;) {
    let width = 0;
    while (at % 10 ** (width + 1) === 0 && at + 10 ** (width + 1) <= most) width += 1;
    cells.push(cell(at, width, unit));
    at += 10 ** width;
  }
  return cells;
}

/** The cells of all ranges in a text, for the index. */
export const rangeWords = (text: string): string[] =>
  MAYBE_RANGE.test(text) ? tokensOf(text).flatMap(cellsOfRange) : [];

/** Cuts a text for ranks and marks, so that a range matches as what it has. */
export function cutWithRanges(text: string): Cut {
  const cut = cutText(text);
  const cells = cut.tokens.map(cellsOfRange);
  if (cells.every((some) => some.length === 0)) return cut;
  const tokens = cut.tokens.map((token, at) => ({
    ...token,
    same: [...(token.same ?? []), ...(cells[at] ?? [])],
  }));
  return { ...cut, tokens, all: [cut.all, ...cells.flat()].join(' ') };
}

/** The cells that a measure lies in. */
export function cellsOf(number: number, unit: string): string[] {
  const at = Math.floor(number * FINENESS + ROUNDING);
  if (!(at > 0) || at > MOST * FINENESS) return [];
  const widest = String(at).length - 1;
  const widths = Array.from({ length: DIGITS }, (_, nth) => widest - nth);
  return widths
    .filter((width) => width >= 0)
    .map((width) => cell(at - (at % 10 ** width), width, unit));
}
