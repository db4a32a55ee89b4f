/** Cuts a text into pieces, folded: words, numbers, and the signs that belong to sizes. */
import { fold } from './fold';
import { usualCode, unglued } from './glued';

/** A piece of a text, folded, and its place there. */
export type Chunk = { text: string; from: number; to: number };

// The number of digit groups is limited, because otherwise a text of digit groups alone takes
// quadratic time.
const CHUNK =
  /\d{1,3}(?:,\d{3}){1,5}(?:\.\d+)?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}²]+(?:[-./][\p{L}\p{N}\p{M}²]+)*|["”×]/gu;
/** A fraction, with whatever is written to it: '1/4', '1/4in', '1/4-20'. */
const FRACTION = /^\d{1,2}\/(?:2|4|8|16|32|64)(?!\d)/;
/** After these a whole number is no part of the fraction after it: 'Grade 5 1/2 in'. */
const BEFORE_WHOLE = new Set('dn grade gr class cl size no sch schedule type'.split(' '));

/** Joins a whole number and the fraction after it: '1 1/4' is '1-1/4'. */
function withMixed(text: string, chunks: Chunk[]): Chunk[] {
  const mixed: Chunk[] = [];
  for (const chunk of chunks) {
    const last = mixed.at(-1);
    const isNext =
      last &&
      text.slice(last.to, chunk.from) === ' ' &&
      !BEFORE_WHOLE.has(mixed.at(-2)?.text ?? '');
    if (isNext && /^(?:\d|1[0-2])$/.test(last.text) && FRACTION.test(chunk.text)) {
      mixed[mixed.length - 1] = {
        text: `${last.text}-${chunk.text}`,
        from: last.from,
        to: chunk.to,
      };
    } else mixed.push(chunk);
  }
  return mixed;
}

/** '1/4 - 20' and '1/4"-20' are the thread '1/4-20'. */
const PARTED_THREAD = /(\d\/\d{1,2})(?:\s-\s|["”]-)(?=\d{1,2}\b(?!\/))/g;
/** Two single quotes stand for inches; a comma before one or two digits and a unit for a point. */
const QUOTES = /(?<=\d)''/g;
const DECIMAL_COMMA = /(?<=(?:^|[^\d,])\d{1,3}),(?=\d{1,2}\s?(?:mm|cm|m|kg|l|v|a|kw|hp|bar)\b)/gi;
/** What none of them can be in. */
const UNUSUAL = /''|\d,\d|\d\/\d{1,2}(?: -|["”]-)/;

/** The text in the usual spelling of sizes, each character in its place. */
function usual(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text
    .replaceAll(QUOTES, '" ')
    .replaceAll(DECIMAL_COMMA, '.')
    .replaceAll(PARTED_THREAD, (all, size: string) => `${size}-`.padStart(all.length));
}

/** A word of letters and digits; most words are of either. */
const GLUED = /\d-?\p{L}|\p{L}\d/u;

/** '/2' after a space are the wires of a cable: 'PDX /2'. */
const isWires = (text: string, from: number, word: string): boolean =>
  /^[234]$/.test(word) && text[from - 1] === '/' && /^\s?$/.test(text[from - 2] ?? '');

function piecesOf(text: string, given: string, from: number): Chunk[] {
  const folded = fold(given);
  const word = given.includes(',') ? folded.replaceAll(/(?<=\d),(?=\d{3})/g, '') : folded;
  if (isWires(text, from, word)) return [{ text: `${word}c`, from, to: from + given.length }];
  const isGlued = word.length === given.length && GLUED.test(word);
  const pieces = isGlued ? unglued(word) : [word];
  if (pieces.length === 1) return [{ text: usualCode(word), from, to: from + given.length }];
  let at = 0;
  return pieces.map((piece) => {
    const start = word.indexOf(piece, at);
    at = start + piece.length;
    const isCore = word[start - 1] === '/';
    return { text: isCore ? `${piece}c` : piece, from: from + start, to: from + at };
  });
}

/** The pieces of a text in its order. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  const read = usual(text);
  for (const found of read.matchAll(CHUNK)) {
    const [given] = found;
    chunks.push(...piecesOf(read, given, found.index));
  }
  return withMixed(read, chunks);
}
