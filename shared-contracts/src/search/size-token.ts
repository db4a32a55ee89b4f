/** What the readers of sizes share. */
import type { Chunk } from './chunks';
import { spelledNumber } from './quantity';
import { valueOf } from './units';

/** A size, as a word that is looked up, and where it ends among the chunks. */
export type SizeToken = {
  text: string;
  /** Words that together say the same. */
  parts: string[];
  /** Single words of an index that say the same. */
  same: string[];
  end: number;
};

export const NUMBER = /^\d+(?:\.\d+)?$/;
/** '1/2', '1-1/4', '2'. */
export const INCHES = /^(?:\d{1,2}-)?\d{1,2}\/\d{1,2}$|^\d{1,2}$/;
const INCH_SIGNS = new Set(['"', '”', 'in', 'inch']);

/** Where a size ends, with the sign for inches after it. */
export const withInchSign = (chunks: readonly Chunk[], end: number): number =>
  INCH_SIGNS.has(near(chunks, end)?.text ?? '') ? end + 1 : end;

/** The chunk after another, where at most one character parts them. */
export const near = (chunks: readonly Chunk[], end: number) =>
  (chunks[end + 1]?.from ?? Infinity) - (chunks[end]?.to ?? 0) <= 1 ? chunks[end + 1] : undefined;

/** A number or mixed number as it is looked up: '1-1/4' as 1.25. */
export const spelledSize = (number: string) =>
  spelledNumber(number.includes('-') ? String(valueOf(number)) : number);
