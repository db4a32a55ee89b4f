/**
 * Cuts a text into words to look up, in the same way for the catalogue's texts and for queries:
 * '100 mm', '100mm' and '100 millimetres' are one word, as are 'M8 × 50' and 'm8x50', 'AX-MMA140'
 * and 'axmma140', '1,300 W' and '1300w', '1/2"' and '1/2 inch', '24 V DC' and '24vdc', '9–13 A' and
 * '9~13a', 'IP 65' and 'ip65'.
 */
import { fold } from './fold';
import { isDigit, quantityFrom, quantityWord, spelledNumber, type Chunk } from './quantity';
import { CODES, UNITS } from './units';

/** A word of a text, its place in the text, and its parts, if it has any. */
export type Token = {
  text: string;
  from: number;
  to: number;
  parts: string[];
  /** Where it is a number with a unit. */
  size?: { number: string; unit: string };
};

// The number of digit groups is limited, because otherwise a text of digit groups alone takes
// quadratic time.
const CHUNK =
  /\d{1,3}(?:,\d{3}){1,5}(?:\.\d+)?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}²]+(?:[-./][\p{L}\p{N}\p{M}²]+)*|["”×]/gu;
const NUMBER = /^\d+(?:\.\d+|\/\d+)?$/;
/** One dimension of a size. The first may be a thread: M8 × 50. */
const DIMENSION = /^m?\d+(?:\.\d+)?$/;
const TYPED_SIZE = /^m?\d+(?:x\d+)+(?:mm|cm|m)?$/;
/** What a word has that is looked up in another spelling, or not at all. */
const SPELLED = /[-./\d"”×]/;
const TIMES = new Set(['×', 'x']);
const SIGNS = new Set(['"', '”', '×']);

/** A word without the characters between its parts: 'AX-MMA140' and 'axmma140' become equal. */
function spelled(text: string): string {
  if (NUMBER.test(text)) return spelledNumber(text);
  if (TYPED_SIZE.test(text)) return text.replace(/\p{L}+$/u, '');
  return text.replaceAll(/[-./]/g, '');
}

function partsOf(text: string): string[] {
  const parts = text.split(/[-./]/);
  return parts.length > 1 ? parts : [];
}

function chunksOf(text: string): Chunk[] {
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
  return chunks;
}

/** How many chunks from `at` belong to a size such as '8 × 50' or '900 × 400 × 1,800', or 0. */
function timesFrom(chunks: Chunk[], at: number): number {
  let end = at;
  while (
    DIMENSION.test(chunks[end]?.text ?? '') &&
    TIMES.has(chunks[end + 1]?.text ?? '') &&
    /^\d/.test(chunks[end + 2]?.text ?? '')
  ) {
    end += 2;
  }
  return end === at ? 0 : end - at + 1;
}

/**
 * The words of a text in its order. A size is one word: '100 mm' becomes '100mm', with '100' among
 * its parts.
 */
export function tokensOf(text: string): Token[] {
  const chunks = chunksOf(text);
  const tokens: Token[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at] as Chunk;
    // Most words are letters alone, and a search cuts a hundred products' texts.
    if (!SPELLED.test(chunk.text) && !CODES.has(chunk.text)) {
      tokens.push({ text: chunk.text, from: chunk.from, to: chunk.to, parts: [] });
      continue;
    }
    const times = timesFrom(chunks, at);
    const last = chunks[at + Math.max(times, 1) - 1] as Chunk;
    const next = chunks[at + Math.max(times, 1)];
    if (times > 0) {
      const unit = next && next.from - last.to <= 1 ? UNITS[next.text] : undefined;
      const end = next && unit !== undefined ? next.to : last.to;
      const numbers = chunks.slice(at, at + times).filter((_, nth) => nth % 2 === 0);
      // The last number may include its unit: 'm8x50mm'.
      const words = numbers.map((number) => spelled(number.text).replace(/(?<=\d)\p{L}+$/u, ''));
      const size = words.join('x');
      // '125 × 1.0 mm' has '125mm' among its parts.
      const sized = unit === undefined ? [] : words.map((word) => word + unit);
      tokens.push({ text: size, from: chunk.from, to: end, parts: [...words, ...sized] });
      at += times - (unit === undefined ? 1 : 0);
      continue;
    }
    const quantity = quantityFrom(text, chunks, at);
    if (quantity) {
      const to = chunks[quantity.end]?.to ?? chunk.to;
      tokens.push({ ...quantityWord(quantity), from: chunk.from, to });
      at = quantity.end;
    } else if (next && CODES.has(chunk.text) && isDigit(next.text) && next.from - chunk.to === 1) {
      const number = spelled(next.text);
      const parts = [chunk.text, number];
      tokens.push({ text: chunk.text + number, from: chunk.from, to: next.to, parts });
      at += 1;
    } else if (!SIGNS.has(chunk.text)) {
      tokens.push({ ...chunk, text: spelled(chunk.text), parts: partsOf(chunk.text) });
    }
  }
  return tokens;
}

/** All words of a text and their parts, for an index; each as often as the text has it. */
export function indexWords(text: string): string {
  return tokensOf(text)
    .flatMap((token) => [token.text, ...token.parts])
    .join(' ');
}
