/**
 * Cuts a text into words to look up, in the same way for the catalogue's texts and for queries:
 * '100 mm', '100mm' and '100 millimetres' are one word, as are 'M8 × 50' and 'm8x50', 'AX-MMA140'
 * and 'axmma140', '1,300 W' and '1300w', '1/2"' and '1/2 inch', '24 V DC' and '24vdc', '9–13 A' and
 * '9~13a', 'IP 65' and 'ip65'.
 */
import { chunksOf, type Chunk } from './chunks';
import { codeOf, codeToken, inFull, isCode, sameWires } from './code-tokens';
import { isDigit, quantityFrom, quantityWord, spelledNumber } from './quantity';
import { namesSize, sizeFrom } from './size-tokens';
import { UNITS } from './units';

/** A word of a text, its place in the text, and its parts, if it has any. */
export type Token = {
  text: string;
  from: number;
  to: number;
  parts: string[];
  /** Single words of an index that say the same. */
  same?: string[];
  /** Where it is a number with a unit. */
  size?: { number: string; unit: string };
};

const NUMBER = /^\d+(?:\.\d+|\/\d+)?$/;
/** One dimension of a size. The first may be a thread: M8 × 50. */
const DIMENSION = /^m?\d+(?:\.\d+)?$/;
const TYPED_SIZE = /^m?\d+(?:x\d+)+(?:mm|cm|m)?$/;
/** What a word has that is looked up in another spelling, or not at all. */
const SPELLED = /[-./\d"”×]/;
/** Of the sizes '180 × 6', so large a number is in millimetres where no unit is said. */
const MM_LEAST = 20;
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

const CABLES = new Set('pdx thhn thw thwn tw royal cord wire cable nm'.split(' '));
/** Goods of these names that aren't sold by gauge. */
const NO_CABLES = new Set('tie ties nail nails mig tig brush rope mesh'.split(' '));
const GAUGE = /^(?:18|16|14|12|10|8|6|4|2)$/;

/** The bare number of a cable is its gauge: '12' of 'THHN 12'. */
function withGauges(tokens: Token[]): Token[] {
  if (!tokens.some(({ text }) => CABLES.has(text))) return tokens;
  if (tokens.some(({ text }) => NO_CABLES.has(text))) return tokens;
  return tokens.map((token) =>
    GAUGE.test(token.text) && token.size === undefined
      ? {
          ...token,
          text: `no${token.text}`,
          same: [token.text, ...(sameWires(token.text, 'awg').same ?? [])],
        }
      : token,
  );
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
    if (!SPELLED.test(chunk.text) && codeOf(chunk.text) === undefined && !namesSize(chunk.text)) {
      tokens.push({
        text: chunk.text,
        from: chunk.from,
        to: chunk.to,
        parts: [],
        ...inFull(chunk.text),
      });
      continue;
    }
    const named = sizeFrom(text, chunks, at);
    if (named) {
      const { end, ...token } = named;
      tokens.push({ ...token, from: chunk.from, to: chunks[end]?.to ?? chunk.to });
      at = end;
      continue;
    }
    const times = timesFrom(chunks, at);
    const last = chunks[at + Math.max(times, 1) - 1] as Chunk;
    const next = chunks[at + Math.max(times, 1)];
    if (times > 0) {
      const after = next && next.from - last.to <= 1 ? UNITS[next.text] : undefined;
      const end = next && after !== undefined ? next.to : last.to;
      // The last number may include its unit: 'm8x50mm'.
      const [, own = ''] = /\d(\p{L}+)$/u.exec(last.text) ?? [];
      const unit = after ?? UNITS[own];
      const numbers = chunks.slice(at, at + times).filter((_, nth) => nth % 2 === 0);
      const words = numbers.map(({ text: number }) =>
        spelled(number.replace(/(?<=\d)\p{L}+$/u, '')),
      );
      const size = words.join('x');
      // '125 × 1.0 mm' has '125mm' among its parts.
      const sized = unit === undefined ? [] : words.map((word) => word + unit);
      // Without a unit, a size with what is too large for inches is in millimetres.
      const bare =
        unit === undefined && words.some((word) => Number(word) >= MM_LEAST) ? words : [];
      tokens.push({
        text: size,
        from: chunk.from,
        to: end,
        parts: [...words, ...sized],
        same: bare.map((word) => `${word}mm`),
      });
      at += times - (after === undefined ? 1 : 0);
      continue;
    }
    const quantity = quantityFrom(text, chunks, at);
    if (quantity) {
      const to = chunks[quantity.end]?.to ?? chunk.to;
      const same = sameWires(quantity.numbers[0] ?? '', quantity.unit);
      tokens.push({ ...quantityWord(quantity), ...same, from: chunk.from, to });
      at = quantity.end;
    } else if (next && isDigit(next.text) && isCode(text, chunks, at)) {
      const number = spelled(next.text);
      const parts = [chunk.text, number];
      const token = codeToken(chunk.text, number);
      tokens.push({ parts, ...token, from: chunk.from, to: next.to });
      at += 1;
    } else if (!SIGNS.has(chunk.text)) {
      const word = spelled(chunk.text);
      tokens.push({ ...chunk, text: word, parts: partsOf(chunk.text), ...inFull(word) });
    }
  }
  return withGauges(tokens);
}

/** All words of a text and their parts, for an index; each as often as the text has it. */
export function indexWords(text: string): string {
  return tokensOf(text)
    .flatMap((token) => [token.text, ...token.parts, ...(token.same ?? [])])
    .join(' ');
}
