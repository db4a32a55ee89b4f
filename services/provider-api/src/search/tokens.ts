/**
 * Cuts a text into words to look up, in the same way for the catalogue's texts and for queries:
 * '100 mm', '100mm' and '100 millimetres' are one word, as are 'M8 × 50' and 'm8x50', 'AX-MMA140'
 * and 'axmma140', '1,300 W' and '1300w', '1/2"' and '1/2 inch'.
 */
import { fold } from './fold';

/** A word of a text, its place in the text, and its parts, if it has any. */
export type Token = { text: string; from: number; to: number; parts: string[] };

const UNITS: Record<string, string> = Object.fromEntries(
  Object.entries({
    mm: 'mm millimeter millimeters millimetre millimetres',
    mm2: 'mm2 sqmm',
    cm: 'cm centimeter centimeters centimetre centimetres',
    m: 'm meter meters metre metres mtr mtrs',
    in: 'in inch inches " ”',
    ft: 'ft foot feet',
    kg: 'kg kgs kilo kilos kilogram kilograms',
    g: 'g gram grams',
    oz: 'oz ounce ounces',
    t: 't ton tons tonne tonnes',
    l: 'l liter liters litre litres',
    w: 'w watt watts',
    kw: 'kw kilowatt kilowatts',
    kva: 'kva',
    kn: 'kn',
    v: 'v volt volts',
    a: 'a amp amps ampere amperes',
    ah: 'ah',
    ka: 'ka',
    hp: 'hp horsepower',
    nm: 'nm',
    bar: 'bar',
    psi: 'psi',
    lpm: 'lpm',
    pcs: 'pcs pc piece pieces',
    tpi: 'tpi',
    teeth: 'teeth tooth',
    hz: 'hz',
  }).flatMap(([unit, spellings]) => spellings.split(' ').map((spelling) => [spelling, unit])),
);

// The number of digit groups is limited, because otherwise a text of digit groups alone takes
// quadratic time.
const CHUNK =
  /\d{1,3}(?:,\d{3}){1,5}(?:\.\d+)?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}²]+(?:[-./][\p{L}\p{N}\p{M}²]+)*|["”×]/gu;
const NUMBER = /^\d+(?:\.\d+|\/\d+)?$/;
const SIZED = /^(\d+(?:\.\d+|\/\d+)?)-?(\p{L}+\d?)$/u;
/** One dimension of a size. The first may be a thread: M8 × 50. */
const DIMENSION = /^m?\d+(?:\.\d+)?$/;
const TYPED_SIZE = /^m?\d+(?:x\d+)+(?:mm|cm|m)?$/;
const TIMES = new Set(['×', 'x']);
const SIGNS = new Set(['"', '”', '×']);

/**
 * Spells a number as a word that the database's parser doesn't cut: '7.5' as '7p5', '1/2' as '1o2',
 * '2.0' as '2'.
 */
function spelledNumber(text: string): string {
  return text.replace(/\.0+$/, '').replace('.', 'p').replace('/', 'o');
}

/** A word without the characters between its parts: 'AX-MMA140' and 'axmma140' become equal. */
function spelled(text: string): string {
  if (NUMBER.test(text)) return spelledNumber(text);
  if (TYPED_SIZE.test(text)) return text.replace(/\p{L}+$/u, '');
  const sized = SIZED.exec(text);
  const unit = UNITS[sized?.[2] ?? ''];
  if (sized && unit !== undefined) return spelledNumber(sized[1] ?? '') + unit;
  return text.replaceAll(/[-./]/g, '');
}

function partsOf(text: string): string[] {
  if (NUMBER.test(text)) return [];
  const parts = text.split(/[-./]/);
  return parts.length > 1 ? parts : [];
}

type Chunk = { text: string; from: number; to: number };

function chunksOf(text: string): Chunk[] {
  return [...text.matchAll(CHUNK)].map((found) => ({
    text: fold(found[0]).replaceAll(/(?<=\d),(?=\d{3})/g, ''),
    from: found.index,
    to: found.index + found[0].length,
  }));
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
    const times = timesFrom(chunks, at);
    const last = chunks[at + Math.max(times, 1) - 1] as Chunk;
    const next = chunks[at + Math.max(times, 1)];
    const unit = next && next.from - last.to <= 1 ? UNITS[next.text] : undefined;
    const end = next && unit !== undefined ? next.to : last.to;
    if (times > 0) {
      const numbers = chunks.slice(at, at + times).filter((_, nth) => nth % 2 === 0);
      // The last number may include its unit: 'm8x50mm'.
      const words = numbers.map((number) => spelled(number.text).replace(/(?<=\d)\p{L}+$/u, ''));
      const size = words.join('x');
      // '125 × 1.0 mm' has '125mm' among its parts.
      const sized = unit === undefined ? [] : words.map((word) => word + unit);
      tokens.push({ text: size, from: chunk.from, to: end, parts: [...words, ...sized] });
      at += times - (unit === undefined ? 1 : 0);
    } else if (NUMBER.test(chunk.text) && unit !== undefined) {
      const number = spelledNumber(chunk.text);
      tokens.push({ text: number + unit, from: chunk.from, to: end, parts: [number] });
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
