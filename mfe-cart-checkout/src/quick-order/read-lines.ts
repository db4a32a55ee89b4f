/** Reads an order as somebody pastes it: typed, from a chat or from a spreadsheet. */
import { QUICK_LINES_MOST, QUICK_TEXT_MOST } from 'shared-contracts/wire/quick-order';
import { countedLine, type Counted } from './line-quantity';
import { tableLines } from './table';

export type ReadLines = {
  lines: Counted[];
  /** How many lines came after the most that are read. */
  left: number;
};

/** Of a longer row the end is left out; nobody writes one. */
const ROW_MOST = 1000;

/** '[11/23/26, 4:05 PM] Juan: ', '23/11/2026, 16:05 - Juan dela Cruz: ', 'Juan, 4:05 PM: '. */
const CHAT =
  /^(?:\[[^\]]*\d{1,2}:\d{2}[^\]]*\]\s*(?:[^:]{1,40}:)?|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?\s*[-–]?\s*(?:[^:]{1,40}:)?|[\p{L} .]{1,40},?\s+\d{1,2}:\d{2}\s*(?:[ap]\.?m\.?)?\s*:)\s*/iu;
/** Bullets and numbering; '1/2' and '2.5' are neither. */
const BULLET = /^(?:[-*•–—·▪●○☐☑✓>]\s*|\(?\d{1,3}[.)]\s+)+/u;
/** What people add to be polite. */
const POLITE_FIRST =
  /^(?:(?:pa-?\s?order|pabili|paki|please|pls|plz|need|kailangan|order|gusto ko|i need|we need)(?:\s+(?:po|ng|ko|namin|din|rin|lang|sana))*[\s:,]+)+/i;
const POLITE_LAST = /(?:[\s,]+(?:po|please|pls|plz|thanks|thank you|salamat|lang|din|rin))+[.!]*$/i;

const plain = (line: string) =>
  line
    .replace(CHAT, '')
    .replace(BULLET, '')
    .replace(POLITE_FIRST, '')
    .replace(POLITE_LAST, '')
    .trim();

/** A row with a sum, and no article: 'TOTAL 5,500.00'. The brand Total has more to say. */
const SUM =
  /^(?:sub-?\s?total|grand total|total(?: amount| items| qty| price)?|amount due|vat(?:able)?(?: \d+ ?%)?|net)\s*[:=]?\s*(?:(?:php|p|₱|pesos?)?\s*[\d,]+\.\d{1,2}|(?:php|p|₱)\s*[\d,]+|\d{1,3}(?:,\d{3})+|[:=]\s*\d+|\d+ (?:pcs|items|pesos))?[\s.-]*$/i;

/** The same in a table, whose cells part the word from its figures. */
const SUM_CELLS =
  /^[\t;|\s"]*(?:sub-?\s?total|grand total|total(?: amount| items| qty| price)?)[\s:"]*[\t;|][\t;|\s\d,.₱"p]*$/i;

const isSum = (row: string) =>
  SUM_CELLS.test(row) ||
  SUM.test(
    row
      .replaceAll(/[\t;"]+/g, ' ')
      .replaceAll(/,(?!\d)|(?<!\d),/g, ' ')
      .trim(),
  );

/** Numbers before the lines that count them: 1, 2, 3. Other ones may be quantities. */
function isNumbered(rows: readonly string[]): boolean {
  const numbers = rows.flatMap((row) => /^\s*\(?(\d{1,3})[.)]\s/.exec(row)?.[1] ?? []).map(Number);
  return numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1);
}

const isTold = (line: string) => /[\p{L}\d]{2}/u.test(line);

/** The lines with their quantities; blank ones are left out. */
export function readLines(text: string): ReadLines {
  const rows = text
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    .map((row) => row.replaceAll(/ {2,}/g, ' ').slice(0, ROW_MOST))
    // A tab parts cells, so it stays where it is at the end.
    .map((row) => row.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F\u200B-\u200F\u2060]/g, ''))
    .filter((row) => isTold(row) && !isSum(row));
  const numbered = isNumbered(rows);
  const read = (row: string): Counted => {
    const line = countedLine(plain(row));
    return numbered || !/^\s*\(?\d{1,3}[.)]\s/.test(row) ? line : { ...line, sure: false };
  };
  const all = (tableLines(rows) ?? rows.map(read))
    .map((line) => ({ ...line, text: line.text.slice(0, QUICK_TEXT_MOST).trim() }))
    .filter((line) => isTold(line.text));
  return {
    lines: all.slice(0, QUICK_LINES_MOST),
    left: Math.max(0, all.length - QUICK_LINES_MOST),
  };
}
