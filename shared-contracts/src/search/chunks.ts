/** Cuts a text into pieces, folded: words, numbers, and the signs that belong to sizes. */
import { fold } from './fold';

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

/** The pieces of a text in its order. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const found of text.matchAll(CHUNK)) {
    const [given] = found;
    const folded = fold(given);
    chunks.push({
      text: given.includes(',') ? folded.replaceAll(/(?<=\d),(?=\d{3})/g, '') : folded,
      from: found.index,
      to: found.index + given.length,
    });
  }
  return withMixed(text, chunks);
}
