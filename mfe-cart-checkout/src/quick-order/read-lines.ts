/** Reads an order as somebody pastes it: typed, from a chat or from a spreadsheet. */
import { QUICK_LINES_MOST, QUICK_TEXT_MOST } from 'shared-contracts/wire/quick-order';
import { countedLine, type Counted } from './line-quantity';
import { tableLines } from './table';

export type ReadLines = {
  lines: Counted[];
  /** How many lines came after the most that are read. */
  left: number;
};

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

const isTold = (line: string) => /[\p{L}\d]{2}/u.test(line);

/** The lines with their quantities; blank ones are left out. */
export function readLines(text: string): ReadLines {
  const rows = text
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    // A tab parts cells, so it stays where it is at the end.
    .map((row) => row.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F\u200B-\u200F\u2060]/g, ''))
    .filter((row) => isTold(row));
  const all = (tableLines(rows) ?? rows.map((row) => countedLine(plain(row))))
    .map((line) => ({ ...line, text: line.text.slice(0, QUICK_TEXT_MOST).trim() }))
    .filter((line) => isTold(line.text));
  return {
    lines: all.slice(0, QUICK_LINES_MOST),
    left: Math.max(0, all.length - QUICK_LINES_MOST),
  };
}
