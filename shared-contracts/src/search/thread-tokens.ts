/** Reads threads: 'M 10 × 1.25 × 30', '1/4-20 UNC', '#10-24'. */
import { inchSeries, threadsPerInch, type InchSeries } from '../sizes/inch-threads';
import { coarsePitch, isPitch } from '../sizes/metric-threads';
import type { Chunk } from './chunks';
import { spelledNumber } from './quantity';
import { INCHES, near, spelledSize, withInchSign, type SizeToken } from './size-token';
import { UNITS } from './units';

const METRIC = /^m(\d{1,2}(?:\.\d)?)(?:([x-])(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*))?(?:mm)?$/;
const LENGTH = /^\d+(?:\.\d+)?(?:mm)?$/;
const INCH_THREAD = /^((?:\d-)?\d{1,2}\/\d{1,2}|\d{1,2})-(\d{1,2}(?:\.5)?)(?:u?n[cf])?$/;
/** What a series is called after its threads per inch, also before 1949. */
const SERIES = new Set(['unc', 'unf', 'nc', 'nf']);
const TIMES = new Set(['×', 'x']);
/** Numbers of machine screws that are written without '#': 'Screw 10-24'. */
const MACHINE_SCREWS = new Set(['4-40', '6-32', '8-32', '10-24', '10-32']);

/** 'M10', 'M 10 × 30', 'M10x1.25x30 mm', 'M10-1.25'. A coarse pitch is the same as none. */
export function metricFrom(chunks: readonly Chunk[], at: number): SizeToken | null {
  const chunk = chunks[at] as Chunk;
  let end = at;
  let numbers: string[];
  if (chunk.text === 'm') {
    const next = near(chunks, at);
    if (!next || !LENGTH.test(next.text)) return null;
    numbers = [next.text];
    end += 1;
  } else {
    const [whole, diameter = '', sign, rest = ''] = METRIC.exec(chunk.text) ?? [];
    if (whole === undefined) return null;
    numbers = [diameter, ...(rest === '' ? [] : rest.split('x'))];
    // 'M10-1.25' is a thread, 'M18-5' a model number.
    if (sign === '-' && !isPitch(diameter, Number(numbers[1]))) return null;
  }
  const diameter = spelledNumber(numbers[0] ?? '').replace('p', '.');
  const coarse = coarsePitch(diameter);
  if (coarse === undefined) return null;
  while (TIMES.has(chunks[end + 1]?.text ?? '') && LENGTH.test(chunks[end + 2]?.text ?? '')) {
    numbers.push(chunks[end + 2]?.text ?? '');
    end += 2;
  }
  const after = near(chunks, end);
  if (numbers.length > 1 && after?.text === 'mm') end += 1;
  const [, ...further] = numbers.map((number) => number.replace('mm', ''));
  const hasPitch = further[0] !== undefined && isPitch(diameter, Number(further[0]));
  const pitch = hasPitch ? Number(further.shift()) : coarse;
  const isCoarse = pitch === coarse;
  const plain = `m${spelledNumber(diameter)}`;
  const full = `${plain}x${spelledNumber(String(pitch))}`;
  const thread = isCoarse ? plain : full;
  const lengths = further.map(spelledNumber);
  const word = [thread, ...lengths].join('x');
  const bare = [spelledNumber(diameter), ...lengths].join('x');
  return {
    text: word,
    parts: lengths.length > 0 ? [thread, ...lengths] : [],
    same: [
      ...lengths.map((length) => `${length}mm`),
      ...(isCoarse ? [full, ...(lengths.length > 0 ? [bare] : [])] : []),
    ],
    end,
  };
}

const inchThread = (size: string, perInch: number, series: InchSeries, end: number): SizeToken => {
  const number = size.startsWith('#') ? `no${size.slice(1)}` : spelledSize(size);
  const inches = size.startsWith('#') ? [] : [`${number}in`];
  return {
    text: `un${number}n${spelledNumber(String(perInch))}`,
    parts: [number, series],
    same: inches,
    end,
  };
};

/** '1/4-20', '1/4-20 UNC', '#10-32', '1/4" UNC'. */
export function inchThreadFrom(
  chunks: readonly Chunk[],
  at: number,
  isNumbered: boolean,
): SizeToken | null {
  const chunk = chunks[at] as Chunk;
  const [, size, perInch] = INCH_THREAD.exec(chunk.text) ?? [];
  if (size !== undefined && perInch !== undefined) {
    const next = near(chunks, at);
    const isNamed = SERIES.has(next?.text ?? '');
    const isUnit = next !== undefined && UNITS[next.text] !== undefined;
    const isNumber = isNumbered || (MACHINE_SCREWS.has(chunk.text) && !isUnit);
    if (!size.includes('/') && !isNumber && !isNamed) return null;
    const key = isNumber ? `#${size}` : size;
    const series = inchSeries(key, Number(perInch));
    if (!series) return null;
    return inchThread(key, Number(perInch), series, isNamed ? at + 1 : at);
  }
  if (!INCHES.test(chunk.text)) return null;
  const key = isNumbered ? `#${chunk.text}` : chunk.text;
  const end = withInchSign(chunks, at);
  const series = near(chunks, end)?.text ?? '';
  // '1 NC' is a contact.
  if (series !== 'unc' && series !== 'unf') return null;
  const known = threadsPerInch(key, series);
  return known === undefined ? null : inchThread(key, known, series, end + 1);
}
