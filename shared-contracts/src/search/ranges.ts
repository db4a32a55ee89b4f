/**
 * A measure within a range, such as the 10 A of a relay that is set from 9 to 13 A. A range is cut into
 * cells of ones, tens, tenths and hundredths, which are words of the index; a measure lies in one cell of
 * each width, so that no range has to be compared when something is searched.
 */
import { valueOf } from './units';

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

/**
 * The cells that a range consists of, the widest that there are.
 * @param ends as they were typed: '1.6' and '2.5'
 */
export function cellsOfRange([from = '', to = '']: readonly string[], unit: string): string[] {
  const least = Math.ceil(valueOf(from) * FINENESS - ROUNDING);
  const most = Math.floor(valueOf(to) * FINENESS + ROUNDING);
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
