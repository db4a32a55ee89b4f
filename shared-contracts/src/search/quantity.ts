/** Reads quantities as goods are described by them: '24 V DC', '9–13 A', '7-1/4 inch', '5/2-way'. */
import { isBoltClass } from '../sizes/strengths';
import type { Chunk } from './chunks';
import { CURRENTS, UNITS, valueOf } from './units';

/** A number, a mixed number or a range, and perhaps a unit: '7.5', '7-1/4', '9-13a', '5/2-way'. */
const QUANTITY =
  /^(\d+-\d+\/(?:2|4|8|16|32|64)|\d+\/\d+|\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?(?:-?(\p{L}+\d?|\p{L}+\/\p{L}+))?$/u;
/** What may stand between the numbers of a range. */
const RANGE_SIGN = /^\s?[-–—~]\s?$/;
/** Of two numbers parted by a slash, these are a mains voltage and no fraction. */
const MAINS_LEAST = 100;

/**
 * Spells a number as a word that the database's parser doesn't cut: '7.5' as '7p5', '1/2' as '1o2',
 * '2.0' as '2'.
 */
export function spelledNumber(text: string): string {
  if (!/[./]/.test(text)) return text;
  return text.replace(/\.0+$/, '').replace('.', 'p').replace('/', 'o');
}

export type Quantity = { numbers: string[]; unit: string | undefined; end: number };

function quantityOf(text: string, end: number): Quantity | null {
  const [, first, second, written] = QUANTITY.exec(text) ?? [];
  if (first === undefined) return null;
  const unit = written === undefined ? undefined : UNITS[written];
  if (written !== undefined && unit === undefined) return null;
  // '12-2' is the name of a wire, unless a unit says that it is a range.
  return { numbers: second === undefined ? [first] : [first, second], unit, end };
}

/** Whether a text begins with a digit. */
export function isDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** The quantity that begins at a chunk, with the numbers and the unit after it that belong to it. */
export function quantityFrom(text: string, chunks: readonly Chunk[], at: number): Quantity | null {
  const chunk = chunks[at] as Chunk;
  // Most words are none, and this is asked of each word of a hundred products a search.
  if (!isDigit(chunk.text)) return null;
  const gap = (end: number) => text.slice(chunks[end]?.to, chunks[end + 1]?.from);
  const read = quantityOf(chunk.text, at);
  if (!read) return null;
  const withUnit = (one: Quantity): Quantity => {
    const next = chunks[one.end + 1];
    const isThread =
      next?.text === 'm' &&
      isBoltClass(one.numbers[0] ?? '') &&
      isDigit(chunks[one.end + 2]?.text ?? '');
    const near = next !== undefined && !isThread && gap(one.end).length <= 1;
    if (near && one.unit === undefined && UNITS[next.text] !== undefined) {
      return withUnit({ ...one, unit: UNITS[next.text], end: one.end + 1 });
    }
    const current = near && one.unit === 'v' ? CURRENTS[next.text] : undefined;
    return current === undefined ? one : { ...one, unit: current, end: one.end + 1 };
  };
  const [number = ''] = read.numbers;
  const next = chunks[at + 1];
  if (read.unit === undefined && read.numbers.length === 1 && next) {
    const isTo = next.text === 'to' && chunks[at + 2] !== undefined;
    const other = isTo ? at + 2 : at + 1;
    const further = quantityOf((chunks[other] as Chunk).text, other);
    if (further?.numbers.length === 1 && (isTo || RANGE_SIGN.test(gap(at)))) {
      const range = withUnit({ ...further, numbers: [number, ...further.numbers] });
      if (range.unit !== undefined) return range;
    }
  }
  const whole = withUnit(read);
  return whole.numbers.length > 1 && whole.unit === undefined ? null : whole;
}

/** Spells '7-1/4' as 7.25, and a number as it is looked up. */
const spelledValue = (number: string) =>
  spelledNumber(number.includes('-') ? String(valueOf(number)) : number);

/** '230/400' V are two voltages. */
function voltagesOf(number: string, unit: string): string[] {
  const all = number.split('/');
  const isMains =
    unit.startsWith('v') && all.length > 1 && all.every((one) => Number(one) >= MAINS_LEAST);
  return isMains ? all : [];
}

/** The word of a quantity, and what else it is found by: its numbers, and '24v' for 24 V DC. */
export function quantityWord({ numbers, unit = '' }: Quantity): {
  text: string;
  parts: string[];
  size?: { number: string; unit: string };
} {
  const [only = '', ...further] = numbers;
  const isPlain = further.length === 0 && !/[-/]/.test(only) && !unit.startsWith('v');
  if (isPlain) {
    const value = spelledNumber(only);
    return unit === ''
      ? { text: value, parts: [] }
      : { text: value + unit, parts: [value], size: { number: only, unit } };
  }
  const values = numbers.map(spelledValue);
  const value = values.join('to');
  const [plain, ...kinds] =
    unit === 'v/' ? ['v', 'vac', 'vdc'] : unit === 'vac' || unit === 'vdc' ? [unit, 'v'] : [unit];
  const ends = values.length > 1 ? values.map((one) => one + plain) : [];
  const mains = numbers.flatMap((one) => voltagesOf(one, unit));
  const parts = [
    ...(unit === '' ? [] : values),
    ...kinds.map((kind) => value + kind),
    ...ends,
    ...mains.flatMap((one) => [one, `${one}v`, ...(unit === 'v' ? [] : [one + unit])]),
  ];
  const isSize = further.length === 0 && unit !== '';
  return { text: value + plain, parts, ...(isSize ? { size: { number: only, unit } } : {}) };
}
