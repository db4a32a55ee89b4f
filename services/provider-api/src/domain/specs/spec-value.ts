/**
 * Reads a spec's value, so that equal values of different spellings are one: '1/2 in' and '12.7 mm',
 * '2.5 kW' and '2,500 W', 'M8' and 'M8 × 1.25'. A value that is no number is its folded text.
 */
import { fold } from 'shared-contracts/search/fold';

export type SpecValue = {
  /** Equal for equal values. */
  value: string;
  /** In `base`; null where the value is no number. */
  number: number | null;
  /** The unit in which numbers are compared; '' for a bare number, a thread and a text. */
  base: string;
  /** The unit as it was written, and how many of `base` it is. */
  unit: string;
  factor: number;
};

/** Longer values are sentences, which nobody chooses from a list. */
export const VALUE_MOST = 60;

const UNITS: Record<string, [base: string, factor: number]> = {
  mm: ['mm', 1],
  cm: ['mm', 10],
  m: ['mm', 1000],
  in: ['mm', 25.4],
  inch: ['mm', 25.4],
  inches: ['mm', 25.4],
  '"': ['mm', 25.4],
  ft: ['mm', 304.8],
  w: ['W', 1],
  kw: ['W', 1000],
  hp: ['W', 745.7],
  v: ['V', 1],
  kv: ['V', 1000],
  a: ['A', 1],
  ma: ['A', 0.001],
  ka: ['A', 1000],
  ah: ['Ah', 1],
  mah: ['Ah', 0.001],
  wh: ['Wh', 1],
  kva: ['kVA', 1],
  g: ['g', 1],
  kg: ['g', 1000],
  t: ['g', 1_000_000],
  oz: ['g', 28.349_523_125],
  lb: ['g', 453.592_37],
  lbs: ['g', 453.592_37],
  l: ['L', 1],
  ml: ['L', 0.001],
  bar: ['bar', 1],
  psi: ['bar', 0.068_947_57],
  kpa: ['bar', 0.01],
  mpa: ['MPa', 1],
  nm: ['Nm', 1],
  n: ['N', 1],
  kn: ['N', 1000],
  j: ['J', 1],
  rpm: ['rpm', 1],
  'l/min': ['L/min', 1],
  'm³/min': ['L/min', 1000],
  'm³/h': ['L/min', 1000 / 60],
  hz: ['Hz', 1],
  'db(a)': ['dB(A)', 1],
  cc: ['cc', 1],
  h: ['h', 1],
};

const whole = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
/** A number or an inch fraction ('1-1/4', '1 1/4', '1/2'), and a unit; then at most a conversion. */
const MEASURE = new RegExp(
  String.raw`^(?:(${whole})[ -])??(?:(\d{1,2})/(2|4|8|16|32|64)|(${whole}))\s?-?(\p{L}[\p{L}³/()]*|")(?: dc)?(?:\s\([^()]*(?:\([^()]*\))?[^()]*\))?$`,
  'u',
);
const BARE = new RegExp(`^(${whole})$`);
const THREAD = /^m(\d{1,3}(?:\.\d+)?)(?:\s?[×x]\s?(\d(?:\.\d+)?))?$/;
/** ISO 261: the pitch of a thread that names none, in millimetres. */
const COARSE: Record<string, number> = {
  '3': 0.5,
  '4': 0.7,
  '5': 0.8,
  '6': 1,
  '8': 1.25,
  '10': 1.5,
  '12': 1.75,
  '14': 2,
  '16': 2,
  '18': 2.5,
  '20': 2.5,
  '22': 2.5,
  '24': 3,
  '27': 3,
  '30': 3.5,
};

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

/** Reads a value as it is written in the catalogue, in a URL or by a shopper. */
export function specValueOf(text: string): SpecValue {
  const plain = fold(text.replaceAll('³', '\u{E000}'))
    .replaceAll('\u{E000}', '³')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const other = { base: '', unit: '', factor: 1 };
  const thread = THREAD.exec(plain);
  if (thread) {
    const [, size = '', pitch] = thread;
    const coarse = pitch === undefined || Number(pitch) === COARSE[size];
    const value = coarse ? `m${size}` : `m${size}x${Number(pitch)}`;
    return { ...other, value, number: Number(size) };
  }
  const bare = BARE.exec(plain);
  if (bare?.[1]) {
    const number = numberOf(bare[1]);
    return { ...other, value: String(number), number };
  }
  const measure = MEASURE.exec(plain);
  const [, ahead, over, under, number, written = ''] = measure ?? [];
  const known = UNITS[written];
  // '2 10 mm' is no measure; only a fraction has a whole number ahead of it.
  if (!measure || !known || (ahead !== undefined && over === undefined)) {
    return { ...other, value: plain, number: null };
  }
  const fraction = over === undefined ? numberOf(number ?? '') : Number(over) / Number(under);
  const [base, factor] = known;
  // Five digits, so that 60 mm and 2.3622 in are equal.
  const inBase = Number(((numberOf(ahead ?? '0') + fraction) * factor).toPrecision(5));
  const unit = new RegExp(`${written.replaceAll(/[()]/g, String.raw`\$&`)}`, 'i').exec(text)?.[0];
  return { value: `${inBase}${base}`, number: inBase, base, unit: unit ?? written, factor };
}
